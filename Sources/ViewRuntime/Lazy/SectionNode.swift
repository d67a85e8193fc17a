/// A section's header, content and footer, one after the other.
final class SectionNode: ListNode {
    /// Whether header and footer look as those of lists do.
    var isInList = false

    override func appendSections(to sections: inout [SectionSpan], from first: Int) {
        let content = first + children[0].slotCount
        let footer = content + children[1].slotCount
        sections.append(
            SectionSpan(header: first..<content, content: content..<footer, footer: footer..<footer + children[2].slotCount))
    }
}

/// A view that is made when one of its slots is asked for, and goes with the last of them.
///
/// Used where the number of slots is known from the type: so a section that was never seen costs next to nothing.
final class DeferredNode<V: View>: _Node {
    private var view: V
    private let count: Int
    private var made: _Node?
    private var shown: Set<Int> = []

    init(_ view: V, count: Int, _ context: _NodeContext) {
        self.view = view
        self.count = count
        super.init(context)
    }

    @available(*, unavailable)
    override init(_ context: _NodeContext) { preconditionFailure() }

    /// The node of a view in a section: made later where that can be.
    static func make(_ view: V, _ context: _NodeContext) -> _Node {
        guard let count = V._elementCount else { return V._makeNode(view, context) }
        return DeferredNode(view, count: count, context)
    }

    static func update(_ node: _Node, _ view: V) {
        guard let node = node as? DeferredNode<V> else { return V._updateNode(node, view) }
        node.view = view
        if node.skipsEvaluation { node.missEvaluation() } else { node.refresh() }
    }

    override func refresh() {
        graph.didRefresh(self)
        if let made { V._updateNode(made, view) }
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let made { body(made) } }

    override var slotCount: Int { count }

    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        let node = made ?? V._makeNode(view, _NodeContext(graph: graph, parent: self, environment: environment))
        made = node
        shown.insert(slot)
        node.appendElements(ofSlot: slot, to: &elements)
    }

    override func releaseSlot(_ slot: Int) {
        made?.releaseSlot(slot)
        shown.remove(slot)
        guard shown.isEmpty, let made else { return }
        self.made = nil
        made.unmount()
    }

    override func setOnScreen(_ value: Bool, slot: Int) {
        if count == 1 { setOnScreen(value) } else { made?.setOnScreen(value, slot: slot) }
    }

    override func slot(withID id: AnyHashable) -> Int? { made?.slot(withID: id) }

    override func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {
        made?.appendIdentities(ofSlot: slot, to: &identities)
    }

    override func slotOfDeepID(_ id: AnyHashable) -> Int? {
        if let made { return made.slotOfDeepID(id) }
        let node = V._makeNode(view, _NodeContext(graph: graph, parent: self, environment: environment))
        defer { node.unmount() }
        return node.slot(withID: id) ?? node.slotOfDeepID(id)
    }
}
