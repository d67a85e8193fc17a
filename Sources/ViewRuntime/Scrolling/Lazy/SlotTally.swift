/// The slots of a collection's items with a varying number of slots, and the sections among them.
struct SlotTally: Equatable {
    /// The first slot of each item, and the end of the last item.
    private(set) var firsts = [0]
    private(set) var sections: [SectionSpan] = []

    var end: Int { firsts[firsts.count - 1] }

    /// Counts the slots of the items with a closure.
    @MainActor
    init(items: Int, _ count: @MainActor (Int, inout SlotCount) -> Void) {
        firsts.reserveCapacity(items + 1)
        var sum = SlotCount()
        for index in 0..<items {
            count(index, &sum)
            firsts.append(sum.slots)
        }
        sections = sum.sections
    }

    func slotCount(ofItem index: Int) -> Int { firsts[index + 1] - firsts[index] }

    /// Returns the item that contains a slot, and the slot's index in the item.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of items.
    func locate(_ slot: Int) -> (index: Int, inner: Int)? {
        guard slot >= 0, slot < end else { return nil }
        // The last item whose first slot is not after this one.
        var low = 0, high = firsts.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if firsts[middle] <= slot { low = middle } else { high = middle }
        }
        return (low, slot - firsts[low])
    }
}
