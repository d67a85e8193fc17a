import Observation

/// Notes which observable objects an evaluation reads, so that a change of theirs refreshes the node.
@MainActor
enum ObservedRead {
    static func track<Result>(_ node: _Node, _ body: () -> Result) -> Result {
        // The handler is only made when something observable was read.
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
