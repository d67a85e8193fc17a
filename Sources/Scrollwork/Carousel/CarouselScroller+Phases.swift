import SwiftUI

/// What a carousel does as its movement begins and ends.
extension CarouselScroller {
    /// Where scroll views do not tell of their phases.
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
            // Somebody has let go of it.
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

    /// The scroll view has chosen where to go.
    func adopt(_ choice: CarouselRecord.Choice) {
        record.choice = nil
        // A key that the scroll view itself has taken, or a wheel.
        if choice.isStep { memory.announcesRest = true }
        guard memory.goal?.slot != choice.slot, let goal = anchor(at: choice.slot) else { return }
        setGoal(goal, selects: true)
    }

    /// - Parameter selects: Whether it is a person's choice, or that of autoplay. The program is told of it when it has it.
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

    /// Whether the program has set a selection since the last update, as a tap on a page does while the finger lifts. It is gone to.
    private var isSelectionNews: Bool { carousel.selection.map { $0.wrappedValue != memory.heard } ?? false }

    /// The carousel has come to rest.
    func rest(_ track: CarouselTrack, selects: Bool = true) {
        record.choice = nil
        memory.isCommanded = false
        let goal = memory.goal
        memory.goal = nil
        // Resting anywhere, of the pages that are there the one that is nearest to being aligned.
        let slot = options.paging.limit == nil ? makeWindow(track).centre : memory.sequence.clamp(track.nearest(to: record.position))
        record.slot = slot
        let isMissed = goal.map { $0.slot != slot } ?? isBeyondEnds(track)
        if isMissed || options.paging.limit != nil && abs(record.position - track.aligned(slot)) > 0.5 {
            // It was let go of where no page rests, or stopped by the end of a track that has turned out to be too short.
            let serial = memory.command.serial
            keepingPlace(of: slot) { memory.sequence.closeSeam(at: slot) }
            recentreIfNeeded(plan.track(in: track.container))
            let next = goal.map { memory.sequence.slot(showing: $0.index, nearest: record.slot) } ?? record.slot
            if serial == memory.command.serial {
                // A scroll view that comes back asks where to rest before it is sent there.
                record.slot = next
                return go(to: next)
            }
            // First the track is put where it belongs; then it rests once more.
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
        // It may have been put where it was going.
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

    /// Whether a row has come to rest where its items were before they became fewer.
    private func isBeyondEnds(_ track: CarouselTrack) -> Bool {
        guard let ends = memory.sequence.ends, !ends.isEmpty else { return false }
        return record.position < track.aligned(ends.lowerBound) - 0.5 || record.position > track.aligned(ends.upperBound - 1) + 0.5
    }

    /// Tells assistive technology where keys or its own scrolling have led.
    func announceRest() {
        guard memory.announcesRest, let place = placeAmongItems else { return }
        memory.announcesRest = false
        AccessibilityNotification.PageScrolled(place).post()
    }

    /// Puts the track back, under what is seen, when it has been moved far; nothing on screen moves.
    ///
    /// At rest, and when a finger catches the carousel near the end of the track: the finger goes on with what it holds.
    func recentreIfNeeded(_ track: CarouselTrack) {
        let slot = memory.sequence.clamp(track.nearest(to: record.position))
        var rest = record.position - track.aligned(slot)
        if let ends = memory.sequence.ends {
            // Items that have come nearer while it moved may have left it beyond an end of theirs.
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
