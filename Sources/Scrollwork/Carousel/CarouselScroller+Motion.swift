import SwiftUI

/// A step that a person asks a carousel for.
enum CarouselStep: Equatable {
    case by(Int)
    /// By as many pages as are seen.
    case screen(Int)
    case first
    case last
}

extension CarouselScroller {
    var record: CarouselRecord { memory.record }

    private func setNeedsUpdate() { revision &+= 1 }

    private func anchor(at slot: Int) -> CarouselMemory<ID>.Anchor? {
        memory.sequence.index(at: slot).map { .init(slot: slot, index: $0, id: memory.items.identity($0)) }
    }

    // MARK: Reading

    func didAppear() {
        // Where the first layout could not know the place: pages as long as their content.
        if let container = memory.container { realign(plan.track(in: container)) }
    }

    /// The track is elsewhere in the container, or the container has another length.
    func read(_ reading: CarouselReading) {
        guard reading.container > 0, !memory.command.isPending else { return }
        // Items may come later, when nothing is told of the container again.
        guard memory.sequence.count > 0 else { return memory.container = reading.container }
        let isResized = memory.container.map { abs($0 - reading.container) > 0.01 } ?? true
        memory.container = reading.container
        let plan = plan, track = plan.track(in: reading.container)
        record.position = plan.position(at: reading.offset, in: track)
        if isResized { realign(track) } else if !CarouselPhases.areTold { phaseDidChangeByItself() }
        if record.isMoving, let choice = record.choice, choice.isStep { adopt(choice.slot) }
        didMove(track)
    }

    /// Tells what changed by moving, and makes the pages that came near.
    private func didMove(_ track: CarouselTrack) {
        let window = makeWindow(track)
        if window != memory.window { setNeedsUpdate() }
        memory.distance = record.position - track.aligned(window.centre)
        if memory.anchor?.slot != window.centre, let anchor = anchor(at: window.centre) {
            memory.anchor = anchor
            if memory.lastPassing != anchor.id {
                memory.lastPassing = anchor.id
                carousel.actions.passing?(anchor.id)
            }
        }
        tellActivity(track, isMoving: record.isMoving)
    }

    private func tellActivity(_ track: CarouselTrack, isMoving: Bool) {
        guard let action = carousel.actions.activity else { return }
        let place = track.place(at: record.position)
        let activity = memory.sequence.activity(at: place, isMoving: isMoving, identity: memory.items.identity)
        if activity == memory.lastActivity { return }
        memory.lastActivity = activity
        action(activity)
    }

    /// Lengths are other ones: what was current stays aligned, and what was the goal is gone to.
    private func realign(_ track: CarouselTrack) {
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

    func pageDidChange(_ id: ID, length: Double) {
        guard memory.lengths[id] != length else { return }
        memory.lengths[id] = length
        setNeedsUpdate()
    }

    // MARK: Phases

    /// Where scroll views do not tell of their phases: the carousel moves until its offset has been the same for a while.
    private func phaseDidChangeByItself() {
        if !record.isMoving { phaseDidChange(isHeld: false, isMoving: true) }
        memory.quiet?.cancel()
        memory.quiet = Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(150))
            if !Task.isCancelled { phaseDidChange(isHeld: false, isMoving: false) }
        }
    }

    func phaseDidChange(isHeld: Bool, isMoving: Bool) {
        let wasHeld = memory.isHeld
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
            if opacity < 1 { opacity = 1 }
        } else if isMoving {
            if !memory.isCommanded, let choice = record.choice { adopt(choice.slot) }
        } else {
            rest(track)
        }
    }

    /// The scroll view has chosen where to go.
    private func adopt(_ slot: Int) {
        record.choice = nil
        guard memory.goal?.slot != slot, let goal = anchor(at: slot) else { return }
        setGoal(goal)
        select(goal.id)
    }

    private func setGoal(_ goal: CarouselMemory<ID>.Anchor) {
        memory.goal = goal
        if memory.lastTarget != goal.id {
            memory.lastTarget = goal.id
            carousel.actions.target?(goal.id)
        }
    }

    private func select(_ id: ID) {
        if let selection = carousel.selection, selection.wrappedValue != id { selection.wrappedValue = id }
    }

    /// The carousel has come to rest.
    func rest(_ track: CarouselTrack, selects: Bool = true) {
        record.choice = nil
        memory.isCommanded = false
        memory.goal = nil
        let slot = memory.sequence.clamp(track.nearest(to: record.position))
        record.slot = slot
        if options.paging.limit != nil, abs(record.position - track.aligned(slot)) > 0.5 {
            // It was let go of where no page rests.
            return go(to: slot)
        }
        record.part = options.paging.limit == nil ? track.place(at: record.position) - Double(slot) : 0
        let hadSeam = memory.sequence.seam != nil
        memory.sequence.closeSeam(at: slot)
        if hadSeam { setNeedsUpdate() }
        memory.anchor = anchor(at: slot)
        if let id = memory.anchor?.id {
            let isOther = memory.lastSettled != id
            memory.lastSettled = id
            memory.lastTarget = id
            if selects, isOther || carousel.selection?.wrappedValue != nil { select(id) }
            if isOther { carousel.actions.settled?(id) }
        }
        tellActivity(track, isMoving: false)
        recentreIfNeeded(track)
    }

    // MARK: Recentring

    /// Puts the track back, under what is seen, when it has been moved far; nothing on screen moves.
    ///
    /// At rest, and when a finger catches the carousel near the end of the track: the finger goes on with what it holds.
    private func recentreIfNeeded(_ track: CarouselTrack) {
        let slot = memory.sequence.clamp(track.nearest(to: record.position))
        let rest = record.position - track.aligned(slot)
        if let ends = memory.sequence.ends {
            let pivot = CarouselPlan.restingPivot(ends, isMirrored: isMirrored)
            guard memory.pivot != pivot || ends.lowerBound != 0, !memory.isHeld else { return }
            memory.sequence.origin = 0
            memory.pivot = isMirrored ? max(memory.sequence.count - 1, 0) : 0
            record.slot = slot - ends.lowerBound
        } else {
            guard abs(record.position) > CarouselPlan.reach / 2, let index = memory.sequence.index(at: slot) else { return }
            memory.sequence.put(index, at: 0)
            record.gestureStart -= Double(slot)
            record.slot = 0
        }
        memory.anchor = anchor(at: record.slot)
        send(to: MarkerPlace(slot: record.slot, distance: rest), isAnimated: false)
    }

    // MARK: Going

    /// Goes to a slot, from the current place and velocity.
    func go(to slot: Int) {
        guard memory.container != nil else {
            record.slot = slot
            return
        }
        record.choice = nil
        memory.isCommanded = true
        if let goal = anchor(at: slot) { setGoal(goal) }
        if reducesMotion { return fade() }
        send(to: MarkerPlace(slot: slot), isAnimated: true)
    }

    private func fade() {
        withAnimation(.easeOut(duration: 0.15)) {
            opacity = 0
        } completion: {
            // A finger has taken over meanwhile.
            guard let goal = memory.goal else { return }
            record.slot = goal.slot
            record.part = 0
            send(to: MarkerPlace(slot: goal.slot), isAnimated: false)
            withAnimation(.easeIn(duration: 0.2)) { opacity = 1 }
        }
    }

    func send(to place: MarkerPlace, isAnimated: Bool) {
        memory.command.serial += 1
        memory.command.place = place
        memory.command.isAnimated = isAnimated
        if !isAnimated, let container = memory.container {
            memory.command.isPending = true
            record.position = place.position(in: plan.track(in: container))
        }
        setNeedsUpdate()
    }

    /// Moves the scroll view to the marker, which has been laid out by now.
    func perform(_ proxy: ScrollViewProxy) {
        memory.command.isPending = false
        var transaction = Transaction(animation: memory.command.isAnimated ? .spring(duration: 0.45) : nil)
        transaction.disablesAnimations = !memory.command.isAnimated
        withTransaction(transaction) { proxy.scrollTo(CarouselMarker(owner: ObjectIdentifier(memory)), anchor: .topLeading) }
        guard let container = memory.container, !record.isMoving else { return }
        let track = plan.track(in: container)
        let isThere = abs(record.position - memory.command.place.position(in: track)) < 0.01
        if isThere {
            didMove(track)
            rest(track)
        }
    }

    /// A step of a key, of assistive technology or of autoplay.
    func go(_ step: CarouselStep) {
        guard memory.sequence.count > 0, let window = memory.window else { return }
        let now = memory.goal?.slot ?? window.centre
        let slot: Int
        switch step {
        case .by(let count): slot = memory.sequence.clamp(now + count)
        case .screen(let count): slot = memory.sequence.clamp(now + count * max(window.visible.count - 1, 1))
        case .first: slot = memory.sequence.slot(showing: 0, nearest: now)
        case .last: slot = memory.sequence.slot(showing: memory.sequence.count - 1, nearest: now)
        }
        guard slot != now || memory.goal == nil && !record.isMoving else { return }
        travel(to: slot)
        if let goal = memory.goal { select(goal.id) }
    }

    /// Scrolls as assistive technology asks: what lies in the direction comes into sight.
    func scroll(towards edge: Edge) {
        // The scroll view is laid out from left to right.
        switch edge {
        case .top, .leading: go(.by(isMirrored ? 1 : -1))
        case .bottom, .trailing: go(.by(isMirrored ? -1 : 1))
        }
    }

    func selectionDidChange(to id: ID?) {
        guard memory.sequence.count > 0, let window = memory.window else { return }
        let id = id ?? memory.items.identity(0)
        let now = memory.goal ?? memory.anchor
        if now?.id == id, memory.goal != nil || !record.isMoving { return }
        guard let index = memory.items.index(id, now?.index ?? 0) else { return }
        // A jump that is under way ends where it is.
        memory.sequence.closeSeam(at: window.centre)
        travel(to: memory.sequence.slot(showing: index, nearest: window.centre))
    }

    /// Goes to a slot; to a far one by leaving out what lies between.
    private func travel(to slot: Int) {
        guard memory.sequence.loops, options.pageSize != .content, let window = memory.window,
            let index = memory.sequence.index(at: slot)
        else { return go(to: slot) }
        let distance = slot - window.centre
        // Enough for the pages seen at both ends and one more.
        let shown = window.slots.count + 2
        guard abs(distance) > 2 * shown, memory.sequence.count > 4 * shown, memory.sequence.seam == nil else {
            return go(to: slot)
        }
        let direction = distance.signum()
        let arrival = window.centre + direction * 2 * shown
        memory.sequence.seam = PageSequence.Seam(
            slot: window.centre + direction * shown, isAhead: direction > 0, origin: index - arrival)
        go(to: arrival)
    }
}
