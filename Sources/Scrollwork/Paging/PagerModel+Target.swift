import ScrollMechanics
import SwiftUI

/// The rest position of a pager.
extension PagerModel {
    /// Returns the offset at which the content rests when it's released, or `nil` for the proposed one.
    func rest(_ proposal: ScrollProposal, limit: Int, isMirrored: Bool) -> Double? {
        let proposed = proposal.offset, velocity = proposal.velocity, extent = proposal.content
        // Use the slots that the scroll view knows, because choosing a rest position can assign new slots.
        let slots = realized.slots, state = motion.state
        let count = Double(slots.count), length = extent / count, first = Double(slots.lowerBound)
        guard length > 0, proposed.isFinite, velocity.isFinite else { return nil }
        let isResized = self.length > 0 && abs(length - self.length) > Tolerance.sum
        let now = position - first
        motion.side.learn(
            isMirrored: isMirrored, proposed: proposed, velocity: velocity, now: now * length,
            farthest: extent - length)
        if isResized {
            return offset(of: isResting ? state.slot : PageTrack.nearest(to: position), among: slots, length)
        }
        let projection = motion.side.converted(proposed, farthest: extent - length) / length, asked = first + projection
        if motion.channel.isPending || isFollowing {
            // The pager follows another one or scrolls to a page. If the scroll view only asks whether it may stay, it
            // can.
            let places = [position, state.lead?.point, state.lead?.former].compactMap { $0 }
            if places.contains(where: { abs(asked - $0) < Tolerance.sum }) { return nil }
            // A position between pages that the pager is about to reach is valid, too.
            if motion.channel.isPending {
                return offset(at: state.lead?.point ?? Double(state.slot), among: slots, length)
            }
        }
        // Without phases, only the state shows whether the gesture caught content in motion.
        let start = motion.cause.origin ?? (state.goal == nil ? Double(state.slot) : position)
        var slot = PageDecision(
            current: position, proposed: velocity == 0 ? position : asked, start: start, original: Double(state.slot),
            velocity: motion.side.isOther ? -velocity : velocity, limit: limit
        ).slot
        if velocity == 0, abs(projection - now) > Tolerance.sum {
            // A wheel, a key, or assistive technology requests another position: one page farther.
            let near = PageTrack.nearest(to: first + projection)
            let next = min(max(near, min(slot, state.slot) - 1), max(slot, state.slot) + 1)
            if next != state.slot { motion.cause = .step }
            if abs(Double(next) - position) > 3 || !track.isInOrder, let page = page(from: state.slot, to: next) {
                // If steps arrive faster than the pages move, or during a scroll to a distant page, move to the last
                // page directly.
                if page != target { go(to: page) }
                return offset(of: motion.state.slot, among: slots, length)
            }
            slot = next
        }
        slot = min(max(slot, slots.lowerBound), slots.upperBound)
        receive(.released(to: slot))
        return offset(of: slot, among: slots, length)
    }

    /// Returns the page that is as many pages from the target as there are slots between two slots, or `nil`.
    private func page(from slot: Int, to other: Int) -> Int64? {
        let (page, overflow) = target.addingReportingOverflow(Int64(other - slot))
        return !overflow && bounds.contains(page) ? page : nil
    }

    private func offset(of slot: Int, among slots: ClosedRange<Int>, _ length: Double) -> Double {
        offset(at: Double(slot), among: slots, length)
    }

    private func offset(at position: Double, among slots: ClosedRange<Int>, _ length: Double) -> Double {
        motion.side.converted(
            (position - Double(slots.lowerBound)) * length, farthest: Double(slots.count - 1) * length)
    }
}
