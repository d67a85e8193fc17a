import SwiftUI

/// Handles the positions that the track reports.
extension CarouselScroller {
    var record: CarouselRecord { memory.record }

    func setNeedsUpdate() { revision &+= 1 }

    func anchor(at slot: Int) -> CarouselMemory<ID>.Anchor? {
        memory.sequence.index(at: slot).map { .init(slot: slot, index: $0, id: memory.items.identity($0)) }
    }

    func didAppear() {
        memory.heard = carousel.selection?.wrappedValue
        // The first layout doesn't know the position of pages that fit their content. A movement that was in progress
        // when the carousel disappeared continues.
        if let container = memory.container, memory.goal == nil { realign(plan.track(in: container)) }
    }

    /// Handles a new position of the track or a new length of the container.
    func read(_ reading: CarouselReading) {
        guard reading.container > 0 else { return }
        if memory.command.isPending { return memory.command.unread = reading }
        // Items may arrive later, without another report of the container.
        guard memory.sequence.count > 0 else { return memory.container = reading.container }
        let isResized = memory.container.map { abs($0 - reading.container) > 0.01 } ?? true
        memory.container = reading.container
        let plan = plan, track = plan.track(in: reading.container),
            position = plan.position(at: reading.offset, in: track)
        if memory.command.isAwaited, !record.isMoving, !isResized, abs(position - record.position) > 0.5 { return }
        memory.command.isAwaited = false
        record.position = position
        if isResized { realign(track) } else if !phasesAreTold { noticeMovement() }
        if record.isMoving, let choice = record.choice, choice.isStep { adopt(choice) }
        didMove(track)
        // A scroll view that wasn't visible is at its target without a movement.
        if memory.isCommanded, !record.isMoving, let goal = memory.goal, abs(position - track.aligned(goal.slot)) < 0.01
        {
            rest(track)
        }
    }

    /// Reports the effects of a movement, and realizes the pages that came near.
    func didMove(_ track: CarouselTrack) {
        let window = makeWindow(track)
        if window != memory.window { setNeedsUpdate() }
        memory.distance = record.position - track.aligned(window.centre)
        if memory.anchor?.slot != window.centre, let anchor = anchor(at: window.centre) {
            memory.anchor = anchor
            tellPassing()
        }
        tellActivity(track, isMoving: record.isMoving)
    }

    /// Reports the item nearest to its aligned position, if it changed.
    func tellPassing() {
        guard let id = memory.anchor?.id, memory.lastPassing != id else { return }
        memory.lastPassing = id
        carousel.actions.passing?(id)
    }

    func tellActivity(_ track: CarouselTrack, isMoving: Bool) {
        guard let action = carousel.actions.activity else { return }
        let slot = track.nearest(to: record.position)
        // A page at rest counts as fully active, whatever the rounding to pixels.
        let isOnPage = !isMoving && options.paging.limit != nil && abs(record.position - track.aligned(slot)) < 0.5
        let place = isOnPage ? Double(slot) : track.place(at: record.position)
        let activity = memory.sequence.activity(at: place, isMoving: isMoving, identity: memory.items.identity)
        if activity == memory.lastActivity { return }
        memory.lastActivity = activity
        action(activity)
    }

    /// Handles new lengths. The current page stays aligned, and the carousel continues to its target.
    func realign(_ track: CarouselTrack) {
        guard options.paging.limit != nil || !record.isMoving else { return }
        if let goal = memory.goal, record.isMoving {
            send(to: MarkerPlace(slot: goal.slot), isAnimated: true)
        } else if !record.isMoving, abs(record.position - resting(track).position(in: track)) > 0.01 {
            send(to: resting(track), isAnimated: false)
        }
    }

    /// Returns the resting position for a track.
    func resting(_ track: CarouselTrack) -> MarkerPlace {
        MarkerPlace(slot: record.slot, part: options.paging.limit == nil ? record.part : 0, in: track)
    }

}
