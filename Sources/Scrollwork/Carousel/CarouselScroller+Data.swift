import SwiftUI

extension CarouselScroller {
    /// Updates the track for new data and new page lengths. The current item keeps its position.
    func reconcile(_ items: CarouselItems<ID>) {
        memory.items = items
        let goal = (offset: goalOffset, slot: memory.goal?.slot), axis = memory.options?.axis, farthest = farthest
        var isEdited = false
        keepingPlace(of: memory.anchor?.slot ?? 0) {
            isEdited = arrange()
            if learnLengths(forgetsAll: axis != options.axis) { isEdited = true }
        }
        keepEnd(farthest)
        if let old = goal.offset, let new = goalOffset, goal.slot == memory.goal?.slot, abs(new - old) > 0.01 {
            memory.edit.shiftsGoal = true
        }
        if isEdited { memory.edit.serial += 1 }
    }

    /// Updates the sequence for new data, and returns whether something changed. The current item keeps its slot.
    ///
    /// - Complexity: O(1) if the index of the current item is the same. Otherwise, that of
    ///   ``CarouselItems/index(_:_:)``.
    private func arrange() -> Bool {
        let known = (isMirrored: memory.isMirrored, options: memory.options, sequence: memory.sequence)
        (memory.isMirrored, memory.options) = (
            carousel.options.axis == .horizontal && layoutDirection == .rightToLeft, carousel.options
        )
        let count = memory.items.count, loops = options.loops
        guard count > 0 else {
            memory.sequence = PageSequence(count: 0, loops: loops, origin: 0)
            memory.anchor = nil
            memory.goal = nil
            // A movement to an item that no longer exists is over. Later items start from the beginning.
            memory.isCommanded = false
            record.choice = nil
            return known.sequence.count > 0
        }
        guard var anchor = memory.anchor, memory.sequence.count > 0 else { return begin(count) }
        let isElsewhere =
            known.options.map { !$0.liesAs(options) || $0.paging != options.paging && !record.isMoving } ?? true
        if known.isMirrored != isMirrored || isElsewhere { memory.edit.movesTrack = true }
        memory.sequence.count = count
        if known.sequence.loops != loops {
            memory.sequence.loops = loops
            memory.sequence.put(anchor.index, at: loops ? 0 : anchor.index)
            anchor.slot = loops ? 0 : anchor.index
            memory.pivot = .init(memory.sequence)
        }
        let index = surviving(anchor, count)
        if memory.sequence.index(at: anchor.slot) != index || known.sequence.count != count && !loops {
            memory.sequence.put(index, at: anchor.slot)
        }
        let id = memory.items.identity(index)
        var isEdited =
            known.sequence.count != count || anchor.index != index || anchor.id != id || memory.edit.movesTrack
        anchor.index = index
        anchor.id = id
        memory.anchor = anchor
        if let goal = memory.goal {
            let now = reconciled(goal, near: anchor)
            if now?.slot != goal.slot || now?.id != goal.id {
                memory.edit.movesGoal = true
                isEdited = true
            }
            memory.goal = now
        }
        if known.sequence.loops != loops { place(at: anchor.slot) }
        return isEdited
    }

    /// The maximum offset of a row, in points, or `nil` for a loop.
    private var farthest: Double? {
        guard let container = memory.container, memory.sequence.ends != nil else { return nil }
        let plan = plan, track = plan.track(in: container)
        return plan.length(in: track) - track.container
    }

    /// Keeps an end that moved closer behind a moving row, so that it doesn't stop the row, until the row has moved
    /// back.
    private func keepEnd(_ former: Double?) {
        memory.reached = 0
        guard record.isMoving || memory.isCommanded, let former, let farthest, let container = memory.container else {
            return
        }
        let plan = plan, offset = min(plan.offset(at: record.position, in: plan.track(in: container)), former)
        if offset > farthest { memory.reached = offset }
    }

    /// Starts with the first visible item, at slot 0 of a loop or at its index in a row.
    private func begin(_ count: Int) -> Bool {
        let wanted = carousel.selection?.wrappedValue.flatMap { memory.items.index($0, 0) }
        let index = wanted ?? 0
        let slot = options.loops ? 0 : index
        memory.sequence = PageSequence(count: count, loops: options.loops, origin: 0)
        memory.sequence.put(index, at: slot)
        memory.pivot = .init(memory.sequence)
        memory.anchor = .init(slot: slot, index: index, id: memory.items.identity(index))
        // Doesn't report the first position, except after the data was empty.
        if memory.lastSettled == nil {
            memory.lastPassing = memory.anchor?.id
            memory.lastTarget = memory.anchor?.id
            memory.lastSettled = memory.anchor?.id
        }
        place(at: slot)
        // The track keeps its position while the data is empty.
        memory.edit.movesTrack = memory.container != nil
        return memory.container != nil
    }

    private func place(at slot: Int) {
        record.slot = slot
        record.part = 0
        record.position = plan.track(in: memory.container ?? 1_000).aligned(slot)
        memory.command.place = MarkerPlace(slot: slot)
    }

    /// Returns the index of the current item or, if it no longer exists, of its replacement: the next realized item
    /// that still exists, or the previous one.
    private func surviving(_ anchor: CarouselMemory<ID>.Anchor, _ count: Int) -> Int {
        if let index = memory.items.index(anchor.id, anchor.index) { return index }
        let neighbours = memory.shown.filter { $0.slot != anchor.slot }.sorted {
            let a = $0.slot - anchor.slot, b = $1.slot - anchor.slot
            return (a < 0 ? 1 : 0, abs(a)) < (b < 0 ? 1 : 0, abs(b))
        }
        for item in neighbours {
            if let index = memory.items.index(item.id, item.index) { return index }
        }
        return min(anchor.index, count - 1)
    }

    private func reconciled(
        _ goal: CarouselMemory<ID>.Anchor, near anchor: CarouselMemory<ID>.Anchor
    ) -> CarouselMemory<ID>.Anchor? {
        if let index = memory.sequence.index(at: goal.slot), memory.items.identity(index) == goal.id {
            return .init(slot: goal.slot, index: index, id: goal.id)
        }
        if let index = memory.items.index(goal.id, goal.index) {
            return .init(slot: memory.sequence.slot(showing: index, nearest: anchor.slot), index: index, id: goal.id)
        }
        let slot = memory.sequence.clamp(goal.slot)
        return memory.sequence.index(at: slot).map { .init(slot: slot, index: $0, id: memory.items.identity($0)) }
    }

    /// Handles new data after an update: continues to the current target, or moves the track back to its bounds.
    func dataDidChange() {
        let edit = memory.edit
        (memory.edit.movesTrack, memory.edit.movesGoal, memory.edit.shiftsGoal) = (false, false, false)
        // Without items, there is no selection.
        if memory.items.count == 0, carousel.selection?.wrappedValue != nil { carousel.selection?.wrappedValue = nil }
        guard let container = memory.container, let anchor = memory.anchor, memory.sequence.count > 0 else { return }
        let track = plan.track(in: container)
        if record.isMoving {
            tellPassing()
            if edit.movesTrack {
                // The track changed. A finger continues with the content that it holds. A movement without a finger
                // completes.
                if memory.isHeld {
                    return send(to: MarkerPlace(slot: anchor.slot, distance: memory.distance), isAnimated: false)
                }
                (record.slot, record.part) = ((memory.goal ?? anchor).slot, 0)
                return send(to: MarkerPlace(slot: record.slot), isAnimated: false)
            }
            // If a finger holds the carousel still, no other code reports the activity.
            tellActivity(track, isMoving: true)
            guard let goal = memory.goal, !memory.isHeld else { return }
            if edit.movesGoal {
                go(to: goal.slot)
            } else if edit.shiftsGoal {
                send(to: MarkerPlace(slot: goal.slot), isAnimated: true)
            }
            selectUnlessElsewhere(goal.id)
        } else if edit.movesTrack || !memory.command.isPending {
            if !memory.isCommanded {
                isResting = true
                record.slot = anchor.slot
                record.position = resting(track).position(in: track)
                // Puts a changed track at its position first, and then handles the rest again.
                if edit.movesTrack {
                    send(to: resting(track), isAnimated: false)
                } else {
                    selectUnlessElsewhere(anchor.id)
                }
            }
            // A movement that hasn't begun starts after the track is at its position.
            if memory.isCommanded { recentreIfNeeded(track) } else { rest(track, selects: false) }
        }
    }

    /// Selects the replacement of an item. If the program selected an existing item, the carousel goes to that item
    /// instead.
    private func selectUnlessElsewhere(_ id: ID) {
        guard let selection = carousel.selection, let selected = selection.wrappedValue, selected != id else { return }
        if memory.items.index(selected, 0) == nil { select(id) } else { selectionDidChange(to: selected) }
    }
}
