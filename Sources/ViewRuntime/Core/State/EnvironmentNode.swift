/// A node that changes the environment of its content.
class EnvironmentNode: PassthroughNode {
    private lazy var inner = changed()

    final override var contentContext: _NodeContext { _NodeContext(graph: graph, parent: self, environment: inner) }

    /// Changes the environment of the node to that of its content.
    func change(_ environment: inout EnvironmentValues) {}

    /// Passes the environment to the content if it has changed.
    final func pushEnvironment() {
        let new = changed()
        if new.isEqual(to: inner) { return }
        inner = new
        content.setEnvironment(new)
    }

    final override func setEnvironment(_ environment: EnvironmentValues) {
        if self.environment.isIdentical(to: environment) { return }
        self.environment = environment
        pushEnvironment()
    }

    private func changed() -> EnvironmentValues {
        var values = environment
        change(&values)
        return values
    }
}
