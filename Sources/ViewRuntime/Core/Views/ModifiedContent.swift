/// A value with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The content that the modifier changes.
    public var content: Content
    /// The modifier of the content.
    public var modifier: Modifier

    /// Creates a value with a modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError("ModifiedContent is a primitive view: it has no body") }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        Modifier._makeNode(view.modifier, view.content, context)
    }

    public static func _updateNode(_ node: _Node, _ view: Self) {
        Modifier._updateNode(node, view.modifier, view.content)
    }

    public static var _elementCount: Int? { Modifier._elementCount(Content.self) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Stops the program, because a primitive modifier has no body.
    public func body(content: _ViewModifier_Content<Self>) -> Never {
        fatalError("ModifiedContent is a primitive modifier: it has no body")
    }

    public static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        Modifier._makeNode(modifier.modifier, content.modifier(modifier.content), context)
    }

    public static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        Modifier._updateNode(node, modifier.modifier, content.modifier(modifier.content))
    }

    public static func _elementCount<C: View>(_ content: C.Type) -> Int? {
        Modifier._elementCount(ModifiedContent<C, Content>.self)
    }
}
