import Foundation

/// The part of the content that keeps its position on screen when estimates change.
enum LazyAnchor {
    /// A line that was visible: its first slot, and its position in points from the container's leading edge.
    case line(slot: Int, offset: CGFloat)
    /// The end of the container, which a backward scroll brings into view before any line is realized, and the
    /// container's length in points.
    case end(total: CGFloat)
}

/// The visible spans that need the same window. Such a span begins in `low` and ends in `high`.
struct LazySteadySpan {
    var low: Range<CGFloat>
    var high: ClosedRange<CGFloat>
    /// The first line of the window.
    var anchor: LazyAnchor
}

extension LazyContainer {
    func visibilityDidChange(in scroll: ScrollElement) {
        guard isMounted, !isParked, scroll === self.scroll else { return }
        let span = neededSpan(in: scroll)
        if let steady, steady.low.contains(span.low), steady.high.contains(span.high) {
            if !scroll.isArranging { anchor = steady.anchor }
            if updateInside(in: scroll) {
                if !pins.isEmpty { placePins(in: scroll, slides: true) }
                return
            }
        } else if !scroll.isArranging {
            refreshAnchor()
        }
        updateWindow(in: scroll)
    }

    /// Updates the lazy containers inside the rows, starting with the first row.
    ///
    /// - Returns: `false` if the length of a container changed, which moves the rows after it.
    private func updateInside(in scroll: ScrollElement) -> Bool {
        if inside.isEmpty { return true }
        for line in window {
            guard let row = rows[line] else { continue }
            for inner in containers(in: row) where !inner.isParked {
                inner.visibilityDidChange(in: scroll)
                if abs(inner.total - inner.size[axis]) < Tolerance.extent { continue }
                measure(line)
                applyAnchor()
                return false
            }
        }
        return true
    }

    /// Realizes the visible lines, parks or releases the others, and places the realized ones.
    func updateWindow(in scroll: ScrollElement) {
        let start = visibleSpan(in: scroll)
        if anchor == nil && start.low > 0 && start.high >= total - Self.sliver { anchor = .end(total: total) }
        var fill = LazyFill(self, scroll)
        setWindow(fill.lines(), in: scroll)
        thinRows = fill.thinRows
        if fill.leftover != .none { steady = nil }
        if fill.leftover == .nextFrame {
            (outermost ?? self).deferRows()
        } else if around == nil {
            deferringFrames = 0
        }
        placeRows(in: window)
        placePins(in: scroll, slides: false)
        if let held, !window.contains(held), let row = rows[held] { place(row, at: CGFloat(extents.offset(of: held))) }
        if let line = liftedLine, !window.contains(line), let row = rows[line] {
            place(row, at: CGFloat(extents.offset(of: line)))
        }
        if anchor == nil { refreshAnchor() }
        reportCorrection()
    }

    /// The line of the element that a person drags.
    var liftedLine: Int? {
        guard let lifted else { return nil }
        return rows.first { $0.value.cells.contains { $0.element === lifted } }?.index
    }

    /// Ends the special treatment of a dragged element.
    func putDown() {
        lifted = nil
        if let scroll { updateWindow(in: scroll) }
    }

    /// Invalidates the layout around the container if the estimate of its length has changed.
    func reportCorrection() {
        guard let scroll, abs(total - size[axis]) > Tolerance.extent else { return }
        scroll.isCorrectingEstimates = true
        invalidateLayout()
        scroll.isCorrectingEstimates = false
    }

    /// A length in points that is less than visible, but more than the rounding errors of long extents.
    static let sliver: CGFloat = 1e-6

    func visibleEnd(of line: Int) -> CGFloat {
        CGFloat(extents.offset(of: line) + extents.extent(of: line)) - gap
    }

    private func setWindow(_ range: Range<Int>, in scroll: ScrollElement) {
        let old = window
        window = range
        keeping = .nothing
        for line in range { show(rows[line]!) }
        pins = makePins()
        // The pinned views may have been measured only now.
        applyAnchor()
        if range != old || rows.count > range.count { dropLines(in: scroll) }
        releaseOrphanSlots()
        if range != old {
            setNeedsLayers()
            scroll.visibility.layoutDidChange()
            graph.beforeShowing { [weak self] in self?.windowWillShow() }
        }
        steady = steadySpan(of: range)
    }

    private func windowWillShow() { for line in window { rows[line]?.wasShown = true } }

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

    /// Parks the lines near the window, the line with the focus, and all pages. Releases other lines that are farther
    /// away than the length of the viewport or than the number of lines that a frame may realize.
    private func dropLines(in scroll: ScrollElement) {
        let span = neededSpan(in: scroll), reach = Double(max(span.high - span.low, 0))
        var first = extents.index(at: Double(span.low) - reach), last = extents.index(at: Double(span.high) + reach)
        if !window.isEmpty {
            first = max(first, window.lowerBound - RowAllowance.perFrame)
            last = min(last, window.upperBound + RowAllowance.perFrame)
        }
        var far: [Int] = []
        let lifted = liftedLine, focused = focusedCell
        for (line, row) in rows {
            if window.contains(line) || line == lifted || pins.contains(where: { $0.lines.contains(line) }) { continue }
            let isNear = line >= first && line <= last || line == held || purpose == .pages
            if isNear || row.cells.contains(where: { $0.element === focused }) { park(row) } else { far.append(line) }
        }
        for line in far { release(line) }
    }

    /// The element of a row with the focused element inside.
    var focusedCell: Element? {
        var element: Element? = graph.focus.element
        while let current = element, current.layoutParent !== self { element = current.layoutParent }
        return element
    }

    // MARK: Keeping the position

    /// Chooses the line to keep in position: the target of a jump, or else the first visible line that the last frame
    /// showed, or else the first visible line.
    func refreshAnchor() {
        // Without measurements, the previous anchor still has the position.
        if isReflowed || anchor != nil && extents.measuredCount == 0 { return }
        anchor = nil
        guard let scroll else { return }
        let span = visibleSpan(in: scroll)
        func choose(_ line: Int) -> Bool {
            guard let row = rows[line], extents.measured(line) != nil else { return false }
            let offset = CGFloat(extents.offset(of: line))
            // At the beginning, a first line without a length grows downward.
            let isVisible =
                offset + row.length > span.low + Self.sliver || line == 0 && offset >= span.low - Self.sliver
            guard isVisible && offset < span.high - Self.sliver else { return false }
            anchor = .line(slot: row.slots.lowerBound, offset: offset)
            return true
        }
        if scroll.targets.isLanding, let held, choose(held) { return }
        for line in window where rows[line]?.wasShown == true && choose(line) { return }
        for line in window where choose(line) { return }
    }

    /// Scrolls so that the anchor keeps its position.
    ///
    /// - Returns: `nil` if no movement is necessary, or else the movement that a container around this one will still
    ///   make, which is 0 if it's done.
    @discardableResult
    func applyAnchor() -> CGFloat? {
        guard let anchor, let scroll else { return nil }
        let movement: CGFloat
        switch anchor {
        case .line(let slot, let known):
            let offset = CGFloat(extents.offset(of: lines.line(ofSlot: slot)))
            movement = offset - known
            if abs(movement) < Tolerance.extent { return nil }
            self.anchor = .line(slot: slot, offset: offset)
        case .end(let known):
            movement = total - known
            if abs(movement) < Tolerance.extent { return nil }
            self.anchor = .end(total: total)
        }
        if isAnchoredOutside { return growOutside() ? 0 : movement }
        scroll.correct(axis, by: movement)
        shiftRows(by: movement)
        return 0
    }

    /// Updates the lengths of the containers around this one.
    ///
    /// - Returns: `false` if they must wait, because rows animate from their old positions in an animated update.
    private func growOutside() -> Bool {
        if graph.animatesLayout { return false }
        reportCorrection()
        if let around, let cellAround { around.cellDidGrow(cellAround) }
        return true
    }

    private func cellDidGrow(_ cell: Element) {
        guard let (line, row) = rows.first(where: { $0.value.cells.contains { $0.element === cell } }) else { return }
        let start = CGFloat(extents.offset(of: line)), length = total
        measure(line)
        applyAnchor()
        let movement = CGFloat(extents.offset(of: line)) - start
        let isMirrored = axis == .horizontal && environment.layoutDirection == .rightToLeft
        if movement != 0 { shiftOrigin(row, by: isMirrored ? -movement : movement) }
        guard let around, let cellAround, abs(total - length) > Tolerance.extent else { return }
        reportCorrection()
        around.cellDidGrow(cellAround)
    }

    /// Moves the rows with the scroll view in an animated update, in which they animate from their old positions.
    ///
    /// In a right-to-left layout, positions count from the end that moves, so they stay the same.
    private func shiftRows(by delta: CGFloat) {
        guard graph.animatesLayout, axis == .vertical || environment.layoutDirection == .leftToRight else { return }
        for (_, row) in rows { shiftOrigin(row, by: delta) }
    }

    private func shiftOrigin(_ row: LazyRow, by delta: CGFloat) {
        row.forgetPlace()
        for cell in row.cells { cell.element.shiftOrigin(axis, by: delta) }
    }

    /// Whether a lazy container around this one keeps another line in position and corrects the difference.
    private var isAnchoredOutside: Bool {
        var child: Element = self
        while let parent = child.layoutParent, parent !== scroll {
            if let lazy = parent as? LazyContainer, lazy.axis == axis, lazy.scroll === scroll, let outer = lazy.anchor {
                guard case .line(let slot, _) = outer else { return true }
                let row = lazy.rows[lazy.lines.line(ofSlot: slot)]
                if row?.cells.contains(where: { $0.element === child }) != true { return true }
            }
            child = parent
        }
        return false
    }

    /// Returns the visible part of the container along its axis, relative to its leading edge.
    func visibleSpan(in scroll: ScrollElement) -> (low: CGFloat, high: CGFloat) {
        span(of: scroll.visibleRect, in: scroll)
    }

    /// Returns the span that can be visible before the host displays the next frame.
    func neededSpan(in scroll: ScrollElement) -> (low: CGFloat, high: CGFloat) {
        span(of: scroll.neededRect(), in: scroll)
    }

    func span(of rect: CGRect, in scroll: ScrollElement) -> (low: CGFloat, high: CGFloat) {
        let frame = shownFrame(inContentOf: scroll)
        if axis == .vertical { return (rect.minY - frame.minY, rect.maxY - frame.minY) }
        if environment.layoutDirection == .rightToLeft { return (frame.maxX - rect.maxX, frame.maxX - rect.minX) }
        return (rect.minX - frame.minX, rect.maxX - frame.minX)
    }
}
