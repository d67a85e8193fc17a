import Foundation

extension DynamicViewContent {
    /// Lets rows of a list be deleted, by a swipe towards the leading edge and by a sign while the list is edited. The program's
    /// data are changed by the action, which is told the places of the rows. Apple: iOS 13, macOS 10.15.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditedContent(content: self, editing: CollectionEditing(delete: action, move: nil))
    }

    /// Lets rows of a list be moved by a handle while the list is edited. The program's data are changed by the action, which is told
    /// the places of the rows and before which place they go; see `move(fromOffsets:toOffset:)`. Apple: iOS 13, macOS 10.15.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditedContent(content: self, editing: CollectionEditing(delete: nil, move: action))
    }
}

/// Views of a collection, with what may be done to the collection.
nonisolated struct EditedContent<Content: DynamicViewContent>: PrimitiveView, DynamicViewContent, SingleContent {
    let content: Content
    let editing: CollectionEditing

    var data: Content.Data { content.data }

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let node = EditNode(context)
        node.show(view.editing, count: view.data.count)
        node.content = Content._makeNode(view.content, context.inside(node))
        return node
    }

    @MainActor static func _updateNode(_ node: _Node, _ view: Self) {
        let node = unsafeDowncast(node, to: EditNode.self)
        node.show(view.editing, count: view.data.count)
        Content._updateNode(node.content, view.content)
    }

    @MainActor static var _elementCount: Int? { Content._elementCount }
}

final class EditNode: PassthroughNode {
    private(set) var delete: ((IndexSet) -> Void)?
    private(set) var move: ((IndexSet, Int) -> Void)?
    /// The elements of the collection.
    private(set) var itemCount = 0

    func show(_ editing: CollectionEditing, count: Int) {
        delete = editing.delete
        move = editing.move
        itemCount = count
    }

    /// Deletes the row that an element made inside is; nil where that cannot be done.
    func deletion(of element: Element) -> (() -> Void)? {
        guard let delete, let slot = slot(holding: element), let index = itemIndex(ofSlot: slot) else { return nil }
        return { delete(IndexSet(integer: index)) }
    }
}
