/// The node of a view that has a body.
final class CompositeNode<V: View>: PassthroughNode {
    private var view: V
    private let properties: InstalledProperties

    init(_ view: V, _ context: _NodeContext) {
        self.view = view
        properties = InstalledProperties(of: V.self)
        super.init(context)
        let body = evaluate()
        content = V.Body._makeNode(body, context.inside(self))
    }

    func update(_ view: V) {
        let isSame = ValueComparison.areEqual(self.view, view)
        self.view = view
        if isSame && !isQueued { return }
        refresh()
    }

    override func refresh() {
        graph.didRefresh(self)
        V.Body._updateNode(content, evaluate())
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if properties.environmentChanged(environment) { setNeedsRefresh() }
    }

    override func willUnmount() { properties.uninstall() }

    private func evaluate() -> V.Body {
        graph.statistics.bodies += 1
        properties.install(into: &view, of: self)
        return tracking { view.body }
    }
}
