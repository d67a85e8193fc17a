import SwiftUI

/// How a carousel learns the lengths of pages that are as long as their content.
///
/// The item that is current stays where it is seen whatever is learnt: it is the others that are put elsewhere on the track. So
/// where a page is aligned is known once the pages between it and the current one have been seen.
extension CarouselScroller {
    func pageDidChange(_ id: ID, length: Double) {
        guard memory.lengths[id] != length else { return }
        memory.lengths[id] = length
        setNeedsUpdate()
    }

    /// Takes the lengths of the pages on stage. Returns whether a page is longer or shorter than was thought.
    func learnLengths(forgetsAll: Bool) -> Bool {
        if forgetsAll { memory.lengths = [:] }
        guard options.pageSize == .content, memory.items.count > 0 else {
            memory.own = nil
            return false
        }
        let former = forgetsAll || memory.own?.count != memory.items.count ? nil : memory.own
        var own = former ?? PageLengths(count: memory.items.count, usual: (memory.container ?? 400) * 0.8)
        for item in memory.shown {
            guard let length = memory.lengths[item.id], let index = memory.items.index(item.id, item.index) else { continue }
            own.learn(length, at: index)
        }
        defer { memory.own = own }
        return memory.own != nil && memory.own != own
    }

    /// Changes which items there are, at which slots, or how long they are, while what is at a slot stays where it is.
    func keepingPlace(of slot: Int, _ change: () -> Void) {
        guard let container = memory.container else { return change() }
        let plan = plan, track = plan.track(in: container), isFlexible = options.loops || memory.own != nil
        let offset = plan.offset(at: track.aligned(slot), in: track), distance = record.position - track.aligned(slot)
        change()
        let new = self.plan.track(in: container)
        // Another pivot is another place.
        guard isFlexible, new.extents != track.extents, memory.pivot == plan.pivot else { return }
        memory.pivot = .init(slot: slot, offset: offset)
        record.position = new.aligned(slot) + distance
    }

    /// The offset at which the item is aligned that the carousel is on its way to by itself.
    var goalOffset: Double? {
        guard record.isMoving, !memory.isHeld, let goal = memory.goal, let container = memory.container else {
            return nil
        }
        let plan = plan, track = plan.track(in: container)
        return plan.offset(at: track.aligned(goal.slot), in: track)
    }
}
