import SwiftUI

/// Handles the positions that the track reports.
extension CarouselScroller {
    func setNeedsUpdate() { revision &+= 1 }

    func didAppear() {
        kept.reports.selection = carousel.selection?.wrappedValue
        // The first layout doesn't know the position of pages that fit their content. A movement that was in progress
        // when the carousel disappeared continues.
        if state.motion.isAtRest, state.motion.channel == .unconfirmed { put() }
        if state.motion.actor != .idle, !reportsPhases { kept.idleDetector.contentDidMove() }
    }

    /// Handles a new position of the track or a new length of the container.
    func read(_ reading: CarouselReading) {
        // The layout already uses a position to which the scroll view hasn't moved yet.
        guard reading.container > 0, state.motion.channel.pendingRequest != .place else { return }
        // Items may arrive later, without another report of the container.
        guard state.sequence.count > 0 else { return state.container = reading.container }
        let isResized = state.container.map { abs($0 - reading.container) > Tolerance.position } ?? true
        if isResized { resize(to: reading.container) }
        // The offset is that of the former track until the carousel puts the new one at its place.
        if state.edit == .track { return }
        let plan = plan, track = plan.track(in: reading.container)
        let position = plan.position(at: reading.offset, in: track)
        if isResized {
            // Content that moves is where the scroll view reports it.
            if !state.motion.isAtRest { state.motion.channel.confirm() }
            receive(.resized(to: position), in: track)
        } else {
            let isAway = abs(position - state.motion.point) > Tolerance.rest
            let rests = state.motion.actor == .idle && state.motion.isAtRest
            if isAway, state.motion.actor == .idle {
                // After an immediate move, the scroll view may still report an earlier position until it moves.
                if !state.motion.channel.isConfirmed { return }
                // The layout moved content that rests.
                if rests, reportsPhases { return state.motion.channel.invalidate() }
            }
            state.motion.channel.confirm()
            if !rests || isAway {
                if !reportsPhases { noticeMovement() }
                // A scroll view that isn't visible is at its target without a movement.
                receive(.moved(to: position), in: track)
                reportTarget()
            }
        }
        didMove(track)
    }

    /// Handles a new length of the container. Content at rest stays as many pages from its slot.
    private func resize(to container: Double) {
        let part = track.place(at: state.motion.point) - Double(state.motion.state.slot)
        state.container = container
        if state.motion.isAtRest { state.motion.snapping.drift(to: place(state.motion.state.slot, part, track)) }
    }

    /// Returns the position at a number of pages after a slot, or of the slot for content that rests on pages.
    func place(_ slot: Int, _ part: Double, _ track: CarouselTrack) -> Double {
        if !isFree, state.motion.isAtRest { return track.aligned(slot) }
        let next = track.aligned(part < 0 ? slot - 1 : slot + 1)
        return track.aligned(slot) + abs(part) * (next - track.aligned(slot))
    }

    /// Returns the nearest position at which content can rest: any position in a loop, or one between the first and the
    /// last page of a row.
    func withinEnds(_ position: Double, of track: CarouselTrack) -> Double {
        guard let ends = state.sequence.ends else { return position }
        let last = max(ends.upperBound - 1, ends.lowerBound)
        return min(max(position, track.aligned(ends.lowerBound)), track.aligned(last))
    }

    /// Reports the activity during a movement, and realizes the pages that are near now.
    func didMove(_ track: CarouselTrack) {
        let window = makeWindow(track, at: state.motion.point)
        if window != state.window { setNeedsUpdate() }
        reportActivity(track)
    }

    /// Reports the item nearest to its aligned position, if it changed.
    func pass(_ id: ID) {
        if kept.reports.pass(id) { carousel.actions.report(.passing, id) }
    }

    func reportActivity(_ track: CarouselTrack) {
        let actions = carousel.actions.activities
        if actions.isEmpty { return }
        let position = state.motion.point, isMoving = state.motion.actor != .idle, slot = track.nearest(to: position)
        // A page at rest is considered fully active, whatever the rounding to pixels.
        let isOnPage = !isMoving && !isFree && abs(position - track.aligned(slot)) < Tolerance.rest
        let place = isOnPage ? Double(slot) : track.place(at: position)
        let activity = state.sequence.activity(at: place, isMoving: isMoving, identity: state.items.identity)
        if activity == state.activity { return }
        state.activity = activity
        for action in actions { action(activity) }
    }
}
