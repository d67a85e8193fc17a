import OpenCombine

/// Refreshes a node whenever an observable object is about to change.
@MainActor
final class ObjectSubscription {
    private var object: ObjectIdentifier?
    private var cancellable: AnyCancellable?

    /// Subscribes a node to an object, unless it already is the subscription's object.
    func follow<ObjectType: ObservableObject>(_ object: ObjectType, for node: _Node) {
        if self.object == ObjectIdentifier(object) { return }
        self.object = ObjectIdentifier(object)
        nonisolated(unsafe) let handle = node.handle
        cancellable = object.objectWillChange.sink { _ in
            onMainThread {
                guard let node = handle.node else { return }
                node.graph.prepareForWrite()
                node.graph.enqueue(node, in: TransactionStack.current)
            }
        }
    }

    func cancel() {
        object = nil
        cancellable = nil
    }
}
