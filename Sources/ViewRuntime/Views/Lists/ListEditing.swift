import Foundation

/// What stands in a row while its list is edited: a sign that deletes at the leading edge, a handle that moves the row at the
/// trailing one.
struct ListEditing: View {
    /// How much narrower the row's content is at an edge that has one of them.
    static let room: CGFloat = 40

    let delete: (@MainActor () -> Void)?
    let canMove: Bool
    /// The row's element, which follows the finger.
    let move: @MainActor (ListMove) -> Void

    var body: some View {
        HStack(spacing: 0) {
            if let delete {
                Button(action: delete) {
                    Image(systemName: "minus.circle.fill")
                        .font(.system(size: 20))
                        .foregroundStyle(.red)
                        .frame(width: Self.room, alignment: .trailing)
                        .frame(maxHeight: .infinity)
                        .contentShape(.rect)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Delete")
            }
            Spacer(minLength: 0)
            if canMove {
                Image(systemName: "line.3.horizontal")
                    .font(.system(size: 17))
                    .foregroundStyle(Color(SystemColor.tertiary))
                    .frame(width: Self.room, alignment: .leading)
                    .frame(maxHeight: .infinity)
                    .contentShape(.rect)
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .global)
                            .onChanged { move(.by($0.translation.height)) }
                            .onEnded { _ in move(.drop) })
                    .accessibilityHidden(true)
            }
        }
    }
}

/// What a hand does with a row.
enum ListMove {
    /// Points down from where it was.
    case by(CGFloat)
    case drop
}

/// A row on its way to another place, and those that make room for it.
@MainActor
final class ListReordering {
    private let row: ListRowElement
    /// The rows of the collection that can be seen, from the top, and their places in the collection.
    private let rows: [(row: ListRowElement, index: Int)]
    private let tops: [CGFloat]
    private let from: Int

    /// Nil where the row cannot be moved, or nothing of its collection is seen.
    init?(_ row: ListRowElement) {
        guard let node = row.movableNode, let container = row.lazyContainer else { return nil }
        var found: [(row: ListRowElement, index: Int)] = []
        container.forEachLayoutChild { element in
            guard let other = element as? ListRowElement, other.movableNode === node, let index = other.collectionIndex(in: node) else { return }
            found.append((other, index))
        }
        found.sort { $0.index < $1.index }
        guard let from = found.firstIndex(where: { $0.row === row }) else { return nil }
        self.row = row
        self.from = from
        rows = found
        tops = found.map { $0.row.origin.y + $0.row.card.minY }
    }

    private func middle(_ position: Int) -> CGFloat { tops[position] + rows[position].row.card.height / 2 }

    /// Where among the rows that are seen it would be dropped.
    private func position(at way: CGFloat) -> Int {
        let height = row.card.height, top = tops[from] + way
        if way > 0 {
            return rows.indices.last { $0 > from && top + height > middle($0) } ?? from
        }
        return rows.indices.first { $0 < from && top < middle($0) } ?? from
    }

    func move(by way: CGFloat) {
        // Not further than the rows that are seen.
        let most = tops[tops.count - 1] + rows[rows.count - 1].row.card.height - tops[from] - row.card.height
        let way = min(max(way, tops[0] - tops[from]), most)
        row.reorder.put(at: way)
        let to = position(at: way), room = row.card.height + (row.list.rowSpacing ?? 0)
        for position in rows.indices where position != from {
            let isPassed = position > from ? position <= to : position >= to
            rows[position].row.reorder.go(to: isPassed ? (position > from ? -room : room) : 0)
        }
    }

    func drop() {
        let to = position(at: row.reorder.shift)
        for other in rows where other.row !== row { other.row.reorder.put(at: 0) }
        guard to != from, let move = row.movableNode?.move else { return row.reorder.go(to: 0) }
        // It is where it is going to be: what is left of its way is gone from there.
        let target = to > from ? tops[to] + rows[to].row.card.height - row.card.height : tops[to]
        let left = tops[from] + row.reorder.shift - target
        row.reorder.put(at: left)
        row.reorder.go(to: 0)
        move(IndexSet(integer: rows[from].index), to > from ? rows[to].index + 1 : rows[to].index)
    }
}

/// How far a row is shown from its place while rows are moved, and its motion there.
@MainActor
final class ListShift: FrameClient {
    private unowned let row: ListRowElement
    /// Points down.
    private(set) var shift: CGFloat = 0
    private var motion: (from: CGFloat, to: CGFloat, start: Double)?
    private static let spring = Spring(duration: 0.3)

    init(_ row: ListRowElement) { self.row = row }

    func put(at value: CGFloat) {
        motion = nil
        row.graph.remove(self as any FrameClient)
        show(value)
    }

    func go(to target: CGFloat) {
        if target == motion?.to ?? shift { return }
        motion = (shift, target, row.graph.time)
        row.graph.add(self)
    }

    func step(to time: Double) -> FrameDemand {
        guard let motion, row.isMounted else { return .done }
        let passed = time - motion.start
        let way = CGFloat(Self.spring.value(target: Double(motion.to - motion.from), time: passed))
        let isThere = passed > 0.2 && abs(motion.from + way - motion.to) < 0.1
        if isThere { self.motion = nil }
        show(isThere ? motion.to : motion.from + way)
        return isThere ? .done : .nextFrame
    }

    private func show(_ value: CGFloat) {
        shift = value.isFinite ? value : 0
        row.setTransform(shift == 0 ? nil : ProjectionTransform(CGAffineTransform(translationX: 0, y: shift)))
    }

    func cancel() { row.graph.remove(self as any FrameClient) }
}

extension ListRowElement {
    var lazyContainer: LazyContainer? {
        var element = layoutParent
        while let current = element {
            if let container = current as? LazyContainer { return container }
            element = current.layoutParent
        }
        return nil
    }

    /// The collection whose rows can be moved that the row is of; nil where it cannot be moved.
    var movableNode: EditNode? {
        if traits.isMoveDisabled || place.part != .row { return nil }
        return editNode { $0.move != nil }
    }

    /// The nearest collection around the row of which something holds.
    func editNode(where isWanted: (EditNode) -> Bool) -> EditNode? {
        var node: _Node? = child
        while let current = node, !(current is LazyContainer) {
            if let edit = current as? EditNode, isWanted(edit) { return edit }
            node = current.parent
        }
        return nil
    }

    func collectionIndex(in node: EditNode) -> Int? { node.slot(holding: child).flatMap { node.itemIndex(ofSlot: $0) } }

    /// Moves the row by one place, for assistive technology. Returns whether it could.
    func step(_ way: Int) -> Bool {
        guard let node = movableNode, let move = node.move, let index = collectionIndex(in: node) else { return false }
        let target = index + way
        guard target >= 0, target < node.itemCount else { return false }
        move(IndexSet(integer: index), way > 0 ? target + 1 : target)
        return true
    }

    func follow(_ move: ListMove) {
        switch move {
        case .by(let way):
            if reordering == nil {
                reordering = ListReordering(self)
                isLifted = reordering != nil
            }
            reordering?.move(by: way)
        case .drop:
            isLifted = false
            reordering?.drop()
            reordering = nil
        }
    }
}
