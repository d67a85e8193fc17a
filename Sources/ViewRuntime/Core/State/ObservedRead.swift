import Observation

/// Tracks the observable objects that an evaluation reads. A change of any of them refreshes the node.
@MainActor
enum ObservedRead {
    static func track<Result>(_ node: _Node, _ body: () -> Result) -> Result {
        // The handler is created only if the closure reads an observable property.
        withObservationTracking(body, onChange: handler(for: node))
    }

    private static func handler(for node: _Node) -> @Sendable () -> Void {
        nonisolated(unsafe) let handle = node.handle
        return {
            onMainThread { handle.node.map { $0.graph.enqueue($0) } }
        }
    }
}
