import SwiftUI

/// How a wheel gets to a value that the program or a person has chosen.
extension WheelMotion {
    /// The program may have set another value.
    func boundValueDidChange() {
        defer { isChangeAnimated = false }
        guard state.isShown, selection.learn() else { return }
        guard rail.count > 0 else {
            if state.course == .userDriven { state.course = .programDriven }
            return
        }
        let slot = boundSlot(near: state.targetPoint ?? state.centre), isMoving = state.mover != .nobody || state.course != .resting
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

    /// Goes to a slot, from the present place and velocity if the wheel moves.
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

    /// Has the content go to a slot, whoever is the owner of the value.
    func head(for slot: Int) {
        state.targetSlot = slot
        let point = rail.point(ofSlot: slot), lap = rail.lap(ofSlot: slot)
        state.targetPoint = point
        if rail.wraps, abs(lap - place.lap) >= place.lapsAround { centreLap((lap + rail.lap(ofSlot: state.centredTick.slot)) / 2) }
        show(point, animated: true)
    }

    /// The values have faded out, or a finger came before they had: they stand where they were to go.
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
            // What cannot move under a finger stays in it.
            grasp()
        }
    }

    /// Is at rest on a slot.
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

    /// The scroll view has been told where to go.
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

    /// A wheel that wraps has a few laps made ready on either side; another middle is chosen long before they end.
    func keepAwayFromEnds() {
        guard rail.wraps else { return }
        let lap = rail.lap(ofSlot: state.centredTick.slot)
        if abs(lap - place.lap) * 2 > place.lapsAround { centreLap(lap) }
    }

    func centreLap(_ lap: Int) {
        if window.lap != lap { window.lap = lap }
    }

    // MARK: Steps

    /// A person asks for a value a number of steps from where the wheel is going.
    func step(by count: Int) { visit(rail.slot(count, from: goal)) }

    func visit(end direction: Int) { visit(rail.end(direction, from: goal)) }

    func visit(index: Int) { visit(rail.restingSlot(near: rail.point(ofSlot: rail.slot(ofIndex: index, near: rail.point(ofSlot: goal))))) }

    func visit(point: Double) { visit(rail.restingSlot(near: point)) }

    private var goal: Int { state.course == .userDriven && state.targetPoint == nil ? state.passed ?? state.targetSlot : state.targetSlot }

    func visit(_ slot: Int) {
        guard rail.count > 0 else { return }
        let index = rail.index(ofSlot: slot)
        // A value that only stands for the bound one, which cannot be picked, is picked when it is asked for.
        let isStill = state.course == .resting || state.course == .userDriven && !state.hasMoved && state.targetPoint == nil
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
