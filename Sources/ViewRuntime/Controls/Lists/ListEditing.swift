import Foundation

/// The edit controls of a row: a selection mark or a delete button at the leading edge, and a move handle at the
/// trailing edge.
struct ListEditing: View {
    /// The width of a control beside the row's content, in points.
    static let room: CGFloat = 40

    enum Leading {
        case mark(isSelected: Bool)
        case delete(@MainActor () -> Void)
    }

    let leading: Leading?
    let canMove: Bool
    /// Moves the row's element with the finger.
    let move: @MainActor (ListMove) -> Void

    var body: some View {
        HStack(spacing: 0) {
            switch leading {
            case .mark(let isSelected):
                Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
                    .font(.system(size: 20))
                    .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(SystemColor.tertiary)))
                    .frame(width: Self.room, alignment: .trailing)
                    .frame(maxHeight: .infinity)
                    .accessibilityHidden(true)
            case .delete(let delete):
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
            case nil: EmptyView()
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
                            .onChanged { move(.by($0.translation.height, at: $0.time.timeIntervalSinceReferenceDate)) }
                            .onEnded { _ in move(.drop) }
                    )
                    .accessibilityHidden(true)
            }
        }
    }
}

/// The animated offset of a row from its position while a person moves rows.
@MainActor
final class ListShift: FrameClient {
    private unowned let row: ListRowElement
    /// The offset in points, positive downward.
    private(set) var shift: CGFloat = 0
    private var motion: RowMotion?
    private static let spring = Spring(duration: 0.3)

    init(_ row: ListRowElement) { self.row = row }

    func put(at value: CGFloat) {
        motion = nil
        row.graph.remove(self as any FrameClient)
        show(value)
    }

    func go(to target: CGFloat) {
        if target == motion?.to ?? shift { return }
        motion = RowMotion(from: shift, to: target, start: row.graph.time, spring: Self.spring)
        row.graph.add(self)
    }

    func step(to time: Double) -> FrameDemand {
        guard let motion, row.isMounted else { return .done }
        let (offset, hasEnded) = motion.offset(at: time)
        if hasEnded { self.motion = nil }
        show(offset)
        return hasEnded ? .done : .nextFrame
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

    /// The collection that contains the row and whose rows can move, or `nil` if the row can't move.
    var movableNode: EditNode? {
        if traits.isMoveDisabled || place.part != .row { return nil }
        return editNode { $0.move != nil }
    }

    /// Returns the nearest collection around the row that satisfies a condition.
    func editNode(where matches: (EditNode) -> Bool) -> EditNode? {
        var node: _Node? = child
        while let current = node, !(current is LazyContainer) {
            if let edit = current as? EditNode, matches(edit) { return edit }
            node = current.parent
        }
        return nil
    }

    func collectionIndex(in node: EditNode) -> Int? { node.slot(holding: child).flatMap { node.itemIndex(ofSlot: $0) } }

    /// Moves the row by one position for assistive technology.
    ///
    /// - Returns: Whether the row moved.
    func step(_ distance: Int) -> Bool {
        guard let node = movableNode, let move = node.move, let index = collectionIndex(in: node) else { return false }
        let target = index + distance
        guard target >= 0, target < node.itemCount else { return false }
        move(IndexSet(integer: index), distance > 0 ? target + 1 : target)
        return true
    }

    func follow(_ move: ListMove) {
        switch move {
        case .by(let distance, let time):
            if reordering == nil {
                reordering = ListReordering(self)
                isLifted = reordering != nil
            }
            reordering?.move(by: distance, at: time)
        case .drop:
            isLifted = false
            reordering?.drop()
            reordering = nil
        case .cancel:
            isLifted = false
            reordering?.putBack()
            reordering = nil
        }
    }
}
