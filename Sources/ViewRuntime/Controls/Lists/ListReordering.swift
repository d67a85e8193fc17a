import Foundation

/// A step of a drag that moves a row.
enum ListMove {
    /// The finger moved the row by a distance in points, positive downward, at a time in seconds on the scene's clock.
    case by(CGFloat, at: Double)
    case drop
    /// Returns the row to its position.
    case cancel
}

/// The state of a drag that moves a row. Near an edge, the drag scrolls the list.
@MainActor
final class ListReordering: FrameClient {
    private let row: ListRowElement
    private let node: EditNode
    private let container: LazyContainer
    private let scroll: ScrollElement
    /// The top of the row's card when the drag began, in points below the top of the viewport.
    private let start: CGFloat
    private var distance: CGFloat = 0
    /// The rows that made space for the dragged row.
    private var shifted: [ObjectIdentifier: ListRowElement] = [:]
    /// The time of the last automatic scroll step, or `nil` while the list doesn't scroll.
    private var scrolledAt: Double?

    /// Creates the drag of a row. Returns `nil` if the row can't move.
    init?(_ row: ListRowElement) {
        guard let node = row.movableNode, let container = row.lazyContainer, row.collectionIndex(in: node) != nil,
            let scroll = row.scrollAround(on: .vertical)
        else { return nil }
        self.row = row
        self.node = node
        self.container = container
        self.scroll = scroll
        start = Self.top(of: row, in: scroll) - scroll.visibleRect.minY
        container.lifted = row
    }

    /// Returns the top of a row's card in the coordinates of the content.
    private func top(of row: ListRowElement) -> CGFloat { Self.top(of: row, in: scroll) }

    private static func top(of row: ListRowElement, in scroll: ScrollElement) -> CGFloat {
        row.frame(inContentOf: scroll).minY + row.card.minY
    }

    /// The top of the dragged card in the coordinates of the content.
    private var draggedPosition: CGFloat { start + distance + scroll.visibleRect.minY }

    /// The other realized rows of the collection, from the top.
    private var others: [(row: ListRowElement, index: Int)] {
        var found: [(row: ListRowElement, index: Int)] = []
        container.forEachLayoutChild { element in
            guard let other = element as? ListRowElement, other !== row, other.movableNode === node,
                let index = other.collectionIndex(in: node)
            else { return }
            found.append((other, index))
        }
        return found.sorted { $0.index < $1.index }
    }

    // MARK: Following the hand

    func move(by distance: CGFloat, at time: Double) {
        scrollAlong(to: time)
        self.distance = distance
        show()
        if scrollSpeed != 0, scrolledAt == nil {
            scrolledAt = time
            row.graph.add(self)
        }
    }

    /// Moves the dragged row to the finger, within the realized rows of its collection, and shifts the others to make
    /// space.
    private func show() {
        guard let from = row.collectionIndex(in: node) else { return }
        let others = others, own = top(of: row), height = row.card.height, room = height + (row.list.rowSpacing ?? 0)
        var shown = own
        if let first = others.first, let last = others.last {
            let highest = min(top(of: first.row), own),
                lowest = max(top(of: last.row) + last.row.card.height - height, own)
            shown = min(max(draggedPosition, highest), lowest)
        }
        row.reorder.put(at: shown - own)
        for (other, index) in others {
            let shift = isPassed(other, index, from) ? (index > from ? -room : room) : 0
            // A row that scrolls into view starts at its shifted position.
            if shifted.updateValue(other, forKey: ObjectIdentifier(other)) == nil, scrolledAt != nil {
                other.reorder.put(at: shift)
            } else {
                other.reorder.go(to: shift)
            }
        }
    }

    /// Whether the dragged row has passed the middle of another row.
    private func isPassed(_ other: ListRowElement, _ index: Int, _ from: Int) -> Bool {
        let shift = row.reorder.shift, now = top(of: row) + shift, middle = top(of: other) + other.card.height / 2
        return index > from ? shift > 0 && now + row.card.height > middle : shift < 0 && now < middle
    }

    // MARK: At the edges

    /// The automatic scroll speed in points per second, positive downward. It increases toward the edge.
    private var scrollSpeed: CGFloat {
        guard scroll.takesInput else { return 0 }
        let room = scroll.alignmentRect
        let above = EdgeScroll.speed(draggedPosition - room.minY),
            below = EdgeScroll.speed(room.maxY - draggedPosition - row.card.height)
        // Scroll only in the direction of the drag.
        if above > 0, distance < 0, scroll.canMove(on: .vertical, by: -1) { return -above }
        if below > 0, distance > 0, scroll.canMove(on: .vertical, by: 1) { return below }
        return 0
    }

    /// Scrolls the list. The finger has been still since the last step, so the speed was constant.
    private func scrollAlong(to time: Double) {
        guard let last = scrolledAt, time > last else { return }
        let bounds = scroll.vertical.bounds, offset = scroll.vertical.offset + Double(scrollSpeed) * (time - last)
        scrolledAt = time
        scroll.jump(to: CGPoint(x: scroll.horizontal.offset, y: min(max(offset, bounds.lowerBound), bounds.upperBound)))
    }

    func step(to time: Double) -> FrameDemand {
        guard row.isMounted else { return .done }
        scrollAlong(to: time)
        show()
        if scrollSpeed != 0 { return .nextFrame }
        scrolledAt = nil
        return .done
    }

    // MARK: Dropping

    func drop() {
        // The program may have changed the collection during the drag.
        guard let from = row.collectionIndex(in: node) else { return putBack() }
        show()
        let others = others, passed = others.filter { isPassed($0.row, $0.index, from) }
        let own = top(of: row), shown = own + row.reorder.shift, height = row.card.height,
            room = height + (row.list.rowSpacing ?? 0)
        let isDown = row.reorder.shift > 0
        for (_, other) in shifted { other.reorder.put(at: 0) }
        cancel()
        /// The row's new index and the top of its card there.
        var target: (index: Int, top: CGFloat)?
        if let last = isDown ? passed.last : passed.first {
            target = (last.index, isDown ? top(of: last.row) + last.row.card.height - height : top(of: last.row))
        } else if isDown, let first = others.first, first.index > from + 1 {
            // All rows between have scrolled out of view.
            target = (first.index - 1, top(of: first.row) - room)
        } else if !isDown, let last = others.last, last.index < from - 1 {
            target = (last.index + 1, top(of: last.row) + last.row.card.height + room - height)
        }
        guard let target, let move = node.move else {
            row.reorder.go(to: 0)
            return container.putDown()
        }
        // Start the settling motion of the dropped row at its visible position. The other rows stay where they are.
        row.reorder.put(at: shown - target.top)
        row.reorder.go(to: 0)
        if let still = others.last(where: { !$0.row.place.isFirst }) ?? others.last {
            let isPassed = passed.contains { $0.row === still.row }
            container.staying = (still.row, isPassed ? (still.index > from ? -room : room) : 0)
        }
        move(IndexSet(integer: from), target.index > from ? target.index + 1 : target.index)
    }

    /// Ends the drag without a move.
    func putBack() {
        cancel()
        row.reorder.go(to: 0)
        container.putDown()
    }

    func cancel() {
        row.graph.remove(self as any FrameClient)
        container.lifted = nil
        for (_, other) in shifted where other.isMounted { other.reorder.go(to: 0) }
    }
}
