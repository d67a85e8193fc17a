import SwiftUI

/// Moves a wheel to a value that the program or a person chose.
extension WheelMotion {
    /// Handles a possible change of the value by the program.
    func boundValueDidChange() {
        defer { animatedValue = nil }
        guard state.motion.actor != nil, selection.learn() else { return }
        guard rail.count > 0 else {
            // The movement ends on this value when the wheel has values again.
            if state.isUserDriven { _ = state.motion.snapping.receive(.commanded(to: 0), in: rail) }
            return
        }
        let slot = boundSlot(near: state.targetPoint)
        if state.isMoving || animatedValue == selection.lastSynced { return send(to: slot) }
        rest(at: slot)
        show(slot, .place)
        selection.connection.rest(rail.index(ofSlot: slot))
    }

    /// Moves to a slot. A moving wheel starts from its current position with its current velocity.
    func send(to slot: Int) {
        guard rail.count > 0 else { return }
        if !state.isMoving, state.phase == .idle(at: slot) { return receive(.rested(on: slot)) }
        state.proposedRest = nil
        receive(.commanded(to: slot))
    }

    /// Handles the delivery of a command to the scroll view.
    func goalWasDelivered() {
        guard let request = state.motion.channel.pendingRequest else { return }
        state.motion.channel.requestWasDelivered()
        if request == .place {
            state.motion.channel.confirm()
            let chunk = place.chunk(at: state.center)
            if window.chunk != chunk { window.chunk = chunk }
            if state.motion.actor == .idle { comeToRest() }
        } else if let goal = state.phase.goal {
            if !isAtGoalPoint {
                state.motion.channel.start()
            } else if state.motion.actor == .idle {
                arrive(at: goal)
            }
        }
    }

    /// Moves the values to their target after they faded out, or after a finger interrupted the fade.
    func land() {
        guard state.motion.channel.pendingRequest == .fade else { return }
        state.motion.channel.requestWasDelivered()
        guard case .commanded(let slot) = state.phase, rail.count > 0 else { return }
        state.motion.snapping.drift(to: rail.point(of: slot))
        show(slot, .place)
        if state.motion.actor == .idle { arrive(at: slot) }
    }

    // MARK: Steps

    /// Moves to a value at a number of steps from the target of the wheel.
    func step(by count: Int) { visit(rail.slot(count, from: goal)) }

    func visit(end direction: Int) { visit(rail.end(direction, from: goal)) }

    func visit(index: Int) {
        visit(rail.slot(near: rail.point(of: rail.slot(ofIndex: index, near: rail.point(of: goal)))))
    }

    func visit(point: Double) { visit(rail.slot(near: point)) }

    private var goal: Int {
        if case .dragging(let slot) = state.phase { state.motion.snapping.passed ?? slot } else { state.phase.slot }
    }

    func visit(_ slot: Int) {
        guard rail.count > 0 else { return }
        let index = rail.index(ofSlot: slot)
        // A value that only replaces a disabled bound value is chosen when a person requests it.
        if slot == goal, !state.phase.isAtRest || selection.lastSynced == selection.valueAt(index) { return }
        selection.choose(index)
        if selection.wasRejected {
            selection.forgetRejection()
            return send(to: boundSlot(near: state.targetPoint))
        }
        selection.announce(index)
        send(to: slot)
    }
}
