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
    /// Goes to a slot, from the current place and velocity.
    func go(to slot: Int, selects: Bool = false) {
        guard memory.container != nil else {
            record.slot = slot
            return
        }
        record.choice = nil
        memory.isCommanded = true
        if let goal = anchor(at: slot) { setGoal(goal, selects: selects) }
        if reducesMotion { return fade() }
        send(to: MarkerPlace(slot: slot), isAnimated: true)
    }

    func fade() {
        withAnimation(.easeOut(duration: 0.15)) {
            opacity = 0
        } completion: {
            // A finger may have taken over meanwhile, or what was gone to is there no more.
            if let goal = memory.goal {
                record.slot = goal.slot
                record.part = 0
                send(to: MarkerPlace(slot: goal.slot), isAnimated: false)
            }
            withAnimation(.easeIn(duration: 0.2)) { opacity = 1 }
        }
    }

    /// Has the scroll view go to a place, or puts it there at once. What is to be put somewhere is put there first, and then goes on to
    /// the goal.
    func send(to place: MarkerPlace, isAnimated: Bool) {
        if isAnimated, memory.command.isPending { return }
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
        var transaction = Transaction(animation: memory.command.isAnimated ? .spring(duration: 0.45) : nil)
        transaction.disablesAnimations = !memory.command.isAnimated
        withTransaction(transaction) { proxy.scrollTo(memory.marker, anchor: .topLeading) }
        memory.command.isPending = false
        // Where it was put it may still be told of when it has been sent on from there, until it moves.
        memory.command.isAwaited = !memory.command.isAnimated || memory.command.isAwaited && phasesAreTold
        // Before it is sent from where it is, it was put somewhere.
        if memory.command.isAnimated, let unread = memory.command.unread { read(unread) }
        memory.command.unread = nil
        guard let container = memory.container, !record.isMoving else { return }
        let track = plan.track(in: container)
        let isThere = abs(record.position - memory.command.place.position(in: track)) < 0.01
        if isThere {
            didMove(track)
            rest(track)
        }
    }

    /// A step of a key, of assistive technology or of autoplay.
    func go(_ step: CarouselStep, isAnnounced: Bool = false) {
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
        memory.announcesRest = isAnnounced
        travel(to: slot, selects: true)
    }

    /// Scrolls as assistive technology asks: what lies in the direction comes into sight.
    func scroll(towards edge: Edge) {
        switch edge {
        case .top, .leading: go(.by(-1), isAnnounced: true)
        case .bottom, .trailing: go(.by(1), isAnnounced: true)
        }
    }

    /// A program that keeps another selection than it was told is right. It is looked at an update later, when the program has it.
    func heedSelection() {
        memory.told = nil
        if let selection = carousel.selection, !record.isMoving { selectionDidChange(to: selection.wrappedValue) }
    }

    /// Goes to an item. Returns whether the carousel rests on it; nil if it is on its way.
    func visit(_ id: ID) -> Bool? {
        guard memory.container != nil, memory.items.index(id, memory.anchor?.index ?? 0) != nil else { return false }
        if let selection = carousel.selection {
            selection.wrappedValue = id
            if selection.wrappedValue != id { return false }
        } else {
            selectionDidChange(to: id)
        }
        let isThere = memory.anchor?.id == id && memory.goal == nil && !record.isMoving && !memory.isCommanded
        return isThere ? true : nil
    }

    func selectionDidChange(to id: ID?) {
        memory.heard = id
        if memory.told != id { memory.told = nil }
        guard memory.sequence.count > 0, let window = memory.window else { return }
        let id = id ?? memory.items.identity(0)
        let now = memory.goal ?? memory.anchor
        if now?.id == id, memory.goal != nil || !record.isMoving { return }
        guard let index = memory.items.index(id, now?.index ?? 0) else { return }
        // A jump that is under way ends where it is.
        keepingPlace(of: window.centre) { memory.sequence.closeSeam(at: window.centre) }
        travel(to: memory.sequence.slot(showing: index, nearest: window.centre))
    }

    /// Goes to a slot; to a far one by leaving out what lies between.
    func travel(to slot: Int, selects: Bool = false) {
        guard let window = memory.window, let index = memory.sequence.index(at: slot) else { return go(to: slot, selects: selects) }
        let distance = slot - window.centre
        // Enough for the pages seen at both ends and one more.
        let shown = window.slots.count + 2
        guard abs(distance) > 2 * shown, memory.sequence.count > 4 * shown, memory.sequence.seam == nil else {
            return go(to: slot, selects: selects)
        }
        let direction = distance.signum()
        let arrival = window.centre + direction * 2 * shown
        keepingPlace(of: window.centre) {
            memory.sequence.seam = PageSequence.Seam(
                slot: window.centre + direction * shown, isAhead: direction > 0, origin: memory.sequence.origin(showing: index, at: arrival))
        }
        go(to: arrival, selects: selects)
    }
}
