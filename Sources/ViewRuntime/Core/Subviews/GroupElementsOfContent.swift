/// A view that transforms the subviews of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let subviews: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension Group {
    /// Creates a view from the subviews of another view, such as the content of a custom container.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(subviews: view, transform: transform))
    }
}

extension GroupElementsOfContent: PrimitiveView {
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let node = SubviewGroupNode<Subviews, Content>(context)
        node.make(view.subviews) { [transform = view.transform] in transform(SubviewsCollection(subviews: $0.subviews))
        }
        return node
    }

    public static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: SubviewGroupNode<Subviews, Content>.self).update(view.subviews) {
            [transform = view.transform] in
            transform(SubviewsCollection(subviews: $0.subviews))
        }
    }

    public static var _elementCount: Int? { Content._elementCount }
}

/// Creates a view from the subviews of another one.
final class SubviewGroupNode<Base: View, Result: View>: PassthroughNode {
    private var source: ViewSubviewSource<Base>!
    private var transform: ((SubviewSource) -> Result)!

    func make(_ base: Base, _ transform: @escaping (SubviewSource) -> Result) {
        let inner = _NodeContext(graph: graph, parent: self, environment: environment)
        self.transform = transform
        source = ViewSubviewSource(base, inner) { [unowned self] in setNeedsRefresh() }
        content = Result._makeNode(evaluate(), inner)
    }

    func update(_ base: Base, _ transform: @escaping (SubviewSource) -> Result) {
        self.transform = transform
        source.update(base)
        refresh()
    }

    override func refresh() {
        graph.didRefresh(self)
        Result._updateNode(content, evaluate())
    }

    private func evaluate() -> Result { tracking { transform(source) } }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        if let source { body(source.scout) }
    }
}
