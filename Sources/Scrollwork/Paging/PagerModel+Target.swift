import ScrollMechanics
import SwiftUI

/// Where to come to rest.
extension PagerModel {
    /// Decides where to rest when the content was let go of. Positions and velocities are the scroll view's, in points;
    /// so is the answer.
    func rest(proposed: Double, velocity: Double, extent: Double, limit: Int, mayBeMirrored: Bool) -> CGFloat? {
        // As the scroll view knows them: where to rest may be decided by resting, and that gives slots other places.
        let slots = slots, state = snapping.state
        let count = Double(slots.count), length = extent / count, first = Double(slots.lowerBound)
        guard length > 0, proposed.isFinite, velocity.isFinite else { return nil }
        let isResized = self.length > 0 && abs(length - self.length) > 1e-6
        let now = position - first
        if mayBeMirrored {
            side.learn(proposed: proposed, velocity: velocity, now: now * length, farthest: extent - length)
        } else {
            side = TargetSide()
        }
        if isResized { return offset(of: isResting ? state.slot : PageTrack.nearest(to: position), among: slots, length) }
        let projection = side.converted(proposed, farthest: extent - length) / length, asked = first + projection
        if channel.isAsked || isFollowing {
            // Led by another pager or on the way to a page already: who only asks where it may stay stays.
            let places = [position, state.lead?.point, state.lead?.former].compactMap { $0 }
            if places.contains(where: { abs(asked - $0) < 1e-6 }) { return nil }
            // A place between pages that it is about to be led to is as good as one that it is at.
            if channel.isAsked { return offset(at: state.lead?.point ?? Double(state.slot), among: slots, length) }
        }
        var slot = PageDecision(
            current: position, proposed: velocity == 0 ? position : asked,
            start: state.goal == nil ? Double(state.slot) : position, original: Double(state.slot),
            velocity: side.isOther ? -velocity : velocity, limit: limit
        ).slot
        if velocity == 0, abs(projection - now) > 1e-6 {
            // A wheel, a key or assistive technology asks for another place than the content's: a page on, and no end
            // of the track.
            let near = PageTrack.nearest(to: first + projection)
            let next = min(max(near, min(slot, state.slot) - 1), max(slot, state.slot) + 1)
            announcesRest = announcesRest || next != state.slot
            if abs(Double(next) - position) > 3 || !track.isInOrder, let page = page(from: state.slot, to: next) {
                // Steps that come faster than pages move, or on the way to a far page, go to their end without the
                // pages between.
                aim(at: page, fading: false)
                return offset(of: snapping.state.slot, among: slots, length)
            }
            slot = next
        }
        slot = min(max(slot, slots.lowerBound), slots.upperBound)
        receive(.released(to: slot))
        return offset(of: slot, among: slots, length)
    }

    /// The page as many steps from where it is going as there are slots between, if there is such a page.
    private func page(from slot: Int, to other: Int) -> Int64? {
        let (page, overflow) = target.addingReportingOverflow(Int64(other - slot))
        return !overflow && bounds.contains(page) ? page : nil
    }

    private func offset(of slot: Int, among slots: ClosedRange<Int>, _ length: Double) -> CGFloat {
        offset(at: Double(slot), among: slots, length)
    }

    private func offset(at position: Double, among slots: ClosedRange<Int>, _ length: Double) -> CGFloat {
        CGFloat(side.converted((position - Double(slots.lowerBound)) * length, farthest: Double(slots.count - 1) * length))
    }
}
