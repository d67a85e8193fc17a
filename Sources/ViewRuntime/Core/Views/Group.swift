/// A type that combines several views. A modifier of a group applies to each of its views.
public struct Group<Content> {
    var content: Content
}

extension Group: View where Content: View {
    /// Creates a group of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Never { fatalError("Group is a primitive view: it has no body") }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        Content._makeNode(view.content, context)
    }

    public static func _updateNode(_ node: _Node, _ view: Self) { Content._updateNode(node, view.content) }

    public static var _elementCount: Int? { Content._elementCount }
}
