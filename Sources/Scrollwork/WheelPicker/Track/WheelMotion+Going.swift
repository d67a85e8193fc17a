import SwiftUI

/// How a wheel gets to a value that the program or a person has chosen.
extension WheelMotion {
    /// The program may have set another value.
    func boundValueDidChange() {
        defer { isChangeAnimated = false }
        guard isShown, ledger.learn() else { return }
        guard rail.count > 0 else {
            if course == .led { course = .sent }
            return
        }
        let slot = boundSlot(near: heading ?? centre), isMoving = mover != .nobody || course != .resting
        if ledger.isTelling { ledger.announce(rail.index(ofSlot: slot)) }
        if !isMoving && !isChangeAnimated {
            stand(at: slot)
            show(centre, animated: false)
        } else {
            send(to: slot)
        }
    }

    // MARK: Going somewhere

    /// Goes to a slot, from the present place and velocity if the wheel moves.
    func send(to slot: Int) {
        guard rail.count > 0 else { return }
        let isMoving = mover != .nobody || course != .resting
        course = .sent
        wanted = nil
        aim = slot
        heading = rail.point(ofSlot: slot)
        if !isMoving, abs(centre - rail.point(ofSlot: slot)) <= 0.01 { return arrive(at: slot) }
        if ledger.isTelling { ledger.announce(rail.index(ofSlot: slot)) }
        guard reducesMotion else { return head(for: slot) }
        if isFading { return }
        isFading = true
        fade { [weak self] in self?.land() }
    }

    /// Has the content go to a slot, whoever is the owner of the value.
    func head(for slot: Int) {
        aim = slot
        let point = rail.point(ofSlot: slot), lap = rail.lap(ofSlot: slot)
        heading = point
        if rail.wraps, abs(lap - place.lap) >= place.lapsAround { centreLap((lap + rail.lap(ofSlot: under.slot)) / 2) }
        show(point, animated: true)
    }

    /// The values have faded out, or a finger came before they had: they stand where they were to go.
    func land() {
        guard isFading else { return }
        isFading = false
        guard course == .sent, rail.count > 0 else { return }
        centre = rail.point(ofSlot: aim)
        note(aim)
        show(centre, animated: false)
        if mover == .nobody {
            arrive(at: aim)
        } else if mover == .hand {
            // What cannot move under a finger stays in it.
            grasp()
        }
    }

    /// Is at rest on a slot.
    func stand(at slot: Int) {
        course = .resting
        isFading = false
        aim = slot
        passed = slot
        heading = nil
        wanted = nil
        guard rail.count > 0 else { return }
        centre = rail.point(ofSlot: slot)
        note(slot)
        if rail.wraps, rail.lap(ofSlot: slot) != window.lap, isShown { centreLap(rail.lap(ofSlot: slot)) }
    }

    func stand(at slot: Int, unlessAt point: Double) {
        stand(at: slot)
        if abs(point - centre) > 0.01 { show(centre, animated: false) }
    }

    func show(_ point: Double, animated: Bool) {
        guard rail.count > 0 else { return }
        goalPoint = point
        isWaiting = true
        isStarting = false
        window.goal = WheelGoal(number: (window.goal?.number ?? 0) &+ 1, isAnimated: animated)
    }

    /// The scroll view has been told where to go.
    func goalWasGiven() {
        guard isWaiting, let goal = window.goal else { return }
        isWaiting = false
        let isThere = abs(centre - goalPoint) <= 0.01
        if goal.isAnimated, course != .resting {
            isStarting = !isThere
            if isThere, mover == .nobody { arrive(at: aim) }
        } else if !goal.isAnimated {
            let chunk = place.chunk(at: centre)
            if window.chunk != chunk { window.chunk = chunk }
            if mover == .nobody { comeToRest() }
        }
    }

    /// A wheel that wraps has a few laps made ready on either side; another middle is chosen long before they end.
    func keepAwayFromEnds() {
        guard rail.wraps else { return }
        let lap = rail.lap(ofSlot: under.slot)
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

    private var goal: Int { course == .led && heading == nil ? passed ?? aim : aim }

    func visit(_ slot: Int) {
        guard rail.count > 0 else { return }
        let index = rail.index(ofSlot: slot)
        // A value that only stands for the bound one, which cannot be picked, is picked when it is asked for.
        let isStill = course == .resting || course == .led && !hasMoved && heading == nil
        if slot == goal, !isStill || ledger.known == ledger.valueAt(index) { return }
        ledger.choose(index)
        if ledger.wasRefused {
            ledger.forgetRefusal()
            return send(to: boundSlot(near: heading ?? centre))
        }
        ledger.announce(index)
        send(to: slot)
    }
}
