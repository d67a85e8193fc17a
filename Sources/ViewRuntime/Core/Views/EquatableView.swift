/// A view that updates only if it isn't equal to its previous value.
nonisolated public struct EquatableView<Content: View & Equatable>: PrimitiveView {
    /// The content that the view compares.
    public var content: Content

    /// Creates an equatable view.
    public init(content: Content) { self.content = content }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let node = EquatableNode(view.content, context)
        node.content = Content._makeNode(view.content, context.inside(node))
        return node
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let node = unsafeDowncast(node, to: EquatableNode<Content>.self)
        if node.shown == view.content { return }
        node.shown = view.content
        Content._updateNode(node.content, view.content)
    }

    @MainActor public static var _elementCount: Int? { Content._elementCount }
}

private final class EquatableNode<Content: View>: PassthroughNode {
    var shown: Content

    init(_ content: Content, _ context: _NodeContext) {
        shown = content
        super.init(context)
    }
}

extension View where Self: Equatable {
    /// Prevents updates of this view while it's equal to its previous value.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
