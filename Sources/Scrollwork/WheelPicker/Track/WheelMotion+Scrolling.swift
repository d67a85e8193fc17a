import SwiftUI

/// Handles the reports of the scroll view, and chooses its targets.
extension WheelMotion {
    /// Handles a movement of the content.
    ///
    /// - Parameter reportsPhases: Whether the scroll view reports its phases.
    func contentDidMove(to reading: WheelReading, reportsPhases: Bool) {
        // The position of content that is about to jump has no meaning. Content that is about to move starts there.
        guard state.motion.actor != nil, state.motion.channel.pendingRequest != .place, reading.version == shownVersion,
            reading.point.isFinite, rail.count > 0
        else { return }
        state.motion.snapping.drift(to: reading.point)
        if !reportsPhases { noticeMovement() }
        let chunk = place.chunk(at: state.center), isRealized = place.chunks(around: window.chunk).contains(chunk)
        if window.chunk != chunk { window.chunk = chunk }
        switch state.motion.actor {
        case .idle:
            if case .idle(let slot) = state.phase, state.motion.channel == .unconfirmed, !isAt(slot) {
                show(slot, .place)
            } else if state.motion.channel == .starting, isAtGoalPoint {
                // The scroll view is at its target immediately.
                state.motion.channel.confirm()
                return comeToRest()
            }
        case .user: pull()
        case .momentum: adopt()
        case nil: break
        }
        if state.isUserDriven { follow() }
        // The realized views contain the visible position. A position beyond all of them requires new views first.
        if isRealized { keepAwayFromEnds() }
    }

    private func isAt(_ slot: Int) -> Bool { rail.isAt(slot, state.center) }

    /// Whether the content is at the last target of the scroll view.
    var isAtGoalPoint: Bool { state.goalPoint.map { abs(state.center - $0) <= Tolerance.position } ?? false }

    /// Handles content that a finger moved.
    private func pull() {
        switch state.phase {
        case .idle, .dragging: receive(.moved(to: state.center))
        // The content faded to its target.
        case .commanded(let slot)
        where !state.motion.channel.isPending && state.motion.channel != .starting && !isAt(slot):
            receive(.grabbed)
        case .settling, .commanded, .following: break
        }
    }

    /// Follows content that a person moves.
    ///
    /// - Parameter clicks: Whether values that the content passes have feedback.
    func follow(clicks: Bool = true) {
        if !selection.isUpToDate { return boundValueDidChange() }
        receive(.carried(to: state.center), clicks: clicks)
    }

    func actorDidChange(to new: ScrollActor) {
        guard state.motion.actor != nil else { return }
        let old = state.motion.actorDidChange(to: new, at: state.center)
        switch new {
        case .user:
            // The program is about to take over the content from the finger.
            if state.motion.channel.pendingRequest != .steer { grasp() }
        case .momentum:
            state.motion.channel.confirm()
            adopt()
        case .idle:
            guard old != .idle, rail.count > 0 else { return }
            if case .idle(let slot) = state.phase, old == .user, !state.motion.channel.isPending {
                // A wheel that was touched but not moved still shows the bound value.
                receive(.rested(on: slot))
            } else {
                comeToRest()
            }
        }
    }

    /// Handles a finger that takes over the content.
    private func grasp() {
        if state.motion.channel.pendingRequest == .fade {
            // Content that fades to the bound value is at that value, and no finger has moved it yet.
            state.motion.snapping.passed = state.phase.slot
            return land()
        }
        if case .commanded = state.phase { state.motion.snapping.passed = nil }
        receive(.grabbed)
        state.proposedRest = nil
        state.motion.channel.confirm()
    }

    /// Returns the offset at which the content rests, for a target that the scroll view proposes.
    ///
    /// - Parameters:
    ///   - start: The point of the rail under the center when the content is scrolled to its start.
    ///   - farthest: The maximum scroll offset, in points.
    ///   - isMirrored: Whether the wheel is horizontal in a right-to-left layout.
    func rest(_ proposal: ScrollProposal, from start: Double, farthest: Double, isMirrored: Bool) -> Double {
        state.motion.side.learn(
            isMirrored: isMirrored, proposed: proposal.offset, velocity: proposal.velocity,
            now: state.center - start, farthest: farthest)
        let side = state.motion.side
        let isMoving = proposal.velocity != 0 || abs(proposal.offset - proposal.original) > Tolerance.rest
        let point = side.converted(proposal.offset, farthest: farthest) + start
        return side.converted(restingPoint(near: point, isMoving: isMoving) - start, farthest: farthest)
    }

    /// Returns the resting position for a proposed position.
    ///
    /// - Parameter isMoving: Whether the content moves. Otherwise, its environment changed, and it stays or continues.
    func restingPoint(near point: Double, isMoving: Bool) -> Double {
        guard rail.count > 0 else { return 0 }
        let rest = rail.point(of: rail.slot(near: point))
        if isMoving {
            state.proposedRest = rest
            return rest
        }
        if case .idle(let slot) = state.phase { return rail.point(of: slot) }
        // Content that hasn't started to move isn't at its target.
        if state.motion.actor == .idle || state.motion.channel.isPending { return point }
        return state.proposedRest ?? (state.phase.goal == nil ? nil : state.goalPoint) ?? rest
    }

    /// Adopts the target that the scroll view last received.
    private func adopt() {
        guard let proposedRest = state.proposedRest, rail.count > 0 else { return }
        state.proposedRest = nil
        // The content moves there instead of to the target of the last command.
        state.motion.channel.confirm()
        let slot = rail.slot(near: proposedRest), index = rail.index(ofSlot: slot)
        if case .commanded(let goal) = state.phase {
            // A further step of a wheel or key is another choice, which immediately changes the bound value like the
            // last one.
            if slot == goal { return }
            selection.choose(index)
        }
        state.goalPoint = rail.point(of: slot)
        selection.announce(index)
        receive(.redirected(to: slot))
    }

    func comeToRest() {
        guard rail.count > 0, !state.motion.channel.isPending else { return }
        switch state.phase {
        case .idle(let slot): receive(selection.isReporting ? .rested(on: slot) : .resized(to: state.center))
        // The end of a movement before the last command.
        case _
        where state.motion.channel == .starting
            && abs(state.center - (state.goalPoint ?? state.center)) > Tolerance.rest:
            break
        case .dragging, .settling:
            if selection.isUpToDate {
                arrive(at: rail.slot(near: state.center))
            } else {
                boundValueDidChange()
            }
        case .commanded(let slot): arrive(at: slot)
        case .following: break
        }
    }

    func arrive(at slot: Int) {
        let index = rail.index(ofSlot: slot)
        if state.isUserDriven, !selection.wasRejected, selection.lastSynced != selection.valueAt(index) {
            // A finger can take over the content from the program without passing a value. The value on which it lifts
            // is reported too.
            selection.announce(index)
            selection.put(index)
        }
        receive(.rested(on: slot))
    }

    // MARK: Before iOS 18

    /// Detects movements on systems that don't report scroll phases. If the content has no target, a hand moves it.
    private func noticeMovement() {
        let isSettling = state.phase.goal != nil || state.proposedRest != nil
        if state.motion.actor == .idle, !isSettling,
            abs(state.center - rail.point(of: state.phase.slot)) <= Tolerance.rest
        {
            return
        }
        idleDetector.contentDidMove()
        let actor = isSettling ? ScrollActor.momentum : .user
        if state.motion.actor != actor { actorDidChange(to: actor) }
    }

    /// Whether content that doesn't move can be at rest.
    var mayRest: Bool {
        rail.count == 0 || abs(state.center - rail.point(of: rail.slot(near: state.center))) < Tolerance.rest
    }
}
