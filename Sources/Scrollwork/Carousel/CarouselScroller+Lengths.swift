import SwiftUI

/// Measures pages that fit their content.
///
/// The current item keeps its visible position with each measurement. The other items move on the track. The aligned
/// position of a page is known when all pages between it and the current page are measured.
extension CarouselScroller {
    func pageDidChange(_ id: ID, length: Double) {
        guard memory.lengths[id] != length else { return }
        memory.lengths[id] = length
        setNeedsUpdate()
    }

    /// Stores the lengths of the realized pages, and returns whether a length changed.
    func learnLengths(forgetsAll: Bool) -> Bool {
        if forgetsAll { memory.lengths = [:] }
        guard options.pageSize == .content, memory.items.count > 0 else {
            memory.own = nil
            return false
        }
        let former = forgetsAll || memory.own?.count != memory.items.count ? nil : memory.own
        var own = former ?? PageLengths(count: memory.items.count, usual: (memory.container ?? 400) * 0.8)
        for item in memory.shown {
            guard let length = memory.lengths[item.id], let index = memory.items.index(item.id, item.index) else {
                continue
            }
            own.learn(length, at: index)
        }
        defer { memory.own = own }
        return memory.own != nil && memory.own != own
    }

    /// Changes the items, their slots, or their lengths. The content at a slot keeps its position.
    func keepingPlace(of slot: Int, _ change: () -> Void) {
        guard let container = memory.container else { return change() }
        let plan = plan, track = plan.track(in: container), isFlexible = options.loops || memory.own != nil
        let offset = plan.offset(at: track.aligned(slot), in: track), distance = record.position - track.aligned(slot)
        change()
        let new = self.plan.track(in: container)
        // Another pivot means another position.
        guard isFlexible, new.extents != track.extents, memory.pivot == plan.pivot else { return }
        memory.pivot = .init(slot: slot, offset: offset)
        record.position = new.aligned(slot) + distance
    }

    /// The offset of the target item, while the carousel moves without a finger.
    var goalOffset: Double? {
        guard record.isMoving, !memory.isHeld, let goal = memory.goal, let container = memory.container else {
            return nil
        }
        let plan = plan, track = plan.track(in: container)
        return plan.offset(at: track.aligned(goal.slot), in: track)
    }
}
