import Foundation
import LayerTree

extension View {
    /// Applies an effect to this view as it scrolls into and out of view.
    ///
    /// The effect depends on the view's layout position, without effects, relative to the container of the scroll view
    /// without its insets.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies an effect to this view as it scrolls into and out of view, with a configuration for each side.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            _ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
    }
}

/// A modifier that applies a scroll transition.
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
        element.use(topLeading, bottomTrailing, axis) { [transition] in
            _VisualEffectValues(transition(EmptyVisualEffect(), $0))
        }
    }
}

/// The element of a scroll transition.
///
/// The element evaluates the effect once for each of its three phases and interpolates between the results. A view that
/// isn't visible is in the hidden phase of one of the sides, whatever the threshold.
final class ScrollTransitionElement: ModifierElement, ScrollEffectClient {
    /// The modifier whose effect the element uses.
    var source: Any?
    private var topLeading = ScrollTransitionConfiguration.identity
    private var bottomTrailing = ScrollTransitionConfiguration.identity
    private var axis: Axis?
    private var effect: ((ScrollTransitionPhase) -> _VisualEffectValues)!
    private var phases:
        (topLeading: _VisualEffectValues, identity: _VisualEffectValues, bottomTrailing: _VisualEffectValues)?
    /// Whether the effect is interpolated on each side.
    private var isMixed = (topLeading: false, bottomTrailing: false)
    @Unretained private var scroll: ScrollElement?
    /// The visible progress, in which -1, 0, and 1 are the phases, or `nil` if it's out of date.
    private var progress: Double?
    /// The phase for the current position: -1, 0, or 1, or `nil` if it's out of date.
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
        var start = frame.low(on: axis) - room.low(on: axis)
        if axis == .horizontal && scroll.isRightToLeft { start = room.maxX - frame.maxX }
        let length = frame.size[axis], container = room.size[axis]
        let leading = topLeading.threshold.progress(start: start, viewLength: length, containerLength: container)
        // A view that has passed the leading threshold may not have reached the trailing one.
        let value =
            leading < 0
            ? leading
            : max(bottomTrailing.threshold.progress(start: start, viewLength: length, containerLength: container), 0)
        let phase: Double = value == 0 ? 0 : (value < 0 ? -1 : 1)
        let isAsBefore = phase == self.phase
        if isAsBefore, phase == 0 || !(phase < 0 ? isMixed.topLeading : isMixed.bottomTrailing) { return }
        // The motion back to the identity uses the configuration of the side from which it comes.
        let side = phase != 0 ? phase : self.phase ?? 0
        self.phase = phase
        switch (side < 0 ? topLeading : bottomTrailing).mode {
        case .identity: if let animated, animated.model != 0 { animated.set(0) } else { show(0) }
        case .interactive(let curve): show(phase * curve.value(at: abs(value)))
        case .animated(let animation): animate(to: phase, animation)
        }
    }

    private func animate(to phase: Double, _ animation: Animation) {
        let animated = self.animated ?? AnimatedProperty(0.0, of: self) { [unowned self] in show($0) }
        self.animated = animated
        if progress == nil, animated.isAtRest, animated.model == 0 || animated.model == phase {
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
