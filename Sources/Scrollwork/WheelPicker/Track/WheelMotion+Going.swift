import SwiftUI

/// Moves a wheel to a value that the program or a person chose.
extension WheelMotion {
    /// Handles a possible change of the value by the program.
    func boundValueDidChange() {
        defer { isChangeAnimated = false }
        guard state.isShown, selection.learn() else { return }
        guard rail.count > 0 else {
            if state.course == .userDriven { state.course = .programDriven }
            return
        }
        let slot = boundSlot(near: state.targetPoint ?? state.centre),
            isMoving = state.mover != .nobody || state.course != .resting
        if selection.isReporting { selection.announce(rail.index(ofSlot: slot)) }
        if !isMoving && !isChangeAnimated {
            stand(at: slot)
            show(state.centre, animated: false)
            selection.connection.rest(rail.index(ofSlot: slot))
        } else {
            send(to: slot)
        }
    }

    // MARK: Going somewhere

    /// Moves to a slot. A moving wheel starts from its current position with its current velocity.
    func send(to slot: Int) {
        guard rail.count > 0 else { return }
        let isMoving = state.mover != .nobody || state.course != .resting
        state.course = .programDriven
        state.proposedRest = nil
        state.targetSlot = slot
        state.targetPoint = rail.point(ofSlot: slot)
        if !isMoving, abs(state.centre - rail.point(ofSlot: slot)) <= 0.01 { return arrive(at: slot) }
        if selection.isReporting { selection.announce(rail.index(ofSlot: slot)) }
        guard selection.connection.reducesMotion else { return head(for: slot) }
        if state.isFading { return }
        state.isFading = true
        fade { [weak self] in self?.land() }
    }

    /// Moves the content to a slot, independent of the owner of the value.
    func head(for slot: Int) {
        state.targetSlot = slot
        let point = rail.point(ofSlot: slot), lap = rail.lap(ofSlot: slot)
        state.targetPoint = point
        if rail.wraps, abs(lap - place.lap) >= place.lapsAround {
            centreLap((lap + rail.lap(ofSlot: state.centredTick.slot)) / 2)
        }
        show(point, animated: true)
    }

    /// Moves the values to their target after they faded out, or after a finger interrupted the fade.
    func land() {
        guard state.isFading else { return }
        state.isFading = false
        guard state.course == .programDriven, rail.count > 0 else { return }
        state.centre = rail.point(ofSlot: state.targetSlot)
        note(state.targetSlot)
        show(state.centre, animated: false)
        if state.mover == .nobody {
            arrive(at: state.targetSlot)
        } else if state.mover == .hand {
            // Content that can't move under a finger stays there.
            grasp()
        }
    }

    /// Rests on a slot.
    func stand(at slot: Int) {
        state.course = .resting
        state.isFading = false
        state.targetSlot = slot
        state.passed = slot
        state.targetPoint = nil
        state.proposedRest = nil
        guard rail.count > 0 else { return }
        state.centre = rail.point(ofSlot: slot)
        note(slot)
        if rail.wraps, rail.lap(ofSlot: slot) != window.lap, state.isShown { centreLap(rail.lap(ofSlot: slot)) }
    }

    func stand(at slot: Int, unlessAt point: Double) {
        stand(at: slot)
        if abs(point - state.centre) > 0.01 { show(state.centre, animated: false) }
    }

    func show(_ point: Double, animated: Bool) {
        guard rail.count > 0 else { return }
        state.goalPoint = point
        state.isWaiting = true
        state.isStarting = false
        window.goal = WheelGoal(number: (window.goal?.number ?? 0) &+ 1, isAnimated: animated)
    }

    /// Handles the delivery of a command to the scroll view.
    func goalWasGiven() {
        guard state.isWaiting, let goal = window.goal else { return }
        state.isWaiting = false
        let isThere = abs(state.centre - state.goalPoint) <= 0.01
        if goal.isAnimated, state.course != .resting {
            state.isStarting = !isThere
            if isThere, state.mover == .nobody { arrive(at: state.targetSlot) }
        } else if !goal.isAnimated {
            let chunk = place.chunk(at: state.centre)
            if window.chunk != chunk { window.chunk = chunk }
            if state.mover == .nobody { comeToRest() }
        }
    }

    /// Chooses another center lap long before a wrapping wheel reaches the end of its laps.
    func keepAwayFromEnds() {
        guard rail.wraps else { return }
        let lap = rail.lap(ofSlot: state.centredTick.slot)
        if abs(lap - place.lap) * 2 > place.lapsAround { centreLap(lap) }
    }

    func centreLap(_ lap: Int) {
        if window.lap != lap { window.lap = lap }
    }

    // MARK: Steps

    /// Moves to a value at a number of steps from the target of the wheel.
    func step(by count: Int) { visit(rail.slot(count, from: goal)) }

    func visit(end direction: Int) { visit(rail.end(direction, from: goal)) }

    func visit(index: Int) {
        visit(rail.restingSlot(near: rail.point(ofSlot: rail.slot(ofIndex: index, near: rail.point(ofSlot: goal)))))
    }

    func visit(point: Double) { visit(rail.restingSlot(near: point)) }

    private var goal: Int {
        state.course == .userDriven && state.targetPoint == nil ? state.passed ?? state.targetSlot : state.targetSlot
    }

    func visit(_ slot: Int) {
        guard rail.count > 0 else { return }
        let index = rail.index(ofSlot: slot)
        // A value that only replaces a disabled bound value is chosen when a person requests it.
        let isStill =
            state.course == .resting || state.course == .userDriven && !state.hasMoved && state.targetPoint == nil
        if slot == goal, !isStill || selection.lastSynced == selection.valueAt(index) { return }
        selection.choose(index)
        if selection.wasRejected {
            selection.forgetRejection()
            return send(to: boundSlot(near: state.targetPoint ?? state.centre))
        }
        selection.announce(index)
        send(to: slot)
    }
}
