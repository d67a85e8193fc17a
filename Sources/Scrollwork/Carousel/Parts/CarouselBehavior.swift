import ScrollMechanics
import SwiftUI

/// A scroll target behavior that aligns a page, or lets the carousel rest anywhere.
struct CarouselBehavior<ID: Hashable>: ScrollTargetBehavior {
    let plan: CarouselPlan
    let sequence: PageSequence
    /// The maximum number of pages that a fling can pass, or `nil` to rest anywhere.
    let limit: Int?
    /// Returns the storage of the visible carousel.
    let storage: @MainActor () -> CarouselStorage<ID>

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard let limit, sequence.count > 0 else { return }
        let proposal = ScrollProposal(target, context, axis: plan.axis)
        // Scroll views run on the main thread, and call this method there.
        let offset = MainActor.assumeIsolated { storage().state.rest(proposal, plan, sequence, limit: limit) }
        if let offset { target.move(to: offset, on: plan.axis) }
    }
}

extension CarouselState {
    /// Returns the offset at which the carousel rests, or `nil` for the proposed one.
    ///
    /// - Parameters:
    ///   - plan: The geometry that the scroll view knows.
    ///   - sequence: The sequence that the scroll view knows.
    mutating func rest(
        _ proposal: ScrollProposal, _ plan: CarouselPlan, _ sequence: PageSequence, limit: Int
    ) -> Double? {
        // Without a length, all pages are at the same place.
        guard proposal.container > 0 else { return nil }
        let track = plan.track(in: proposal.container), velocity = proposal.velocity, now = motion.point
        motion.side.learn(
            isMirrored: plan.isMirrored, proposed: proposal.offset, velocity: velocity,
            now: plan.offset(at: now, in: track), farthest: proposal.farthest)
        let side = motion.side
        func position(_ offset: Double) -> Double {
            plan.position(at: side.converted(offset, farthest: proposal.farthest), in: track)
        }
        let proposed = position(proposal.offset), isStep = velocity == 0 && abs(proposed - now) > Tolerance.rest
        let slot: Int
        if velocity == 0, let end = end(side.converted(proposal.offset, farthest: proposal.farthest), proposal.farthest)
        {
            slot = sequence.slot(showing: end, nearest: track.nearest(to: now))
        } else if motion.actor == .idle, velocity == 0, !isStep || !motion.channel.isConfirmed {
            // The scroll view asks whether the content may stay. Content that is about to move may.
            guard motion.isAtRest else { return nil }
            return offset(of: motion.state.slot, plan, track, proposal)
        } else {
            slot = sequence.clamp(
                PageDecision(
                    current: track.place(at: now), proposed: track.place(at: proposed),
                    start: motion.cause.origin ?? track.place(at: now),
                    original: Double(motion.state.slot),
                    velocity: side.isOther ? -velocity : velocity, limit: limit
                ).slot)
        }
        // A wheel, or a key that the scroll view handles, requests another page.
        if isStep, slot != motion.state.slot { motion.cause = .step }
        // The scroll view's phases follow, with which the carousel reports the target.
        _ = motion.snapping.receive(
            .released(to: slot), in: CarouselSlots(track: track, sequence: sequence, isMoving: true))
        return offset(of: slot, plan, track, proposal)
    }

    private func offset(
        of slot: Int, _ plan: CarouselPlan, _ track: CarouselTrack, _ proposal: ScrollProposal
    ) -> Double {
        motion.side.converted(plan.offset(at: track.aligned(slot), in: track), farthest: proposal.farthest)
    }

    /// Returns the item for Home or End, which a loop's scroll view reports as an end of its track.
    private func end(_ offset: Double, _ farthest: Double) -> Int? {
        guard sequence.loops else { return nil }
        if offset <= 1 { return 0 }
        return offset >= farthest - 1 ? sequence.count - 1 : nil
    }
}
