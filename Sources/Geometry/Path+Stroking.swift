import Foundation

extension Path {
    /// Returns the outline of a stroke along the path. Fill it with the winding rule.
    ///
    /// The outline consists of pieces with the same direction: one for each straight part, each join, and each end.
    /// Lines approximate curves. If the width isn't positive and finite, the result is empty.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth.isFinite, style.lineWidth > 0 else { return Path() }
        var stroker = Stroker(style: style)
        for line in lines { for dash in line.dashed(style.dash, phase: style.dashPhase) { stroker.add(dash) } }
        return stroker.result
    }

    private var lines: [StrokedLine] {
        subpaths.map { segments, isClosed in
            var line = StrokedLine(points: [segments[0].start], corners: [], isClosed: isClosed)
            for segment in segments {
                line.corners.insert(line.points.count - 1)
                line.points += segment.flattened
            }
            return line
        }
    }
}

/// Points with straight lines between them.
private struct StrokedLine {
    var points: [CGPoint]
    /// The points where the path itself has a corner, in contrast to the points inside a curve.
    var corners: Set<Int>
    var isClosed: Bool

    /// Returns the visible parts of a dash pattern, or the line itself without a pattern.
    func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [StrokedLine] {
        let lengths = pattern.map { $0.isFinite ? max($0, 0) : 0 }, period = lengths.reduce(0, +)
        guard period > 0, phase.isFinite else { return [self] }
        // A pattern with an odd number of lengths repeats with dashes and gaps exchanged.
        let cycle = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths, whole = cycle.reduce(0, +)
        var index = 0, left = phase - (phase / whole).rounded(.down) * whole
        while left >= cycle[index] {
            left -= cycle[index]
            index = (index + 1) % cycle.count
        }
        left = cycle[index] - left
        var parts: [StrokedLine] = []
        var part: [CGPoint] = index.isMultiple(of: 2) ? [points[0]] : [], corners: Set<Int> = []
        func finish() {
            if part.count > 1 { parts.append(StrokedLine(points: part, corners: corners, isClosed: false)) }
            part = []
            corners = []
        }
        let all = isClosed ? points + [points[0]] : points
        // Don't divide a line more finely than is visible.
        if all.count > 1, zip(all, all.dropFirst()).reduce(0, { $0 + distance($1.0, $1.1) }) / period > 10_000 {
            return [self]
        }
        for (number, (a, b)) in zip(all, all.dropFirst()).enumerated() {
            var done: CGFloat = 0
            let length = distance(a, b)
            while length - done > left {
                done += left
                let point = CGPoint(x: a.x + (b.x - a.x) * done / length, y: a.y + (b.y - a.y) * done / length)
                if index.isMultiple(of: 2) {
                    part.append(point)
                    finish()
                } else {
                    part = [point]
                }
                index = (index + 1) % cycle.count
                left = cycle[index]
            }
            left -= length - done
            if index.isMultiple(of: 2) {
                if self.corners.contains(number + 1) { corners.insert(part.count) }
                part.append(b)
            }
        }
        finish()
        return parts
    }
}

/// Collects the pieces of a stroke.
private struct Stroker {
    let style: StrokeStyle
    private(set) var result = Path()

    init(style: StrokeStyle) { self.style = style }

    private var half: CGFloat { style.lineWidth / 2 }

    mutating func add(_ line: StrokedLine) {
        var points: [CGPoint] = [], corners: Set<Int> = []
        for (index, point) in line.points.enumerated() where point.x.isFinite && point.y.isFinite {
            if let last = points.last, distance(last, point) < Degenerate.length { continue }
            if line.corners.contains(index) { corners.insert(points.count) }
            points.append(point)
        }
        if line.isClosed, points.count > 1, distance(points[0], points[points.count - 1]) < Degenerate.length {
            points.removeLast()
        }
        guard let first = points.first else { return }
        if points.count == 1 { return dot(first) }
        let isClosed = line.isClosed && points.count > 2
        let ends = isClosed ? points + [first] : points
        for (a, b) in zip(ends, ends.dropFirst()) { bar(a, b) }
        for index in points.indices {
            if !isClosed && (index == 0 || index == points.count - 1) { continue }
            let before = points[(index + points.count - 1) % points.count], after = points[(index + 1) % points.count]
            join(before, points[index], after, isCorner: corners.contains(index))
        }
        if !isClosed {
            end(at: first, from: points[1])
            end(at: points[points.count - 1], from: points[points.count - 2])
        }
    }

    private mutating func piece(_ corners: [CGPoint]) {
        var area: CGFloat = 0
        for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) { area += a.x * b.y - b.x * a.y }
        guard area.isFinite, area != 0 else { return }
        result.addLines(area > 0 ? corners : corners.reversed())
        result.closeSubpath()
    }

    /// Returns the offset to the side of a line, with a length of half the width.
    private func side(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let length = distance(a, b)
        return CGPoint(x: -(b.y - a.y) / length * half, y: (b.x - a.x) / length * half)
    }

    private mutating func bar(_ a: CGPoint, _ b: CGPoint) {
        let n = side(a, b)
        piece([a + n, b + n, b - n, a - n])
    }

    private mutating func disc(_ middle: CGPoint) {
        let count = min(max(Int(half.squareRoot() * 12), 12), 120)
        piece(
            (0..<count).map { step in
                let angle = 2 * CGFloat.pi * CGFloat(step) / CGFloat(count)
                return CGPoint(x: middle.x + cos(angle) * half, y: middle.y + sin(angle) * half)
            })
    }

    private mutating func dot(_ point: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: disc(point)
        case .square: bar(CGPoint(x: point.x - half, y: point.y), CGPoint(x: point.x + half, y: point.y))
        }
    }

    private mutating func end(at point: CGPoint, from inner: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: disc(point)
        case .square:
            let travel = distance(inner, point)
            bar(
                point,
                CGPoint(
                    x: point.x + (point.x - inner.x) / travel * half, y: point.y + (point.y - inner.y) / travel * half))
        }
    }

    private mutating func join(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint, isCorner: Bool) {
        let first = side(before, point), second = side(point, after)
        let turn = first.x * second.y - first.y * second.x
        // There's a gap on the outer side of the turn.
        let a = turn > 0 ? point - first : point + first, b = turn > 0 ? point - second : point + second
        guard isCorner else { return piece([point, a, b]) }
        switch style.lineJoin {
        case .round: disc(point)
        case .bevel: piece([point, a, b])
        case .miter:
            let middle = CGPoint(x: (a.x + b.x) / 2 - point.x, y: (a.y + b.y) / 2 - point.y)
            // The cosine of half the angle between the sides.
            let reach = (middle.x * middle.x + middle.y * middle.y) / (half * half)
            guard reach > Degenerate.length, 1 / reach.squareRoot() <= max(style.miterLimit, 1) else {
                return piece([point, a, b])
            }
            piece([point, a, CGPoint(x: point.x + middle.x / reach, y: point.y + middle.y / reach), b])
        }
    }
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
