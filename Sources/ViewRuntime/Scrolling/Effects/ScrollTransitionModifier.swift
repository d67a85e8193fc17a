import Foundation
import LayerTree

extension View {
    /// Shows the view differently as it scrolls into and out of sight.
    ///
    /// Where a view is counts as laid out, without effects, and against the scroll view's container less its insets.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Shows the view differently as it scrolls into and out of sight, by a configuration for either side.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            _ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
    }
}

nonisolated public struct _ScrollTransitionModifier<Effect: VisualEffect>: ElementModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { ScrollTransitionElement(context) }

    @MainActor package func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: ScrollTransitionElement.self)
        if let known = element.source as? Self, ValueComparison.areEqual(known, self) { return }
        element.source = self
        element.use(topLeading, bottomTrailing, axis) { [transition] in _VisualEffectValues(transition(EmptyVisualEffect(), $0)) }
    }
}

/// The effect is asked for at its three phases once; on the way between them its values are mixed. Out of sight a view is hidden
/// to one side or the other, whatever the threshold.
final class ScrollTransitionElement: ModifierElement, ScrollEffectClient {
    /// The modifier that was last taken over.
    var source: Any?
    private var topLeading = ScrollTransitionConfiguration.identity
    private var bottomTrailing = ScrollTransitionConfiguration.identity
    private var axis: Axis?
    private var effect: ((ScrollTransitionPhase) -> _VisualEffectValues)!
    private var phases: (topLeading: _VisualEffectValues, identity: _VisualEffectValues, bottomTrailing: _VisualEffectValues)?
    /// Whether an effect is mixed along the way on either side.
    private var isMixed = (topLeading: false, bottomTrailing: false)
    @Unretained private var scroll: ScrollElement?
    /// What is shown: −1, 0 and 1 are the phases. Nil when it is to be found anew.
    private var progress: Double?
    /// The phase that the place calls for: −1, 0 or 1. Nil when it is to be found anew.
    private var phase: Double?
    private var animated: AnimatedProperty<Double>?

    func use(
        _ topLeading: ScrollTransitionConfiguration, _ bottomTrailing: ScrollTransitionConfiguration, _ axis: Axis?,
        _ effect: @escaping (ScrollTransitionPhase) -> _VisualEffectValues
    ) {
        _ = makeLayer()
        self.topLeading = topLeading
        self.bottomTrailing = bottomTrailing
        self.axis = axis
        self.effect = effect
        isMixed = (topLeading.mode.isInteractive, bottomTrailing.mode.isInteractive)
        phases = nil
        progress = nil
        phase = nil
        scroll?.visibility.add(self, in: scroll!)
    }

    override func arrange() {
        super.arrange()
        let around = scrollAround(on: axis)
        if around !== scroll { scroll?.visibility.remove(self) }
        scroll = around
        progress = nil
        phase = nil
        around?.visibility.add(self, in: around!)
    }

    override func willUnmount() {
        scroll?.visibility.remove(self)
        animated?.stop()
    }

    func applyScrollEffect(in scroll: ScrollElement, room: CGRect) {
        let axis = self.axis ?? (scroll.scrolls(on: .vertical) ? .vertical : .horizontal)
        let frame = frame(inContentOf: scroll)
        var start = axis == .vertical ? frame.minY - room.minY : frame.minX - room.minX
        if axis == .horizontal && scroll.isRightToLeft { start = room.maxX - frame.maxX }
        let length = frame.size[axis], container = room.size[axis]
        let leading = topLeading.threshold.progress(start: start, viewLength: length, containerLength: container)
        // A view that has passed the threshold of its beginning may still be before that of its end.
        let value =
            leading < 0
            ? leading
            : max(bottomTrailing.threshold.progress(start: start, viewLength: length, containerLength: container), 0)
        let phase: Double = value == 0 ? 0 : (value < 0 ? -1 : 1)
        let isAsBefore = phase == self.phase
        if isAsBefore, phase == 0 || !(phase < 0 ? isMixed.topLeading : isMixed.bottomTrailing) { return }
        // The way back to the identity is that of the side it comes from.
        let side = phase != 0 ? phase : self.phase ?? 0
        self.phase = phase
        switch (side < 0 ? topLeading : bottomTrailing).mode {
        case .identity: if let animated, animated.model != 0 { animated.set(0) } else { show(0) }
        case .interactive(let curve):
            show(value == 0 || abs(value) == 1 ? value : phase * curve.value(at: abs(value)))
        case .animated(let animation): animate(to: phase, animation)
        }
    }

    private func animate(to phase: Double, _ animation: Animation) {
        let animated = self.animated ?? AnimatedProperty(0.0, of: self) { [unowned self] in show($0) }
        self.animated = animated
        if progress == nil && animated.isAtRest && animated.model == 0 {
            animated.set(phase)
        } else if phase != animated.model {
            graph.animating(with: animation) { animated.set(phase) }
        }
    }

    private func show(_ value: Double) {
        if value == progress { return }
        progress = value
        let known: (topLeading: _VisualEffectValues, identity: _VisualEffectValues, bottomTrailing: _VisualEffectValues)
        if let phases {
            known = phases
        } else {
            known = (effect(.topLeading), effect(.identity), effect(.bottomTrailing))
            phases = known
        }
        let far = value < 0 ? known.topLeading : known.bottomTrailing
        (value == 0 ? known.identity : known.identity.mixed(with: far, abs(value))).apply(to: self)
    }
}
