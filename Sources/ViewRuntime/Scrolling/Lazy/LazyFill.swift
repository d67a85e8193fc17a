import Foundation

/// Realizes the visible lines one by one, outward from a line whose position on screen is known.
///
/// The length of a line is known only after the line, or the visible part of the lazy containers inside it, has been
/// realized. A line is therefore realized only after the lines between it and the first one, so no line is realized
/// unnecessarily.
@MainActor
struct LazyFill {
    private let container: LazyContainer
    private let scroll: ScrollElement
    /// The span to realize, as far as it's known: the visible part, and the part that can become visible before the
    /// page displays the frame.
    private var span: (low: CGFloat, high: CGFloat)
    /// The distance by which an outer container will move the content.
    private var expected: CGFloat = 0
    private(set) var leftover = Leftover.none
    /// The thin rows before the first line that was settled, and from it on.
    private var thinBefore = ThinRows()
    private var thinAfter = ThinRows()
    /// The thin rows of other containers that scroll with this one, or `nil` if there are none here.
    private var thinElsewhere: ThinRows?
    /// The thin rows of the last fill.
    private let known: ThinRows
    /// The length of a pixel, in points.
    private let pixel: Double

    /// The visible rows that aren't realized.
    enum Leftover {
        case none
        case nextFrame
        /// They wouldn't be visible.
        case unseen
    }

    init(_ container: LazyContainer, _ scroll: ScrollElement) {
        self.container = container
        self.scroll = scroll
        span = container.neededSpan(in: scroll)
        pixel = 1 / Double(container.graph.scale)
        known = container.thinRows
        container.thinRows = ThinRows()
    }

    var thinRows: ThinRows { thinBefore + thinAfter }

    /// Realizes and measures the visible lines.
    mutating func lines() -> Range<Int> {
        if container.graph.rowAllowance.isUsedUp, isWindowRealized {
            // Another window would need other rows, and their measurement yet another one.
            leftover = .nextFrame
            thinAfter = known
            return container.window
        }
        var range = fill()
        // The anchor may be outside the viewport and move the visible lines.
        for _ in 0..<4 where !range.isEmpty && leftover == .none && !isFilled(range) { range = fill() }
        return range
    }

    private var isWindowRealized: Bool {
        !container.window.isEmpty && container.window.allSatisfy { container.rows[$0]?.isParked == false }
    }

    private func isFilled(_ range: Range<Int>) -> Bool {
        let start = CGFloat(container.extents.offset(of: range.lowerBound))
        if range.lowerBound > 0, start - container.gap > span.low + LazyContainer.sliver { return false }
        if container.visibleEnd(of: range.lowerBound) <= span.low, !beginsInside(range.lowerBound),
            range.upperBound < container.lines.lineCount
        {
            return false
        }
        return range.upperBound == container.lines.lineCount
            || CGFloat(container.extents.offset(of: range.upperBound)) >= span.high - LazyContainer.sliver
    }

    private mutating func fill() -> Range<Int> {
        let count = container.lines.lineCount
        (thinBefore, thinAfter) = (ThinRows(), ThinRows())
        if container.isReflowed, case .line(let slot, _) = container.anchor {
            // The length of the anchor determines which line comes first.
            let line = container.lines.line(ofSlot: slot)
            if line < count, container.extents.measured(line) == nil { measure(line) }
        }
        guard count > 0, span.high > 0, span.low < container.total || container.total == 0 else { return 0..<0 }
        var first = count
        if !isFilledFromEnd {
            first = firstToSettle()
            settle(first)
        }
        var end = min(first + 1, count)
        while first > 0 {
            let next = first - 1
            guard container.visibleEnd(of: next) > span.low + LazyContainer.sliver || beginsInside(next),
                mayRealize(next, thinBefore)
            else { break }
            first = next
            settle(first)
            if isThin(first) { thinBefore.note(container.rows[first]!) }
        }
        end = endOfSettledLines(from: end, count)
        while end < count,
            CGFloat(container.extents.offset(of: end)) < span.high - LazyContainer.sliver || isThinAtEnd(end),
            mayRealize(end, thinAfter)
        {
            settle(end)
            if isThin(end) { thinAfter.note(container.rows[end]!) }
            end += 1
        }
        return first..<end
    }

    /// Returns the end of the visible lines from a line on that need no work, because they are on screen and have a
    /// known length of at least a pixel. In most frames, these are all lines but the last one.
    private func endOfSettledLines(from line: Int, _ count: Int) -> Int {
        guard thinElsewhere == nil, container.inside.isEmpty else { return line }
        // Copies avoid a check for exclusive access with each line.
        let rows = container.rows, extents = container.extents
        var end = line
        while end < count, CGFloat(extents.offset(of: end)) < span.high - LazyContainer.sliver,
            let row = rows[end], !row.isParked, let length = extents.measured(end), length >= pixel
        {
            end += 1
        }
        return end
    }

    /// Returns whether the line may be realized and measured in this frame.
    private mutating func mayRealize(_ line: Int, _ thin: ThinRows) -> Bool {
        if let thinElsewhere, (thin + thinElsewhere).isFull {
            // Rows on the other side may still wait for the next frame.
            if leftover == .none { leftover = .unseen }
        } else if container.mayRealize(line) {
            return true
        } else {
            leftover = .nextFrame
        }
        return false
    }

    /// Returns whether a realized line is shorter than a pixel.
    private mutating func isThin(_ line: Int) -> Bool {
        if container.extents.extent(of: line) >= pixel { return false }
        if thinElsewhere == nil { thinElsewhere = (container.outermost ?? container).allThinRows }
        return true
    }

    private var isFilledFromEnd: Bool {
        if case .end = container.anchor { span.high >= container.total - LazyContainer.sliver } else { false }
    }

    /// Returns the line to start with: the anchor or the target of a jump if it's visible, or else the first visible
    /// line.
    private mutating func firstToSettle() -> Int {
        let count = container.lines.lineCount
        if case .line(let slot, _) = container.anchor {
            let line = container.lines.line(ofSlot: slot)
            if line < count, isVisible(line) {
                if !isBehindThinRows(line) { return line }
                container.anchor = nil
            }
        }
        if container.anchor == nil, let held = container.held, held < count, isVisible(held) {
            choose(held)
            return held
        }
        var line = container.extents.index(at: Double(span.low))
        if container.gap < 0 {
            // Lines overlap, so earlier ones may still be visible.
            let least = max(line - RowAllowance.perFrame, 0)
            while line > least, container.visibleEnd(of: line - 1) > span.low { line -= 1 }
        } else if container.visibleEnd(of: line) <= span.low + LazyContainer.sliver, !beginsInside(line),
            line + 1 < count
        {
            // Skip a line of which only the gap is visible.
            line += 1
        }
        if container.anchor == nil { choose(line) }
        return line
    }

    /// Returns whether more thin rows are visible before a thin line than a window has. The window then begins with the
    /// first of them.
    private func isBehindThinRows(_ line: Int) -> Bool {
        if container.held != nil || container.extents.extent(of: line) >= pixel { return false }
        let first = container.extents.index(at: Double(span.low))
        let cells = container.lines.slots(ofLine: line).lowerBound - container.lines.slots(ofLine: first).lowerBound
        return cells > ThinRows.maximumCells
    }

    /// Whether a line begins at or after the edge of the viewport. A line without a length that begins there is
    /// visible, because it may grow.
    private func beginsInside(_ line: Int) -> Bool {
        CGFloat(container.extents.offset(of: line)) >= span.low - LazyContainer.sliver
    }

    /// Whether a line without a length begins at the far edge of the viewport.
    private func isThinAtEnd(_ line: Int) -> Bool {
        guard let length = container.extents.measured(line), length < Double(LazyContainer.sliver) else { return false }
        return CGFloat(container.extents.offset(of: line)) <= span.high + LazyContainer.sliver
    }

    private func isVisible(_ line: Int) -> Bool {
        container.visibleEnd(of: line) > span.low + LazyContainer.sliver
            && CGFloat(container.extents.offset(of: line)) < span.high - LazyContainer.sliver
    }

    /// Makes a line the anchor that wasn't visible before. If its length differs from the estimate, the same fraction
    /// of it stays at the edge of the viewport, so that it stays visible.
    private mutating func choose(_ line: Int) {
        let start = CGFloat(container.extents.offset(of: line)), length = container.visibleEnd(of: line) - start
        let share = length > 0 ? min(max((span.low - start) / length, 0), 1) : 0
        container.measure(line)
        let newStart = CGFloat(container.extents.offset(of: line)),
            newLength = container.visibleEnd(of: line) - newStart
        container.anchor = .line(slot: container.lines.slots(ofLine: line).lowerBound, offset: newStart)
        let movement = newStart - start + share * (newLength - length)
        if abs(movement) > Tolerance.extent {
            scroll.correct(container.axis, by: movement)
            look()
        }
    }

    private mutating func measure(_ line: Int) {
        container.measure(line)
        if let movement = container.applyAnchor() {
            expected += movement
            look()
        }
    }

    private mutating func look() {
        span = container.neededSpan(in: scroll)
        span.low += expected
        span.high += expected
    }

    /// Realizes a line and the visible part of the lazy containers inside it, until its length is known.
    private mutating func settle(_ line: Int) {
        var row = container.rows[line]
        if row == nil || row!.isParked || container.extents.measured(line) == nil {
            measure(line)
            row = container.rows[line]
        }
        guard let row else { return }
        container.show(row)
        if container.inside.isEmpty { return }
        let inside = container.containers(in: row)
        if inside.isEmpty { return }
        for _ in 0..<8 {
            // The placement lays out new inner containers, and only then the positions of the others are known.
            let known = container.extents.measured(line)
            container.place(row, at: CGFloat(container.extents.offset(of: line)))
            measureAgain(line)
            if container.extents.measured(line) != known { continue }
            for inner in inside { inner.visibilityDidChange(in: scroll) }
            measureAgain(line)
            if container.extents.measured(line) == known { break }
        }
    }

    private mutating func measureAgain(_ line: Int) {
        look()
        measure(line)
    }
}
