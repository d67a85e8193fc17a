import ScrollMechanics

/// Which item each slot of a carousel shows.
///
/// A loop counts on without end; what a slot shows is found by dividing. Nothing is copied: the same item is never at two
/// slots of one ``PageWindow``.
package struct PageSequence: Equatable, Sendable {
    /// Items, at least 0.
    package var count: Int
    package var loops: Bool
    /// The index that slot 0 shows, in a loop counted on with every turn.
    package var origin: Int
    /// From a slot on, the sequence goes on elsewhere: a far jump leaves out what lies between.
    package var seam: Seam?

    package struct Seam: Equatable, Sendable {
        /// The first slot behind the seam in the direction of the jump.
        package let slot: Int
        /// Whether the seam lies ahead of where the jump began.
        package let isAhead: Bool
        /// The index that slot 0 would show if it were behind the seam.
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

    /// The index that a slot shows; nil where a sequence with ends shows nothing.
    package func index(at slot: Int) -> Int? {
        guard count > 0 else { return nil }
        let sum = number(at: slot)
        if loops { return loop.wrap(sum) }
        return sum >= 0 && sum < count ? sum : nil
    }

    /// The index that a slot shows, in a loop counted on with every turn.
    func number(at slot: Int) -> Int { slot + (seam.map { $0.covers(slot) ? $0.origin : origin } ?? origin) }

    /// The first slot behind the seam in ascending order; 0 without one.
    var border: Int { seam.map { $0.isAhead ? $0.slot : $0.slot + 1 } ?? 0 }

    /// The slots that show something; nil when all do.
    package var ends: Range<Int>? {
        if loops { return nil }
        guard let seam else { return -origin..<(count - origin) }
        let first = seam.isAhead ? origin : seam.origin, last = seam.isAhead ? seam.origin : origin
        return -first..<max(count - last, -first)
    }

    /// The nearest slot that shows something.
    package func clamp(_ slot: Int) -> Int {
        guard let ends, !ends.isEmpty else { return slot }
        return min(max(slot, ends.lowerBound), ends.upperBound - 1)
    }

    /// The slot nearest to another one that shows an index: the shortest way round.
    package func slot(showing index: Int, nearest slot: Int) -> Int {
        guard loops else {
            let slot = index - origin
            guard let seam else { return slot }
            // Left out behind the seam, or shown before it.
            return seam.covers(slot) || seam.covers(index - seam.origin) ? index - seam.origin : slot
        }
        guard let now = self.index(at: slot) else { return slot }
        return slot + loop.shortestDistance(from: now, to: index)
    }

    /// Shows an index at a slot, and the others around it in their order.
    package mutating func put(_ index: Int, at slot: Int) {
        origin = origin(showing: index, at: slot)
        seam = nil
    }

    /// The origin by which a slot shows an index: in a loop one so near to 0 that slots and indices can be added up.
    package func origin(showing index: Int, at slot: Int) -> Int { (loops && index > count / 2 ? index - count : index) - slot }

    /// Takes the part of the sequence that a slot is on for the whole.
    package mutating func closeSeam(at slot: Int) {
        if let seam, seam.covers(slot) { origin = seam.origin }
        seam = nil
    }
}
