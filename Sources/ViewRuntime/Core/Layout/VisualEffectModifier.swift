import Foundation
import LayerTree

extension View {
    /// Applies a visual effect that depends on the view's size and position and doesn't affect its layout.
    ///
    /// The closure runs again whenever either changes, also in each frame of a scroll. No body is evaluated for this.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(_VisualEffectModifier(effect: effect))
    }
}

/// A modifier that applies a visual effect.
nonisolated public struct _VisualEffectModifier<Effect: VisualEffect>: ElementModifier {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { VisualEffectElement(context) }

    @MainActor package func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: VisualEffectElement.self)
        if let known = element.source as? Self, ValueComparison.areEqual(known, self) { return }
        element.source = self
        element.use { [effect] in _VisualEffectValues(effect(EmptyVisualEffect(), $0)) }
    }
}

final class VisualEffectElement: ModifierElement {
    /// The modifier whose effect the element uses.
    var source: Any?
    private var effect: ((GeometryProxy) -> _VisualEffectValues)!
    private var shown: _VisualEffectValues?
    private var isSampleQueued = false
    private var isSampling = false
    /// Whether the effect depends on the position of the view.
    private var readsPlace = false
    /// The axes along which the effect opposes the movement of content, as the scroll views around the element know.
    private var opposed: Axis.Set = []
    /// The interpolation from a previous effect to the current one.
    private var motion: (from: _VisualEffectValues, progress: AnimatedProperty<Double>)?

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
        graph.places.add(self)
    }

    func use(_ effect: @escaping (GeometryProxy) -> _VisualEffectValues) {
        self.effect = effect
        if graph.animatesLayout, let shown, effectiveTransaction.effectiveAnimation != nil {
            motion?.progress.stop()
            let progress = AnimatedProperty(0.0, of: self, isShown: true) { [unowned self] _ in queue() }
            motion = (shown, progress)
            progress.set(1)
        }
        queue()
    }

    override func arrange() {
        super.arrange()
        queue()
    }

    override func placeWasRead() { readsPlace = true }

    override func safeAreaWasRead() { readsPlace = true }

    override func placeDidChange() { if readsPlace { queue() } }

    override func environmentDidChange(from old: EnvironmentValues) {
        guard environment.layoutDirection != old.layoutDirection else { return }
        // The same effect has another transform.
        shownSize = nil
        queue()
    }

    override func didLeave() {
        graph.places.remove(self)
        note([])
    }

    override func willUnmount() {
        graph.places.remove(self)
        note([])
        motion?.progress.stop()
    }

    // The effect reads the view's position without the effect itself.
    override var ownTransform: ProjectionTransform? { isSampling ? nil : super.ownTransform }

    private func queue() {
        if isSampleQueued { return }
        isSampleQueued = true
        graph.sampleQueue.append(self)
    }

    /// Updates the effect. Called before a frame is shown, after all layout.
    func sample() {
        isSampleQueued = false
        guard isMounted else { return }
        var values = sampled()
        if graph.lead != nil { note(opposedAxes(of: values)) }
        if let motion {
            if motion.progress.isAtRest {
                self.motion = nil
            } else {
                values = motion.from.mixed(with: values, motion.progress.presented)
            }
        }
        if values == shown && size == shownSize { return }
        shown = values
        shownSize = size
        values.apply(to: self)
    }

    private var shownSize: CGSize?

    private func sampled() -> _VisualEffectValues {
        isSampling = true
        defer { isSampling = false }
        return effect(GeometryProxy(element: self))
    }

    // MARK: Motion relative to scrolled content

    /// The part of the distance of scrolled content by which an effect may move its view. The page shows content ahead
    /// of the effects in it, and at a lower part, a view that stays behind isn't noticeable.
    private static let unnoticedShare: CGFloat = 0.2
    /// The distance in points at which the effect is compared with itself.
    private static let probe: CGFloat = 8

    /// Returns the axes along which a movement of the view changes the position that the effect gives it.
    private func opposedAxes(of values: _VisualEffectValues) -> Axis.Set {
        let shift = values.shift(of: self)
        // An effect that moves its view nowhere doesn't oppose the content yet.
        if shift == .zero { return [] }
        let scrolled = scrolledAxes
        var axes: Axis.Set = []
        for axis in [Axis.horizontal, .vertical] where scrolled.contains(Axis.Set(axis)) {
            for distance in [-Self.probe, Self.probe] {
                origin[axis] += distance
                let moved = sampled().shift(of: self)
                origin[axis] -= distance
                let change = hypot(moved.width - shift.width, moved.height - shift.height)
                // A change that isn't a number opposes everything.
                if !(change <= Self.probe * Self.unnoticedShare) { axes.insert(Axis.Set(axis)) }
            }
        }
        return axes
    }

    /// Notifies the scroll views around the element if the axes change along which the effect opposes their content.
    private func note(_ axes: Axis.Set) {
        if axes == opposed { return }
        opposed = axes
        noteEffect(of: self, opposes: axes)
    }
}
