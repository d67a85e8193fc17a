import Foundation
import LayerTree

/// A drag from the lift to the drop: its preview, its target, and the automatic scroll at the edges of scroll views.
@MainActor
final class DragSession: FrameClient {
    /// The distance that a lifted view must move before targets receive it, in points. A view that is only lifted
    /// returns.
    private static let slop: CGFloat = 4

    private unowned let graph: ViewGraph
    private let preview: DragPreviewElement
    private let start: CGPoint
    private var drag: Drag
    private var hasMoved = false
    private var target: (any DropTarget)?
    /// Whether each queried target accepts the items, by the number of its element.
    private var answers: [Int: Bool] = [:]
    /// The automatic scroll at the pointer, or `nil` if nothing scrolls.
    private var scroll: AutomaticScroll?
    private var spring: Spring?

    init(_ item: NSItemProvider, from source: DragSourceElement, at point: CGPoint) {
        graph = source.graph
        start = point
        drag = Drag(items: [item], location: point)
        preview = DragPreviewElement(of: source, at: point)
        graph.dragging.session = self
    }

    // MARK: Following the pointer

    func move(to point: CGPoint, at time: Double) {
        scroll(to: time)
        drag.location = point
        let translation = CGSize(width: point.x - start.x, height: point.y - start.y)
        preview.move(by: translation)
        if !hasMoved {
            guard hypot(translation.width, translation.height) >= Self.slop else { return }
            hasMoved = true
            graph.knownPresentations?.closeMenu()
        }
        aim(at: time)
        if nextStep(after: time) != .done { graph.add(self) }
    }

    /// Finds the target, the automatic scroll, and the spring-loaded button under the pointer.
    private func aim(at time: Double) {
        guard hasMoved else { return }
        let path = HitTest.path(at: drag.location, in: graph.root)
        scroll = automaticScroll(in: path, at: time)
        updateSpring(in: path, at: time)
        let found = innermostTarget(in: path)
        if let found, let target, target.follow(found) { return target.move(drag) }
        target?.exit(drag)
        target = found
        found?.enter(drag)
        found?.move(drag)
    }

    /// Returns the innermost target that accepts the items.
    private func innermostTarget(in path: [Element]) -> (any DropTarget)? {
        for element in path {
            if let target = element as? DropTargetElement {
                let answer = answers[target.number] ?? target.accepts(drag)
                answers[target.number] = answer
                if answer { return target }
            } else if let scroll = element as? ScrollElement, let rows = RowGap(in: scroll, for: drag) {
                return rows
            }
        }
        return nil
    }

    // MARK: At the edges

    /// A scroll view that moves on an axis because the pointer is near its edge.
    private struct AutomaticScroll {
        let view: ScrollElement
        let axis: Axis
        /// The speed in points per second, in the direction of the content offset.
        let speed: Double
        /// The time of the current offset.
        let time: Double
    }

    /// Returns the automatic scroll of the innermost scroll view that can move.
    private func automaticScroll(in path: [Element], at time: Double) -> AutomaticScroll? {
        for case let view as ScrollElement in path {
            let point = view.inside(view.locally(drag.location)), room = view.alignmentRect
            for axis in view.activeAxes {
                let toward =
                    EdgeScroll.speed(room.high(on: axis) - point[axis])
                    - EdgeScroll.speed(point[axis] - room.low(on: axis))
                let speed = view.contentDistance(-toward, on: axis)
                if speed != 0, view.canMove(on: axis, by: speed) {
                    return AutomaticScroll(view: view, axis: axis, speed: speed, time: time)
                }
            }
        }
        return nil
    }

    /// Scrolls. The pointer has been still since the last step, so the speed was constant.
    private func scroll(to time: Double) {
        guard let scroll, time > scroll.time, scroll.view.isMounted else { return }
        let view = scroll.view, motion = view[scroll.axis]
        let offset = motion.offset + scroll.speed * (time - scroll.time)
        var place = CGPoint(x: view.horizontal.offset, y: view.vertical.offset)
        place[scroll.axis] = CGFloat(min(max(offset, motion.bounds.lowerBound), motion.bounds.upperBound))
        view.jump(to: place)
    }

    func step(to time: Double) -> FrameDemand {
        scroll(to: time)
        aim(at: time)
        return nextStep(after: time)
    }

    private func nextStep(after time: Double) -> FrameDemand {
        if scroll != nil { return .nextFrame }
        guard let spring, !spring.isReleased else { return .done }
        return .at(spring.time)
    }

    // MARK: Spring loading

    /// The button under the pointer that the drag activates.
    private struct Spring {
        let button: ButtonElement
        /// The time of the activation.
        let time: Double
        /// Whether the drag has activated the button.
        var isReleased = false
    }

    private func updateSpring(in path: [Element], at time: Double) {
        let button = path.lazy.compactMap { $0 as? ButtonElement }.first { $0.isSpringLoaded }
        if button !== spring?.button {
            spring = button.map { Spring(button: $0, time: time + SpringLoadingBehavior.delay) }
        }
        guard let due = spring, !due.isReleased, time >= due.time else { return }
        spring?.isReleased = true
        _ = due.button.activate()
    }

    // MARK: The end

    /// Drops the items on the target. Without a target, the preview returns.
    func drop(at time: Double) {
        scroll(to: time)
        aim(at: time)
        guard let target, target.acceptsDrop else { return cancel() }
        let answer = DropAnswer()
        target.drop(drag) { answer.isAccepted = $0 }
        answer.isAccepted == false ? preview.goHome() : preview.land()
        end()
    }

    func cancel() {
        target?.exit(drag)
        preview.goHome()
        end()
    }

    private func end() {
        graph.remove(self)
        graph.dragging.session = nil
    }
}
