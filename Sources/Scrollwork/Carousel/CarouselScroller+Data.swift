import SwiftUI

extension CarouselScroller {
    /// Brings the track in line with the data and with the lengths of pages, so that the current item keeps its place.
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

    /// Brings the sequence in line with the data, so that the current item keeps its slot. Returns whether there is something to be done.
    ///
    /// O(1) where the current item is at the index that it was at; else it is looked for.
    private func arrange() -> Bool {
        let known = (isMirrored: memory.isMirrored, options: memory.options, sequence: memory.sequence)
        (memory.isMirrored, memory.options) = (carousel.options.axis == .horizontal && layoutDirection == .rightToLeft, carousel.options)
        let count = memory.items.count, loops = options.loops
        guard count > 0 else {
            memory.sequence = PageSequence(count: 0, loops: loops, origin: 0)
            memory.anchor = nil
            memory.goal = nil
            // What was on its way to an item that is gone is over: items that come later begin anew.
            memory.isCommanded = false
            record.choice = nil
            return known.sequence.count > 0
        }
        guard var anchor = memory.anchor, memory.sequence.count > 0 else { return begin(count) }
        let isElsewhere = known.options.map { !$0.liesAs(options) || $0.paging != options.paging && !record.isMoving } ?? true
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
        return isEdited
    }

    /// How far a row can be moved, points; nil for a loop.
    private var farthest: Double? {
        guard let container = memory.container, memory.sequence.ends != nil else { return nil }
        let plan = plan, track = plan.track(in: container)
        return plan.length(in: track) - track.container
    }

    /// An end that comes nearer while a row moves is no wall where the row is already: it gives way until the row has gone back.
    private func keepEnd(_ former: Double?) {
        memory.reached = 0
        guard record.isMoving || memory.isCommanded, let former, let farthest, let container = memory.container else { return }
        let plan = plan, offset = min(plan.offset(at: record.position, in: plan.track(in: container)), former)
        if offset > farthest { memory.reached = offset }
    }

    /// The first item to be shown, at slot 0 of a loop or at its index.
    private func begin(_ count: Int) -> Bool {
        let wanted = carousel.selection?.wrappedValue.flatMap { memory.items.index($0, 0) }
        let index = wanted ?? 0
        let slot = options.loops ? 0 : index
        memory.sequence = PageSequence(count: count, loops: options.loops, origin: 0)
        memory.sequence.put(index, at: slot)
        memory.pivot = .init(memory.sequence)
        memory.anchor = .init(slot: slot, index: index, id: memory.items.identity(index))
        // Where it begins is not told of, but where it begins anew after there was nothing.
        if memory.lastSettled == nil {
            memory.lastPassing = memory.anchor?.id
            memory.lastTarget = memory.anchor?.id
            memory.lastSettled = memory.anchor?.id
        }
        place(at: slot)
        // After there was nothing the track is where it was left.
        memory.edit.movesTrack = memory.container != nil
        return memory.container != nil
    }

    private func place(at slot: Int) {
        record.slot = slot
        record.part = 0
        record.position = plan.track(in: memory.container ?? 1_000).aligned(slot)
        memory.command.place = MarkerPlace(slot: slot)
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
        (memory.edit.movesTrack, memory.edit.movesGoal, memory.edit.shiftsGoal) = (false, false, false)
        // Nothing can be selected where there is nothing any more.
        if memory.items.count == 0, carousel.selection?.wrappedValue != nil { carousel.selection?.wrappedValue = nil }
        guard let container = memory.container, let anchor = memory.anchor, memory.sequence.count > 0 else { return }
        let track = plan.track(in: container)
        if record.isMoving {
            tellPassing()
            if edit.movesTrack {
                // The track is another one. A finger goes on with what it holds; what moves by itself arrives.
                if memory.isHeld {
                    return send(to: MarkerPlace(slot: anchor.slot, distance: memory.distance), isAnimated: false)
                }
                (record.slot, record.part) = ((memory.goal ?? anchor).slot, 0)
                return send(to: MarkerPlace(slot: record.slot), isAnimated: false)
            }
            // What a finger holds still is told of by nobody else.
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
                // A track that is another one is put where it belongs first; then it rests once more.
                if edit.movesTrack { send(to: resting(track), isAnimated: false) } else { selectUnlessElsewhere(anchor.id) }
            }
            // What has not begun to move yet begins when the track has been put where it belongs.
            if memory.isCommanded { recentreIfNeeded(track) } else { rest(track, selects: false) }
        }
    }

    /// Tells the selection of an item that took another's place, unless the program has selected one that is there: then that is gone to.
    private func selectUnlessElsewhere(_ id: ID) {
        guard let selection = carousel.selection, let selected = selection.wrappedValue, selected != id else { return }
        if memory.items.index(selected, 0) == nil { select(id) } else { selectionDidChange(to: selected) }
    }
}
