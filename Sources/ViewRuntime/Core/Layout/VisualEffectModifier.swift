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

final class VisualEffectElement: ModifierElement, RespondingElement {
    /// The modifier whose effect the element uses.
    var source: Any?
    private var effect: ((GeometryProxy) -> _VisualEffectValues)!
    private var shown: _VisualEffectValues?
    private var isSampleQueued = false
    private var isSampling = false
    /// Whether the effect depends on the position of the view.
    private var readsPlace = false
    private var responses = EffectResponses()
    /// The interpolation from a previous effect to the current one.
    private var motion: (from: _VisualEffectValues, progress: AnimatedProperty<Double>)?

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
        graph.places.add(self)
    }

    func use(_ effect: @escaping (GeometryProxy) -> _VisualEffectValues) {
        self.effect = effect
        responses.effectDidChange()
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
        responses.effectDidChange()
        queue()
    }

    override func didLeave() {
        graph.places.remove(self)
    }

    override func willUnmount() {
        graph.places.remove(self)
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
        if motion?.progress.isAtRest == true { motion = nil }
        if graph.lead != nil, readsPlace {
            // During its own animation, the effect doesn't only depend on the position.
            layer?.responses =
                motion == nil ? responses.update(for: self, now: values, along: [.horizontal, .vertical]) : nil
        }
        if let motion { values = motion.from.mixed(with: values, motion.progress.presented) }
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

    func effect(withContentMovedBy distance: CGFloat, along axis: Axis) -> _VisualEffectValues {
        withContent(movedBy: distance, along: axis) { sampled() }
    }
}
