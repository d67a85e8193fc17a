/// A reference to a node that does not keep it alive, and is nil once the node is gone.
///
/// Of an object that a weak variable ever named, Swift counts all references in a table beside it from then on, which takes
/// several times as long. What is touched in every frame is referred to in this way instead. On the main thread only.
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

/// What knows of a node for as long as it lives.
final class NodeHandle {
    /// Set to nil by the node when it ends.
    nonisolated(unsafe) unowned(unsafe) fileprivate(set) var node: _Node?

    init(_ node: _Node) { self.node = node }

    nonisolated func nodeEnds() { node = nil }
}
