import SwiftUI

/// Measures pages that fit their content.
///
/// The current item keeps its visible position with each measurement. The other items move on the track. The aligned
/// position of a page is known when all pages between it and the current page are measured.
extension CarouselScroller {
    func pageDidChange(_ id: ID, length: Double) {
        guard state.lengths[id] != length else { return }
        state.lengths[id] = length
        setNeedsUpdate()
    }

    /// Stores the lengths of the realized pages, and returns whether a length changed.
    func learnLengths(of shown: [PageItem<ID>], forgetsAll: Bool) -> Bool {
        if forgetsAll { state.lengths = [:] }
        guard state.plan.pageSize == .content else {
            state.own = nil
            return false
        }
        let former = forgetsAll || state.own?.count != state.items.count ? nil : state.own
        // Before the first layout, the container has the width of a phone.
        let usual = (state.container ?? 400) * PageLengths.usualFraction
        var own = former ?? PageLengths(count: state.items.count, usual: usual)
        for item in shown {
            guard let length = state.lengths[item.id], let index = state.items.index(item.id, item.index) else {
                continue
            }
            own.learn(length, at: index)
        }
        defer { state.own = own }
        return state.own != nil && state.own != own
    }

    /// Changes the items, their slots, or their lengths. The content at a slot keeps its position.
    func keepingPlace(of slot: Int, _ change: () -> Void) {
        guard let container = state.container else { return change() }
        let plan = plan, track = plan.track(in: container), isFlexible = plan.ends == nil || state.own != nil
        let offset = plan.offset(at: track.aligned(slot), in: track)
        let distance = state.motion.point - track.aligned(slot)
        change()
        let new = self.plan.track(in: container)
        // Another pivot means another position.
        guard isFlexible, new.extents != track.extents, state.plan.pivot == plan.pivot else { return }
        state.plan.pivot = .init(slot: slot, offset: offset)
        state.motion.snapping.drift(to: new.aligned(slot) + distance)
    }

    /// The offset of the target item, while the carousel moves without a finger.
    var goalOffset: Double? {
        guard state.motion.actor == .momentum, let slot = state.motion.state.goal, let container = state.container
        else {
            return nil
        }
        let plan = plan, track = plan.track(in: container)
        return plan.offset(at: track.aligned(slot), in: track)
    }
}
