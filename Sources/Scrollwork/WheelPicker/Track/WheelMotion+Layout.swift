import SwiftUI

/// Handles changes of the values and their positions.
extension WheelMotion {
    /// Adopts the current values before their layout.
    func layOut(_ rail: WheelRail, axis: Axis, viewport: Double) {
        var new = WheelPlace(rail, axis: axis, viewport: viewport, lap: window.lap)
        guard let place = state.lastLayout else {
            state.lastLayout = new
            return rest(at: boundSlot(near: 0))
        }
        new.origin = place.origin
        new.identityShift = place.identityShift
        new.version = place.version
        let centered = place.rail.slot(at: state.center)
        let isMoved = !new.hasShape(of: place) || rail.value(ofSlot: centered) != place.rail.value(ofSlot: centered)
        // Always evaluates the rule, because its result may depend on observed state.
        let isTargetAllowed = isTargetAllowed(on: rail)
        if isMoved {
            follow(into: &new)
        } else if new.viewport != place.viewport || new.lap != place.lap || !isTargetAllowed {
            new.version += 1
        }
        state.lastLayout = new
    }

    private func isTargetAllowed(on rail: WheelRail) -> Bool {
        guard rail.count > 0 else { return true }
        // Always evaluates the rule, because its result may depend on observed state.
        let slot = state.phase.slot, isEnabled = rail.isEnabled(rail.index(ofSlot: slot))
        if state.isUserDriven || state.phase.isAtRest && state.motion.actor == .user {
            return state.motion.actor == .user || isEnabled
        }
        // Returns to a value that is enabled again.
        return rail.slot(near: rail.point(of: boundSlot(on: rail, near: state.targetPoint))) == slot
    }

    /// Returns the slot of a value that keeps its position, and its new index. It is the centered value or, on a moving
    /// wheel, the nearest visible value that still exists, with a preference for values before the center. Content
    /// under a finger doesn't jump when its value disappears.
    private func staying(on rail: WheelRail) -> (slot: Int, index: Int)? {
        let old = place.rail
        guard rail.count > 0 else { return nil }
        let centered = old.slot(at: state.center)
        if let index = selection.index(exactly: old.value(ofSlot: centered)) { return (centered, index) }
        let reach = state.phase.isAtRest ? 0 : Int(min(place.viewport / 2 / old.spacing, 100))
        for distance in 0..<reach {
            for slot in [centered - distance - 1, centered + distance + 1] {
                if let index = selection.index(exactly: old.value(ofSlot: slot)) { return (slot, index) }
            }
        }
        return nil
    }

    /// Keeps the centered value and its chunk in place, so that nothing moves for the scroll view.
    private func follow(into new: inout WheelPlace) {
        let rail = new.rail, old = place
        let centered = old.rail.slot(at: state.center)
        let (former, index) =
            staying(on: rail) ?? (centered, min(old.rail.index(ofSlot: centered), rail.count - 1))
        // Keeps the number of laps from the center lap. If laps have another length, the same point may be beyond all
        // laps.
        let laps = min(max(old.rail.lap(ofSlot: former) - old.lap, -new.lapsAround / 2), new.lapsAround / 2)
        var slot = rail.count > 0 ? rail.slot(ofIndex: index, lap: new.lap + laps) : 0
        let middle =
            rail.point(of: slot) + (state.center - old.rail.point(of: former)) * rail.spacing / old.rail.spacing
        new.identityShift += former - slot
        if former != centered { slot = rail.slot(at: middle) }
        // The movement of the content continues, independent of the positions of the values.
        let shift = middle - state.center
        let kept = (state.anchor?.chunk).flatMap { chunks.contains($0) ? $0 : nil } ?? old.chunkToKeep(at: state.center)
        new.origin = old.origin + shift + Double(kept) * (old.chunkLength - new.chunkLength)
        new.version += 1
        state.goalPoint = new.axis == old.axis ? state.goalPoint.map { $0 + shift } : nil
        state.proposedRest = new.axis == old.axis ? state.proposedRest.map { $0 + shift } : nil
        if state.phase.goal != nil, let goal = state.goalPoint { slot = rail.slot(at: goal) }
        _ = state.motion.snapping.receive(.renumbered(slot: slot, at: middle), in: rail)
        state.motion.snapping.passed = selection.index(exactly: selection.lastSynced)
            .map { rail.slot(ofIndex: $0, near: middle) }
    }

    /// Returns the slot of the bound value that is nearest to a point.
    func boundSlot(near point: Double) -> Int { boundSlot(on: rail, near: point) }

    func boundSlot(on rail: WheelRail, near point: Double) -> Int {
        guard rail.count > 0 else { return 0 }
        let slot = rail.slot(ofIndex: selection.index(in: rail.count), near: point)
        let resting = rail.slot(near: rail.point(of: slot))
        // If two slots of one value have the same distance from a disabled bound value, the wheel stays at its current
        // slot. From the other slot, a lap away, the next slot would have the same distance again.
        let near = rail.slot(ofIndex: rail.index(ofSlot: resting), near: point)
        return abs(near - slot) <= abs(resting - slot) ? near : resting
    }

    /// Handles the appearance of a track. It ends a movement of a previous track.
    func appear(_ track: ContentToken) {
        if state.track != nil { selection.connection.interrupt() }
        _ = selection.learn()
        state.track = track
        state.motion.actorDidChange(to: .idle, at: state.center)
        state.motion.channel = .open
        let slot = boundSlot(near: state.center)
        rest(at: slot)
        show(slot, .place)
    }

    /// Handles the disappearance of a track. It picks the target of a movement, which can't come to rest on screen. If
    /// a style replaces the track, the next one has appeared already.
    func disappear(_ track: ContentToken) {
        guard state.track === track else { return }
        selection.connection.interrupt()
        let phase = state.phase
        idleDetector.stop()
        state.track = nil
        state.motion.actorDidChange(to: nil, at: state.center)
        guard rail.count > 0 else { return selection.abandon() }
        guard !phase.isAtRest || selection.isReporting else { return }
        var target: Int?
        if case .settling = phase, selection.isUpToDate { target = selection.index(exactly: selection.announced) }
        if let target, selection.lastSynced != selection.announced { selection.put(target) }
        // The program may have set a value that the wheel hasn't followed yet.
        _ = selection.learn()
        rest(at: boundSlot(near: state.targetPoint))
        selection.settle(target ?? selection.index(in: rail.count))
    }

    /// Handles changes of the positions or the enabled values after the layout.
    ///
    /// - Parameter isTurned: Whether the axis changed, and the content isn't at its position along the new axis yet.
    func placeDidChange(isTurned: Bool = false) {
        guard state.motion.actor != nil else { return }
        guard rail.count > 0 else {
            // A movement in progress ends on the next values.
            state.goalPoint = nil
            state.proposedRest = nil
            selection.connection.interrupt()
            return
        }
        state.motion.channel.invalidate()
        if isTurned { return turn() }
        switch state.phase {
        case .idle where state.motion.actor == .user: break
        case .idle:
            let slot = boundSlot(near: state.center), point = state.center
            rest(at: slot)
            if !rail.isAt(slot, point) { show(slot, .place) }
        case .dragging where state.motion.actor == .user, .settling where state.motion.actor == .user:
            follow(clicks: false)
        case .dragging where state.motion.actor == .idle, .settling where state.motion.actor == .idle:
            arrive(at: rail.slot(near: state.center))
        case .dragging, .settling:
            let announced = selection.index(exactly: selection.announced)
                .map { rail.point(of: rail.slot(ofIndex: $0, near: state.targetPoint)) }
            redirect(to: rail.slot(near: announced ?? state.targetPoint))
        case .commanded:
            let slot = boundSlot(near: state.targetPoint), index = rail.index(ofSlot: slot)
            // If the value that a person chose is disabled now, picks its replacement.
            if selection.isChosen, selection.valueAt(index) != selection.lastSynced { selection.put(index) }
            redirect(to: slot)
        case .following: break
        }
    }

    /// Handles a change of the axis. The content keeps its value. A movement along the previous axis ends on its
    /// target.
    private func turn() {
        let announced = state.isUserDriven ? selection.index(exactly: selection.announced) : nil
        arrive(
            at: announced.map { rail.slot(near: rail.point(of: rail.slot(ofIndex: $0, near: state.center))) }
                ?? boundSlot(near: state.center))
        if case .idle(let slot) = state.phase { show(slot, .place) }
    }

    private func redirect(to slot: Int) {
        let goal = state.phase.goal == nil ? nil : state.goalPoint,
            isFading = state.motion.channel.pendingRequest == .fade
        receive(.redirected(to: slot))
        if isFading {
            state.goalPoint = rail.point(of: slot)
        } else if goal.map({ abs($0 - rail.point(of: slot)) >= Tolerance.position }) ?? true {
            head(for: slot)
        }
    }
}
