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
final class ScrollTransitionElement: ModifierElement, ScrollEffectClient, RespondingElement {
    private typealias Phases = (
        topLeading: _VisualEffectValues, identity: _VisualEffectValues, bottomTrailing: _VisualEffectValues
    )

    /// The modifier whose effect the element uses.
    var source: Any?
    private var topLeading = ScrollTransitionConfiguration.identity
    private var bottomTrailing = ScrollTransitionConfiguration.identity
    private var axis: Axis?
    private var effect: ((ScrollTransitionPhase) -> _VisualEffectValues)!
    private var knownPhases: Phases?
    @Unretained private var scroll: ScrollElement?
    /// The visible progress, in which -1, 0, and 1 are the phases, or `nil` if it's out of date.
    private var progress: Double?
    /// The phase for the current position: -1, 0, or 1, or `nil` if it's out of date.
    private var phase: Double?
    private var animated: AnimatedProperty<Double>?
    private var responses = EffectResponses()

    func use(
        _ topLeading: ScrollTransitionConfiguration, _ bottomTrailing: ScrollTransitionConfiguration, _ axis: Axis?,
        _ effect: @escaping (ScrollTransitionPhase) -> _VisualEffectValues
    ) {
        _ = makeLayer()
        self.topLeading = topLeading
        self.bottomTrailing = bottomTrailing
        self.axis = axis
        self.effect = effect
        knownPhases = nil
        progress = nil
        phase = nil
        responses.effectDidChange()
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
        let position = position(in: scroll, room)
        show(position)
        guard graph.lead != nil else { return }
        // An animation doesn't depend on the position alone.
        layer?.responses =
            topLeading.mode.isAnimated || bottomTrailing.mode.isAnimated
            ? nil
            : responses.update(
                for: self, now: values(at: interactiveProgress(at: position)),
                along: Axis.Set(mainAxis(of: scroll)))
    }

    func effect(withContentMovedBy distance: CGFloat, along axis: Axis) -> _VisualEffectValues {
        guard let scroll else { return values(at: 0) }
        var room = scroll.alignmentRect
        room.origin[axis] -= distance
        return values(at: interactiveProgress(at: position(in: scroll, room)))
    }

    // MARK: Progress

    private func mainAxis(of scroll: ScrollElement) -> Axis {
        axis ?? (scroll.scrolls(on: .vertical) ? .vertical : .horizontal)
    }

    /// Returns the position of the view in the container: negative at the top or leading side, positive at the other
    /// side, and 0 in the identity phase. At -1 and 1, the view is hidden.
    private func position(in scroll: ScrollElement, _ room: CGRect) -> Double {
        let axis = mainAxis(of: scroll)
        let frame = frame(inContentOf: scroll)
        var start = frame.low(on: axis) - room.low(on: axis)
        if axis == .horizontal && scroll.isRightToLeft { start = room.maxX - frame.maxX }
        let length = frame.size[axis], container = room.size[axis]
        let leading = topLeading.threshold.progress(start: start, viewLength: length, containerLength: container)
        // A view that has passed the leading threshold may not have reached the trailing one.
        return leading < 0
            ? leading
            : max(bottomTrailing.threshold.progress(start: start, viewLength: length, containerLength: container), 0)
    }

    private func phase(at position: Double) -> Double { position == 0 ? 0 : (position < 0 ? -1 : 1) }

    private func mode(of side: Double) -> ScrollTransitionConfiguration.Mode {
        (side < 0 ? topLeading : bottomTrailing).mode
    }

    /// Returns the progress of the effect at a position, without animations.
    private func interactiveProgress(at position: Double) -> Double {
        guard case .interactive(let curve) = mode(of: position) else { return 0 }
        return phase(at: position) * curve.value(at: abs(position))
    }

    // MARK: Display

    private func show(_ position: Double) {
        let phase = phase(at: position), old = self.phase
        if phase == old, phase == 0 || !mode(of: phase).isInteractive { return }
        self.phase = phase
        // The motion back to the identity uses the configuration of the side from which it comes.
        switch mode(of: phase != 0 ? phase : old ?? 0) {
        case .identity: if let animated, animated.model != 0 { animated.set(0) } else { show(progress: 0) }
        case .interactive: show(progress: interactiveProgress(at: position))
        case .animated(let animation): animate(to: phase, animation)
        }
    }

    private func animate(to phase: Double, _ animation: Animation) {
        let animated = self.animated ?? AnimatedProperty(0.0, of: self) { [unowned self] in show(progress: $0) }
        self.animated = animated
        if progress == nil, animated.isAtRest, animated.model == 0 || animated.model == phase {
            animated.set(phase)
        } else if phase != animated.model {
            graph.animating(with: animation) { animated.set(phase) }
        }
    }

    private func show(progress: Double) {
        if progress == self.progress { return }
        self.progress = progress
        values(at: progress).apply(to: self)
    }

    private func values(at progress: Double) -> _VisualEffectValues {
        let phases = phases()
        if progress == 0 { return phases.identity }
        return phases.identity.mixed(with: progress < 0 ? phases.topLeading : phases.bottomTrailing, abs(progress))
    }

    private func phases() -> Phases {
        if let knownPhases { return knownPhases }
        let phases = (effect(.topLeading), effect(.identity), effect(.bottomTrailing))
        knownPhases = phases
        return phases
    }
}
