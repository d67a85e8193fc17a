import Foundation

/// What a hand does with a row.
enum ListMove {
    /// Points down from where it was, and when, in seconds on the scene's clock.
    case by(CGFloat, at: Double)
    case drop
}

/// A row on its way to another place, and those that make room for it. At an edge of the list it scrolls the list along.
@MainActor
final class ListReordering: FrameClient {
    private let row: ListRowElement
    private let node: EditNode
    private let container: LazyContainer
    private let scroll: ScrollElement?
    /// Where the row's card was when the hand took it, points below the viewport's top; and how far it was led from there.
    private let start: CGFloat
    private var way: CGFloat = 0
    private let from: Int
    /// The rows that made room.
    private var shifted: [ObjectIdentifier: ListRowElement] = [:]
    /// When the list was last scrolled along.
    private var scrolledAt: Double?

    /// How near to an edge the row's far edge is to be for the list to scroll along, points; and how fast that is at the edge, points
    /// per second.
    private static let edge: CGFloat = 44, speed: CGFloat = 600

    /// Nil where the row cannot be moved, or nothing of its collection is seen.
    init?(_ row: ListRowElement) {
        guard let node = row.movableNode, let container = row.lazyContainer, let from = row.collectionIndex(in: node) else { return nil }
        self.row = row
        self.node = node
        self.container = container
        self.from = from
        scroll = row.scrollAround(on: .vertical)
        start = Self.top(of: row, in: scroll) - (scroll?.visibleRect.minY ?? 0)
        container.lifted = row
    }

    /// Where a row's card is laid out in the content.
    private func top(of row: ListRowElement) -> CGFloat { Self.top(of: row, in: scroll) }

    private static func top(of row: ListRowElement, in scroll: ScrollElement?) -> CGFloat {
        guard let scroll else { return row.origin.y + row.card.minY }
        return row.frame(inContentOf: scroll).minY + row.card.minY
    }

    /// Where the hand leads the row's card in the content.
    private var led: CGFloat { start + way + (scroll?.visibleRect.minY ?? 0) }

    /// The other rows of the collection that are seen, from the top.
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

    func move(by way: CGFloat, at time: Double) {
        scrollAlong(to: time)
        self.way = way
        show()
        if scrollSpeed != 0, scrolledAt == nil {
            scrolledAt = time
            row.graph.add(self)
        }
    }

    /// Puts the row where the hand is, but not beyond those of its collection that are seen, and lets the others make room.
    private func show() {
        let others = others, own = top(of: row), height = row.card.height, room = height + (row.list.rowSpacing ?? 0)
        var shown = own
        if let first = others.first, let last = others.last {
            let highest = min(top(of: first.row), own), lowest = max(top(of: last.row) + last.row.card.height - height, own)
            shown = min(max(led, highest), lowest)
        }
        row.reorder.put(at: shown - own)
        for (other, index) in others {
            let shift = isPassed(other, index) ? (index > from ? -room : room) : 0
            // A row that comes into sight is where it is going to be.
            if shifted.updateValue(other, forKey: ObjectIdentifier(other)) == nil, scrolledAt != nil {
                other.reorder.put(at: shift)
            } else {
                other.reorder.go(to: shift)
            }
        }
    }

    /// Whether the row in the hand is beyond the middle of another one.
    private func isPassed(_ other: ListRowElement, _ index: Int) -> Bool {
        let shift = row.reorder.shift, now = top(of: row) + shift, middle = top(of: other) + other.card.height / 2
        return index > from ? shift > 0 && now + row.card.height > middle : shift < 0 && now < middle
    }

    // MARK: At the edges

    /// How fast the list scrolls along, points per second down: the nearer to the edge the faster.
    private var scrollSpeed: CGFloat {
        guard let scroll, scroll.gesture.isEnabled else { return 0 }
        let room = scroll.alignmentRect
        let above = room.minY + Self.edge - led, below = led + row.card.height + Self.edge - room.maxY
        func speed(_ depth: CGFloat) -> CGFloat { Self.speed * min(max(depth / Self.edge, 0), 1) }
        // Only where the hand leads it.
        if above > 0, way < 0, scroll.gesture.canMove(on: .vertical, by: -1) { return -speed(above) }
        if below > 0, way > 0, scroll.gesture.canMove(on: .vertical, by: 1) { return speed(below) }
        return 0
    }

    /// The hand has been still since the list was last scrolled: the speed has been the same.
    private func scrollAlong(to time: Double) {
        guard let scroll, let last = scrolledAt, time > last else { return }
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
        let others = others, passed = others.filter { isPassed($0.row, $0.index) }
        let own = top(of: row), shown = own + row.reorder.shift, height = row.card.height, room = height + (row.list.rowSpacing ?? 0)
        let isDown = row.reorder.shift > 0
        for (_, other) in shifted { other.reorder.put(at: 0) }
        cancel()
        /// The place among the others' and where the card is going to be.
        var target: (index: Int, top: CGFloat)?
        if let last = isDown ? passed.last : passed.first {
            target = (last.index, isDown ? top(of: last.row) + last.row.card.height - height : top(of: last.row))
        } else if isDown, let first = others.first, first.index > from + 1 {
            // All rows between have gone out of sight.
            target = (first.index - 1, top(of: first.row) - room)
        } else if !isDown, let last = others.last, last.index < from - 1 {
            target = (last.index + 1, top(of: last.row) + last.row.card.height + room - height)
        }
        guard let target, let move = node.move else {
            row.reorder.go(to: 0)
            return container.putDown()
        }
        // It is where it is going to be: what is left of its way is gone from there. The others stay where they are seen.
        row.reorder.put(at: shown - target.top)
        row.reorder.go(to: 0)
        if let still = others.last(where: { !$0.row.place.isFirst }) ?? others.last {
            let isPassed = passed.contains { $0.row === still.row }
            container.staying = (still.row, isPassed ? (still.index > from ? -room : room) : 0)
        }
        move(IndexSet(integer: from), target.index > from ? target.index + 1 : target.index)
    }

    func cancel() {
        row.graph.remove(self as any FrameClient)
        container.lifted = nil
    }
}
