import Foundation
import ScrollMechanics

/// What keeps its position when the rows of a lazy container change.
enum LazyKeeping {
    case nothing
    /// The row of the anchor.
    case row
    /// The start of the content, because other rows took the place of the first visible one. To keep a later row in
    /// position would scroll past the new content.
    case start
}

/// The arrangement of slots in lines, and the rows that keep their position when it changes.
extension LazyContainer {
    func prepare() {
        if isStructureKnown { return }
        isStructureKnown = true
        let count = content.slotCount
        findSections()
        if items != nil {
            lines = LineMap(slots: count, tracks: max(layout.tracks?.tracks.count ?? 1, 1), sections: sections)
        } else {
            lines = LineMap(slots: count)
        }
        if extents.count != lines.lineCount { extents = Extents(count: lines.lineCount, estimate: extents.estimate) }
    }

    /// Finds the sections, if the layout depends on them.
    func findSections() {
        sections.removeAll()
        if items != nil || !pinned.isEmpty || isList { content.appendSections(to: &sections, from: 0) }
    }

    /// Updates the arrangement of slots in lines. Rows are kept by identity.
    func reflow(slotsMoved: Bool) {
        guard isStructureKnown else { return }
        let places = placesToKeep(), isStaying = staying != nil
        staying = nil
        let old = rows, oldCount = lines.lineCount
        rows.removeAll()
        /// The new slots of rows, by their old slots.
        var moved: [Int: Int] = [:]
        var kept: [Int: Double] = [:]
        var isInPlace = true
        let focused = focusedCell
        var focusedSlot: Int?
        for (line, row) in old {
            for (index, slot) in row.slots.enumerated() {
                let found = slotsMoved ? self.slot(of: row, index) : slot
                if found != slot { isInPlace = false }
                guard let found else { continue }
                if row.cells.contains(where: { $0.track == index && $0.element === focused }) { focusedSlot = found }
                moved[slot] = found
                orphanSlots.insert(found)
                kept[found] = extents.measured(line)
            }
        }
        isStructureKnown = false
        let known = extents
        prepare()
        if items == nil && isInPlace {
            // Only the end can have changed, so the measurements remain valid.
            extents = known
            if lines.lineCount > oldCount { extents.insert(count: lines.lineCount - oldCount, at: oldCount) }
            if lines.lineCount < oldCount { extents.remove(lines.lineCount..<oldCount) }
        } else {
            extents = Extents(count: lines.lineCount, estimate: known.estimate)
            if items == nil { for (slot, extent) in kept { extents.measure(slot, extent) } }
        }
        if items == nil { for slot in orphanSlots { _ = row(at: slot) } }
        // The line of the focused cell may have other cells now, which are parked with it.
        if let focusedSlot { row(at: lines.line(ofSlot: focusedSlot)).isParked = false }
        window = 0..<0
        pins = []
        steady = nil
        held = nil
        anchor = nil
        if keeping == .row { keeping = .nothing }
        guard let scroll, scroll.adjustsOffset, scroll.stayingEdge?.axis != axis,
            isStaying || scroll.configuration.position != nil || !showsInsertionsAtStart
        else { return }
        if !isStaying, scroll.configuration.position == nil {
            if let first = places.first, moved[first.slot] == nil, showsStart(in: scroll) { keeping = .start }
            if keeping == .start { return }
        }
        if let (slot, offset) = places.lazy.compactMap({ place in moved[place.slot].map { ($0, place.offset) } }).first
        {
            anchor = .line(slot: slot, offset: offset)
            keeping = .row
            applyAnchor()
        }
    }

    /// Whether content inserted at the start becomes visible: at rest at the start of the scroll view, while a finger
    /// pulls the content beyond it, or below other content that is visible.
    private var showsInsertionsAtStart: Bool {
        guard let scroll else { return true }
        let motion = scroll[axis]
        if motion.isHeld { return motion.offset < motion.bounds.lowerBound - Tolerance.rest }
        if motion.isMoving { return false }
        return motion.offset <= motion.bounds.lowerBound + Tolerance.rest
            || visibleSpan(in: scroll).low < -Tolerance.rest
    }

    /// Whether the start of the content is visible.
    private func showsStart(in scroll: ScrollElement) -> Bool { visibleSpan(in: scroll).low <= Tolerance.rest }

    /// Returns the rows to keep in position, in order of preference. The first one that still exists after the change
    /// keeps its position: the view of the scroll position, then visible rows, then parked rows by distance.
    private func placesToKeep() -> [(slot: Int, offset: CGFloat)] {
        guard let scroll else { return [] }
        let span = visibleSpan(in: scroll)
        var shown: [(slot: Int, offset: CGFloat)] = [], before = shown, after = shown
        var bound: (slot: Int, offset: CGFloat)?
        let boundLine = lineOfScrollPosition(in: scroll)
        for (line, row) in rows where extents.measured(line) != nil {
            let offset = CGFloat(extents.offset(of: line))
            if let staying, row.cells.contains(where: { $0.element === staying.element }) {
                return [(row.slots.lowerBound, offset + staying.shift)]
            }
            for slot in row.slots {
                if offset + row.length <= span.low {
                    before.append((slot, offset))
                } else if offset >= span.high {
                    after.append((slot, offset))
                } else {
                    if line == boundLine && bound == nil { bound = (slot, offset) }
                    shown.append((slot, offset))
                }
            }
        }
        var places = shown + before.reversed() + after
        if let bound { places.insert(bound, at: 0) }
        // The same row keeps its position until the previous change has been laid out.
        if isReflowed, case .line(let slot, let offset) = anchor { places.insert((slot, offset), at: 0) }
        return places
    }

    /// Returns the line of the view that the scroll position identifies, or else the line at its anchor.
    private func lineOfScrollPosition(in scroll: ScrollElement) -> Int? {
        guard let link = scroll.configuration.position?.link else { return nil }
        if let identity = link.identity,
            let row = rows.first(where: { !$0.value.isParked && $0.value.identities.contains { $0.contains(identity) } }
            )
        {
            return row.index
        }
        guard scroll.targets.container === self else { return nil }
        return scroll.targets.nearest(to: scroll.alignmentPosition(on: axis), on: axis, anchor: link.anchor?[axis] ?? 0)
    }

    /// Returns the slot of a row's slot after a change, or `nil` if it no longer exists.
    private func slot(of row: LazyRow, _ index: Int) -> Int? {
        var found: Int?
        for cell in row.cells where cell.track == index {
            guard cell.element.isMounted, !cell.element.isLeaving else { return nil }
            if found == nil { found = content.slot(holding: cell.element) }
        }
        if let found { return found < content.slotCount ? found : nil }
        // The slot has no elements, so only its identities can identify it.
        let hint = row.slots.lowerBound + index
        guard hint < content.slotCount else { return nil }
        var identities: [AnyHashable] = []
        content.appendIdentities(ofSlot: hint, to: &identities)
        return identities == row.identities[index] ? hint : nil
    }

    func reflowTracks() {
        if rows.isEmpty {
            isStructureKnown = false
            prepare()
        } else {
            reflow(slotsMoved: false)
        }
    }
}
