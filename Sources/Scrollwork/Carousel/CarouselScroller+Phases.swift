import SwiftUI

/// Handles the start and the end of a movement.
extension CarouselScroller {
    /// The resting positions of the carousel, and where it can rest.
    private func slots(_ track: CarouselTrack) -> CarouselSlots {
        CarouselSlots(
            track: track, sequence: state.sequence, isFree: isFree, isMoving: state.actor != .idle
        ) { makeWindow(track, at: $0).center }
    }

    /// Handles an event.
    ///
    /// - Parameters:
    ///   - track: The resting positions, if known to the caller.
    ///   - isEdit: Whether the data changed at rest. Then there is no movement to report.
    func receive(_ event: SnapEvent, in track: CarouselTrack? = nil, isEdit: Bool = false) {
        let former = state.snapping.state
        let (snapping, effects) = state.snapping.after(event, in: slots(track ?? self.track))
        state.snapping = snapping
        for effect in effects {
            switch effect {
            case .target(let slot):
                // A finger may lift where no page rests.
                report(target: slot, selects: event == .stopped && !isEdit && !isSelectionChanged)
            case .scroll(let slot, isAnimated: true): move(to: slot, fades: !event.isResize)
            case .scroll(_, isAnimated: false), .put: put()
            case .settled(let slot): settle(on: slot, selects: former.goal == nil && !isEdit, isEdit: isEdit)
            }
        }
    }

    /// Detects movements on systems where scroll views don't report phases.
    func noticeMovement() {
        reportTarget()
        kept.idleDetector.contentDidMove()
        let actor = state.snapping.state.goal == nil ? ScrollActor.user : .momentum
        if state.actor != actor { actorDidChange(to: actor) }
    }

    /// Whether content that doesn't move can be at rest.
    var mayRest: Bool {
        let slots = slots(track), point = state.snapping.point
        return abs(slots.rest(on: slots.slot(near: point), near: point) - point) < Tolerance.rest
    }

    func actorDidChange(to actor: ScrollActor) {
        let former = state.actor
        state.actor = actor
        if (actor == .idle) != (former == .idle) { setNeedsUpdate() }
        guard state.container != nil, state.sequence.count > 0 else { return }
        switch actor {
        case .user:
            receive(.grabbed)
            if former != .user {
                state.dragOrigin = track.place(at: state.snapping.point)
                recenterIfNeeded()
            }
            state.announcesRest = false
            if opacity < 1 { opacity = 1 }
        case .momentum: reportTarget()
        case .idle: stop()
        }
    }

    /// Reports the target that the scroll view chose.
    func reportTarget() {
        guard case .settling(let slot) = state.snapping.state, let id = item(at: slot)?.id else { return }
        // A tap may have selected another item when the finger lifted.
        report(target: slot, selects: state.reports.target != id || !isSelectionChanged)
    }

    /// Reports the target after the program has the selection.
    func report(target slot: Int, selects: Bool) {
        guard let id = item(at: slot)?.id else { return }
        if selects { select(id) }
        if state.reports.target != id {
            state.reports.target = id
            carousel.actions.target?(id)
        }
    }

    func select(_ id: ID) {
        guard let selection = carousel.selection, selection.wrappedValue != id, state.lastSelection != id else {
            return
        }
        state.lastSelection = id
        selection.wrappedValue = id
    }

    /// Whether the program set a selection that the carousel hasn't followed yet, or rejected one.
    var isSelectionChanged: Bool { carousel.selection.map { $0.wrappedValue != state.lastSelection } ?? false }

    /// Handles the end of a movement.
    func stop(isEdit: Bool = false) {
        reportTarget()
        if state.sequence.seam != nil { closeSeam() }
        recenterIfNeeded()
        receive(.stopped, isEdit: isEdit)
    }

    private func settle(on slot: Int, selects: Bool, isEdit: Bool) {
        guard let id = item(at: slot)?.id else { return }
        // The carousel may have jumped to its target.
        if !isEdit { pass(id) }
        let isOther = state.reports.settled != id
        (state.reports.passing, state.reports.target, state.reports.settled) = (id, id, id)
        if selects, !isSelectionChanged, isOther || carousel.selection?.wrappedValue != nil { select(id) }
        if isOther { carousel.actions.settled?(id) }
        state.reports.rests &+= 1
        setNeedsUpdate()
        reportActivity(track)
        announceRest()
        move.rest(on: id)
    }

    /// Announces the new position to assistive technology after a key press or its own scrolling.
    func announceRest() {
        guard state.announcesRest, let place = placeAmongItems else { return }
        state.announcesRest = false
        AccessibilityNotification.PageScrolled(place).post()
    }

    /// Ends a jump at the current position.
    func closeSeam() {
        let slot = state.sequence.clamp(track.nearest(to: state.snapping.point)), goal = goal
        keepingPlace(of: slot) { state.sequence.closeSeam(at: slot) }
        renumber(goal.map { state.sequence.slot(showing: $0.index, nearest: slot) } ?? slot)
        setNeedsUpdate()
    }

    func renumber(_ slot: Int, at point: Double? = nil) {
        receive(.renumbered(slot: slot, at: point ?? state.snapping.point))
    }

    /// Moves the track back under the visible content after a long distance. Nothing on screen moves.
    ///
    /// It runs at rest, and when a finger catches the carousel near the end of the track. The finger continues with the
    /// content that it holds.
    func recenterIfNeeded() {
        let plan = plan, track = track, slot = state.sequence.clamp(track.nearest(to: state.snapping.point)),
            goal = goal
        var position = state.snapping.point
        let new: Int
        if let ends = state.sequence.ends {
            let start = plan.offset(at: track.aligned(ends.lowerBound), in: track)
            guard abs(start) > Tolerance.position || ends.lowerBound != 0, state.actor != .user,
                state.sequence.seam == nil
            else {
                return
            }
            // If items came nearer during the movement, the carousel may be beyond one of its ends.
            let last = max(ends.upperBound - 1, ends.lowerBound)
            position = min(max(position, track.aligned(ends.lowerBound)), track.aligned(last))
            state.sequence.origin = 0
            new = slot - ends.lowerBound
        } else {
            let drift = plan.offset(at: position, in: track) - CarouselPlan.reach
            guard abs(drift) > CarouselPlan.reach / 2, let index = state.sequence.index(at: slot) else { return }
            state.sequence.put(index, at: 0)
            state.dragOrigin -= Double(slot)
            new = 0
        }
        let rest = position - track.aligned(slot)
        state.plan.pivot = CarouselPlan.Pivot(state.sequence)
        renumber(
            goal.map { state.sequence.slot(showing: $0.index, nearest: new) } ?? new,
            at: self.track.aligned(new) + rest)
        put()
    }
}

extension SnapEvent {
    fileprivate var isResize: Bool { if case .resized = self { true } else { false } }
}
