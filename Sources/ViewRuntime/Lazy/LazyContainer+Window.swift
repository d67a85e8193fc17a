import Foundation

/// What must not move on screen when estimates are corrected.
enum LazyAnchor {
    /// The line that was on screen before: its first slot, and where it begins, points from the container's leading edge.
    case line(slot: Int, offset: CGFloat)
    /// The container's end, as it comes into sight from above with nothing of it known; and its length.
    case end(total: CGFloat)
}

/// The visible spans for which the window stays the same: it begins in `low` and ends in `high`.
struct LazySteadySpan {
    var low: Range<CGFloat>
    var high: ClosedRange<CGFloat>
    /// The first line of the window.
    var anchor: LazyAnchor
}

extension LazyContainer {
    func visibilityDidChange(in scroll: ScrollElement) {
        guard isMounted, scroll === self.scroll else { return }
        let span = visibleSpan(in: scroll)
        if let steady, steady.low.contains(span.low), steady.high.contains(span.high) {
            if !scroll.isArranging { anchor = steady.anchor }
            if !pins.isEmpty { placePins(in: scroll, slides: true) }
            return
        }
        if !scroll.isArranging { refreshAnchor() }
        updateWindow(in: scroll)
    }

    /// Makes the lines that are visible now, parks or releases the others and places what there is.
    func updateWindow(in scroll: ScrollElement) {
        let start = visibleSpan(in: scroll)
        if anchor == nil && start.low > 0 && start.high >= total { anchor = .end(total: total) }
        var shift: CGFloat = 0
        var range = 0..<0
        for _ in 0..<8 {
            var span = visibleSpan(in: scroll)
            span.low += shift
            span.high += shift
            range = measureLines(in: span)
            guard let correction = applyAnchor() else { break }
            shift += correction
        }
        setWindow(range, in: scroll)
        for line in window { place(rows[line]!, at: CGFloat(extents.offset(of: line))) }
        placePins(in: scroll, slides: false)
        if let held, !window.contains(held), let row = rows[held] { place(row, at: CGFloat(extents.offset(of: held))) }
        if anchor == nil { refreshAnchor() }
        tellCorrection()
    }

    /// Lays out what is around again if the container's length was estimated wrongly.
    func tellCorrection() {
        guard let scroll, abs(total - size[axis]) > 1e-7 else { return }
        scroll.isCorrectingEstimates = true
        invalidateLayout()
        scroll.isCorrectingEstimates = false
    }

    /// Makes and measures the lines of a span, and returns which they are.
    private func measureLines(in span: (low: CGFloat, high: CGFloat)) -> Range<Int> {
        let count = lines.lineCount
        if isReflowed, case .line(let slot, _) = anchor {
            // How much of it is on screen tells which line is the first.
            let line = lines.line(ofSlot: slot)
            if line < count, extents.measured(line) == nil { measure(line) }
        }
        guard count > 0, span.high > 0, span.low < total || total == 0 else { return 0..<0 }
        var line = extents.index(at: Double(max(span.low, 0)))
        if gap < 0 {
            // Lines overlap: those before may still be in sight.
            while line > 0, visibleEnd(of: line - 1) > span.low { line -= 1 }
        } else if visibleEnd(of: line) <= span.low + Self.sliver, line + 1 < count {
            // A line whose gap alone is in sight is not.
            line += 1
        }
        let first = line
        if anchor == nil {
            anchor = .line(slot: lines.slots(ofLine: first).lowerBound, offset: CGFloat(extents.offset(of: first)))
        }
        var position = CGFloat(extents.offset(of: line))
        while line < count, position < span.high - Self.sliver || line == first {
            if rows[line].map({ $0.isParked }) ?? true || extents.measured(line) == nil { measure(line) }
            position += CGFloat(extents.extent(of: line))
            line += 1
        }
        return first..<line
    }

    /// Less than can be seen; sums of long extents round by less.
    private static let sliver: CGFloat = 1e-6

    private func visibleEnd(of line: Int) -> CGFloat {
        CGFloat(extents.offset(of: line) + extents.extent(of: line)) - gap
    }

    private func setWindow(_ range: Range<Int>, in scroll: ScrollElement) {
        let old = window
        window = range
        isReflowed = false
        for line in range { show(rows[line]!) }
        pins = makePins()
        // What is pinned may have been measured only now.
        applyAnchor()
        if range != old || rows.count > range.count { dropLines(in: scroll) }
        releaseStrays()
        if range != old {
            setNeedsLayers()
            scroll.visibility.layoutDidChange()
        }
        steady = steadySpan(of: range)
    }

    private func steadySpan(of range: Range<Int>) -> LazySteadySpan? {
        guard gap >= 0, let first = range.first, let last = range.last else { return nil }
        let start = CGFloat(extents.offset(of: first)), end = CGFloat(extents.offset(of: last + 1))
        let lowest = first == 0 ? -CGFloat.infinity : start - gap
        let highest = last + 1 == lines.lineCount ? CGFloat.infinity : end
        let low = lowest..<max(visibleEnd(of: first), lowest), high = CGFloat(extents.offset(of: last)).nextUp
        guard high <= highest else { return nil }
        return LazySteadySpan(
            low: low, high: high...highest, anchor: .line(slot: lines.slots(ofLine: first).lowerBound, offset: start))
    }

    /// Parks the lines near the window and releases those farther than a viewport away.
    private func dropLines(in scroll: ScrollElement) {
        let span = visibleSpan(in: scroll), reach = Double(max(span.high - span.low, 0))
        let first = extents.index(at: Double(span.low) - reach), last = extents.index(at: Double(span.high) + reach)
        var far: [Int] = []
        for (line, row) in rows {
            if window.contains(line) || pins.contains(where: { $0.lines.contains(line) }) { continue }
            if line < first || line > last, line != held { far.append(line) } else { park(row) }
        }
        for line in far { release(line) }
    }

    // MARK: Staying in place

    /// Chooses the line to stay in place: the first that is on screen now.
    func refreshAnchor() {
        // Where measurements were dropped, what stayed in place before them says where that was.
        if isReflowed || anchor != nil && extents.measuredCount == 0 { return }
        anchor = nil
        guard let scroll else { return }
        let span = visibleSpan(in: scroll)
        for line in window {
            guard let row = rows[line], extents.measured(line) != nil else { continue }
            let offset = CGFloat(extents.offset(of: line))
            if offset + row.length > span.low && offset < span.high {
                anchor = .line(slot: row.slots.lowerBound, offset: offset)
                return
            }
        }
    }

    /// Moves the scroll view along with what stays in place. Returns nil when there is no need, else what is still to be
    /// expected: the movement that a container around this one will make, 0 when it is made.
    @discardableResult
    func applyAnchor() -> CGFloat? {
        guard let anchor, let scroll else { return nil }
        switch anchor {
        case .line(let slot, let known):
            let offset = CGFloat(extents.offset(of: lines.line(ofSlot: slot)))
            if abs(offset - known) < 1e-7 { return nil }
            self.anchor = .line(slot: slot, offset: offset)
            scroll.correct(axis, by: offset - known)
            carryRows(by: offset - known)
        case .end(let known):
            let growth = total - known
            if abs(growth) < 1e-7 { return nil }
            self.anchor = .end(total: total)
            if isAnchoredOutside { return growth }
            scroll.correct(axis, by: growth)
            carryRows(by: growth)
        }
        return 0
    }

    /// An animated update shows rows on their way from where they were, which has moved along with the scroll view.
    /// From right to left places count from the end that moves: there they stay the same.
    private func carryRows(by delta: CGFloat) {
        guard graph.animatesLayout, axis == .vertical || environment.layoutDirection == .leftToRight else { return }
        for row in rows.values { for cell in row.cells { cell.element.carry(axis, by: delta) } }
    }

    /// Whether a lazy container around this one keeps another of its lines in place, and so sees to the difference.
    private var isAnchoredOutside: Bool {
        var child: Element = self
        while let parent = child.layoutParent, parent !== scroll {
            if let lazy = parent as? LazyContainer, lazy.axis == axis, lazy.scroll === scroll {
                guard case .line(let slot, _) = lazy.anchor else { return true }
                let row = lazy.rows[lazy.lines.line(ofSlot: slot)]
                return row?.cells.contains { $0.element === child } != true
            }
            child = parent
        }
        return false
    }

    /// The visible part of the container along its axis, from its leading edge.
    func visibleSpan(in scroll: ScrollElement) -> (low: CGFloat, high: CGFloat) { span(of: scroll.visibleRect, in: scroll) }

    func span(of rect: CGRect, in scroll: ScrollElement) -> (low: CGFloat, high: CGFloat) {
        let frame = frame(inContentOf: scroll)
        if axis == .vertical { return (rect.minY - frame.minY, rect.maxY - frame.minY) }
        if environment.layoutDirection == .rightToLeft { return (frame.maxX - rect.maxX, frame.maxX - rect.minX) }
        return (rect.minX - frame.minX, rect.maxX - frame.minX)
    }
}
