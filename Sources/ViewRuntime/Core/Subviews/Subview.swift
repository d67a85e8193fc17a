/// A part of another view, to be shown in a custom container.
public struct Subview: Identifiable {
    /// What tells a part from the others, wherever it moves.
    public struct ID: Hashable {
        let identities: [AnyHashable]
        /// Among those with the same identities.
        let place: Int
    }

    public let id: ID
    let source: SubviewSource
    let slot: Int
    let version: Int

    /// What the part tells its container.
    public var containerValues: ContainerValues {
        let source = source, slot = slot
        return MainActor.assumeIsolated { UncheckedBox(source.containerValues(ofSlot: slot)) }.value
    }
}

extension Subview: PrimitiveView {
    public static func _makeNode(_ view: Subview, _ context: _NodeContext) -> _Node {
        let node = SubviewNode(view, context)
        node.content = view.source.makeCopy(context.inside(node))
        node.parkOthers()
        return node
    }

    public static func _updateNode(_ node: _Node, _ view: Subview) {
        unsafeDowncast(node, to: SubviewNode.self).update(view)
    }

    public static var _elementCount: Int? { 1 }
}

/// A copy of a view, of which one part is shown.
final class SubviewNode: PassthroughNode {
    private var view: Subview

    init(_ view: Subview, _ context: _NodeContext) {
        self.view = view
        super.init(context)
    }

    func update(_ new: Subview) {
        let old = view
        view = new
        if new.source !== old.source {
            let copy = content!
            content = new.source.makeCopy(_NodeContext(graph: graph, parent: self, environment: environment))
            graph.remove(copy)
        } else if new.version != old.version {
            new.source.updateCopy(content)
        }
        parkOthers()
        if new.source !== old.source || new.slot != old.slot { parent?.childElementsChanged() }
    }

    func parkOthers() {
        for slot in 0..<content.slotCount { content.setOnScreen(slot == view.slot && !isParked, slot: slot) }
    }

    override func childElementsChanged() {
        parkOthers()
        super.childElementsChanged()
    }

    override func setOnScreen(_ value: Bool) {
        super.setOnScreen(value)
        if value { parkOthers() }
    }

    override var slotCount: Int { 1 }

    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        if view.slot < content.slotCount { content.appendElements(ofSlot: view.slot, to: &elements) }
    }

    override func releaseSlot(_ slot: Int) { content.releaseSlot(view.slot) }
    override func appendSections(to sections: inout [SectionSpan], from first: Int) {}
    override func setOnScreen(_ value: Bool, slot: Int) { setOnScreen(value) }
    override func slot(_ slot: Int, ofChild child: _Node) -> Int? { slot == view.slot ? 0 : nil }
    override func slot(withID id: AnyHashable) -> Int? { content.slot(withID: id) == view.slot ? 0 : nil }
    override func slotOfDeepID(_ id: AnyHashable) -> Int? { content.slotOfDeepID(id) == view.slot ? 0 : nil }
    override func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {
        content.appendIdentities(ofSlot: view.slot, to: &identities)
    }
}

/// The parts of a view, in order. Shown as a view, it is all of them.
public struct SubviewsCollection: RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: [Subview]

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the parts of a view.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: ArraySlice<Subview>

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(subviews) { $0 } }
}
