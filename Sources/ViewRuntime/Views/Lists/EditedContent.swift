import Foundation

extension DynamicViewContent {
    /// Lets rows of a list be deleted, by a swipe towards the leading edge. The program's data are changed by the action, which
    /// is told the places of the rows. Apple: iOS 13, macOS 10.15.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditedContent(content: self, delete: action)
    }

    /// Accepted for programs that let rows be moved while a list is edited; lists have no such mode here. Apple: iOS 13, macOS 10.15.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditedContent(content: self, delete: nil)
    }
}

/// Views of a collection, with what may be done to the collection.
nonisolated struct EditedContent<Content: DynamicViewContent>: PrimitiveView, DynamicViewContent, SingleContent {
    let content: Content
    let delete: ((IndexSet) -> Void)?

    @MainActor var data: Content.Data { content.data }

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let node = EditNode(context)
        node.delete = view.delete
        node.content = Content._makeNode(view.content, context.inside(node))
        return node
    }

    @MainActor static func _updateNode(_ node: _Node, _ view: Self) {
        let node = unsafeDowncast(node, to: EditNode.self)
        node.delete = view.delete
        Content._updateNode(node.content, view.content)
    }

    @MainActor static var _elementCount: Int? { Content._elementCount }
}

final class EditNode: PassthroughNode {
    var delete: ((IndexSet) -> Void)?

    /// Deletes the row that an element made inside is; nil where that cannot be done.
    func deletion(of element: Element) -> (() -> Void)? {
        guard let delete, let slot = slot(holding: element), let index = itemIndex(ofSlot: slot) else { return nil }
        return { delete(IndexSet(integer: index)) }
    }
}
