import Observation

/// Tracks the observable objects that an evaluation reads. A change of any of them refreshes the node.
@MainActor
enum ObservedRead {
    static func track<Result>(_ node: _Node, _ body: () -> Result) -> Result {
        // The handler is created only if the closure reads an observable property.
        withObservationTracking(body, onChange: handler(for: node))
    }

    private static func handler(for node: _Node) -> @Sendable () -> Void {
        let reference = WeakNode(node)
        return {
            onMainThread { reference.node.map { $0.graph.enqueue($0) } }
        }
    }

    private final class WeakNode: @unchecked Sendable {
        weak var node: _Node?
        init(_ node: _Node) { self.node = node }
    }
}
