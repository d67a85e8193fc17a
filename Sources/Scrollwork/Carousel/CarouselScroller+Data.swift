import SwiftUI

extension CarouselScroller {
    /// Updates the track for new data, options, and page lengths. The current item keeps its position.
    func reconcile(_ items: CarouselItems<ID>) {
        let shown = realized, current = current, goal = goal, axis = state.plan.axis
        let former = (goal: goalOffset, farthest: farthest)
        let part = current.map { track.place(at: state.motion.point) - Double($0.slot) } ?? 0
        state.items = items
        var moved: Int?
        keepingPlace(of: current?.slot ?? 0) {
            moved = arrange(current, goal, shown)
            if learnLengths(of: shown, forgetsAll: axis != state.plan.axis) { note(.items) }
        }
        if state.container == nil {
            // Lengths are estimates before the first layout.
            state.motion.snapping.drift(to: track.aligned(state.motion.state.slot))
        } else if let slot = moved ?? orphanSlot {
            // The content keeps its place, in pages, within the ends of a row: the scroll view can be put nowhere else.
            let track = track
            state.motion.snapping.drift(to: withinEnds(place(slot, part, track), of: track))
            note(.track)
        }
        keepEnd(former.farthest)
        if let old = former.goal, let new = goalOffset, goal?.slot == state.motion.state.goal,
            abs(new - old) > Tolerance.position
        {
            note(.goalDistance)
        }
    }

    private func note(_ edit: CarouselEdit) {
        if edit.rawValue >= state.edit?.rawValue ?? 0 { state.edit = edit }
    }

    /// Updates the sequence for new data and options. The current item keeps its slot, unless the data gains or loses
    /// its ends.
    ///
    /// - Returns: The slot of the current item if the track moved under it.
    ///
    /// - Complexity: O(1) if the index of the current item is the same. Otherwise, that of
    ///   ``CarouselItems/index(_:_:)``.
    private func arrange(_ current: PageItem<ID>?, _ goal: PageItem<ID>?, _ shown: [PageItem<ID>]) -> Int? {
        let known = state.sequence, loops = carousel.options.loops, count = state.items.count
        let isTurned = state.plan.adopt(carousel.options, layoutDirection)
        guard count > 0 else {
            if known.count > 0 { note(.items) }
            state.sequence = PageSequence(count: 0, loops: loops, origin: 0)
            // A movement to an item that no longer exists is over. Later items start from the beginning.
            state.motion.snapping = Snapping(at: 0, point: 0)
            return nil
        }
        guard let current else {
            begin(count)
            return nil
        }
        var slot = current.slot
        state.sequence.count = count
        if known.loops != loops {
            slot = loops ? 0 : current.index
            state.sequence.loops = loops
            state.sequence.put(current.index, at: slot)
            state.plan.pivot = .init(state.sequence)
            if let origin = state.motion.cause.origin {
                state.motion.cause = .gesture(from: origin + Double(slot - current.slot))
            }
        }
        let index = surviving(current, shown, count)
        if state.sequence.index(at: slot) != index || known.count != count && !loops {
            state.sequence.put(index, at: slot)
        }
        if known.count != count || current.index != index || current.id != state.items.identity(index) { note(.items) }
        let next = goal.flatMap { reconciled($0, near: slot) }
        if let goal, next?.slot != goal.slot || next?.id != goal.id { note(.goal) }
        // The page of a drag counts from the position where the drag began.
        if case .dragging(let from) = state.motion.state {
            renumber(state.sequence.clamp(from + slot - current.slot))
        } else {
            renumber(next?.slot ?? slot)
        }
        return isTurned || known.loops != loops ? slot : nil
    }

    /// The slot of content at a position where it can't rest, because the paging changed.
    private var orphanSlot: Int? {
        let snapping = state.motion.snapping
        guard !isFree, state.motion.actor == .idle, snapping.state.isAtRest, state.sequence.count > 0 else {
            return nil
        }
        return abs(snapping.point - track.aligned(snapping.state.slot)) > Tolerance.rest ? snapping.state.slot : nil
    }

    /// The maximum offset of a row, in points, or `nil` for a loop.
    private var farthest: Double? {
        guard let container = state.container, state.sequence.ends != nil else { return nil }
        let plan = plan, track = plan.track(in: container)
        return plan.length(in: track) - track.container
    }

    /// Keeps an end that moved closer behind a moving row, so that it doesn't stop the row, until the row has moved
    /// back.
    private func keepEnd(_ former: Double?) {
        state.plan.reached = 0
        let isInMotion = state.motion.actor != .idle || state.motion.state.isCommanded
        guard isInMotion, let former, let farthest, let container = state.container else { return }
        let plan = plan, offset = plan.offset(at: state.motion.point, in: plan.track(in: container))
        if min(offset, former) > farthest { state.plan.reached = min(offset, former) }
    }

    /// Starts with the first visible item, at slot 0 of a loop or at its index in a row.
    private func begin(_ count: Int) {
        let requested = carousel.selection?.wrappedValue.flatMap { state.items.index($0, 0) }
        let index = requested ?? 0, loops = carousel.options.loops, slot = loops ? 0 : index
        state.sequence = PageSequence(count: count, loops: loops, origin: 0)
        state.sequence.put(index, at: slot)
        state.plan.pivot = .init(state.sequence)
        // Doesn't report the first position, except after the data was empty.
        if draft == nil, kept.reports.settled == nil { kept.reports.begin(at: state.items.identity(index)) }
        state.motion.snapping = Snapping(at: slot, point: track.aligned(slot))
        state.command.place = MarkerPlace(slot: slot)
        // The track keeps its position while the data is empty.
        if state.container != nil { note(.track) }
    }

    /// Returns the index of the current item or, if it no longer exists, of its replacement: the next realized item
    /// that still exists, or the previous one.
    private func surviving(_ current: PageItem<ID>, _ shown: [PageItem<ID>], _ count: Int) -> Int {
        if let index = state.items.index(current.id, current.index) { return index }
        let neighbors = shown.filter { $0.slot != current.slot }.sorted {
            let a = $0.slot - current.slot, b = $1.slot - current.slot
            return (a < 0 ? 1 : 0, abs(a)) < (b < 0 ? 1 : 0, abs(b))
        }
        for item in neighbors {
            if let index = state.items.index(item.id, item.index) { return index }
        }
        return min(current.index, count - 1)
    }

    private func reconciled(_ goal: PageItem<ID>, near slot: Int) -> PageItem<ID>? {
        if let now = item(at: goal.slot), now.id == goal.id { return now }
        if let index = state.items.index(goal.id, goal.index) {
            return item(at: state.sequence.slot(showing: index, nearest: slot))
        }
        return item(at: state.sequence.clamp(goal.slot))
    }

    /// Handles new data after an update: continues to the current target, or moves the track back to its bounds.
    func settleEdit() {
        guard let edit = state.edit else { return }
        state.edit = nil
        // Without items, there is no selection.
        if state.items.count == 0, carousel.selection?.wrappedValue != nil { carousel.selection?.wrappedValue = nil }
        guard state.container != nil, let current else { return }
        if state.motion.actor != .idle {
            pass(current.id)
            // A changed track moves to its position first. The movement to the target continues from there.
            if edit == .track { put() }
            // If a finger holds the carousel still, no other code reports the activity.
            reportActivity(track)
            guard let goal else { return }
            if edit == .goal { receive(.commanded(to: goal.slot)) }
            if edit == .goalDistance { receive(.resized(to: state.motion.point)) }
            selectUnlessElsewhere(goal.id)
        } else if edit == .track || state.motion.channel.pendingRequest != .place {
            if state.motion.isAtRest {
                if edit == .track { put() } else { selectUnlessElsewhere(current.id) }
            }
            // A movement that hasn't begun starts after the track is at its position.
            if state.motion.isAtRest { stop(isEdit: true) } else { recenterIfNeeded() }
        }
    }

    /// Selects the replacement of an item. If the program selected an existing item, the carousel moves to that item
    /// instead.
    private func selectUnlessElsewhere(_ id: ID) {
        guard let selection = carousel.selection, let selected = selection.wrappedValue, selected != id else { return }
        if state.items.index(selected, 0) == nil { select(id) } else { go(to: selected) }
    }
}
