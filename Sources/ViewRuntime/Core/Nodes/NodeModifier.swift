/// A modifier without a body, whose node represents the content and adds no element.
@MainActor
package protocol NodeModifier: ViewModifier where Body == Never {
    /// Returns a `PassthroughNode`, still without its content.
    func makeNode(_ context: _NodeContext) -> _Node

    /// Updates a node of `makeNode(_:)` to this modifier. The content of the node updates afterward.
    func apply(to node: _Node)
}

extension NodeModifier {
    package func apply(to node: _Node) {}

    /// This modifier has no body.
    nonisolated public func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    /// Creates the node of the modifier, and inside it that of the content.
    public static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = unsafeDowncast(modifier.makeNode(context), to: PassthroughNode.self)
        node.content = C._makeNode(content, node.contentContext)
        return node
    }

    /// Updates the node of the modifier, and then that of the content.
    public static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        modifier.apply(to: node)
        C._updateNode(unsafeDowncast(node, to: PassthroughNode.self).content, content)
    }

    /// The number of elements of the content.
    public static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}
