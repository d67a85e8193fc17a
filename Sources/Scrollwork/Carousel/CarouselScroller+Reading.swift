import SwiftUI

/// What a carousel learns of where its track is.
extension CarouselScroller {
    var record: CarouselRecord { memory.record }

    func setNeedsUpdate() { revision &+= 1 }

    func anchor(at slot: Int) -> CarouselMemory<ID>.Anchor? {
        memory.sequence.index(at: slot).map { .init(slot: slot, index: $0, id: memory.items.identity($0)) }
    }

    func didAppear() {
        memory.heard = carousel.selection?.wrappedValue
        // Where the first layout could not know the place: pages as long as their content. What was on its way as it disappeared goes on.
        if let container = memory.container, memory.goal == nil { realign(plan.track(in: container)) }
    }

    /// The track is elsewhere in the container, or the container has another length.
    func read(_ reading: CarouselReading) {
        guard reading.container > 0 else { return }
        if memory.command.isPending { return memory.command.unread = reading }
        // Items may come later, when nothing is told of the container again.
        guard memory.sequence.count > 0 else { return memory.container = reading.container }
        let isResized = memory.container.map { abs($0 - reading.container) > 0.01 } ?? true
        memory.container = reading.container
        let plan = plan, track = plan.track(in: reading.container), position = plan.position(at: reading.offset, in: track)
        if memory.command.isAwaited, !record.isMoving, !isResized, abs(position - record.position) > 0.5 { return }
        memory.command.isAwaited = false
        record.position = position
        if isResized { realign(track) } else if !phasesAreTold { noticeMovement() }
        if record.isMoving, let choice = record.choice, choice.isStep { adopt(choice) }
        didMove(track)
        // A scroll view that was out of sight is where it was going, without having moved.
        if memory.isCommanded, !record.isMoving, let goal = memory.goal, abs(position - track.aligned(goal.slot)) < 0.01 { rest(track) }
    }

    /// Tells what changed by moving, and makes the pages that came near.
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

    /// Tells of the item that is nearest to being aligned, if it is another one.
    func tellPassing() {
        guard let id = memory.anchor?.id, memory.lastPassing != id else { return }
        memory.lastPassing = id
        carousel.actions.passing?(id)
    }

    func tellActivity(_ track: CarouselTrack, isMoving: Bool) {
        guard let action = carousel.actions.activity else { return }
        let slot = track.nearest(to: record.position)
        // What rests on a page is wholly on it, wherever the screen's pixels are.
        let isOnPage = !isMoving && options.paging.limit != nil && abs(record.position - track.aligned(slot)) < 0.5
        let place = isOnPage ? Double(slot) : track.place(at: record.position)
        let activity = memory.sequence.activity(at: place, isMoving: isMoving, identity: memory.items.identity)
        if activity == memory.lastActivity { return }
        memory.lastActivity = activity
        action(activity)
    }

    /// Lengths are other ones: what was current stays aligned, and what was the goal is gone to.
    func realign(_ track: CarouselTrack) {
        guard options.paging.limit != nil || !record.isMoving else { return }
        if let goal = memory.goal, record.isMoving {
            send(to: MarkerPlace(slot: goal.slot), isAnimated: true)
        } else if !record.isMoving, abs(record.position - resting(track).position(in: track)) > 0.01 {
            send(to: resting(track), isAnimated: false)
        }
    }

    /// Where the carousel rests, were lengths other ones.
    func resting(_ track: CarouselTrack) -> MarkerPlace {
        MarkerPlace(slot: record.slot, part: options.paging.limit == nil ? record.part : 0, in: track)
    }

}
