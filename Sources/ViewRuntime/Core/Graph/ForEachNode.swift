/// Makes the nodes of a collection's elements as they are asked for.
///
/// Where every element's view is known to give a fixed number of layout elements, an element is that
/// many slots and costs nothing until one is shown. Otherwise (an `if`, or a `ForEach` beside others or in a section) a lazy container
/// evaluates the closure for each element, once, to count their slots from the views' values; nothing is made of them. Where values
/// do not tell either (a view whose body has an `if`), and in containers that are not lazy, every element's structure is made up front.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node {
    private var view: ForEach<Data, ID, Content>
    /// Of type `Item`, by their places in the collection.
    private var items = IndexTable<_Node>()
    /// Where the items are whose identities do not tell.
    private var indexOfShown: [ID: Int] = [:]
    /// The first of a range of integers, whose identities tell where they are.
    private var firstOfIntegers: Int?
    private var indexOfAll: [ID: Int]?
    /// Whether an identity was found more than once.
    private var hasRepeats = false
    /// The slots of every element, where that does not depend on the element.
    private let slotsPerItem: Int?
    /// What every element is, if it is a section of a fixed number of slots.
    private let itemSection: SectionShape?
    /// Counts slots of varying number from the values of views; nil where they are counted from nodes.
    private let slotCounter: SlotCounter?
    /// Slots of varying number, once they were counted.
    private var tally: SlotTally?

    typealias Item = ForEachItemNode<Data, ID, Content>

    init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        self.view = view
        let count = Content._elementCount
        itemSection = count == nil ? SectionShape.of(Content.self) : nil
        slotsPerItem = count ?? itemSection?.count
        slotCounter = slotsPerItem == nil && context.parent?.yieldsLazySlots == true ? SlotCounter.of(Content.self) : nil
        super.init(context)
        firstOfIntegers = Self.firstOfIntegers(view.data)
    }

    @available(*, unavailable)
    override init(_ context: _NodeContext) { preconditionFailure() }

    override func forEachChild(_ body: (_Node) -> Void) {
        for (_, item) in items { body(item) }
    }

    // MARK: Slots

    override var slotCount: Int { slotsPerItem.map { $0 * view.data.count } ?? countedSlots().end }

    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        guard let (index, inner) = locate(slot), let item = item(at: index) else { return }
        if slotsPerItem != 1 { item.shownSlots.insert(inner) }
        item.appendElements(ofSlot: inner, to: &elements)
    }

    override func releaseSlot(_ slot: Int) {
        guard let (index, inner) = locate(slot), let item = shownItem(at: index) else { return }
        // Where the number varies, an item may be long.
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
            sections.reserveCapacity(sections.count + view.data.count)
            for index in 0..<view.data.count { sections.append(itemSection.span(from: first + index * itemSection.count)) }
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
        // An item may not have been told yet that it has fewer.
        if slotsPerItem == nil, slot >= countedSlots().slotCount(ofItem: index) { return nil }
        return firstSlot(ofItem: index) + slot
    }

    override func slot(withID id: AnyHashable) -> Int? {
        if let typed = id.base as? ID, let index = index(of: typed) {
            return slotsPerItem == nil && countedSlots().slotCount(ofItem: index) == 0 ? nil : firstSlot(ofItem: index)
        }
        for (index, item) in items {
            if let inner = unsafeDowncast(item, to: Item.self).content.slot(withID: id) { return firstSlot(ofItem: index) + inner }
        }
        return nil
    }

    override func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {
        guard let (index, inner) = locate(slot) else { return }
        identities.append(AnyHashable(id(at: index)))
        shownItem(at: index)?.content.appendIdentities(ofSlot: inner, to: &identities)
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
        // What view values do not tell, their nodes may: those that there are, and a few more.
        for index in items.map(\.index) + Array(0..<min(view.data.count, IdentitySearch.mostNodes)) {
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
            return index < view.data.count ? (index, inner) : nil
        }
        return countedSlots().locate(slot)
    }

    private func countedSlots() -> SlotTally {
        if let tally { return tally }
        let counted: SlotTally
        if let slotCounter {
            // What the closure reads has a say in how many there are.
            counted = tracking { count(with: slotCounter) }
        } else {
            counted = SlotTally(items: view.data.count) { count($0, in: &$1) }
        }
        tally = counted
        return counted
    }

    private func count(with counter: SlotCounter) -> SlotTally {
        SlotTally(items: view.data.count) { index, sum in
            let slots = sum.slots, sections = sum.sections.count
            counter.add(view.content(element(at: index)), to: &sum)
            if !sum.isUnknown { return }
            sum.isUnknown = false
            sum.slots = slots
            sum.sections.removeSubrange(sections...)
            count(index, in: &sum)
        }
    }

    /// Counts the slots of an item that is made for it.
    private func count(_ index: Int, in sum: inout SlotCount) {
        guard let item = item(at: index) else { return }
        item.appendSections(to: &sum.sections, from: sum.slots)
        sum.slots += item.slotCount
    }

    /// What was read while slots were counted is another by now.
    override func refresh() {
        graph.didRefresh(self)
        if isCountedAnew(tally) { parent?.childElementsChanged() }
    }

    /// Counts the slots of items whose number varies again. Returns whether there are others than before.
    private func isCountedAnew(_ known: SlotTally?) -> Bool {
        guard slotCounter != nil, let known else { return false }
        tally = nil
        return countedSlots() != known
    }

    override func childElementsChanged() {
        if let known = tally, slotCounter == nil || !known.sections.isEmpty
            || !items.allSatisfy({ $0.value.slotCount == known.slotCount(ofItem: $0.index) })
        {
            tally = nil
        }
        super.childElementsChanged()
    }

    // MARK: Items

    private func element(at index: Int) -> Data.Element {
        // Asking an unknown collection costs more than all the rest here.
        if let firstOfIntegers { return unsafeBitCast(firstOfIntegers + index, to: Data.Element.self) }
        return view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    private func id(at index: Int) -> ID { view.identify(element(at: index)) }

    /// The item, which is made if it is not there yet; nil beyond the collection's end.
    private func item(at index: Int) -> Item? {
        if let item = shownItem(at: index) { return item }
        guard index < view.data.count else { return nil }
        let value = element(at: index)
        let id = view.identify(value)
        let other = shownIndex(of: id)
        if let other, other != index {
            hasRepeats = true
            graph.warn("ForEach: the identity \(id) occurs more than once; views that share one may exchange their states")
        }
        let item = Item(id, value, view.content, _NodeContext(graph: graph, parent: self, environment: environment))
        items.set(item, at: index)
        if ownIndex(of: id) != index, other.map({ index < $0 }) ?? true { indexOfShown[id] = index }
        return item
    }

    private func shownItem(at index: Int) -> Item? {
        guard let item = items[index] else { return nil }
        return unsafeDowncast(item, to: Item.self)
    }

    private static func firstOfIntegers(_ data: Data) -> Int? {
        guard ID.self == Int.self else { return nil }
        return (data as? Range<Int>)?.lowerBound ?? (data as? ClosedRange<Int>)?.lowerBound
    }

    /// The place in a range of integers of the one that an identity is.
    private func ownIndex(of id: ID) -> Int? {
        guard let firstOfIntegers else { return nil }
        let (index, overflows) = unsafeBitCast(id, to: Int.self).subtractingReportingOverflow(firstOfIntegers)
        return !overflows && index >= 0 && index < view.data.count ? index : nil
    }

    /// Where the item is; nil when it is among the others no more.
    private func place(of item: Item) -> Int? {
        if let index = shownIndex(of: item.id), items[index] === item { return index }
        return hasRepeats ? items.first(where: { $0.value === item })?.index : nil
    }

    /// Where an item is that was made and has the identity.
    private func shownIndex(of id: ID) -> Int? {
        if let own = ownIndex(of: id), let item = shownItem(at: own), item.id == id { return own }
        return indexOfShown.isEmpty ? nil : indexOfShown[id]
    }

    private func index(of id: ID) -> Int? {
        if firstOfIntegers != nil {
            guard let index = ownIndex(of: id), self.id(at: index) == id else { return nil }
            return index
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
        let shown = items, known = tally
        let occurrences = hasRepeats ? occurrencesOfShown() : [:]
        view = new
        if slotCounter != nil { tally = nil }
        graph.didRefresh(self)
        let first = Self.firstOfIntegers(new.data), hasSameFirst = first == firstOfIntegers
        firstOfIntegers = first
        indexOfAll = nil
        var hasMoved = new.data.count != oldCount
        if !hasSameFirst || !shown.allSatisfy({ $0.index < new.data.count && id(at: $0.index) == unsafeDowncast($0.value, to: Item.self).id }) {
            hasMoved = true
            rearrange(shown, occurrences)
            preferenceOrderDidChange()
        }
        if hasMoved { tally = nil }
        for (index, item) in items { unsafeDowncast(item, to: Item.self).update(element(at: index), new.content) }
        if isCountedAnew(known) || hasMoved { parent?.childElementsChanged() }
    }

    /// Finds the new places of the items that are still there and lets the others go.
    ///
    /// - Parameter occurrences: Which of those with its identity each item was, where identities were found more than once.
    private func rearrange(_ shown: IndexTable<_Node>, _ occurrences: [Int: Int]) {
        items.removeAll()
        indexOfShown.removeAll(keepingCapacity: true)
        let places = hasRepeats ? placesOfAll() : [:]
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
                if ownIndex(of: item.id) != index { indices[item.id] = min(indices[item.id] ?? index, index) }
            } else {
                graph.remove(item)
            }
        }
        items = IndexTable(kept)
        indexOfShown = indices
    }

    private func placesOfAll() -> [ID: [Int]] {
        var places: [ID: [Int]] = [:]
        for index in 0..<view.data.count { places[id(at: index), default: []].append(index) }
        return places
    }

    /// Which of those with its identity each item is.
    private func occurrencesOfShown() -> [Int: Int] {
        var result: [Int: Int] = [:], counts: [ID: Int] = [:]
        for index in 0..<view.data.count {
            let id = id(at: index)
            if items[index] != nil { result[index] = counts[id] ?? 0 }
            counts[id, default: 0] += 1
        }
        return result
    }
}
