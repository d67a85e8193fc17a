import Foundation

/// Makes the lines that are visible, one after the other, outwards from one that has its place on screen.
///
/// How long a line is shows only when it is made, or when what is visible of the lazy containers inside it is. So no line
/// is made before those between it and the first are settled: each that is made is seen.
@MainActor
struct LazyFill {
    private let container: LazyContainer
    private let scroll: ScrollElement
    /// What is visible, as far as it is known now.
    private var span: (low: CGFloat, high: CGFloat)
    /// By how much a container around this one will move the content.
    private var expected: CGFloat = 0

    init(_ container: LazyContainer, _ scroll: ScrollElement) {
        self.container = container
        self.scroll = scroll
        span = container.visibleSpan(in: scroll)
    }

    /// The lines that are visible, made and measured.
    mutating func lines() -> Range<Int> {
        var range = fill()
        // What stays in place may be out of sight, and move what is in sight.
        for _ in 0..<4 where !range.isEmpty && !isFilled(range) { range = fill() }
        return range
    }

    private func isFilled(_ range: Range<Int>) -> Bool {
        let start = CGFloat(container.extents.offset(of: range.lowerBound))
        if range.lowerBound > 0, start - container.gap > span.low + LazyContainer.sliver { return false }
        if container.visibleEnd(of: range.lowerBound) <= span.low, range.upperBound < container.lines.lineCount { return false }
        return range.upperBound == container.lines.lineCount
            || CGFloat(container.extents.offset(of: range.upperBound)) >= span.high - LazyContainer.sliver
    }

    private mutating func fill() -> Range<Int> {
        let count = container.lines.lineCount
        if container.isReflowed, case .line(let slot, _) = container.anchor {
            // How much of it is on screen tells which line is the first.
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
        while first > 0, container.visibleEnd(of: first - 1) > span.low + LazyContainer.sliver {
            first -= 1
            settle(first)
        }
        while end < count, CGFloat(container.extents.offset(of: end)) < span.high - LazyContainer.sliver {
            settle(end)
            end += 1
        }
        return first..<end
    }

    private var isFilledFromEnd: Bool {
        if case .end = container.anchor { span.high >= container.total - LazyContainer.sliver } else { false }
    }

    /// The line that stays in place, or is being scrolled to, if it is in sight; else the first one that is.
    private mutating func firstToSettle() -> Int {
        let count = container.lines.lineCount
        if case .line(let slot, _) = container.anchor {
            let line = container.lines.line(ofSlot: slot)
            if line < count, isVisible(line) { return line }
        }
        if container.anchor == nil, let held = container.held, held < count, isVisible(held) {
            choose(held)
            return held
        }
        var line = container.extents.index(at: Double(max(span.low, 0)))
        if container.gap < 0 {
            // Lines overlap: those before may still be in sight.
            while line > 0, container.visibleEnd(of: line - 1) > span.low { line -= 1 }
        } else if container.visibleEnd(of: line) <= span.low + LazyContainer.sliver, line + 1 < count {
            // A line whose gap alone is in sight is not.
            line += 1
        }
        if container.anchor == nil { choose(line) }
        return line
    }

    private func isVisible(_ line: Int) -> Bool {
        container.visibleEnd(of: line) > span.low + LazyContainer.sliver
            && CGFloat(container.extents.offset(of: line)) < span.high - LazyContainer.sliver
    }

    /// Lets a line stay in place of which nothing was on screen: if it turns out shorter or longer than thought, the part of it
    /// at the edge of what is visible is still the same, so that it is in sight.
    private mutating func choose(_ line: Int) {
        let start = CGFloat(container.extents.offset(of: line)), length = container.visibleEnd(of: line) - start
        let share = length > 0 ? min(max((span.low - start) / length, 0), 1) : 0
        container.measure(line)
        let newStart = CGFloat(container.extents.offset(of: line)), newLength = container.visibleEnd(of: line) - newStart
        container.anchor = .line(slot: container.lines.slots(ofLine: line).lowerBound, offset: newStart)
        let movement = newStart - start + share * (newLength - length)
        if abs(movement) > 1e-7 {
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
        span = container.visibleSpan(in: scroll)
        span.low += expected
        span.high += expected
    }

    /// Makes a line, and what is visible of the lazy containers inside it, until it is known how long it is.
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
            // Placing arranges what is new inside; only then it is known where the others are.
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
