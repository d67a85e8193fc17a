/// Makes the nodes of a collection's elements as they are asked for.
///
/// Where every element's view is known to give a fixed number of layout elements, an element is a
/// slot and costs nothing until it is shown. Otherwise (an `if`, a `Section` or a `ForEach` inside)
/// every element's structure is made up front, to count its slots; their views still are not.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node {
    private var view: ForEach<Data, ID, Content>
    private var items: [Int: Item] = [:]
    private var indexOfShown: [ID: Int] = [:]
    private var indexOfAll: [ID: Int]?
    private let isSlotPerItem: Bool
    /// With slots of varying number: the first slot of every item, and the total.
    private var firstSlots: [Int]?

    typealias Item = ForEachItemNode<Data, ID, Content>

    init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        self.view = view
        isSlotPerItem = Content._elementCount != nil
        super.init(context)
    }

    @available(*, unavailable)
    override init(_ context: _NodeContext) { preconditionFailure() }

    override func forEachChild(_ body: (_Node) -> Void) {
        for item in items.values { body(item) }
    }

    // MARK: Slots

    override var slotCount: Int { isSlotPerItem ? view.data.count : countedSlots().last! }

    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        guard let (index, inner) = locate(slot), let item = item(at: index) else { return }
        if isSlotPerItem {
            for slot in 0..<item.slotCount { item.appendElements(ofSlot: slot, to: &elements) }
        } else {
            item.appendElements(ofSlot: inner, to: &elements)
        }
    }

    override func releaseSlot(_ slot: Int) {
        guard let (index, inner) = locate(slot), let item = items[index] else { return }
        if isSlotPerItem {
            items[index] = nil
            indexOfShown[item.id] = nil
            item.unmount()
        } else {
            item.releaseSlot(inner)
        }
    }

    override func role(ofSlot slot: Int) -> SlotRole {
        guard !isSlotPerItem, let (index, inner) = locate(slot) else { return .content }
        return items[index]?.role(ofSlot: inner) ?? .content
    }

    override func slot(withID id: AnyHashable) -> Int? {
        if let typed = id.base as? ID, let index = index(of: typed) {
            return isSlotPerItem ? index : countedSlots()[index]
        }
        for (index, item) in items {
            if let inner = item.content.slot(withID: id) { return isSlotPerItem ? index : countedSlots()[index] + inner }
        }
        return nil
    }

    override func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {
        guard let (index, inner) = locate(slot) else { return }
        identities.append(AnyHashable(id(at: index)))
        items[index]?.content.appendIdentities(ofSlot: isSlotPerItem ? 0 : inner, to: &identities)
    }

    override func slotOfDeepID(_ id: AnyHashable) -> Int? {
        for index in 0..<view.data.count {
            let isShown = items[index] != nil
            guard let item = item(at: index) else { continue }
            defer { if !isShown && isSlotPerItem { releaseSlot(index) } }
            if let inner = item.content.slot(withID: id) ?? item.content.slotOfDeepID(id) {
                return isSlotPerItem ? index : countedSlots()[index] + inner
            }
        }
        return nil
    }

    private func locate(_ slot: Int) -> (index: Int, inner: Int)? {
        if isSlotPerItem { return slot >= 0 && slot < view.data.count ? (slot, 0) : nil }
        let firsts = countedSlots()
        guard slot >= 0, slot < firsts.last! else { return nil }
        // The last item whose first slot is not after this one.
        var low = 0, high = firsts.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if firsts[middle] <= slot { low = middle } else { high = middle }
        }
        return (low, slot - firsts[low])
    }

    private func countedSlots() -> [Int] {
        if let firstSlots { return firstSlots }
        var firsts = [0]
        firsts.reserveCapacity(view.data.count + 1)
        for index in 0..<view.data.count { firsts.append(firsts[index] + (item(at: index)?.slotCount ?? 0)) }
        firstSlots = firsts
        return firsts
    }

    override func childElementsChanged() {
        if !isSlotPerItem { firstSlots = nil }
        super.childElementsChanged()
    }

    // MARK: Items

    private func element(at index: Int) -> Data.Element { view.data[view.data.index(view.data.startIndex, offsetBy: index)] }

    private func id(at index: Int) -> ID { view.identify(element(at: index)) }

    /// The item, or nil when an earlier one has its identity.
    private func item(at index: Int) -> Item? {
        if let item = items[index] { return item }
        let value = element(at: index)
        let id = view.identify(value)
        if let other = indexOfShown[id], other != index {
            graph.warn("ForEach: the identity \(id) occurs more than once; only the first view that has it is shown")
            return nil
        }
        let item = Item(id, value, view.content, _NodeContext(graph: graph, parent: self, environment: environment))
        items[index] = item
        indexOfShown[id] = index
        return item
    }

    /// The first of a range of integers, whose places need no looking up.
    private var firstOfIntegers: Int? {
        (view.data as? Range<Int>)?.lowerBound ?? (view.data as? ClosedRange<Int>)?.lowerBound
    }

    private func index(of id: ID) -> Int? {
        if let value = id as? Int, let first = firstOfIntegers {
            let (index, overflows) = value.subtractingReportingOverflow(first)
            return !overflows && index >= 0 && index < view.data.count && self.id(at: index) == id ? index : nil
        }
        if let index = indexOfShown[id] { return index }
        if let indexOfAll { return indexOfAll[id] }
        var all: [ID: Int] = [:]
        all.reserveCapacity(view.data.count)
        for (index, element) in view.data.enumerated() where all[view.identify(element)] == nil {
            all[view.identify(element)] = index
        }
        indexOfAll = all
        return all[id]
    }

    // MARK: Update

    func update(_ new: ForEach<Data, ID, Content>) {
        let oldCount = view.data.count
        let shown = items
        view = new
        indexOfAll = nil
        var hasMoved = new.data.count != oldCount
        let staysInPlace = shown.allSatisfy { $0.key < new.data.count && id(at: $0.key) == $0.value.id }
        if !staysInPlace || shown.count != indexOfShown.count {
            hasMoved = true
            rearrange(shown)
        }
        if hasMoved { firstSlots = nil }
        for index in items.keys.sorted() { items[index]!.update(element(at: index), new.content) }
        if hasMoved {
            parent?.childElementsChanged()
        }
    }

    /// Finds the new places of the items that are still there and lets the others go.
    private func rearrange(_ shown: [Int: Item]) {
        items.removeAll(keepingCapacity: true)
        indexOfShown.removeAll(keepingCapacity: true)
        for (_, item) in shown {
            if let index = index(of: item.id), items[index] == nil {
                items[index] = item
            } else {
                graph.remove(item)
            }
        }
        for (index, item) in items { indexOfShown[item.id] = index }
    }
}

/// The views of one element of a collection.
final class ForEachItemNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: PassthroughNode {
    let id: ID
    private var value: Data.Element
    private var make: (Data.Element) -> Content

    init(_ id: ID, _ value: Data.Element, _ make: @escaping (Data.Element) -> Content, _ context: _NodeContext) {
        self.id = id
        self.value = value
        self.make = make
        super.init(context)
        let view = tracking { make(value) }
        content = Content._makeNode(view, context.inside(self))
    }

    func update(_ value: Data.Element, _ make: @escaping (Data.Element) -> Content) {
        self.value = value
        self.make = make
        refresh()
    }

    override func refresh() {
        graph.didRefresh(self)
        let view = tracking { make(value) }
        Content._updateNode(content, view)
    }

    override func slot(withID id: AnyHashable) -> Int? { hasIdentity(id) ? 0 : content.slot(withID: id) }

    override func hasIdentity(_ id: AnyHashable) -> Bool { id.base as? ID == self.id }
}
