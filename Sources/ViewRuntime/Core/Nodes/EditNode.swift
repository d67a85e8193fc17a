import Foundation

/// The actions that edit the collection of a `ForEach`.
struct CollectionEditing {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    var insertion: CollectionInsertion?

    nonisolated init(
        delete: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil,
        insertion: CollectionInsertion? = nil
    ) {
        self.delete = delete
        self.move = move
        self.insertion = insertion
    }
}

/// The insertion of dropped items into the collection of a `ForEach`.
struct CollectionInsertion {
    /// Whether the collection takes an item.
    let accepts: @MainActor (NSItemProvider) -> Bool
    /// Inserts items before the element at an offset, and reports whether there was anything to insert: at once, or
    /// when the items are loaded.
    let insert: @MainActor (Int, [NSItemProvider], @escaping @MainActor (Bool) -> Void) -> Void
}

/// The views of a collection that a list can edit.
final class EditNode: PassthroughNode {
    private(set) var delete: ((IndexSet) -> Void)?
    private(set) var move: ((IndexSet, Int) -> Void)?
    private(set) var insertion: CollectionInsertion?
    /// The number of elements in the collection.
    private(set) var itemCount = 0

    func show(_ editing: CollectionEditing, count: Int) {
        delete = editing.delete
        move = editing.move
        insertion = editing.insertion
        itemCount = count
    }

    /// Returns an action that deletes the element whose row is the given element, or `nil` if it can't be deleted.
    func deletion(of element: Element) -> (() -> Void)? {
        guard let delete, let slot = slot(holding: element), let index = itemIndex(ofSlot: slot) else { return nil }
        return { delete(IndexSet(integer: index)) }
    }
}
