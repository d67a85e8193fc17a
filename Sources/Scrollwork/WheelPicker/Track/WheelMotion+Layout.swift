import SwiftUI

/// How a wheel takes values that come, go or lie elsewhere.
extension WheelMotion {
    /// Takes the values as they are now, before they are laid out.
    func lay(_ rail: WheelRail, axis: Axis, viewport: Double) -> WheelPlace {
        edition &+= 1
        var new = WheelPlace(rail, axis: axis, viewport: viewport, lap: window.lap)
        defer { laidValueAt = ledger.valueAt }
        guard isLaid else {
            isLaid = true
            place = new
            stand(at: boundSlot(near: 0))
            return place
        }
        new.origin = place.origin
        new.identityShift = place.identityShift
        new.version = place.version
        let isMoved = !new.hasShape(of: place) || under.value != nil && ledger.valueAt(rail.index(ofSlot: under.slot)) != under.value
        // Asked in any case: what the answer depends on may be observed.
        let isAimAllowed = isAimAllowed(on: rail)
        if isMoved {
            follow(into: &new)
        } else if new.viewport != place.viewport || new.lap != place.lap || !isAimAllowed {
            new.version += 1
        }
        place = new
        return new
    }

    func isAimAllowed(on rail: WheelRail) -> Bool {
        guard rail.count > 0 else { return true }
        // Asked in any case: what the answer depends on may be observed.
        let isEnabled = rail.isEnabled(rail.index(ofSlot: aim))
        if course == .led { return mover == .hand || isEnabled }
        // A value that can be picked again is gone back to.
        return rail.restingSlot(near: rail.point(ofSlot: boundSlot(on: rail, near: heading ?? centre))) == aim
    }

    /// The slot of a value that stays where it is, and its index now: the one in the middle or, on a wheel that moves, the nearest in sight
    /// that is still there, rather one before the middle. What is in the hand does not jump when its value goes.
    private func staying(on rail: WheelRail) -> (slot: Int, index: Int)? {
        let old = place.rail
        guard rail.count > 0, old.count > 0 else { return nil }
        if let index = ledger.index(exactly: under.value) { return (under.slot, index) }
        let reach = course == .resting ? 0 : Int(min(place.viewport / 2 / old.spacing, 100))
        for distance in 0..<reach {
            for slot in [under.slot - distance - 1, under.slot + distance + 1] where old.wraps || (0..<old.count).contains(slot) {
                if let index = ledger.index(exactly: laidValueAt(old.index(ofSlot: slot))) { return (slot, index) }
            }
        }
        return nil
    }

    /// What is in the middle stays there, and keeps its chunk, so that for the scroll view nothing moves.
    func follow(into new: inout WheelPlace) {
        let rail = new.rail, old = place
        let (former, index) = staying(on: rail) ?? (under.slot, min(old.rail.index(ofSlot: under.slot), max(rail.count - 1, 0)))
        let from = former == under.slot ? under.point : old.rail.point(ofSlot: former)
        // As many laps from the middle one as before: with laps of another length, the same point may lie beyond all that there are.
        let laps = min(max(old.rail.lap(ofSlot: former) - old.lap, -new.lapsAround / 2), new.lapsAround / 2)
        var slot = rail.count > 0 ? rail.slot(ofIndex: index, lap: new.lap + laps) : 0
        let middle = (rail.count > 0 ? rail.point(ofSlot: slot) : 0) + (centre - from) * rail.spacing / old.rail.spacing
        new.identityShift += former - slot
        if former != under.slot { slot = rail.slot(near: middle) }
        let point = rail.count > 0 ? rail.point(ofSlot: slot) : 0
        // The content moves on as it did, wherever values lie.
        let shift = middle - centre
        let kept = (anchor?.chunk).flatMap { chunks.contains($0) ? $0 : nil } ?? old.chunkToKeep(at: centre)
        new.origin = old.origin + shift + Double(kept) * (old.chunkLength - new.chunkLength)
        new.version += 1
        centre = middle
        heading = new.axis == old.axis ? heading.map { $0 + shift } : nil
        wanted = new.axis == old.axis ? wanted.map { $0 + shift } : nil
        goalPoint += shift
        grip += shift
        isTurned = isTurned || new.axis != old.axis
        under = (slot, point, rail.count > 0 ? ledger.valueAt(rail.index(ofSlot: slot)) : nil)
        if course == .resting { aim = slot }
        passed = ledger.index(exactly: ledger.known).map { rail.slot(ofIndex: $0, near: centre) }
        isUnsure = true
    }

    /// The slot for the bound value that is nearest to a point.
    func boundSlot(near point: Double) -> Int { boundSlot(on: rail, near: point) }

    func boundSlot(on rail: WheelRail, near point: Double) -> Int {
        guard rail.count > 0 else { return 0 }
        let slot = rail.slot(ofIndex: ledger.index(in: rail.count), near: point)
        let resting = rail.restingSlot(near: rail.point(ofSlot: slot))
        // Of two places of one value that are as far from a bound value that cannot be picked, the wheel stays on the one it is at:
        // from the other, a lap away, the next would be as near again.
        let near = rail.slot(ofIndex: rail.index(ofSlot: resting), near: point)
        return abs(near - slot) <= abs(resting - slot) ? near : resting
    }

    /// The wheel is on screen for the first time, or again.
    func appear() {
        _ = ledger.learn()
        isShown = true
        mover = .nobody
        isFading = false
        isStarting = false
        stand(at: boundSlot(near: centre))
        show(centre, animated: false)
    }

    /// The wheel has left the screen: nobody will see it come to rest. What it was going to is picked.
    func disappear() {
        isShown = false
        stillness.stop()
        guard rail.count > 0 else { return ledger.abandon() }
        guard course != .resting || ledger.isTelling else { return }
        let aimed = course == .led && heading != nil && ledger.isUpToDate ? ledger.index(exactly: ledger.announced) : nil
        course = .resting
        if let aimed, ledger.known != ledger.announced { ledger.put(aimed) }
        ledger.settle(aimed ?? ledger.index(in: rail.count))
    }

    /// Values lie elsewhere, or can be picked that could not, or the other way round; they are laid out now.
    func placeDidChange() {
        guard isShown else { return }
        if rail.count == 0 {
            // A movement that was under way ends on what comes next.
            heading = nil
            wanted = nil
            return
        }
        isUnsure = true
        if isTurned { return turn() }
        switch course {
        case .resting:
            let slot = boundSlot(near: centre)
            stand(at: slot, unlessAt: centre)
        case .led where mover == .hand:
            if hasMoved { follow(clicks: false) }
        case .led where mover == .nobody:
            arrive(at: rail.restingSlot(near: centre))
        case .led:
            let wanted = ledger.index(exactly: ledger.announced).map { rail.slot(ofIndex: $0, near: heading ?? centre) }
            redirect(to: rail.restingSlot(near: wanted.map(rail.point(ofSlot:)) ?? heading ?? centre))
        case .sent:
            let slot = boundSlot(near: heading ?? centre), index = rail.index(ofSlot: slot)
            // In the place of what a person has chosen, and can no longer be picked, comes what is picked now.
            if ledger.isChosen, ledger.valueAt(index) != ledger.known { ledger.put(index) }
            redirect(to: slot)
        }
    }

    /// The content stands along another axis as it stood before. A movement along the old one is over: what it went to is picked.
    func turn() {
        isTurned = false
        let announced = course == .led ? ledger.index(exactly: ledger.announced) : nil
        // On its way it was moved, though the content may not have begun to.
        if announced != nil { hasMoved = true }
        arrive(at: announced.map { rail.restingSlot(near: rail.point(ofSlot: rail.slot(ofIndex: $0, near: centre))) } ?? boundSlot(near: centre))
        if course == .resting { show(centre, animated: false) }
    }

    func redirect(to slot: Int) {
        let isOnItsWay = heading.map { abs($0 - rail.point(ofSlot: slot)) < 0.01 } ?? false
        if isOnItsWay { aim = slot } else { head(for: slot) }
        if ledger.isTelling { ledger.announce(rail.index(ofSlot: slot)) }
    }
}
