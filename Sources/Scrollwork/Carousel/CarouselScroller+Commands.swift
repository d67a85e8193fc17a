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
    // MARK: Commands to the scroll view

    /// Moves the scroll view to a slot, or fades to it with reduced motion.
    func move(to slot: Int, fades: Bool) {
        guard reducesMotion, case .commanded = state.motion.state else {
            return ask(.steer, at: MarkerPlace(slot: slot))
        }
        if fades { fade() }
    }

    private func fade() {
        $opacity.crossFade {
            // A finger may have taken over in the meantime, or the target may no longer exist.
            guard let slot = state.motion.state.goal else { return }
            state.motion.snapping.drift(to: track.aligned(slot))
            put()
        }
    }

    /// Moves the scroll view to the position of the carousel immediately.
    func put() {
        guard state.container != nil else { return }
        let track = track, slot = state.sequence.clamp(track.nearest(to: state.motion.point))
        ask(.place, at: MarkerPlace(slot: slot, distance: state.motion.point - track.aligned(slot)))
    }

    /// Moves the scroll view to a position, animated or immediately. An immediate move runs first, and the carousel
    /// then continues to its target.
    private func ask(_ request: ScrollRequest, at place: MarkerPlace) {
        if request.isAnimated, state.motion.channel.pendingRequest == .place { return }
        state.command = CarouselCommand(number: state.command.number &+ 1, place: place)
        state.motion.channel.request(request)
        setNeedsUpdate()
    }

    /// Moves the scroll view to the marker after the layout.
    func perform(_ proxy: ScrollViewProxy) {
        let isAnimated = state.motion.channel.isAnimated
        var transaction = Transaction(animation: isAnimated ? .spring(duration: 0.45) : nil)
        transaction.disablesAnimations = !isAnimated
        withTransaction(transaction) { proxy.scrollTo(marker, anchor: .topLeading) }
        state.motion.channel.requestWasDelivered()
        // Without phases, any report is that of a movement.
        if isAnimated, !reportsPhases { state.motion.channel.confirm() }
        guard state.container != nil, state.motion.actor == .idle else { return }
        let track = track
        if abs(state.motion.point - state.command.place.position(in: track)) < Tolerance.position {
            didMove(track)
            stop()
        }
    }

    // MARK: Steps

    /// Moves by one step for a key, assistive technology, or autoplay.
    func go(_ step: CarouselStep, isAnnounced: Bool = false) {
        guard state.sequence.count > 0, let window = state.window else { return }
        let goal = state.motion.state.goal, now = goal ?? window.center
        let slot: Int
        switch step {
        case .by(let count): slot = state.sequence.clamp(now + count)
        case .screen(let count): slot = state.sequence.clamp(now + count * max(window.visible.count - 1, 1))
        case .first: slot = state.sequence.slot(showing: 0, nearest: now)
        case .last: slot = state.sequence.slot(showing: state.sequence.count - 1, nearest: now)
        }
        guard slot != now || goal == nil && state.motion.actor == .idle else { return }
        state.motion.cause = isAnnounced ? .step : .program
        travel(to: slot, selects: true)
        if state.motion.isAtRest, state.motion.actor == .idle { announceRest() }
    }

    /// Scrolls for assistive technology, toward the pages at an edge.
    func scroll(towards edge: Edge) {
        switch edge {
        case .top, .leading: go(.by(-1), isAnnounced: true)
        case .bottom, .trailing: go(.by(1), isAnnounced: true)
        }
    }

    // MARK: The selection

    /// Moves to an item. Returns whether the carousel rests on it, or `nil` while it moves.
    func visit(_ id: ID) -> Bool? {
        guard state.container != nil, state.items.index(id, current?.index ?? 0) != nil else { return false }
        if let selection = carousel.selection {
            selection.wrappedValue = id
            if selection.wrappedValue != id { return false }
        } else {
            go(to: id)
        }
        return current?.id == id && state.motion.isAtRest && state.motion.actor == .idle ? true : nil
    }

    /// Follows a selection that isn't the carousel's own.
    func follow(_ id: ID?, isReview: Bool) {
        // A moving carousel reviews the selection when it rests.
        guard carousel.selection != nil, id != kept.reports.selection, !isReview || state.motion.actor == .idle else {
            return
        }
        go(to: id)
    }

    func go(to id: ID?) {
        kept.reports.selection = id
        guard state.sequence.count > 0, let window = state.window else { return }
        let id = id ?? state.items.identity(0), goal = goal, now = goal ?? current
        if now?.id == id, goal != nil || state.motion.actor == .idle { return }
        guard let index = state.items.index(id, now?.index ?? 0) else { return }
        if state.sequence.seam != nil { closeSeam() }
        travel(to: state.sequence.slot(showing: index, nearest: window.center))
    }

    /// Moves to a slot, from the current position and with the current velocity. For a distant slot, it skips the pages
    /// in between.
    private func travel(to slot: Int, selects: Bool = false) {
        guard let item = item(at: slot) else { return }
        if selects { select(item.id) }
        guard state.container != nil, let window = state.window else {
            state.motion.snapping = Snapping(at: slot, point: track.aligned(slot))
            return
        }
        var arrival = slot
        let distance = slot - window.center
        // Enough slots for the visible pages at both ends, and one more.
        let shown = window.slots.count + 2
        if abs(distance) > 2 * shown, state.sequence.count > 4 * shown, state.sequence.seam == nil {
            let direction = distance.signum()
            arrival = window.center + direction * 2 * shown
            keepingPlace(of: window.center) {
                state.sequence.seam = PageSequence.Seam(
                    slot: window.center + direction * shown, isAhead: direction > 0,
                    origin: state.sequence.origin(showing: item.index, at: arrival))
            }
        }
        receive(.commanded(to: arrival))
    }
}
