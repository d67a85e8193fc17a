import Foundation

extension DynamicViewContent {
    /// Sets the action that deletes rows of a list.
    ///
    /// A person deletes a row by swiping it toward the leading edge, or with a control that the row shows in edit mode.
    ///
    /// Available from iOS 13 and macOS 10.15.
    ///
    /// - Parameter action: The closure that removes the elements at the given offsets from the program's data, or `nil`
    ///   to prevent deletion.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditedContent(content: self, editing: CollectionEditing(delete: action))
    }

    /// Sets the action that moves rows of a list.
    ///
    /// A finger that holds a row for half a second lifts it, and then drags it to another position. A mouse drags it
    /// at once. In edit mode, each row shows a handle instead. Rows with `onDrag(_:)` or `draggable(_:)` move only in
    /// edit mode.
    ///
    /// Available from iOS 13 and macOS 10.15.
    ///
    /// - Parameter action: The closure that moves elements of the program's data, or `nil` to prevent moves. It
    ///   receives the offsets of the elements and the offset before which they go, as in `move(fromOffsets:toOffset:)`.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditedContent(content: self, editing: CollectionEditing(move: action))
    }
}

/// The views of a collection with the actions that edit it.
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
