import SwiftUI

/// Handles the start and the end of a movement.
extension CarouselScroller {
    /// Detects movements on systems where scroll views don't report phases.
    func noticeMovement() {
        let isGoing = memory.isCommanded || memory.goal != nil || record.choice != nil
        memory.stillness.contentDidMove(by: isGoing ? .itself : .hand) {
            guard let container = memory.container, options.paging.limit != nil else { return true }
            let track = plan.track(in: container)
            return abs(record.position - track.aligned(track.nearest(to: record.position))) < 0.5
        } tell: {
            moverDidChange(to: $0)
        }
        if let choice = record.choice {
            // The finger lifted.
            memory.isCommanded = false
            adopt(choice)
        }
    }

    func moverDidChange(to mover: ScrollMover) {
        let wasHeld = memory.isHeld, isHeld = mover == .hand, isMoving = mover != .nobody
        memory.isHeld = isHeld
        record.isMoving = isMoving
        isResting = !isMoving
        guard let container = memory.container, memory.sequence.count > 0 else { return }
        let track = plan.track(in: container)
        if isHeld {
            if !wasHeld {
                record.gestureStart = track.place(at: record.position)
                recentreIfNeeded(track)
            }
            memory.goal = nil
            memory.isCommanded = false
            memory.announcesRest = false
            if opacity < 1 { opacity = 1 }
        } else if isMoving {
            if !memory.isCommanded, let choice = record.choice { adopt(choice) }
        } else {
            rest(track)
        }
    }

    /// Adopts the target that the scroll view chose.
    func adopt(_ choice: CarouselRecord.Choice) {
        record.choice = nil
        // The choice is from a wheel, or from a key that the scroll view handled.
        if choice.isStep { memory.announcesRest = true }
        guard memory.goal?.slot != choice.slot, let goal = anchor(at: choice.slot) else { return }
        setGoal(goal, selects: true)
    }

    /// Sets the target, and reports it after the program has the selection.
    ///
    /// - Parameter selects: Whether a person or autoplay chose the target.
    func setGoal(_ goal: CarouselMemory<ID>.Anchor, selects: Bool) {
        memory.goal = goal
        if selects { select(goal.id) }
        if memory.lastTarget != goal.id {
            memory.lastTarget = goal.id
            carousel.actions.target?(goal.id)
        }
    }

    func select(_ id: ID) {
        guard let selection = carousel.selection, selection.wrappedValue != id, memory.told != id else { return }
        memory.told = id
        selection.wrappedValue = id
        memory.heard = selection.wrappedValue
    }

    /// Whether the program set a selection since the last update, as a tap on a page does when the finger lifts. The
    /// carousel then moves to that selection.
    private var isSelectionNews: Bool { carousel.selection.map { $0.wrappedValue != memory.heard } ?? false }

    /// Handles the end of a movement.
    func rest(_ track: CarouselTrack, selects: Bool = true) {
        record.choice = nil
        memory.isCommanded = false
        let goal = memory.goal
        memory.goal = nil
        // With free paging, uses the realized page nearest to its aligned position.
        let slot =
            options.paging.limit == nil
            ? makeWindow(track).centre : memory.sequence.clamp(track.nearest(to: record.position))
        record.slot = slot
        let isMissed = goal.map { $0.slot != slot } ?? isBeyondEnds(track)
        if isMissed || options.paging.limit != nil && abs(record.position - track.aligned(slot)) > 0.5 {
            // The finger lifted where no page rests, or the end of a track that is too short stopped the carousel.
            let serial = memory.command.serial
            keepingPlace(of: slot) { memory.sequence.closeSeam(at: slot) }
            recentreIfNeeded(plan.track(in: track.container))
            let next = goal.map { memory.sequence.slot(showing: $0.index, nearest: record.slot) } ?? record.slot
            if serial == memory.command.serial {
                // A scroll view that returns asks for its target before it receives the command.
                record.slot = next
                return go(to: next)
            }
            // Puts the track at its position first, and then handles the rest again.
            memory.goal = goal == nil ? nil : anchor(at: next)
            return
        }
        if memory.reached > 0 { setNeedsUpdate() }
        record.part = options.paging.limit == nil ? track.place(at: record.position) - Double(slot) : 0
        if memory.sequence.seam != nil {
            keepingPlace(of: slot) { memory.sequence.closeSeam(at: slot) }
            setNeedsUpdate()
        }
        memory.anchor = anchor(at: slot)
        // The carousel may have jumped to its target.
        if selects { tellPassing() }
        if let id = memory.anchor?.id {
            let isOther = memory.lastSettled != id
            memory.lastSettled = id
            memory.lastTarget = id
            memory.lastPassing = id
            if selects, !isSelectionNews, isOther || carousel.selection?.wrappedValue != nil { select(id) }
            if isOther { carousel.actions.settled?(id) }
        }
        if memory.told != nil { tellings &+= 1 }
        let resting = plan.track(in: track.container)
        tellActivity(resting, isMoving: false)
        announceRest()
        recentreIfNeeded(resting)
        if let id = memory.anchor?.id { move.rest(on: id) }
    }

    /// Whether a row came to rest where its items were before their number decreased.
    private func isBeyondEnds(_ track: CarouselTrack) -> Bool {
        guard let ends = memory.sequence.ends, !ends.isEmpty else { return false }
        return record.position < track.aligned(ends.lowerBound) - 0.5
            || record.position > track.aligned(ends.upperBound - 1) + 0.5
    }

    /// Announces the new position to assistive technology after a key press or its own scrolling.
    func announceRest() {
        guard memory.announcesRest, let place = placeAmongItems else { return }
        memory.announcesRest = false
        AccessibilityNotification.PageScrolled(place).post()
    }

    /// Moves the track back under the visible content after a long distance. Nothing on screen moves.
    ///
    /// It runs at rest, and when a finger catches the carousel near the end of the track. The finger continues with the
    /// content that it holds.
    func recentreIfNeeded(_ track: CarouselTrack) {
        let slot = memory.sequence.clamp(track.nearest(to: record.position))
        var rest = record.position - track.aligned(slot)
        if let ends = memory.sequence.ends {
            // If items came nearer during the movement, the carousel may be beyond one of its ends.
            let places = track.aligned(ends.lowerBound)...track.aligned(max(ends.upperBound - 1, ends.lowerBound))
            rest = min(max(record.position, places.lowerBound), places.upperBound) - track.aligned(slot)
            let start = plan.offset(at: track.aligned(ends.lowerBound), in: track)
            guard abs(start) > 0.01 || ends.lowerBound != 0, !memory.isHeld, memory.sequence.seam == nil else { return }
            memory.sequence.origin = 0
            record.slot = slot - ends.lowerBound
        } else {
            let drift = plan.offset(at: record.position, in: track) - CarouselPlan.reach
            guard abs(drift) > CarouselPlan.reach / 2, let index = memory.sequence.index(at: slot) else { return }
            memory.sequence.put(index, at: 0)
            record.gestureStart -= Double(slot)
            record.slot = 0
        }
        memory.pivot = CarouselPlan.Pivot(memory.sequence)
        memory.anchor = anchor(at: record.slot)
        memory.goal = memory.goal.flatMap { anchor(at: memory.sequence.slot(showing: $0.index, nearest: record.slot)) }
        send(to: MarkerPlace(slot: record.slot, distance: rest), isAnimated: false)
    }
}
