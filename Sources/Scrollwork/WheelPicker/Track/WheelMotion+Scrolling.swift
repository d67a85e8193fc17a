import SwiftUI

/// Handles the reports of the scroll view, and chooses its targets.
extension WheelMotion {
    /// Handles a movement of the content.
    func contentDidMove(to reading: WheelReading) {
        guard state.isShown, !isToBePut, rail.count > 0, reading.version == place.version, reading.point.isFinite else {
            return
        }
        state.centre = reading.point
        if !knowsPhases { noticeMovement() }
        let slot = rail.slot(near: state.centre)
        if slot != state.centredTick.slot { note(slot) }
        let chunk = place.chunk(at: state.centre), isMade = place.chunks(around: window.chunk).contains(chunk)
        if window.chunk != chunk { window.chunk = chunk }
        if state.course == .resting, state.mover == .nobody, state.needsPositionCheck,
            abs(state.centre - rail.point(ofSlot: state.targetSlot)) > 0.01
        {
            state.needsPositionCheck = false
            show(rail.point(ofSlot: state.targetSlot), animated: false)
        }
        if state.isStarting, state.mover == .nobody, abs(state.centre - state.goalPoint) <= 0.01 {
            // The scroll view is at its target immediately.
            state.isStarting = false
            return comeToRest()
        }
        if state.course == .resting, state.mover == .hand,
            abs(state.centre - rail.point(ofSlot: state.targetSlot)) > 0.5
        {
            grasp()
        }
        if state.mover == .itself { adopt() }
        if state.course == .userDriven { follow() }
        // The realized views hold the visible position. A position beyond all of them requires new views first.
        if isMade { keepAwayFromEnds() }
    }

    func note(_ slot: Int) {
        state.centredTick = (slot, rail.point(ofSlot: slot), selection.valueAt(rail.index(ofSlot: slot)))
    }

    /// Sets the bound value to the centered value.
    ///
    /// - Parameter clicks: Whether a person moved the wheel.
    func follow(clicks: Bool = true) {
        if !state.hasMoved, abs(state.centre - state.dragOrigin) < 0.01 { return }
        state.hasMoved = true
        if !selection.isUpToDate { return boundValueDidChange() }
        let slot = rail.restingSlot(near: state.centre)
        if slot == state.passed { return }
        state.passed = slot
        selection.pass(rail.index(ofSlot: slot), clicks: clicks)
    }

    func moverDidChange(to new: ScrollMover) {
        let old = state.mover
        state.mover = new
        if new != .nobody { state.needsPositionCheck = false }
        switch new {
        case .hand:
            if old == .hand && state.course == .userDriven { return }
            // The program is about to take the content from the finger.
            if state.isWaiting, let goal = window.goal, goal.isAnimated { return }
            grasp()
        case .itself:
            state.isStarting = false
            adopt()
        case .nobody:
            if old != .nobody { comeToRest() }
        }
    }

    /// Handles a finger that takes the content.
    func grasp() {
        // Content that fades to the bound value is at that value, and no finger has moved it yet.
        let wasFading = state.isFading
        land()
        state.hasMoved = !wasFading && state.course != .resting
        state.passed = wasFading ? state.targetSlot : state.course == .programDriven ? nil : state.passed
        state.course = .userDriven
        state.dragOrigin = state.centre
        state.targetPoint = nil
        state.proposedRest = nil
        state.isStarting = false
    }

    /// Returns the resting position for a proposed position.
    ///
    /// - Parameter isAsked: Whether the content moves. Otherwise, its environment changed, and it stays or continues.
    func restingPoint(near point: Double, isAsked: Bool) -> Double {
        guard rail.count > 0 else { return 0 }
        if isAsked {
            let rest = rail.point(ofSlot: rail.restingSlot(near: point))
            state.proposedRest = rest
            return rest
        }
        if state.course == .resting { return rail.point(ofSlot: state.targetSlot) }
        // Content that hasn't started to move isn't at its target.
        if state.mover == .nobody || state.isWaiting { return point }
        return state.proposedRest ?? state.targetPoint ?? rail.point(ofSlot: rail.restingSlot(near: point))
    }

    /// Adopts the target that the scroll view last received.
    func adopt() {
        guard let proposedRest = state.proposedRest, rail.count > 0 else { return }
        state.proposedRest = nil
        // The content moves there instead of to the target of the last command.
        state.isStarting = false
        let slot = rail.restingSlot(near: proposedRest)
        if state.course == .programDriven {
            // A further step of a wheel or key is another choice, which immediately changes the bound value like the
            // last one.
            if slot == state.targetSlot { return }
            selection.choose(rail.index(ofSlot: slot))
        } else {
            state.course = .userDriven
        }
        state.targetSlot = slot
        state.targetPoint = rail.point(ofSlot: slot)
        selection.announce(rail.index(ofSlot: slot))
    }

    func comeToRest() {
        guard rail.count > 0, !state.isWaiting else { return }
        if state.course == .resting { return stand(at: state.targetSlot, unlessAt: state.centre) }
        if state.isStarting, abs(state.centre - state.goalPoint) > 0.5 { return }
        if state.course == .userDriven {
            if !selection.isUpToDate { return boundValueDidChange() }
            let slot = rail.restingSlot(near: state.centre), bound = boundSlot(near: state.centre)
            // A wheel that was touched but not moved still stands for the bound value.
            if !state.hasMoved, bound != slot { return send(to: bound) }
            arrive(at: slot)
        } else if !state.isFading {
            arrive(at: state.targetSlot)
        }
    }

    func arrive(at slot: Int) {
        let index = rail.index(ofSlot: slot)
        if state.course == .userDriven, state.hasMoved, !selection.wasRejected,
            selection.lastSynced != selection.valueAt(index)
        {
            // A finger may take the content from the program without passing a value. The value on which it lifts is
            // reported too.
            selection.announce(index)
            selection.put(index)
        }
        let point = state.centre
        stand(at: slot)
        if abs(point - state.centre) > 0.01 { show(state.centre, animated: false) }
        if selection.wasRejected {
            selection.forgetRejection()
            let back = boundSlot(near: state.centre)
            if back != slot { return send(to: back) }
        }
        selection.settle(index)
        if rail.wraps { centreLap(rail.lap(ofSlot: slot)) }
    }

    // MARK: Before iOS 18

    /// Detects movements on systems that don't report scroll phases. If the content has no target, a hand moves it.
    func noticeMovement() {
        let isGoing = state.course == .programDriven || state.proposedRest != nil || state.targetPoint != nil
        if state.mover == .nobody, !isGoing, abs(state.centre - rail.point(ofSlot: state.targetSlot)) <= 0.5 { return }
        stillness.contentDidMove(by: isGoing ? .itself : .hand) { [weak self] in
            guard let self, rail.count > 0 else { return true }
            return abs(state.centre - rail.point(ofSlot: rail.restingSlot(near: state.centre))) < 0.5
        } tell: { [weak self] in
            self?.moverDidChange(to: $0)
        }
    }
}
