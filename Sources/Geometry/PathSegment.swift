import Foundation

/// A part of a path with both ends: a line or a Bézier curve with two to four points.
struct PathSegment {
    let points: [CGPoint]

    var start: CGPoint { points[0] }
    var end: CGPoint { points[points.count - 1] }

    /// The element that draws the segment from its start.
    var element: Path.Element {
        switch points.count {
        case 2: .line(to: end)
        case 3: .quadCurve(to: end, control: points[1])
        default: .curve(to: end, control1: points[1], control2: points[2])
        }
    }

    /// Returns the point at a parameter, in 0...1, with de Casteljau's algorithm.
    func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

    func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        var row = points, first = [start], second = [end]
        while row.count > 1 {
            row = zip(row, row.dropFirst()).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
            }
            first.append(row[0])
            second.insert(row[row.count - 1], at: 0)
        }
        return (PathSegment(points: first), PathSegment(points: second))
    }

    /// Returns the part between two parameters, in 0...1. The first must not be greater than the second.
    func part(from: CGFloat, to: CGFloat) -> PathSegment {
        let tail = from <= 0 ? self : split(at: from).1
        guard to < 1 else { return tail }
        return tail.split(at: (to - from) / (1 - from)).0
    }

    /// Points along the segment, without its start, that are close enough together to approximate it.
    var flattened: [CGPoint] {
        guard points.count > 2 else { return [end] }
        let polygon = zip(points, points.dropFirst()).map { distance($0, $1) }.reduce(0, +)
        let count = Int(min(max((polygon * 4).squareRoot(), 8), 128).rounded(.up))
        return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
    }

    /// Returns the parameters at which a coordinate has a minimum or maximum inside the segment.
    func extremes(_ coordinate: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        let p = points.map { $0[keyPath: coordinate] }
        let roots: [CGFloat]
        switch p.count {
        case 3:
            let bend = p[0] - 2 * p[1] + p[2]
            roots = [(p[0] - p[1]) / bend]
        case 4:
            // A third of the derivative: a·t² + b·t + c.
            let a = p[3] - 3 * p[2] + 3 * p[1] - p[0], b = 2 * (p[2] - 2 * p[1] + p[0]), c = p[1] - p[0]
            if abs(a) < Degenerate.coefficient {
                roots = [-c / b]
            } else {
                let root = (b * b - 4 * a * c).squareRoot()
                roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
            }
        default: roots = []
        }
        // Where there's no root, the number is infinite or not a number.
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

extension Path {
    /// The subpaths as chains of segments. A closed subpath ends with the line back to its start.
    var subpaths: [(segments: [PathSegment], isClosed: Bool)] {
        var result: [(segments: [PathSegment], isClosed: Bool)] = []
        var segments: [PathSegment] = []
        var start = CGPoint.zero, current = CGPoint.zero
        func finish(closed: Bool) {
            if !segments.isEmpty { result.append((segments, closed)) }
            segments = []
        }
        for element in elements {
            switch element {
            case .move(let end):
                finish(closed: false)
                start = end
            case .closeSubpath:
                if current != start { segments.append(PathSegment(points: [current, start])) }
                finish(closed: true)
                current = start
            default: segments.append(PathSegment(points: [current] + element.points))
            }
            current = element.points.last ?? current
        }
        finish(closed: false)
        return result
    }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
