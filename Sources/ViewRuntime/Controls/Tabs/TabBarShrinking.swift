import Foundation

/// Shrinks the tab bar when a person scrolls the content, if the program requests it.
struct TabBarShrinking: ViewModifier {
    let behavior: TabBarMinimizeBehavior
    @Binding var isSmall: Bool

    init(behavior: TabBarMinimizeBehavior, isSmall: Binding<Bool>) {
        self.behavior = behavior
        _isSmall = isSmall
    }

    func body(content: Content) -> some View {
        let shrink = { [behavior, $isSmall] (direction: ScrollCourse.Direction) in
            let small = (direction == .down) == (behavior == .onScrollDown)
            if $isSmall.wrappedValue != small { $isSmall.wrappedValue = small }
        }
        content.modifier(
            _ScrollObserverModifier(isActive: behavior == .onScrollDown || behavior == .onScrollUp) {
                TabBarScrollObserver(shrink)
            } update: {
                ($0 as? TabBarScrollObserver)?.action = shrink
            })
    }
}

/// Reports the direction in which a person scrolls.
private final class TabBarScrollObserver: ScrollObserver {
    var action: (ScrollCourse.Direction) -> Void
    /// The scroll view that a person scrolls, its course, and the direction that was last reported.
    private var current: (scroll: ObjectIdentifier, course: ScrollCourse, direction: ScrollCourse.Direction?)?

    init(_ action: @escaping (ScrollCourse.Direction) -> Void) { self.action = action }

    func scrollPhaseDidChange(_ scroll: ScrollElement, from old: ScrollPhase, to new: ScrollPhase) {
        // Each gesture reports its direction, for a tap between two of them enlarges the bar.
        if new == .idle || new == .tracking { current = nil }
    }

    func scrollGeometryDidChange(_ scroll: ScrollElement) {
        // The program's own movements don't count. A wheel and keys animate, too.
        let isPerson =
            switch scroll.phase {
            case .interacting, .decelerating: true
            case .animating: scroll.targets.isStepping
            case .idle, .tracking: false
            }
        guard isPerson else { return current = nil }
        guard current?.scroll == ObjectIdentifier(scroll) else {
            return current = (ObjectIdentifier(scroll), ScrollCourse(scroll.geometry), nil)
        }
        guard let direction = current?.course.move(to: scroll.geometry), direction != current?.direction else { return }
        current?.direction = direction
        scroll.graph.afterUpdate { [action] in action(direction) }
    }
}

/// The vertical course of the content while a person scrolls it.
private struct ScrollCourse {
    enum Direction { case up, down }

    /// The distance in points that the content scrolls until its direction counts.
    private static let threshold: CGFloat = 8

    private var insets: EdgeInsets
    /// The offset in points. Bounces at the edges don't count.
    private var offset: CGFloat
    /// The offset in points where the direction changed last.
    private var turn: CGFloat

    init(_ geometry: ScrollGeometry) {
        insets = geometry.contentInsets
        let first = -insets.top, last = geometry.contentSize.height - geometry.containerSize.height - insets.top
        offset = min(max(geometry.contentOffset.y, first), max(last, first))
        turn = offset
    }

    /// Returns the direction in which the content has scrolled since the last turn, or `nil` if the distance is short.
    mutating func move(to geometry: ScrollGeometry) -> Direction? {
        let next = ScrollCourse(geometry)
        // A change of the insets, such as that of a bar that shrinks, moves the content by itself.
        guard next.insets == insets else {
            self = next
            return nil
        }
        if (next.offset - offset) * (offset - turn) < 0 { turn = offset }
        offset = next.offset
        return abs(offset - turn) > Self.threshold ? offset > turn ? .down : .up : nil
    }
}
