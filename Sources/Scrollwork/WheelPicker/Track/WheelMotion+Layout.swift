import SwiftUI

/// Handles changes of the values and their positions.
extension WheelMotion {
    /// Adopts the current values before their layout.
    func lay(_ rail: WheelRail, axis: Axis, viewport: Double) {
        var new = WheelPlace(rail, axis: axis, viewport: viewport, lap: window.lap)
        defer { state.laidValueAt = selection.connection.valueAt }
        guard let place = state.laidPlace else {
            state.laidPlace = new
            return stand(at: boundSlot(near: 0))
        }
        new.origin = place.origin
        new.identityShift = place.identityShift
        new.version = place.version
        let isMoved =
            !new.hasShape(of: place)
            || state.centredTick.value != nil
                && selection.valueAt(rail.index(ofSlot: state.centredTick.slot)) != state.centredTick.value
        // Always asks, because the answer may depend on observed state.
        let isTargetAllowed = isTargetAllowed(on: rail)
        if isMoved {
            follow(into: &new)
        } else if new.viewport != place.viewport || new.lap != place.lap || !isTargetAllowed {
            new.version += 1
        }
        state.laidPlace = new
    }

    func isTargetAllowed(on rail: WheelRail) -> Bool {
        guard rail.count > 0 else { return true }
        // Always asks, because the answer may depend on observed state.
        let isEnabled = rail.isEnabled(rail.index(ofSlot: state.targetSlot))
        if state.course == .userDriven { return state.mover == .hand || isEnabled }
        // Returns to a value that is enabled again.
        return rail.restingSlot(near: rail.point(ofSlot: boundSlot(on: rail, near: state.targetPoint ?? state.centre)))
            == state.targetSlot
    }

    /// Returns the slot of a value that keeps its position, and its new index. It is the centered value or, on a moving
    /// wheel, the nearest visible value that still exists, with a preference for values before the center. Content
    /// under a finger doesn't jump when its value disappears.
    private func staying(on rail: WheelRail) -> (slot: Int, index: Int)? {
        let old = place.rail
        guard rail.count > 0, old.count > 0 else { return nil }
        if let index = selection.index(exactly: state.centredTick.value) { return (state.centredTick.slot, index) }
        let reach = state.course == .resting ? 0 : Int(min(place.viewport / 2 / old.spacing, 100))
        for distance in 0..<reach {
            for slot in [state.centredTick.slot - distance - 1, state.centredTick.slot + distance + 1]
            where old.wraps || (0..<old.count).contains(slot) {
                if let index = selection.index(exactly: state.laidValueAt(old.index(ofSlot: slot))) {
                    return (slot, index)
                }
            }
        }
        return nil
    }

    /// Keeps the centered value and its chunk in place, so that nothing moves for the scroll view.
    func follow(into new: inout WheelPlace) {
        let rail = new.rail, old = place
        let (former, index) =
            staying(on: rail) ?? (
                state.centredTick.slot, min(old.rail.index(ofSlot: state.centredTick.slot), max(rail.count - 1, 0))
            )
        let from = former == state.centredTick.slot ? state.centredTick.point : old.rail.point(ofSlot: former)
        // Keeps the number of laps from the center lap. If laps have another length, the same point may be beyond all
        // laps.
        let laps = min(max(old.rail.lap(ofSlot: former) - old.lap, -new.lapsAround / 2), new.lapsAround / 2)
        var slot = rail.count > 0 ? rail.slot(ofIndex: index, lap: new.lap + laps) : 0
        let middle =
            (rail.count > 0 ? rail.point(ofSlot: slot) : 0) + (state.centre - from) * rail.spacing / old.rail.spacing
        new.identityShift += former - slot
        if former != state.centredTick.slot { slot = rail.slot(near: middle) }
        let point = rail.count > 0 ? rail.point(ofSlot: slot) : 0
        // The movement of the content continues, independent of the positions of the values.
        let shift = middle - state.centre
        let kept = (state.anchor?.chunk).flatMap { chunks.contains($0) ? $0 : nil } ?? old.chunkToKeep(at: state.centre)
        new.origin = old.origin + shift + Double(kept) * (old.chunkLength - new.chunkLength)
        new.version += 1
        state.centre = middle
        state.targetPoint = new.axis == old.axis ? state.targetPoint.map { $0 + shift } : nil
        state.proposedRest = new.axis == old.axis ? state.proposedRest.map { $0 + shift } : nil
        state.goalPoint += shift
        state.dragOrigin += shift
        state.isTurned = state.isTurned || new.axis != old.axis
        state.centredTick = (slot, point, rail.count > 0 ? selection.valueAt(rail.index(ofSlot: slot)) : nil)
        if state.course == .resting { state.targetSlot = slot }
        state.passed = selection.index(exactly: selection.lastSynced).map { rail.slot(ofIndex: $0, near: state.centre) }
        state.needsPositionCheck = true
    }

    /// Returns the slot of the bound value that is nearest to a point.
    func boundSlot(near point: Double) -> Int { boundSlot(on: rail, near: point) }

    func boundSlot(on rail: WheelRail, near point: Double) -> Int {
        guard rail.count > 0 else { return 0 }
        let slot = rail.slot(ofIndex: selection.index(in: rail.count), near: point)
        let resting = rail.restingSlot(near: rail.point(ofSlot: slot))
        // If two slots of one value have the same distance from a disabled bound value, the wheel stays at its current
        // slot. From the other slot, a lap away, the next slot would have the same distance again.
        let near = rail.slot(ofIndex: rail.index(ofSlot: resting), near: point)
        return abs(near - slot) <= abs(resting - slot) ? near : resting
    }

    /// Handles the appearance of the wheel.
    func appear() {
        _ = selection.learn()
        state.isShown = true
        state.mover = .nobody
        state.isFading = false
        state.isStarting = false
        stand(at: boundSlot(near: state.centre))
        show(state.centre, animated: false)
    }

    /// Handles the disappearance of the wheel. It picks the target of a movement, which can't come to rest on screen.
    func disappear() {
        state.isShown = false
        stillness.stop()
        guard rail.count > 0 else { return selection.abandon() }
        guard state.course != .resting || selection.isReporting else { return }
        let aimed =
            state.course == .userDriven && state.targetPoint != nil && selection.isUpToDate
            ? selection.index(exactly: selection.announced) : nil
        state.course = .resting
        if let aimed, selection.lastSynced != selection.announced { selection.put(aimed) }
        selection.settle(aimed ?? selection.index(in: rail.count))
    }

    /// Handles changes of the positions or the enabled values after the layout.
    func placeDidChange() {
        guard state.isShown else { return }
        if rail.count == 0 {
            // A movement in progress ends on the next values.
            state.targetPoint = nil
            state.proposedRest = nil
            return
        }
        state.needsPositionCheck = true
        if state.isTurned { return turn() }
        switch state.course {
        case .resting:
            let slot = boundSlot(near: state.centre)
            stand(at: slot, unlessAt: state.centre)
        case .userDriven where state.mover == .hand:
            if state.hasMoved { follow(clicks: false) }
        case .userDriven where state.mover == .nobody:
            arrive(at: rail.restingSlot(near: state.centre))
        case .userDriven:
            let point = state.targetPoint ?? state.centre
            let announced = selection.index(exactly: selection.announced).map { rail.slot(ofIndex: $0, near: point) }
            redirect(to: rail.restingSlot(near: announced.map(rail.point(ofSlot:)) ?? point))
        case .programDriven:
            let slot = boundSlot(near: state.targetPoint ?? state.centre), index = rail.index(ofSlot: slot)
            // If the value that a person chose is disabled now, picks its replacement.
            if selection.isChosen, selection.valueAt(index) != selection.lastSynced { selection.put(index) }
            redirect(to: slot)
        }
    }

    /// Handles a change of the axis. The content keeps its value. A movement along the previous axis ends on its
    /// target.
    func turn() {
        state.isTurned = false
        let announced = state.course == .userDriven ? selection.index(exactly: selection.announced) : nil
        // A movement with a target counts, even if the content hasn't moved yet.
        if announced != nil { state.hasMoved = true }
        arrive(
            at: announced.map { rail.restingSlot(near: rail.point(ofSlot: rail.slot(ofIndex: $0, near: state.centre))) }
                ?? boundSlot(near: state.centre))
        if state.course == .resting { show(state.centre, animated: false) }
    }

    func redirect(to slot: Int) {
        let isOnItsWay = state.targetPoint.map { abs($0 - rail.point(ofSlot: slot)) < 0.01 } ?? false
        if isOnItsWay { state.targetSlot = slot } else { head(for: slot) }
        if selection.isReporting { selection.announce(rail.index(ofSlot: slot)) }
    }
}
