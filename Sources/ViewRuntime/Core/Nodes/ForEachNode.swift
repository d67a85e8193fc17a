/// Creates the nodes of a collection's elements on demand.
///
/// If the type of the element's view determines the number of its layout elements, each collection element has that
/// many slots, and costs nothing until one of them is realized. Otherwise, for example with an `if`, or with a
/// `ForEach` beside others or in a section, a lazy container runs the closure once for each element to count the slots
/// of the view's value, without creating nodes. If the value doesn't determine the number, for example with an `if` in
/// a view's body, and in containers that aren't lazy, the node creates the structure of each element in advance.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node {
    private var elements: IdentifiedElements<Data, ID>
    private var makeContent: (Data.Element) -> Content
    /// The item nodes by their index in the collection.
    private var items = IndexTable<_Node>()
    /// The indices of the realized items whose identities don't determine them.
    private var indexOfShown: [ID: Int] = [:]
    /// Whether an identity occurs more than once.
    private var hasRepeats = false
    /// The number of slots of each element, if it's the same for all.
    private let slotsPerItem: Int?
    /// The section that each element is, if it's a section with a fixed number of slots.
    private let itemSection: SectionShape?
    /// Counts a varying number of slots from the values of views, or `nil` if nodes provide the number.
    private let slotCounter: SlotCounter?
    /// The counted slots, if their number varies.
    private var tally: SlotTally?

    typealias Item = ForEachItemNode<Data, ID, Content>

    init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        elements = IdentifiedElements(view)
        makeContent = view.content
        let count = Content._elementCount
        itemSection = count == nil ? SectionShape.of(Content.self) : nil
        slotsPerItem = count ?? itemSection?.count
        slotCounter =
            slotsPerItem == nil && context.parent?.yieldsLazySlots == true ? SlotCounter.of(Content.self) : nil
        super.init(context)
    }

    @available(*, unavailable)
    override init(_ context: _NodeContext) { preconditionFailure() }

    override func forEachChild(_ body: (_Node) -> Void) {
        for (_, item) in items { body(item) }
    }

    // MARK: Slots

    override var slotCount: Int { slotsPerItem.map { $0 * elements.count } ?? countedSlots().end }

    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        guard let (index, inner) = locate(slot), let item = item(at: index) else { return }
        if slotsPerItem != 1 { item.shownSlots.insert(inner) }
        item.appendElements(ofSlot: inner, to: &elements)
    }

    override func releaseSlot(_ slot: Int) {
        guard let (index, inner) = locate(slot), let item = shownItem(at: index) else { return }
        // If the number varies, an item can have many slots.
        if slotsPerItem == nil { item.releaseSlot(inner) }
        if slotsPerItem == nil && slotCounter == nil { return }
        item.shownSlots.remove(inner)
        if slotsPerItem == 1 || item.shownSlots.isEmpty { release(index, item) }
    }

    private func release(_ index: Int, _ item: Item) {
        items.remove(at: index)
        if indexOfShown[item.id] == index { indexOfShown[item.id] = nil }
        item.unmount()
    }

    override func appendSections(to sections: inout [SectionSpan], from first: Int) {
        if let itemSection {
            sections.reserveCapacity(sections.count + elements.count)
            for index in 0..<elements.count {
                sections.append(itemSection.span(from: first + index * itemSection.count))
            }
        }
        if slotsPerItem != nil { return }
        for span in countedSlots().sections { sections.append(span.moved(by: first)) }
    }

    override func setOnScreen(_ value: Bool, slot: Int) {
        guard let (index, inner) = locate(slot) else { return }
        items[index]?.setOnScreen(value, slot: inner)
    }

    override func slot(_ slot: Int, ofChild child: _Node) -> Int? {
        guard let item = child as? Item, let index = place(of: item) else { return nil }
        // The item may not have received its new number of slots yet.
        if slotsPerItem == nil, slot >= countedSlots().slotCount(ofItem: index) { return nil }
        return firstSlot(ofItem: index) + slot
    }

    override func slot(withID id: AnyHashable) -> Int? {
        if let typed = id.base as? ID, let index = index(of: typed) {
            return slotsPerItem == nil && countedSlots().slotCount(ofItem: index) == 0 ? nil : firstSlot(ofItem: index)
        }
        // Identities inside the items are deep, so that the realized items don't determine which of them is the first.
        return nil
    }

    override func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {
        guard let (index, inner) = locate(slot) else { return }
        identities.append(AnyHashable(elements.id(at: index)))
        shownItem(at: index)?.content.appendIdentities(ofSlot: inner, to: &identities)
    }

    override func slotOfDeepID(_ id: AnyHashable) -> Int? {
        guard IdentitySearch.mayHold(Content.self, type(of: id.base)) else { return nil }
        var search = IdentitySearch(id, _NodeContext(graph: graph, parent: self, environment: environment))
        let found = search.item(
            among: elements.count,
            ownIdentity: { ID.self == type(of: id.base) ? AnyHashable(elements.id(at: $0)) : nil },
            visit: { $1.visit(makeContent(elements[$0])) })
        if let found {
            if slotsPerItem == 1 { return found }
            if let slot = slot(ofDeepID: id, inItem: found) { return slot }
        }
        // View values may not reveal the identity, so search the first nodes and the existing ones.
        let first = 0..<min(elements.count, IdentitySearch.mostNodes)
        for index in Array(first) + items.map(\.index).filter({ !first.contains($0) }) {
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

    private func firstSlot(ofItem index: Int) -> Int { slotsPerItem.map { $0 * index } ?? countedSlots().firsts[index] }

    private func locate(_ slot: Int) -> (index: Int, inner: Int)? {
        if let slotsPerItem {
            guard slotsPerItem > 0, slot >= 0 else { return nil }
            let (index, inner) = slot.quotientAndRemainder(dividingBy: slotsPerItem)
            return index < elements.count ? (index, inner) : nil
        }
        return countedSlots().locate(slot)
    }

    private func countedSlots() -> SlotTally {
        if let tally { return tally }
        let counted: SlotTally
        if let slotCounter {
            // The number of slots depends on the values that the closure reads.
            counted = tracking { count(with: slotCounter) }
        } else {
            counted = SlotTally(items: elements.count) { count($0, in: &$1) }
        }
        tally = counted
        return counted
    }

    private func count(with counter: SlotCounter) -> SlotTally {
        SlotTally(items: elements.count) { index, sum in
            let slots = sum.slots, sections = sum.sections.count
            counter.add(makeContent(elements[index]), to: &sum)
            if !sum.isUnknown { return }
            sum.isUnknown = false
            sum.slots = slots
            sum.sections.removeSubrange(sections...)
            count(index, in: &sum)
        }
    }

    /// Counts the slots of an item, which it creates for this purpose.
    private func count(_ index: Int, in sum: inout SlotCount) {
        guard let item = item(at: index) else { return }
        item.appendSections(to: &sum.sections, from: sum.slots)
        sum.slots += item.slotCount
    }

    /// Counts the slots again after a change of a value that the count read.
    override func refresh() {
        graph.didRefresh(self)
        if isCountedAnew(tally) { parent?.childElementsChanged() }
    }

    /// Counts the slots of items with a varying number again.
    ///
    /// - Returns: Whether the result differs from the previous one.
    private func isCountedAnew(_ known: SlotTally?) -> Bool {
        guard slotCounter != nil, let known else { return false }
        tally = nil
        return countedSlots() != known
    }

    override func childElementsChanged() {
        if let known = tally,
            slotCounter == nil || !known.sections.isEmpty
                || !items.allSatisfy({ $0.value.slotCount == known.slotCount(ofItem: $0.index) })
        {
            tally = nil
        }
        super.childElementsChanged()
    }

    // MARK: Items

    /// Returns the item at an index, creating it if necessary, or `nil` beyond the end of the collection.
    private func item(at index: Int) -> Item? {
        if let item = shownItem(at: index) { return item }
        let elements = elements
        guard index < elements.count else { return nil }
        let value = elements[index], id = elements.id(of: value), own = elements.determinedIndex(of: id)
        let other = shownIndex(of: id, own)
        if let other, other != index {
            hasRepeats = true
            graph.warn(
                "ForEach: the identity \(id) occurs more than once; views that share one may exchange their states")
        }
        let item = Item(id, value, makeContent, _NodeContext(graph: graph, parent: self, environment: environment))
        items.set(item, at: index)
        if own != index, other.map({ index < $0 }) ?? true { indexOfShown[id] = index }
        return item
    }

    private func shownItem(at index: Int) -> Item? {
        guard let item = items[index] else { return nil }
        return unsafeDowncast(item, to: Item.self)
    }

    /// Returns the index of an item, or `nil` if it's no longer in the collection.
    private func place(of item: Item) -> Int? {
        if let index = shownIndex(of: item.id, elements.determinedIndex(of: item.id)), items[index] === item {
            return index
        }
        return hasRepeats ? items.first(where: { $0.value === item })?.index : nil
    }

    /// Returns the index of the realized item with an identity.
    ///
    /// - Parameter own: The index that the identity determines, if any.
    private func shownIndex(of id: ID, _ own: Int?) -> Int? {
        if let own, let item = shownItem(at: own), item.id == id { return own }
        return indexOfShown.isEmpty ? nil : indexOfShown[id]
    }

    private func index(of id: ID) -> Int? { (indexOfShown.isEmpty ? nil : indexOfShown[id]) ?? elements.index(of: id) }

    // MARK: Update

    func update(_ new: ForEach<Data, ID, Content>) {
        let old = elements, shown = items, known = tally
        let occurrences = hasRepeats ? occurrencesOfShown() : [:]
        elements = IdentifiedElements(new)
        makeContent = new.content
        if slotCounter != nil { tally = nil }
        graph.didRefresh(self)
        var hasMoved = elements.count != old.count
        if !elements.hasSameStart(as: old)
            || !shown.allSatisfy({
                $0.index < elements.count && elements.id(at: $0.index) == unsafeDowncast($0.value, to: Item.self).id
            })
        {
            hasMoved = true
            rearrange(shown, occurrences)
            preferenceOrderDidChange()
        }
        if hasMoved { tally = nil }
        for (index, item) in items { unsafeDowncast(item, to: Item.self).update(elements[index], makeContent) }
        if isCountedAnew(known) || hasMoved { parent?.childElementsChanged() }
    }

    /// Finds the new indices of the remaining items and releases the others.
    ///
    /// - Parameters:
    ///   - shown: The realized items before the update.
    ///   - occurrences: For each item, its position among the items with the same identity, if identities repeat.
    private func rearrange(_ shown: IndexTable<_Node>, _ occurrences: [Int: Int]) {
        items.removeAll()
        indexOfShown.removeAll(keepingCapacity: true)
        let places = hasRepeats ? elements.indicesByID() : [:]
        var kept: [(index: Int, value: _Node)] = [], indices: [ID: Int] = [:], taken: Set<Int> = []
        for (oldIndex, node) in shown {
            let item = unsafeDowncast(node, to: Item.self)
            let index: Int?
            if hasRepeats {
                let known = places[item.id] ?? [], occurrence = occurrences[oldIndex] ?? 0
                index = occurrence < known.count ? known[occurrence] : nil
            } else {
                index = self.index(of: item.id)
            }
            if let index, taken.insert(index).inserted {
                kept.append((index, item))
                if elements.determinedIndex(of: item.id) != index {
                    indices[item.id] = min(indices[item.id] ?? index, index)
                }
            } else {
                graph.remove(item)
            }
        }
        items = IndexTable(kept)
        indexOfShown = indices
    }

    /// Returns, for each realized item, its position among the items with the same identity.
    private func occurrencesOfShown() -> [Int: Int] {
        var result: [Int: Int] = [:], counts: [ID: Int] = [:]
        for index in 0..<elements.count {
            let id = elements.id(at: index)
            if items[index] != nil { result[index] = counts[id] ?? 0 }
            counts[id, default: 0] += 1
        }
        return result
    }
}
