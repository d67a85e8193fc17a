import SwiftUI

extension CarouselScroller {
    /// Brings the sequence in line with the data, so that the current item keeps its slot.
    ///
    /// O(1) where the current item is at the index that it was at; else it is looked for outwards from there.
    func reconcile() {
        memory.items = CarouselItems(carousel.data, id: carousel.id)
        let known = (isMirrored: memory.isMirrored, options: memory.options, sequence: memory.sequence)
        (memory.isMirrored, memory.options) = (carousel.options.axis == .horizontal && layoutDirection == .rightToLeft, carousel.options)
        let count = memory.items.count, loops = options.loops
        guard count > 0 else {
            memory.sequence = PageSequence(count: 0, loops: loops, origin: 0)
            memory.anchor = nil
            memory.goal = nil
            return
        }
        guard var anchor = memory.anchor, memory.sequence.count > 0 else { return begin(count) }
        if known.isMirrored != isMirrored { memory.pivot = restingPivot }
        if known.isMirrored != isMirrored || known.options != options { memory.edit.movesTrack = true }
        if let old = known.options, (old.paging.limit == nil) != (options.paging.limit == nil) {
            // The scroll view is another one, which nobody holds yet.
            (record.isMoving, memory.isHeld, memory.isCommanded, memory.goal) = (false, false, false, nil)
            (record.slot, record.part) = (anchor.slot, 0)
        }
        memory.sequence.count = count
        if known.sequence.loops != loops {
            memory.sequence.loops = loops
            memory.sequence.put(anchor.index, at: loops ? 0 : anchor.index)
            anchor.slot = loops ? 0 : anchor.index
            memory.pivot = restingPivot
        }
        let index = surviving(anchor, count)
        if memory.sequence.index(at: anchor.slot) != index || known.sequence.count != count && !loops {
            memory.sequence.put(index, at: anchor.slot)
        }
        let id = memory.items.identity(index)
        var isEdited = known.sequence.count != count || anchor.index != index || anchor.id != id || memory.edit.movesTrack
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
        if options.pageSize == .content {
            let measured = plan.measured
            if measured != memory.measured {
                memory.measured = measured
                memory.edit.movesTrack = true
                isEdited = true
            }
        }
        if isEdited { memory.edit.serial += 1 }
    }

    /// The first item to be shown, at slot 0 of a loop or at its index.
    private func begin(_ count: Int) {
        let wanted = carousel.selection?.wrappedValue.flatMap { memory.items.index($0, 0) }
        let index = wanted ?? 0
        memory.sequence = PageSequence(count: count, loops: options.loops, origin: options.loops ? index : 0)
        memory.pivot = restingPivot
        let slot = options.loops ? 0 : index
        memory.anchor = .init(slot: slot, index: index, id: memory.items.identity(index))
        memory.lastPassing = memory.anchor?.id
        memory.lastTarget = memory.anchor?.id
        memory.lastSettled = memory.anchor?.id
        place(at: slot)
        if options.pageSize == .content { memory.measured = plan.measured }
        // After there was nothing the track is where it was left.
        if memory.container != nil {
            memory.edit.movesTrack = true
            memory.edit.serial += 1
        }
    }

    private func place(at slot: Int) {
        record.slot = slot
        record.part = 0
        record.position = plan.track(in: memory.container ?? 1_000).aligned(slot)
        memory.command.place = MarkerPlace(slot: slot)
    }

    private var restingPivot: Int {
        memory.sequence.ends.map { CarouselPlan.restingPivot($0, isMirrored: isMirrored) } ?? 0
    }

    /// The index of the current item or, if it is gone, of the item that takes its place: the next of those shown that is still
    /// there, else the one before.
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

    /// After an update with other data: goes on to where the goal is now, or takes the track back to its bounds.
    func dataDidChange() {
        let edit = memory.edit
        (memory.edit.movesTrack, memory.edit.movesGoal) = (false, false)
        guard let container = memory.container, let anchor = memory.anchor, memory.sequence.count > 0 else { return }
        let track = plan.track(in: container)
        if record.isMoving {
            if edit.movesTrack {
                // The track is another one. A finger goes on with what it holds; what moves by itself arrives.
                if memory.isHeld {
                    return send(to: MarkerPlace(slot: anchor.slot, distance: memory.distance), isAnimated: false)
                }
                (record.slot, record.part) = ((memory.goal ?? anchor).slot, 0)
                return send(to: MarkerPlace(slot: record.slot), isAnimated: false)
            }
            guard let goal = memory.goal, !memory.isHeld else { return }
            if edit.movesGoal { go(to: goal.slot) }
            selectUnlessElsewhere(goal.id)
        } else if !memory.isCommanded {
            isResting = true
            record.slot = anchor.slot
            record.position = resting(track).position(in: track)
            if edit.movesTrack { send(to: resting(track), isAnimated: false) }
            selectUnlessElsewhere(anchor.id)
            rest(track, selects: false)
        }
    }

    /// Tells the selection of an item that took another's place, unless the program has selected one that is there.
    private func selectUnlessElsewhere(_ id: ID) {
        guard let selection = carousel.selection, let selected = selection.wrappedValue, selected != id else { return }
        if memory.items.index(selected, 0) == nil { selection.wrappedValue = id }
    }
}
