import Foundation

/// A gap between the rows of a list, into which the items of a drag can be dropped. The rows below it make space.
@MainActor
final class RowGap: DropTarget {
    private let scroll: ScrollElement
    private let container: LazyContainer
    private let node: EditNode
    private var place: Place
    /// The rows that made space.
    private var shifted: [ObjectIdentifier: ListRowElement] = [:]

    /// An offset in a collection, and its position in the content of the scroll view.
    private struct Place {
        let node: EditNode
        let offset: Int
        let y: CGFloat
        /// The height of the gap: that of a row beside it.
        let height: CGFloat
    }

    /// Finds the gap at the pointer of a drag. Returns `nil` if the scroll view isn't a list that accepts the items.
    init?(in scroll: ScrollElement, for drag: Drag) {
        guard let container = Self.list(in: scroll), container.environment.isEnabled,
            let place = Self.place(of: drag, in: container, scroll)
        else { return nil }
        self.scroll = scroll
        self.container = container
        self.place = place
        node = place.node
    }

    private static func list(in element: Element) -> LazyContainer? {
        var found: LazyContainer?
        element.forEachLayoutChild { child in
            if found != nil || child is ScrollElement { return }
            if let container = child as? LazyContainer {
                if container.isList { found = container }
            } else {
                found = list(in: child)
            }
        }
        return found
    }

    // MARK: Finding the place

    private static func accepts(_ drag: Drag, _ node: EditNode) -> Bool {
        guard let insertion = node.insertion else { return false }
        return drag.items.contains { insertion.accepts($0) }
    }

    private static func place(of drag: Drag, in container: LazyContainer, _ scroll: ScrollElement) -> Place? {
        let y = scroll.inside(scroll.locally(drag.location)).y
        var above: Place?, below: Place?, isOverOther = false
        var answers: [ObjectIdentifier: Bool] = [:]
        func accepts(_ node: EditNode) -> Bool {
            let answer = answers[ObjectIdentifier(node)] ?? Self.accepts(drag, node)
            answers[ObjectIdentifier(node)] = answer
            return answer
        }
        container.forEachLayoutChild { element in
            guard let row = element as? ListRowElement, row.place.part == .row else { return }
            let card = row.cardInContent(of: scroll)
            guard let node = row.editNode(where: accepts), let index = row.collectionIndex(in: node)
            else {
                if card.minY <= y, y < card.maxY { isOverOther = true }
                return
            }
            if card.midY <= y, above.map({ card.maxY > $0.y }) ?? true {
                above = Place(node: node, offset: index + 1, y: card.maxY, height: card.height)
            } else if card.midY > y, below.map({ card.minY < $0.y }) ?? true {
                below = Place(node: node, offset: index, y: card.minY, height: card.height)
            }
        }
        if isOverOther { return nil }
        // Between two collections, the nearer one receives the items.
        if let above, let below, above.node !== below.node { return y - above.y < below.y - y ? above : below }
        return above ?? below ?? placeInEmpty(container, drag, y)
    }

    private static func placeInEmpty(_ container: LazyContainer, _ drag: Drag, _ y: CGFloat) -> Place? {
        var found: EditNode?
        func search(_ node: _Node) {
            if found != nil || node is ListRowElement { return }
            if let node = node as? EditNode, node.itemCount == 0, accepts(drag, node) {
                found = node
            } else {
                node.forEachChild(search)
            }
        }
        container.forEachChild(search)
        return found.map { Place(node: $0, offset: 0, y: y, height: 0) }
    }

    // MARK: The gap

    private func makeRoom() {
        let isOpening = shifted.isEmpty
        container.forEachLayoutChild { element in
            guard let row = element as? ListRowElement else { return }
            let shift = row.cardInContent(of: scroll).midY > place.y ? place.height : 0
            // A row that scrolls into view starts at its shifted position.
            if shifted.updateValue(row, forKey: ObjectIdentifier(row)) == nil, !isOpening {
                row.reorder.put(at: shift)
            } else {
                row.reorder.go(to: shift)
            }
        }
        shifted = shifted.filter { $0.value.isMounted }
    }

    private func close() {
        for row in shifted.values where row.isMounted { row.reorder.go(to: 0) }
        shifted = [:]
    }

    // MARK: DropTarget

    func follow(_ found: any DropTarget) -> Bool {
        guard let found = found as? RowGap, found.container === container, found.node === node else { return false }
        place = found.place
        return true
    }

    func enter(_ drag: Drag) {}

    func move(_ drag: Drag) { makeRoom() }

    func exit(_ drag: Drag) { close() }

    var acceptsDrop: Bool { container.isMounted }

    func drop(_ drag: Drag, _ completion: @escaping @MainActor (Bool) -> Void) {
        // The view may have updated since the drag entered.
        guard let insertion = node.insertion, case let items = drag.items.filter({ insertion.accepts($0) }),
            !items.isEmpty
        else {
            close()
            return completion(false)
        }
        let answer = DropAnswer()
        insertion.insert(place.offset, items) { isAccepted in
            answer.isAccepted = isAccepted
            completion(isAccepted)
        }
        guard answer.isAccepted == true else { return close() }
        // The new row replaces the gap in the same update.
        for row in shifted.values where row.isMounted { row.reorder.put(at: 0) }
        shifted = [:]
    }
}

extension ListRowElement {
    /// The rectangle of the row, without the space around it, in the content of a scroll view.
    fileprivate func cardInContent(of scroll: ScrollElement) -> CGRect {
        let origin = frame(inContentOf: scroll).origin
        return card.offsetBy(dx: origin.x, dy: origin.y)
    }
}
