import Foundation
import LayerTree

extension View {
    /// Shows the view differently as it scrolls into and out of sight.
    ///
    /// Where a view is counts as laid out, without effects, and against the scroll view's container less its insets.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Shows the view differently as it scrolls into and out of sight, by a configuration for either side.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            _ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) { phase in
                VisualEffectValues(transition(EmptyVisualEffect(), phase))
            })
    }
}

public struct _ScrollTransitionModifier: ElementModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let effect: @Sendable (ScrollTransitionPhase) -> VisualEffectValues

    package func makeElement(_ context: _NodeContext) -> _Node { ScrollTransitionElement(context) }
    package func update(_ element: _Node) {
        unsafeDowncast(element, to: ScrollTransitionElement.self).use(self)
    }
}

/// The effect is asked for at its three phases once; on the way between them its values are mixed.
final class ScrollTransitionElement: ModifierElement, ScrollEffectClient {
    private var modifier: _ScrollTransitionModifier!
    private var phases: (topLeading: VisualEffectValues, identity: VisualEffectValues, bottomTrailing: VisualEffectValues)?
    private weak var scroll: ScrollElement?
    private var progress: Double?
    private lazy var animated = AnimatedProperty(0.0, of: self) { [unowned self] in show($0) }

    func use(_ modifier: _ScrollTransitionModifier) {
        _ = makeLayer()
        self.modifier = modifier
        phases = nil
        progress = nil
        scroll?.visibility.add(self, in: scroll!)
    }

    override func arrange() {
        super.arrange()
        let around = scrollAround(on: modifier.axis)
        if around !== scroll { scroll?.visibility.remove(self) }
        scroll = around
        progress = nil
        around?.visibility.add(self, in: around!)
    }

    override func willUnmount() {
        scroll?.visibility.remove(self)
        animated.stop()
    }

    func applyScrollEffect(in scroll: ScrollElement) {
        let axis = modifier.axis ?? (scroll.scrolls(on: .vertical) ? .vertical : .horizontal)
        let frame = frame(inContentOf: scroll), room = scroll.alignmentRect
        var start = axis == .vertical ? frame.minY - room.minY : frame.minX - room.minX
        if axis == .horizontal && scroll.isRightToLeft { start = room.maxX - frame.maxX }
        let length = frame.size[axis], container = room.size[axis]
        let leading = modifier.topLeading.threshold.progress(start: start, viewLength: length, containerLength: container)
        let value =
            leading <= 0
            ? leading
            : modifier.bottomTrailing.threshold.progress(start: start, viewLength: length, containerLength: container)
        let configuration = value < 0 ? modifier.topLeading : modifier.bottomTrailing
        switch configuration.mode {
        case .identity: if progress != 0 { show(0) }
        case .interactive(let curve):
            show(value == 0 || abs(value) == 1 ? value : (value < 0 ? -1 : 1) * curve.value(at: abs(value)))
        case .animated(let animation):
            let phase: Double = value == 0 ? 0 : (value < 0 ? -1 : 1)
            if progress == nil && animated.isAtRest && animated.model == 0 {
                animated.set(phase)
            } else if phase != animated.model {
                graph.animating(with: animation) { animated.set(phase) }
            }
        }
    }

    private func show(_ value: Double) {
        if value == progress { return }
        progress = value
        let known: (topLeading: VisualEffectValues, identity: VisualEffectValues, bottomTrailing: VisualEffectValues)
        if let phases {
            known = phases
        } else {
            known = (modifier.effect(.topLeading), modifier.effect(.identity), modifier.effect(.bottomTrailing))
            phases = known
        }
        let far = value < 0 ? known.topLeading : known.bottomTrailing
        (value == 0 ? known.identity : known.identity.mixed(with: far, abs(value))).apply(to: self)
    }
}
