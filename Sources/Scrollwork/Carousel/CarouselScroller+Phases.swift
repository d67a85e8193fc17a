import SwiftUI

/// Handles the start and the end of a movement.
extension CarouselScroller {
    /// The resting positions of the carousel, and where it can rest.
    private func slots(_ track: CarouselTrack) -> CarouselSlots {
        CarouselSlots(
            track: track, sequence: state.sequence, isFree: isFree, isMoving: state.motion.actor != .idle
        ) { makeWindow(track, at: $0).center }
    }

    /// Handles an event.
    ///
    /// - Parameters:
    ///   - track: The resting positions, if known to the caller.
    ///   - isEdit: Whether the data changed at rest. Then there is no movement to report.
    func receive(_ event: SnapEvent, in track: CarouselTrack? = nil, isEdit: Bool = false) {
        let former = state.motion.state
        // The geometry reads the state.
        let (snapping, effects) = state.motion.snapping.after(event, in: slots(track ?? self.track))
        state.motion.snapping = snapping
        for effect in effects {
            switch effect {
            case .passed(let slot): if let id = item(at: slot)?.id { pass(id) }
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
        let actor = state.motion.state.goal == nil ? ScrollActor.user : .momentum
        if state.motion.actor != actor { actorDidChange(to: actor) }
    }

    /// Whether content that doesn't move can be at rest.
    var mayRest: Bool {
        let slots = slots(track), point = state.motion.point
        return abs(slots.rest(on: slots.slot(near: point), near: point) - point) < Tolerance.rest
    }

    func actorDidChange(to actor: ScrollActor) {
        let place = track.place(at: state.motion.point), former = state.motion.actorDidChange(to: actor, at: place)
        if (actor == .idle) != (former == .idle) { setNeedsUpdate() }
        guard state.container != nil, state.sequence.count > 0 else { return }
        switch actor {
        case .user:
            receive(.grabbed)
            if former != .user { recenterIfNeeded() }
            if opacity < 1 { opacity = 1 }
        case .momentum: reportTarget()
        case .idle: stop()
        }
    }

    /// Reports the target that the scroll view chose.
    func reportTarget() {
        guard case .settling(let slot) = state.motion.state, let id = item(at: slot)?.id else { return }
        // A tap may have selected another item when the finger lifted.
        report(target: slot, selects: kept.reports.target != id || !isSelectionChanged)
    }

    /// Reports the target after the program has the selection.
    func report(target slot: Int, selects: Bool) {
        guard let id = item(at: slot)?.id else { return }
        if selects { select(id) }
        if kept.reports.aim(at: id) { carousel.actions.report(.settling, id) }
    }

    func select(_ id: ID) {
        guard let selection = carousel.selection, selection.wrappedValue != id, kept.reports.selection != id else {
            return
        }
        kept.reports.selection = id
        selection.wrappedValue = id
    }

    /// Whether the program set a selection that the carousel hasn't followed yet, or rejected one.
    var isSelectionChanged: Bool { carousel.selection.map { $0.wrappedValue != kept.reports.selection } ?? false }

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
        let isOther = kept.reports.settle(on: id)
        if selects, !isSelectionChanged, isOther || carousel.selection?.wrappedValue != nil { select(id) }
        if isOther { carousel.actions.report(.settled, id) }
        setNeedsUpdate()
        reportActivity(track)
        announceRest()
        move.rest(on: id)
    }

    /// Announces the new position to assistive technology after a key press or its own scrolling.
    func announceRest() {
        guard let place = placeAmongItems, state.motion.announcesRest() else { return }
        AccessibilityNotification.PageScrolled(place).post()
    }

    /// Ends a jump at the current position.
    func closeSeam() {
        let slot = state.sequence.clamp(track.nearest(to: state.motion.point)), goal = goal
        keepingPlace(of: slot) { state.sequence.closeSeam(at: slot) }
        renumber(goal.map { state.sequence.slot(showing: $0.index, nearest: slot) } ?? slot)
        setNeedsUpdate()
    }

    func renumber(_ slot: Int, at point: Double? = nil) {
        receive(.renumbered(slot: slot, at: point ?? state.motion.point))
    }

    /// Moves the track back under the visible content after a long distance. Nothing on screen moves.
    ///
    /// It runs at rest, and when a finger catches the carousel near the end of the track. The finger continues with the
    /// content that it holds.
    func recenterIfNeeded() {
        let plan = plan, track = track, slot = state.sequence.clamp(track.nearest(to: state.motion.point)),
            goal = goal
        var position = state.motion.point
        let new: Int
        if let ends = state.sequence.ends {
            let start = plan.offset(at: track.aligned(ends.lowerBound), in: track)
            guard abs(start) > Tolerance.position || ends.lowerBound != 0, state.motion.actor != .user,
                state.sequence.seam == nil
            else {
                return
            }
            // If items moved nearer during the movement, the carousel may be beyond one of its ends.
            position = withinEnds(position, of: track)
            state.sequence.origin = 0
            new = slot - ends.lowerBound
        } else {
            let drift = plan.offset(at: position, in: track) - CarouselPlan.reach
            guard abs(drift) > CarouselPlan.reach / 2, let index = state.sequence.index(at: slot) else { return }
            state.sequence.put(index, at: 0)
            if let origin = state.motion.cause.origin { state.motion.cause = .gesture(from: origin - Double(slot)) }
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
