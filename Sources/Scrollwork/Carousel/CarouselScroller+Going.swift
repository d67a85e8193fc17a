import SwiftUI

/// A step that a person requests.
enum CarouselStep: Equatable {
    case by(Int)
    /// By the number of visible pages.
    case screen(Int)
    case first
    case last
}

extension CarouselScroller {
    /// Moves to a slot, from the current position and with the current velocity.
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
            // Meanwhile, a finger may have taken over, or the target may no longer exist.
            if let goal = memory.goal {
                record.slot = goal.slot
                record.part = 0
                send(to: MarkerPlace(slot: goal.slot), isAnimated: false)
            }
            withAnimation(.easeIn(duration: 0.2)) { opacity = 1 }
        }
    }

    /// Moves the scroll view to a position, animated or immediately. An immediate move runs first, and the carousel
    /// then continues to its target.
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

    /// Moves the scroll view to the marker after the layout.
    func perform(_ proxy: ScrollViewProxy) {
        var transaction = Transaction(animation: memory.command.isAnimated ? .spring(duration: 0.45) : nil)
        transaction.disablesAnimations = !memory.command.isAnimated
        withTransaction(transaction) { proxy.scrollTo(memory.marker, anchor: .topLeading) }
        memory.command.isPending = false
        // After an immediate move, the scroll view may still report an earlier position until it moves.
        memory.command.isAwaited = !memory.command.isAnimated || memory.command.isAwaited && phasesAreTold
        // Reads the result of an immediate move before the next movement starts.
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

    /// Makes a step for a key, assistive technology, or autoplay.
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

    /// Scrolls for assistive technology, toward the pages at an edge.
    func scroll(towards edge: Edge) {
        switch edge {
        case .top, .leading: go(.by(-1), isAnnounced: true)
        case .bottom, .trailing: go(.by(1), isAnnounced: true)
        }
    }

    /// Handles a selection that differs from the value that the carousel wrote. It waits for an update, after which the
    /// program has the value.
    func heedSelection() {
        memory.told = nil
        if let selection = carousel.selection, !record.isMoving { selectionDidChange(to: selection.wrappedValue) }
    }

    /// Moves to an item. Returns whether the carousel rests on it, or `nil` while it moves.
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
        // A jump in progress ends at the current position.
        keepingPlace(of: window.centre) { memory.sequence.closeSeam(at: window.centre) }
        travel(to: memory.sequence.slot(showing: index, nearest: window.centre))
    }

    /// Moves to a slot. For a distant slot, it skips the pages in between.
    func travel(to slot: Int, selects: Bool = false) {
        guard let window = memory.window, let index = memory.sequence.index(at: slot) else {
            return go(to: slot, selects: selects)
        }
        let distance = slot - window.centre
        // Enough slots for the visible pages at both ends, and one more.
        let shown = window.slots.count + 2
        guard abs(distance) > 2 * shown, memory.sequence.count > 4 * shown, memory.sequence.seam == nil else {
            return go(to: slot, selects: selects)
        }
        let direction = distance.signum()
        let arrival = window.centre + direction * 2 * shown
        keepingPlace(of: window.centre) {
            memory.sequence.seam = PageSequence.Seam(
                slot: window.centre + direction * shown, isAhead: direction > 0,
                origin: memory.sequence.origin(showing: index, at: arrival))
        }
        go(to: arrival, selects: selects)
    }
}
