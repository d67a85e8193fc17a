import Foundation
import LayerTree

/// A drag from the lift to the drop: its preview, its target, and the automatic scroll at the edges of scroll views.
@MainActor
final class DragSession: FrameClient {
    /// The distance in points that a lifted view moves before targets take notice. A view that is only lifted returns.
    private static let slop: CGFloat = 4

    private unowned let graph: ViewGraph
    private let preview: DragPreviewElement
    private let start: CGPoint
    private var drag: Drag
    private var hasMoved = false
    private var target: (any DropTarget)?
    /// The answers of the targets that were asked whether they take the items, by the numbers of their elements.
    private var answers: [Int: Bool] = [:]
    /// The time of the last automatic scroll step, or `nil` while nothing scrolls.
    private var scrolledAt: Double?

    init(_ item: NSItemProvider, from source: DragSourceElement, at point: CGPoint) {
        graph = source.graph
        start = point
        drag = Drag(items: [item], location: point)
        preview = DragPreviewElement(of: source, at: point)
        graph.dragging.session = self
    }

    // MARK: Following the pointer

    func move(to point: CGPoint, at time: Double) {
        scrollAlong(to: time)
        drag.location = point
        let translation = CGSize(width: point.x - start.x, height: point.y - start.y)
        preview.move(by: translation)
        if !hasMoved {
            guard hypot(translation.width, translation.height) >= Self.slop else { return }
            hasMoved = true
            closeMenu()
        }
        aim()
        if scrollDemand != nil, scrolledAt == nil {
            scrolledAt = time
            graph.add(self)
        }
    }

    /// Closes the menu that the hold of the source opened.
    private func closeMenu() {
        if let top = graph.knownPresentations?.entries.last, top.kind == .menu { top.dismiss() }
    }

    /// Finds the target under the pointer.
    private func aim() {
        let found = targetUnderPointer()
        if let found, let target, found.isSame(as: target) { return target.move(drag) }
        target?.exit(drag)
        target = found
        found?.enter(drag)
        found?.move(drag)
    }

    /// The innermost target under the pointer that takes the items.
    private func targetUnderPointer() -> (any DropTarget)? {
        for element in HitTest.path(at: drag.location, in: graph.root) {
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

    /// A scroll view and its speed on an axis in points per second, in the direction of the content offset.
    private struct ScrollDemand {
        let scroll: ScrollElement
        let axis: Axis
        let speed: Double
    }

    /// The automatic scroll at the pointer: of the innermost scroll view that can move.
    private var scrollDemand: ScrollDemand? {
        guard hasMoved else { return nil }
        for case let scroll as ScrollElement in HitTest.path(at: drag.location, in: graph.root) {
            let point = scroll.inside(scroll.locally(drag.location)), room = scroll.alignmentRect
            for axis in scroll.gesture.activeAxes {
                let low = axis == .vertical ? room.minY : room.minX, high = axis == .vertical ? room.maxY : room.maxX
                let toward = EdgeScroll.speed(high - point[axis]) - EdgeScroll.speed(point[axis] - low)
                let speed = scroll.gesture.contentDistance(-toward, on: axis)
                if speed != 0, scroll.gesture.canMove(on: axis, by: speed) {
                    return ScrollDemand(scroll: scroll, axis: axis, speed: speed)
                }
            }
        }
        return nil
    }

    /// Scrolls. The pointer has been still since the last step, so the speed was constant.
    private func scrollAlong(to time: Double) {
        guard let last = scrolledAt, time > last, let demand = scrollDemand else { return }
        scrolledAt = time
        let scroll = demand.scroll, motion = scroll[demand.axis]
        let offset = motion.offset + demand.speed * (time - last)
        var place = CGPoint(x: scroll.horizontal.offset, y: scroll.vertical.offset)
        place[demand.axis] = CGFloat(min(max(offset, motion.bounds.lowerBound), motion.bounds.upperBound))
        scroll.jump(to: place)
    }

    func step(to time: Double) -> FrameDemand {
        scrollAlong(to: time)
        aim()
        if scrollDemand != nil { return .nextFrame }
        scrolledAt = nil
        return .done
    }

    // MARK: The end

    /// Drops the items on the target. Without a target, the preview returns.
    func drop(at time: Double) {
        scrollAlong(to: time)
        if hasMoved { aim() }
        guard let target, target.takesDrop else { return cancel() }
        let answer = DropAnswer()
        target.drop(drag) { answer.isAccepted = $0 }
        self.target = nil
        answer.isAccepted == false ? preview.goHome() : preview.land()
        end()
    }

    func cancel() {
        target?.exit(drag)
        target = nil
        preview.goHome()
        end()
    }

    private func end() {
        graph.remove(self)
        graph.dragging.session = nil
    }
}
