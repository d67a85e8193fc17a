import SwiftUI

/// Handles the reports of the scroll view, and chooses its targets.
extension WheelMotion {
    /// Handles a movement of the content.
    ///
    /// - Parameter reportsPhases: Whether the scroll view reports its phases.
    func contentDidMove(to reading: WheelReading, reportsPhases: Bool) {
        // The position of content that is about to jump has no meaning. Content that is about to move starts there.
        guard state.actor != nil, state.channel.pendingRequest != .place, reading.version == shownVersion,
            reading.point.isFinite, rail.count > 0
        else { return }
        state.snapping.drift(to: reading.point)
        if !reportsPhases { noticeMovement() }
        let chunk = place.chunk(at: state.center), isRealized = place.chunks(around: window.chunk).contains(chunk)
        if window.chunk != chunk { window.chunk = chunk }
        switch state.actor {
        case .idle:
            if case .idle(let slot) = state.phase, state.channel == .unconfirmed, !isAt(slot) {
                show(slot, .place)
            } else if state.channel == .starting, isAtGoalPoint {
                // The scroll view is at its target immediately.
                state.channel.confirm()
                return comeToRest()
            }
        case .user: pull()
        case .momentum: adopt()
        case nil: break
        }
        if state.isUserDriven { follow() }
        // The realized views hold the visible position. A position beyond all of them requires new views first.
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
        case .commanded(let slot) where !state.channel.isPending && state.channel != .starting && !isAt(slot):
            receive(.grabbed)
        case .settling, .commanded, .following: break
        }
    }

    /// Sets the bound value to the centered value.
    ///
    /// - Parameter clicks: Whether a person moved the wheel.
    func follow(clicks: Bool = true) {
        if !selection.isUpToDate { return boundValueDidChange() }
        let slot = rail.slot(near: state.center)
        if slot == state.passed { return }
        state.passed = slot
        selection.pass(rail.index(ofSlot: slot), clicks: clicks)
    }

    func actorDidChange(to new: ScrollActor) {
        guard let old = state.actor else { return }
        state.screen?.actor = new
        switch new {
        case .user:
            // The program is about to take the content from the finger.
            if state.channel.pendingRequest != .steer { grasp() }
        case .momentum:
            state.channel.confirm()
            adopt()
        case .idle:
            guard old != .idle, rail.count > 0 else { return }
            if case .idle(let slot) = state.phase, old == .user, !state.channel.isPending {
                // A wheel that was touched but not moved still shows the bound value.
                receive(.rested(on: slot))
            } else {
                comeToRest()
            }
        }
    }

    /// Handles a finger that takes the content.
    private func grasp() {
        if state.channel.pendingRequest == .fade {
            // Content that fades to the bound value is at that value, and no finger has moved it yet.
            state.passed = state.phase.slot
            return land()
        }
        if case .commanded = state.phase { state.passed = nil }
        receive(.grabbed)
        state.proposedRest = nil
        state.channel.confirm()
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
        if state.actor == .idle || state.channel.isPending { return point }
        return state.proposedRest ?? (state.phase.goal == nil ? nil : state.goalPoint) ?? rest
    }

    /// Adopts the target that the scroll view last received.
    private func adopt() {
        guard let proposedRest = state.proposedRest, rail.count > 0 else { return }
        state.proposedRest = nil
        // The content moves there instead of to the target of the last command.
        state.channel.confirm()
        let slot = rail.slot(near: proposedRest), index = rail.index(ofSlot: slot)
        if case .commanded(let goal) = state.phase {
            // A further step of a wheel or key is another choice, which immediately changes the bound value like the
            // last one.
            if slot == goal { return }
            selection.choose(index)
        }
        state.goalPoint = rail.point(of: slot)
        receive(.redirected(to: slot))
        selection.announce(index)
    }

    func comeToRest() {
        guard rail.count > 0, !state.channel.isPending else { return }
        switch state.phase {
        case .idle(let slot): receive(selection.isReporting ? .rested(on: slot) : .resized(to: state.center))
        // The end of a movement before the last command.
        case _
        where state.channel == .starting && abs(state.center - (state.goalPoint ?? state.center)) > Tolerance.rest:
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
            // A finger may take the content from the program without passing a value. The value on which it lifts is
            // reported too.
            selection.announce(index)
            selection.put(index)
        }
        receive(.rested(on: slot))
    }

    // MARK: Before iOS 18

    /// Detects movements on systems that don't report scroll phases. If the content has no target, a hand moves it.
    private func noticeMovement() {
        let isSettling = state.phase.goal != nil || state.proposedRest != nil
        if state.actor == .idle, !isSettling, abs(state.center - rail.point(of: state.phase.slot)) <= Tolerance.rest {
            return
        }
        idleDetector.contentDidMove()
        let actor = isSettling ? ScrollActor.momentum : .user
        if state.actor != actor { actorDidChange(to: actor) }
    }

    /// Whether content that doesn't move can be at rest.
    var mayRest: Bool {
        rail.count == 0 || abs(state.center - rail.point(of: rail.slot(near: state.center))) < Tolerance.rest
    }
}
