/// The node of a value with dynamic properties whose body describes its content: a view, a modifier, or a style.
class CompositeNode<Value, Body: View>: PassthroughNode, BodyNode {
    /// The value before installation, for comparison with the next value, which isn't installed either. An installed
    /// value would keep this node alive.
    private var value: Value
    private let properties: InstalledProperties
    final var isChecked = false
    final var bodyType: Any.Type { Value.self }
    /// The motion of animatable data, which the first animated change creates.
    private var motion: ValueMotion<Value>?

    init(_ value: Value, _ context: _NodeContext) {
        self.value = value
        properties = InstalledProperties(of: Value.self)
        super.init(context)
        let body = evaluate()
        content = Body._makeNode(body, context.inside(self))
    }

    /// Returns the body of an installed value.
    func body(of value: Value) -> Body { preconditionFailure("\(Self.self) has no body") }

    /// Updates the node with another value.
    ///
    /// - Parameter isSame: Whether everything else that the body depends on is the same.
    final func update(_ value: Value, isSame: Bool = true) {
        let isSameValue = ValueComparison.areEqual(self.value, value)
        if !isSameValue && (graph.animatesLayout || graph.tracksVelocity) {
            if motion == nil { motion = ValueMotion<Value>.make(for: self) }
            motion?.animate(from: self.value, to: value)
        }
        self.value = value
        if isSame && isSameValue && !isQueued { return }
        refresh()
    }

    final override func refresh() {
        graph.didRefresh(self)
        Body._updateNode(content, evaluate())
    }

    final override func environmentDidChange(from old: EnvironmentValues) {
        if properties.environmentChanged(environment) { setNeedsRefresh() }
    }

    final override func willUnmount() { properties.uninstall() }

    final override func endMotion() { motion?.stop() }

    private func evaluate() -> Body {
        graph.statistics.bodies += 1
        return describe()
    }

    final func evaluateAgain() {
        if isMounted, !isQueued, !skipsEvaluation { _ = describe() }
    }

    private func describe() -> Body {
        var installed = value
        properties.install(into: &installed, of: self)
        return tracking {
            properties.update(&installed)
            let shown = motion?.presented(installed) ?? installed
            guard let check = graph.bodyCheck else { return body(of: shown) }
            return check.evaluate(shown, of: self) { body(of: shown) }
        }
    }
}
