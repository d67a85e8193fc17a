/// The view of one of two branches in a view builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    var storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public var body: Never { fatalError("_ConditionalContent is a primitive view: it has no body") }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let node = ChoiceNode(context)
        let inner = context.inside(node)
        switch view.storage {
        case .trueContent(let content): node.choose(0, DeferredNode.make(content, inner))
        case .falseContent(let content): node.choose(1, DeferredNode.make(content, inner))
        }
        return node
    }

    public static func _updateNode(_ node: _Node, _ view: Self) {
        let node = unsafeDowncast(node, to: ChoiceNode.self)
        switch view.storage {
        case .trueContent(let content):
            if node.choice == 0 {
                DeferredNode.update(node.content!, content)
            } else {
                node.replace(0) { DeferredNode.make(content, $0) }
            }
        case .falseContent(let content):
            if node.choice == 1 {
                DeferredNode.update(node.content!, content)
            } else {
                node.replace(1) { DeferredNode.make(content, $0) }
            }
        }
    }

    public static var _elementCount: Int? {
        guard let count = TrueContent._elementCount, count == FalseContent._elementCount else { return nil }
        return count
    }
}
