extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("Optional is a primitive view: it has no body") }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let node = ChoiceNode(context)
        if let view { node.choose(0, DeferredNode.make(view, context.inside(node))) }
        return node
    }

    public static func _updateNode(_ node: _Node, _ view: Self) {
        let node = unsafeDowncast(node, to: ChoiceNode.self)
        switch (view, node.content) {
        case (let view?, let content?): DeferredNode.update(content, view)
        case (let view?, nil): node.replace(0) { DeferredNode.make(view, $0) }
        case (nil, .some): node.replace(nil, with: nil)
        case (nil, nil): break
        }
    }

    public static var _elementCount: Int? { nil }
}
