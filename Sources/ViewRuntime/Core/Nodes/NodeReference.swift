/// A reference that doesn't retain a node and becomes `nil` when the node is deallocated. Use it only on the main
/// thread.
///
/// Once a weak variable refers to an object, Swift counts all references to the object in a side table, which takes
/// several times as long. This property wrapper avoids that cost for objects that every frame uses.
@MainActor
@propertyWrapper
struct Unretained<Node: _Node> {
    private var handle: NodeHandle?

    init(wrappedValue: Node?) { handle = wrappedValue?.handle }

    var wrappedValue: Node? {
        get {
            guard let node = handle?.node else { return nil }
            return unsafeDowncast(node, to: Node.self)
        }
        set { handle = newValue?.handle }
    }
}

/// Returns an action that calls a closure with a node if the node still exists. The action doesn't retain the node.
///
/// It has the same purpose as a closure that captures a weak reference, without its cost; see ``Unretained``.
@MainActor
func unretained<Node: _Node>(_ node: Node, _ body: @escaping (Node) -> Void) -> () -> Void {
    let handle = node.handle
    return {
        guard let node = handle.node else { return }
        body(unsafeDowncast(node, to: Node.self))
    }
}

/// An object that knows whether a node exists.
final class NodeHandle {
    /// The node. The node's deinitializer sets it to `nil`.
    nonisolated(unsafe) unowned(unsafe) fileprivate(set) var node: _Node?

    init(_ node: _Node) { self.node = node }

    nonisolated func nodeEnds() { node = nil }
}
