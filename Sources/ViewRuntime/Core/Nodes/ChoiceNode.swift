/// A node that shows one of several contents, or none. Each content has its own identity.
final class ChoiceNode: _Node {
    private(set) var content: _Node?
    private(set) var choice: Int?
    /// The number of slots, without elements, while there is no content.
    var slotsWithoutContent = 0

    /// Sets the first content.
    func choose(_ choice: Int, _ content: _Node) {
        self.choice = choice
        self.content = content
    }

    func replace(_ choice: Int, _ make: (_NodeContext) -> _Node) {
        replace(choice, with: make(_NodeContext(graph: graph, parent: self, environment: environment)))
    }

    func replace(_ choice: Int?, with new: _Node?) {
        let old = content
        content = new
        self.choice = choice
        if let old { graph.remove(old) }
        parent?.childElementsChanged()
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }
    override var slotCount: Int { content?.slotCount ?? slotsWithoutContent }
    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        content?.appendElements(ofSlot: slot, to: &elements)
    }
    override func releaseSlot(_ slot: Int) { content?.releaseSlot(slot) }
    override func appendSections(to sections: inout [SectionSpan], from first: Int) {
        content?.appendSections(to: &sections, from: first)
    }
    override func setOnScreen(_ value: Bool, slot: Int) { content?.setOnScreen(value, slot: slot) }
    override func slot(_ slot: Int, ofChild child: _Node) -> Int? { child === content ? slot : nil }
    override func slot(withID id: AnyHashable) -> Int? { content?.slot(withID: id) }
    override func slotOfDeepID(_ id: AnyHashable) -> Int? { content?.slotOfDeepID(id) }
    override func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {
        content?.appendIdentities(ofSlot: slot, to: &identities)
    }
}
