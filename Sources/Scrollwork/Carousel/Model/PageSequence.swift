import ScrollMechanics

/// The assignment of items to the slots of a carousel.
///
/// In a loop, slots continue endlessly, and a modulo operation finds the item of a slot. There are no copies: an item
/// is never in two slots of one ``PageWindow``.
package struct PageSequence: Equatable, Sendable {
    /// The number of items, at least 0.
    package var count: Int
    package var loops: Bool
    /// The index that slot 0 shows. In a loop, the index continues to increase with each turn.
    package var origin: Int
    /// The slot at which the sequence continues with other items, because a distant jump skips the items in between.
    package var seam: Seam?

    /// A point at which the sequence skips items.
    package struct Seam: Equatable, Sendable {
        /// The first slot behind the seam, in the direction of the jump.
        package let slot: Int
        /// Whether the seam is ahead of the start of the jump.
        package let isAhead: Bool
        /// The index that slot 0 would show behind the seam.
        package let origin: Int

        package init(slot: Int, isAhead: Bool, origin: Int) {
            self.slot = slot
            self.isAhead = isAhead
            self.origin = origin
        }

        package func covers(_ slot: Int) -> Bool { isAhead ? slot >= self.slot : slot <= self.slot }
    }

    package init(count: Int, loops: Bool, origin: Int) {
        self.count = count
        self.loops = loops
        self.origin = origin
    }

    private var loop: LoopIndex { LoopIndex(count: count) }

    /// Returns the index that a slot shows, or `nil` beyond the ends of a sequence.
    package func index(at slot: Int) -> Int? {
        guard count > 0 else { return nil }
        let sum = number(at: slot)
        if loops { return loop.wrap(sum) }
        return sum >= 0 && sum < count ? sum : nil
    }

    /// Returns the index that a slot shows. In a loop, the index continues to increase with each turn.
    func number(at slot: Int) -> Int { slot + (seam.map { $0.covers(slot) ? $0.origin : origin } ?? origin) }

    /// The first slot behind the seam, in ascending order, or 0 without a seam.
    var border: Int { seam.map { $0.isAhead ? $0.slot : $0.slot + 1 } ?? 0 }

    /// The slots that show an item, or `nil` if all slots do.
    package var ends: Range<Int>? {
        if loops { return nil }
        guard let seam else { return -origin..<(count - origin) }
        let first = seam.isAhead ? origin : seam.origin, last = seam.isAhead ? seam.origin : origin
        return -first..<max(count - last, -first)
    }

    /// Returns the nearest slot that shows an item.
    package func clamp(_ slot: Int) -> Int {
        guard let ends, !ends.isEmpty else { return slot }
        return min(max(slot, ends.lowerBound), ends.upperBound - 1)
    }

    /// Returns the slot that shows an index and is nearest to another slot.
    package func slot(showing index: Int, nearest slot: Int) -> Int {
        guard loops else {
            let slot = index - origin
            guard let seam else { return slot }
            // The slot is behind the seam or before it.
            return seam.covers(slot) || seam.covers(index - seam.origin) ? index - seam.origin : slot
        }
        guard let now = self.index(at: slot) else { return slot }
        return slot + loop.shortestDistance(from: now, to: index)
    }

    /// Shows an index at a slot, and the other items around it in order.
    package mutating func put(_ index: Int, at slot: Int) {
        origin = origin(showing: index, at: slot)
        seam = nil
    }

    /// Returns the origin with which a slot shows an index. In a loop, it is close enough to 0 that sums of slots and
    /// indices don't overflow.
    package func origin(showing index: Int, at slot: Int) -> Int {
        (loops && index > count / 2 ? index - count : index) - slot
    }

    /// Extends the part of the sequence with a slot to the whole sequence.
    package mutating func closeSeam(at slot: Int) {
        if let seam, seam.covers(slot) { origin = seam.origin }
        seam = nil
    }
}
