/// A node with the slots of its children, in order.
class ListNode: _Node {
    final var children: [_Node] = []

    override func forEachChild(_ body: (_Node) -> Void) {
        for child in children { body(child) }
    }

    override var slotCount: Int { children.reduce(0) { $0 + $1.slotCount } }

    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        guard let (child, inner) = locate(slot) else { return }
        child.appendElements(ofSlot: inner, to: &elements)
    }

    override func releaseSlot(_ slot: Int) {
        guard let (child, inner) = locate(slot) else { return }
        child.releaseSlot(inner)
    }

    override func appendSections(to sections: inout [SectionSpan], from first: Int) {
        var first = first
        for child in children {
            child.appendSections(to: &sections, from: first)
            first += child.slotCount
        }
    }

    override func setOnScreen(_ value: Bool, slot: Int) {
        guard let (child, inner) = locate(slot) else { return }
        child.setOnScreen(value, slot: inner)
    }

    override func slot(_ slot: Int, ofChild child: _Node) -> Int? {
        var first = 0
        for other in children {
            if other === child { return first + slot }
            first += other.slotCount
        }
        return nil
    }

    override func slot(withID id: AnyHashable) -> Int? {
        var first = 0
        for child in children {
            if let slot = child.slot(withID: id) { return first + slot }
            first += child.slotCount
        }
        return nil
    }

    override func slotOfDeepID(_ id: AnyHashable) -> Int? {
        var first = 0
        for child in children {
            if let slot = child.slotOfDeepID(id) { return first + slot }
            first += child.slotCount
        }
        return nil
    }

    override func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {
        guard let (child, inner) = locate(slot) else { return }
        child.appendIdentities(ofSlot: inner, to: &identities)
    }

    private func locate(_ slot: Int) -> (_Node, Int)? {
        var rest = slot
        for child in children {
            let count = child.slotCount
            if rest < count { return (child, rest) }
            rest -= count
        }
        return nil
    }
}

/// A node that represents its single child.
class PassthroughNode: _Node {
    final var content: _Node!

    /// The context for the content.
    var contentContext: _NodeContext { _NodeContext(graph: graph, parent: self, environment: environment) }

    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }
    override var slotCount: Int { content.slotCount }
    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        content.appendElements(ofSlot: slot, to: &elements)
    }
    override func releaseSlot(_ slot: Int) { content.releaseSlot(slot) }
    override func appendSections(to sections: inout [SectionSpan], from first: Int) {
        content.appendSections(to: &sections, from: first)
    }
    override func setOnScreen(_ value: Bool, slot: Int) {
        if slotCount == 1 { setOnScreen(value) } else { content.setOnScreen(value, slot: slot) }
    }
    override func slot(withID id: AnyHashable) -> Int? { content.slot(withID: id) }
    override func slotOfDeepID(_ id: AnyHashable) -> Int? { content.slotOfDeepID(id) }
    override func itemIndex(ofSlot slot: Int) -> Int? { content.itemIndex(ofSlot: slot) }
    override func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {
        content.appendIdentities(ofSlot: slot, to: &identities)
    }
}
