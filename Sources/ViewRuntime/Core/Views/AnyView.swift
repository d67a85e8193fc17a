/// A type-erased view. If the type of the wrapped view changes, the new view has new state.
public struct AnyView {
    fileprivate let storage: AnyViewStorage

    /// Creates a type-erased view.
    public init<V: View>(_ view: V) {
        storage = (view as? AnyView)?.storage ?? ViewStorage(view)
    }

    /// Creates a type-erased view.
    public init<V: View>(erasing view: V) { self.init(view) }

    /// Whether both values have the same storage.
    nonisolated func isSame(as other: AnyView) -> Bool { storage === other.storage }
}

extension AnyView {
    @MainActor func searchStorage(_ search: inout IdentitySearch) { storage.search(&search) }
}

extension AnyView: SlotCounted {
    @MainActor static var slotCounter: SlotCounter? {
        SlotCounter { $0.assumingMemoryBound(to: AnyView.self).pointee.storage.addSlots(to: &$1) }
    }
}

extension AnyView: PrimitiveView {
    public static func _makeNode(_ view: AnyView, _ context: _NodeContext) -> _Node {
        let node = AnyViewNode(context)
        node.storage = view.storage
        node.content = view.storage.makeNode(context.inside(node))
        return node
    }

    public static func _updateNode(_ node: _Node, _ view: AnyView) {
        unsafeDowncast(node, to: AnyViewNode.self).update(view.storage)
    }

    public static var _elementCount: Int? { nil }
}

@MainActor
private class AnyViewStorage {
    nonisolated var type: Any.Type { fatalError() }
    func makeNode(_ context: _NodeContext) -> _Node { fatalError() }
    func updateNode(_ node: _Node) {}
    func search(_ search: inout IdentitySearch) {}
    func addSlots(to count: inout SlotCount) {}
    nonisolated init() {}
}

private final class ViewStorage<V: View>: AnyViewStorage {
    private nonisolated(unsafe) let view: V

    nonisolated init(_ view: V) { self.view = view }

    nonisolated override var type: Any.Type { V.self }
    override func makeNode(_ context: _NodeContext) -> _Node { DeferredNode.make(view, context) }
    override func updateNode(_ node: _Node) { DeferredNode.update(node, view) }
    override func search(_ search: inout IdentitySearch) { search.visit(view) }

    override func addSlots(to count: inout SlotCount) {
        if let fixed = V._elementCount {
            count.slots += fixed
        } else if let counter = SlotCounter.of(V.self) {
            counter.add(view, to: &count)
        } else {
            count.isUnknown = true
        }
    }
}

private final class AnyViewNode: PassthroughNode {
    var storage: AnyViewStorage!

    func update(_ new: AnyViewStorage) {
        let isSameType = new.type == storage.type
        storage = new
        if isSameType {
            new.updateNode(content)
        } else {
            let old = content!
            content = new.makeNode(_NodeContext(graph: graph, parent: self, environment: environment))
            graph.remove(old)
            parent?.childElementsChanged()
        }
    }
}
