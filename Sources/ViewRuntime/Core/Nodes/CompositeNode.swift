/// The node of a view with a body.
final class CompositeNode<V: View>: PassthroughNode, BodyNode {
    /// The view before installation, for comparison with the next view, which isn't installed either.
    private var view: V
    private let properties: InstalledProperties
    var isChecked = false
    var bodyType: Any.Type { V.self }
    /// The motion of animatable data, which the first animated change creates.
    private var motion: ValueMotion<V>?

    init(_ view: V, _ context: _NodeContext) {
        self.view = view
        properties = InstalledProperties(of: V.self)
        super.init(context)
        let body = evaluate()
        content = V.Body._makeNode(body, context.inside(self))
    }

    func update(_ view: V) {
        let isSame = ValueComparison.areEqual(self.view, view)
        if !isSame && (graph.animatesLayout || graph.tracksVelocity) {
            if motion == nil { motion = ValueMotion<V>.make(for: self) }
            motion?.animate(from: self.view, to: view)
        }
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

    override func endMotion() { motion?.stop() }

    private func evaluate() -> V.Body {
        graph.statistics.bodies += 1
        return describe()
    }

    func evaluateForNothing() {
        if isMounted, !isQueued, !skipsEvaluation { _ = describe() }
    }

    private func describe() -> V.Body {
        var installed = view
        properties.install(into: &installed, of: self)
        return tracking {
            properties.update(&installed)
            let shown = motion?.presented(installed) ?? installed
            guard let check = graph.bodyCheck else { return shown.body }
            return check.evaluate(shown, of: self) { shown.body }
        }
    }
}
