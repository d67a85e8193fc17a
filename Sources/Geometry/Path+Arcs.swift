import Foundation

extension Path {
    /// Adds a circular arc from an angle over another angle, in radians, as cubic curves of at most a quarter circle
    /// each. A line connects the current point, if any, to the start of the arc.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, start: Double, delta: Double, transform: CGAffineTransform
    ) {
        guard start.isFinite, delta.isFinite, radius.isFinite, radius >= 0 else { return }
        let sweep = min(max(delta, -2 * .pi), 2 * .pi)
        let count = max(Int((abs(sweep) / (.pi / 2) - Degenerate.length).rounded(.up)), 1)
        let step = sweep / Double(count)
        // The distance of the control points along the tangents, exact at the middle of each piece.
        let handle = CGFloat(4 / 3 * tan(step / 4)) * radius
        func point(_ angle: Double, tangent: CGFloat = 0) -> CGPoint {
            let c = CGFloat(cos(angle)), s = CGFloat(sin(angle))
            return CGPoint(x: center.x + radius * c - tangent * s, y: center.y + radius * s + tangent * c)
                .applying(transform)
        }
        if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
        guard sweep != 0 else { return }
        for index in 0..<count {
            let a = start + Double(index) * step, b = a + step
            addCurve(to: point(b), control1: point(a, tangent: handle), control2: point(b, tangent: -handle))
        }
    }

    /// Adds an arc that touches the line from the current point to `tangent1End` and the line from there to
    /// `tangent2End`, and a line to the start of the arc. If no such arc exists, adds a line to `tangent1End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint?.applying(transform.inverted()) else { return }
        let first = distance(tangent1End, current), second = distance(tangent1End, tangent2End)
        func corner() { addLine(to: tangent1End.applying(transform)) }
        guard first > 0, second > 0, radius > 0, radius.isFinite else { return corner() }
        let u = CGVectorPair(x: (current.x - tangent1End.x) / first, y: (current.y - tangent1End.y) / first)
        let v = CGVectorPair(x: (tangent2End.x - tangent1End.x) / second, y: (tangent2End.y - tangent1End.y) / second)
        let cross = u.x * v.y - u.y * v.x
        let half = acos(min(max(Double(u.x * v.x + u.y * v.y), -1), 1)) / 2
        guard abs(cross) > Degenerate.length else { return corner() }

        let reach = radius / CGFloat(tan(half)), depth = radius / CGFloat(sin(half))
        let bisector = CGVectorPair(x: u.x + v.x, y: u.y + v.y)
        let length = hypot(bisector.x, bisector.y)
        let center = CGPoint(
            x: tangent1End.x + bisector.x / length * depth, y: tangent1End.y + bisector.y / length * depth)
        let begin = CGPoint(x: tangent1End.x + u.x * reach, y: tangent1End.y + u.y * reach)
        // The arc turns by the deviation from a straight line, away from the corner.
        let sweep = (.pi - 2 * half) * (cross > 0 ? -1 : 1)
        addArc(
            center: center, radius: radius, start: Double(atan2(begin.y - center.y, begin.x - center.x)), delta: sweep,
            transform: transform)
    }
}

private struct CGVectorPair {
    let x, y: CGFloat
}
