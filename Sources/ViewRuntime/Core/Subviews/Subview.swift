/// A subview of a view, which a custom container can show.
public struct Subview: Identifiable {
    /// The identity of a subview, which doesn't depend on its position.
    public struct ID: Hashable {
        let identities: [AnyHashable]
        /// The index among the subviews with the same identities.
        let place: Int
    }

    /// The identity of the subview.
    public let id: ID
    let source: SubviewSource
    let slot: Int
    let version: Int

    /// The values that the subview passes to its container.
    public var containerValues: ContainerValues {
        let source = source, slot = slot
        return MainActor.assumeIsolated { UncheckedTransfer(source.containerValues(ofSlot: slot)) }.value
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

/// A copy of a view that shows one of its subviews.
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

/// The subviews of a view, in order. As a view, the collection shows all of them.
public struct SubviewsCollection: RandomAccessCollection {
    /// A range of subviews.
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: [Subview]

    /// The index of the first subview.
    public var startIndex: Int { subviews.startIndex }
    /// The index after the last subview.
    public var endIndex: Int { subviews.endIndex }
    /// The subview at an index.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The subviews in a range of indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(subviews) { $0 } }
}

/// A range of the subviews of a view.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    /// A range of subviews.
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: ArraySlice<Subview>

    /// The index of the first subview.
    public var startIndex: Int { subviews.startIndex }
    /// The index after the last subview.
    public var endIndex: Int { subviews.endIndex }
    /// The subview at an index.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The subviews in a range of indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(subviews) { $0 } }
}
