import SwiftUI

/// What the scroll view tells of itself, and where it is told to rest.
extension WheelMotion {
    /// The content moved.
    func contentDidMove(to reading: WheelReading) {
        guard isShown, !isToBePut, rail.count > 0, reading.version == place.version, reading.point.isFinite else { return }
        centre = reading.point
        if !knowsPhases { noticeMovement() }
        let slot = rail.slot(near: centre)
        if slot != under.slot { note(slot) }
        let chunk = place.chunk(at: centre), isMade = place.chunks(around: window.chunk).contains(chunk)
        if window.chunk != chunk { window.chunk = chunk }
        if course == .resting, mover == .nobody, isUnsure, abs(centre - rail.point(ofSlot: aim)) > 0.01 {
            isUnsure = false
            show(rail.point(ofSlot: aim), animated: false)
        }
        if isStarting, mover == .nobody, abs(centre - goalPoint) <= 0.01 {
            // The scroll view is there at once.
            isStarting = false
            return comeToRest()
        }
        if course == .resting, mover == .hand, abs(centre - rail.point(ofSlot: aim)) > 0.5 { grasp() }
        if mover == .itself { adopt() }
        if course == .led { follow() }
        // What is in sight is held by the views that are there: where it has got beyond all of them, it is to make new ones first.
        if isMade { keepAwayFromEnds() }
    }

    func note(_ slot: Int) { under = (slot, rail.point(ofSlot: slot), ledger.valueAt(rail.index(ofSlot: slot))) }

    /// The value in the middle is the bound one.
    ///
    /// - Parameter clicks: Whether a person moved it there.
    func follow(clicks: Bool = true) {
        if !hasMoved, abs(centre - grip) < 0.01 { return }
        hasMoved = true
        if !ledger.isUpToDate { return boundValueDidChange() }
        let slot = rail.restingSlot(near: centre)
        if slot == passed { return }
        passed = slot
        ledger.pass(rail.index(ofSlot: slot), clicks: clicks)
    }

    func moverDidChange(to new: ScrollMover) {
        let old = mover
        mover = new
        if new != .nobody { isUnsure = false }
        switch new {
        case .hand:
            if old == .hand && course == .led { return }
            // The program takes the content from the finger just now.
            if isWaiting, let goal = window.goal, goal.isAnimated { return }
            grasp()
        case .itself:
            isStarting = false
            adopt()
        case .nobody:
            if old != .nobody { comeToRest() }
        }
    }

    /// A finger has the content.
    func grasp() {
        // What fades over to the bound value stands there, and nobody has moved it yet.
        let wasFading = isFading
        land()
        hasMoved = !wasFading && course != .resting
        passed = wasFading ? aim : course == .sent ? nil : passed
        course = .led
        grip = centre
        heading = nil
        wanted = nil
        isStarting = false
    }

    /// Chooses where to rest, for where the content would by itself.
    ///
    /// - Parameter isAsked: Whether somebody moves the content; else its surroundings have changed, and it stays or goes on.
    func restingPoint(near point: Double, isAsked: Bool) -> Double {
        guard rail.count > 0 else { return 0 }
        if isAsked {
            let rest = rail.point(ofSlot: rail.restingSlot(near: point))
            wanted = rest
            return rest
        }
        if course == .resting { return rail.point(ofSlot: aim) }
        // Content that has not yet been sent off is not there before it has gone there.
        if mover == .nobody || isWaiting { return point }
        return wanted ?? heading ?? rail.point(ofSlot: rail.restingSlot(near: point))
    }

    /// The content is on its way to where it was last told to rest.
    func adopt() {
        guard let wanted, rail.count > 0 else { return }
        self.wanted = nil
        // It goes there, and no longer to where it was told to go.
        isStarting = false
        let slot = rail.restingSlot(near: wanted)
        if course == .sent {
            // One more notch or key: another choice, whose value is the bound one at once as the last one's was.
            if slot == aim { return }
            ledger.choose(rail.index(ofSlot: slot))
        } else {
            course = .led
        }
        aim = slot
        heading = rail.point(ofSlot: slot)
        ledger.announce(rail.index(ofSlot: slot))
    }

    func comeToRest() {
        guard rail.count > 0, !isWaiting else { return }
        if course == .resting { return stand(at: aim, unlessAt: centre) }
        if isStarting, abs(centre - goalPoint) > 0.5 { return }
        if course == .led {
            if !ledger.isUpToDate { return boundValueDidChange() }
            let slot = rail.restingSlot(near: centre), bound = boundSlot(near: centre)
            // What was only touched goes on standing for the bound value.
            if !hasMoved, bound != slot { return send(to: bound) }
            arrive(at: slot)
        } else if !isFading {
            arrive(at: aim)
        }
    }

    func arrive(at slot: Int) {
        let index = rail.index(ofSlot: slot)
        if course == .led, hasMoved, !ledger.wasRefused, ledger.known != ledger.valueAt(index) {
            // A finger may have taken the content from the program without passing a value: what it is let go on is told of too.
            ledger.announce(index)
            ledger.put(index)
        }
        let point = centre
        stand(at: slot)
        if abs(point - centre) > 0.01 { show(centre, animated: false) }
        if ledger.wasRefused {
            ledger.forgetRefusal()
            let back = boundSlot(near: centre)
            if back != slot { return send(to: back) }
        }
        ledger.settle(index)
        if rail.wraps { centreLap(rail.lap(ofSlot: slot)) }
    }

    // MARK: Before iOS 18

    /// Where the system does not tell of phases: content that was not sent anywhere, and for which no place to rest was asked, is
    /// moved by a hand.
    func noticeMovement() {
        let isGoing = course == .sent || wanted != nil || heading != nil
        if mover == .nobody, !isGoing, abs(centre - rail.point(ofSlot: aim)) <= 0.5 { return }
        stillness.contentDidMove(by: isGoing ? .itself : .hand) { [weak self] in
            guard let self, rail.count > 0 else { return true }
            return abs(centre - rail.point(ofSlot: rail.restingSlot(near: centre))) < 0.5
        } tell: { [weak self] in
            self?.moverDidChange(to: $0)
        }
    }
}
