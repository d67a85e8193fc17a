/// A view in a lazy container that the container creates when it needs the first of its slots.
///
/// Only views whose type determines the number of slots are deferred. A view that was never visible therefore costs
/// almost nothing, and it appears when it scrolls into view. The node releases the view with the last of its slots.
final class DeferredNode<V: View>: PassthroughNode {
    private var view: V
    private let count: Int
    private var shown: Set<Int> = []

    init(_ view: V, count: Int, _ context: _NodeContext) {
        self.view = view
        self.count = count
        super.init(context)
    }

    @available(*, unavailable)
    override init(_ context: _NodeContext) { preconditionFailure() }

    /// Creates the node of a view, deferred if possible.
    static func make(_ view: V, _ context: _NodeContext) -> _Node {
        guard context.parent?.yieldsLazySlots == true, let count = V._elementCount else {
            return V._makeNode(view, context)
        }
        return DeferredNode(view, count: count, context)
    }

    static func update(_ node: _Node, _ view: V) {
        guard node.parent?.yieldsLazySlots == true, let node = node as? DeferredNode<V> else {
            return V._updateNode(node, view)
        }
        node.view = view
        if node.skipsEvaluation { node.missEvaluation() } else { node.refresh() }
    }

    override func refresh() {
        graph.didRefresh(self)
        if let content { V._updateNode(content, view) }
    }

    override var slotCount: Int { count }

    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        if content == nil { content = make() }
        shown.insert(slot)
        content.appendElements(ofSlot: slot, to: &elements)
    }

    override func releaseSlot(_ slot: Int) {
        content?.releaseSlot(slot)
        shown.remove(slot)
        guard shown.isEmpty, let node = content else { return }
        content = nil
        node.unmount()
    }

    override func appendSections(to sections: inout [SectionSpan], from first: Int) {
        content?.appendSections(to: &sections, from: first)
    }

    override func setOnScreen(_ value: Bool, slot: Int) {
        if count == 1 { setOnScreen(value) } else { content?.setOnScreen(value, slot: slot) }
    }

    override func slot(withID id: AnyHashable) -> Int? {
        if let content { return content.slot(withID: id) }
        guard IdentitySearch.mayHold(V.self, type(of: id.base)) else { return nil }
        let node = make()
        defer { node.unmount() }
        return node.slot(withID: id)
    }

    override func itemIndex(ofSlot slot: Int) -> Int? { content?.itemIndex(ofSlot: slot) }

    override func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {
        content?.appendIdentities(ofSlot: slot, to: &identities)
    }

    override func slotOfDeepID(_ id: AnyHashable) -> Int? {
        if let content { return content.slotOfDeepID(id) }
        guard IdentitySearch.mayHold(V.self, type(of: id.base)) else { return nil }
        let node = make()
        defer { node.unmount() }
        return node.slot(withID: id) ?? node.slotOfDeepID(id)
    }

    private func make() -> _Node {
        V._makeNode(view, _NodeContext(graph: graph, parent: self, environment: environment))
    }
}
