/// Makes the nodes of a collection's elements as they are asked for.
///
/// Where every element's view is known to give a fixed number of layout elements, an element is that
/// many slots and costs nothing until one is shown. Otherwise (an `if`, or a `ForEach` beside others or in a section)
/// every element's structure is made up front, to count its slots; their views still are not.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node {
    private var view: ForEach<Data, ID, Content>
    private var items: [Int: Item] = [:]
    private var indexOfShown: [ID: Int] = [:]
    private var indexOfAll: [ID: Int]?
    /// The slots of every element, where that does not depend on the element.
    private let slotsPerItem: Int?
    /// What every element is, if it is a section of a fixed number of slots.
    private let itemSection: SectionShape?
    /// With slots of varying number: the first slot of every item, and the total.
    private var firstSlots: [Int]?

    typealias Item = ForEachItemNode<Data, ID, Content>

    init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        self.view = view
        let count = Content._elementCount
        itemSection = count == nil ? SectionShape.of(Content.self) : nil
        slotsPerItem = count ?? itemSection?.count
        super.init(context)
    }

    @available(*, unavailable)
    override init(_ context: _NodeContext) { preconditionFailure() }

    override func forEachChild(_ body: (_Node) -> Void) {
        for index in items.keys.sorted() { body(items[index]!) }
    }

    // MARK: Slots

    override var slotCount: Int { slotsPerItem.map { $0 * view.data.count } ?? countedSlots().last! }

    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        guard let (index, inner) = locate(slot), let item = item(at: index) else { return }
        if slotsPerItem != 1 { item.shownSlots.insert(inner) }
        item.appendElements(ofSlot: inner, to: &elements)
    }

    override func releaseSlot(_ slot: Int) {
        guard let (index, inner) = locate(slot), let item = items[index] else { return }
        guard let slotsPerItem else { return item.releaseSlot(inner) }
        item.shownSlots.remove(inner)
        if slotsPerItem == 1 || item.shownSlots.isEmpty { release(index, item) }
    }

    private func release(_ index: Int, _ item: Item) {
        items[index] = nil
        indexOfShown[item.id] = nil
        item.unmount()
    }

    override func appendSections(to sections: inout [SectionSpan], from first: Int) {
        if let itemSection {
            sections.reserveCapacity(sections.count + view.data.count)
            for index in 0..<view.data.count { sections.append(itemSection.span(from: first + index * itemSection.count)) }
        }
        if slotsPerItem != nil { return }
        let firsts = countedSlots()
        for (index, item) in items { item.appendSections(to: &sections, from: first + firsts[index]) }
    }

    override func setOnScreen(_ value: Bool, slot: Int) {
        guard let (index, inner) = locate(slot) else { return }
        items[index]?.setOnScreen(value, slot: inner)
    }

    override func slot(_ slot: Int, ofChild child: _Node) -> Int? {
        guard let item = child as? Item, let index = indexOfShown[item.id], items[index] === item else { return nil }
        return firstSlot(ofItem: index) + slot
    }

    override func slot(withID id: AnyHashable) -> Int? {
        if let typed = id.base as? ID, let index = index(of: typed) { return firstSlot(ofItem: index) }
        for (index, item) in items {
            if let inner = item.content.slot(withID: id) { return firstSlot(ofItem: index) + inner }
        }
        return nil
    }

    override func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {
        guard let (index, inner) = locate(slot) else { return }
        identities.append(AnyHashable(id(at: index)))
        items[index]?.content.appendIdentities(ofSlot: inner, to: &identities)
    }

    override func slotOfDeepID(_ id: AnyHashable) -> Int? {
        guard IdentitySearch.mayHold(Content.self, type(of: id.base)) else { return nil }
        var search = IdentitySearch(id, _NodeContext(graph: graph, parent: self, environment: environment))
        let found = search.item(
            among: view.data.count,
            ownIdentity: { ID.self == type(of: id.base) ? AnyHashable(self.id(at: $0)) : nil },
            visit: { $1.visit(view.content(element(at: $0))) })
        if let found {
            if slotsPerItem == 1 { return found }
            if let slot = slot(ofDeepID: id, inItem: found) { return slot }
        }
        // What view values do not tell, their nodes may.
        for index in 0..<view.data.count {
            if let slot = slot(ofDeepID: id, inItem: index) { return slot }
        }
        return nil
    }

    override func itemIndex(ofSlot slot: Int) -> Int? { locate(slot)?.index }

    private func slot(ofDeepID id: AnyHashable, inItem index: Int) -> Int? {
        let isShown = items[index] != nil
        guard let item = item(at: index) else { return nil }
        defer { if !isShown && slotsPerItem != nil { release(index, item) } }
        return (item.content.slot(withID: id) ?? item.content.slotOfDeepID(id)).map { firstSlot(ofItem: index) + $0 }
    }

    private func firstSlot(ofItem index: Int) -> Int { slotsPerItem.map { $0 * index } ?? countedSlots()[index] }

    private func locate(_ slot: Int) -> (index: Int, inner: Int)? {
        if let slotsPerItem {
            guard slotsPerItem > 0, slot >= 0 else { return nil }
            let (index, inner) = slot.quotientAndRemainder(dividingBy: slotsPerItem)
            return index < view.data.count ? (index, inner) : nil
        }
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
        if slotsPerItem == nil { firstSlots = nil }
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
    /// Slots made of several per item; the item goes with the last of them.
    var shownSlots: Set<Int> = []
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
        if skipsEvaluation { missEvaluation() } else { refresh() }
    }

    override func refresh() {
        graph.didRefresh(self)
        let view = tracking { make(value) }
        Content._updateNode(content, view)
    }

    override func slot(withID id: AnyHashable) -> Int? { hasIdentity(id) ? 0 : content.slot(withID: id) }

    override func hasIdentity(_ id: AnyHashable) -> Bool { id.base as? ID == self.id }
}
