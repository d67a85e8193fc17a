import Foundation

/// The actions that edit the collection of a `ForEach`.
struct CollectionEditing {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?

    nonisolated init(delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?) {
        self.delete = delete
        self.move = move
    }
}

/// The views of a collection that a list can edit.
final class EditNode: PassthroughNode {
    private(set) var delete: ((IndexSet) -> Void)?
    private(set) var move: ((IndexSet, Int) -> Void)?
    /// The number of elements in the collection.
    private(set) var itemCount = 0

    func show(_ editing: CollectionEditing, count: Int) {
        delete = editing.delete
        move = editing.move
        itemCount = count
    }

    /// Returns an action that deletes the element whose row is the given element, or `nil` if it can't be deleted.
    func deletion(of element: Element) -> (() -> Void)? {
        guard let delete, let slot = slot(holding: element), let index = itemIndex(ofSlot: slot) else { return nil }
        return { delete(IndexSet(integer: index)) }
    }
}
