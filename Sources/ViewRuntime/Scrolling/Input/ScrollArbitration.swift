import Foundation
import LayerTree

/// Determines the scroll view that receives a finger, a wheel, a trackpad, or a key, if any.
///
/// The arena, the recognizers, hit testing, and the dispatchers use these rules. ``ScrollDrag`` determines how a scroll
/// view shares a drag with the scroll views around it.
@MainActor
enum ScrollArbitration {
    // MARK: Scroll views and gestures

    static func isScroll(_ recognizer: Recognizer) -> Bool { recognizer is ScrollPan }

    /// The order in which recognizers receive a new finger: scroll views first, because a finger stops moving content
    /// and doesn't press content that another finger scrolls.
    static func inOrderOfTouch(_ found: [Recognizer]) -> (scrolls: [Recognizer], others: [Recognizer]) {
        (found.filter(isScroll), found.filter { !isScroll($0) })
    }

    /// Whether a recognizer yields to a gesture with high priority. A scroll in progress doesn't.
    static func yieldsToHighPriority(_ recognizer: Recognizer) -> Bool { !isScroll(recognizer) }

    /// The recognizers that remain under a gesture that masks its subviews. The view still scrolls.
    static func masked(_ found: [Recognizer]) -> [Recognizer] { found.filter(isScroll) }

    // MARK: Elements behind

    /// The elements of a path that receive touches on a drawing in front of them.
    static func behindDrawing(_ path: [Element]) -> [Element] { path.filter(\.scrollsContent) }

    // MARK: Fingers

    /// Whether a drag belongs to a scroll view.
    ///
    /// The axis of the longer movement decides. At the end of the content, a scroll view around this one that can still
    /// move takes precedence. If there is none, this one stretches its content, unless a sheet receives the drag.
    /// A push on content at its top raises the sheet.
    ///
    /// - Parameters:
    ///   - scroll: The scroll view.
    ///   - translation: The distance of the finger in the window.
    static func takes(_ scroll: ScrollElement, dragBy translation: CGSize) -> Bool {
        let inside = scroll.locally(translation), axis = inside.mainAxis, distance = inside[axis]
        let configuration = scroll.configuration, down = translation.mainAxis == .vertical ? translation.height : 0
        let own = DraggedScroll(scroll: scroll, axis: axis), around = scroll.scrollsAround(along: axis)
        let isAtStart = !own.canMove(by: -distance) && !around.contains { $0.canMove(by: -distance) }
        if configuration.sheetTakesPushes, down < 0, isAtStart { return false }
        if own.canMove(by: distance) { return true }
        if around.contains(where: { $0.canMove(by: distance) }) { return false }
        if configuration.sheetTakesPulls, configuration.refresh == nil, down > 0 { return false }
        return own.canBounce
    }

    /// Whether a scroll view whose content a finger stopped releases the finger to another one, because it doesn't
    /// scroll along the axis of the drag.
    ///
    /// - Parameters:
    ///   - stopped: The scroll view whose content the finger stopped.
    ///   - translation: The distance of the finger in the window.
    static func releases(_ stopped: ScrollElement, dragBy translation: CGSize) -> Bool {
        !stopped.scrolls(on: stopped.locally(translation).mainAxis)
    }

    /// Whether a drag along one of a scroll view's axes can take over the finger from another one, whose content the
    /// finger stopped.
    static func releases(_ stopped: ScrollElement, to scroll: ScrollElement) -> Bool {
        scroll.activeAxes.contains { releases(stopped, dragBy: scroll.globally(CGSize(1, along: $0))) }
    }

    // MARK: Wheels and trackpads

    /// Returns the scroll view that a wheel or a trackpad moves.
    ///
    /// The axis of the longer movement decides. The first choice is a scroll view that the fingers stopped, then the
    /// innermost one that can move in the direction.
    ///
    /// - Parameters:
    ///   - scrolls: The scroll views under the pointer, innermost first.
    ///   - isCaught: Whether the fingers on a trackpad stopped a scroll view.
    static func chosen(
        for event: WheelEvent, among scrolls: [ScrollElement], isCaught: (ScrollElement) -> Bool
    ) -> ScrollElement? {
        let delta = event.wheelDelta
        for axis in [delta.mainAxis, delta.mainAxis.other] where delta[axis] != 0 {
            // A wheel doesn't move content that fits. A trackpad can stretch it.
            let along = scrolls.map { DraggedScroll(scroll: $0, axis: $0.locally(CGSize(1, along: axis)).mainAxis) }
                .filter { $0.scroll.isScrollable(on: $0.axis) || event.phase != .none && $0.canBounce }
            if along.isEmpty { continue }
            if let held = along.first(where: { isCaught($0.scroll) }) { return held.scroll }
            let able = along.first {
                $0.scroll.canMove(on: $0.axis, by: $0.scroll.gesture.movement(of: event, on: $0.axis))
            }
            // A trackpad stretches content beyond an edge; a wheel doesn't.
            return (able ?? (event.phase == .none ? nil : along.first(where: \.canBounce)))?.scroll
        }
        // A wheel with one axis moves content that scrolls on the other axis.
        return scrolls.first { scroll in
            scroll.activeAxes.contains { axis in
                let movement = scroll.gesture.movement(of: event, on: axis)
                return movement != 0 && scroll.canMove(on: axis, by: movement)
            }
        }
    }

    // MARK: Keys

    /// Returns the scroll views in an element in the order in which they receive a key: the largest first. For an arrow
    /// key, the ones that scroll along its axis come first.
    static func inOrder(for key: KeyEvent.Key, in element: Element) -> [ScrollElement] {
        let axis: Axis? =
            switch key {
            case .leftArrow, .rightArrow: .horizontal
            case .upArrow, .downArrow: .vertical
            default: nil
            }
        var found: [ScrollElement] = []
        collect(element, into: &found)
        func rank(_ scroll: ScrollElement) -> (Int, CGFloat) {
            (axis.map(scroll.scrolls(on:)) == false ? 1 : 0, -scroll.viewport.width * scroll.viewport.height)
        }
        return found.sorted { rank($0) < rank($1) }
    }

    private static func collect(_ element: Element, into found: inout [ScrollElement]) {
        if let scroll = element as? ScrollElement { found.append(scroll) }
        element.forEachLayoutChild { collect($0, into: &found) }
    }
}
