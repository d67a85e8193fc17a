import Foundation

extension Path {
    /// Returns the part of the outline between two fractions of its length.
    ///
    /// Fractions are clamped to 0...1. If the first isn't less than the second, the result is empty.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let from = from.isNaN ? 0 : min(max(from, 0), 1), to = to.isNaN ? 1 : min(max(to, 0), 1)
        guard from < to else { return Path() }
        guard from > 0 || to < 1 else { return self }

        let subpaths = self.subpaths.map { $0.segments.map(MeasuredSegment.init) }
        let total = subpaths.joined().reduce(0) { $0 + $1.length }
        let start = total * from, end = total * to
        var result = Path(), passed: CGFloat = 0
        for subpath in subpaths {
            var isDrawing = false
            for segment in subpath {
                let near = max(start - passed, 0), far = min(end - passed, segment.length)
                passed += segment.length
                guard near < far else { continue }
                let part = segment.segment.part(from: segment.parameter(at: near), to: segment.parameter(at: far))
                if !isDrawing { result.move(to: part.start) }
                isDrawing = true
                switch part.element {
                case .line(let end): result.addLine(to: end)
                case .quadCurve(let end, let control): result.addQuadCurve(to: end, control: control)
                case .curve(let end, let control1, let control2):
                    result.addCurve(to: end, control1: control1, control2: control2)
                case .move, .closeSubpath: break
                }
            }
        }
        return result
    }
}

/// A segment and the lengths along it, at equal steps of its parameter.
private struct MeasuredSegment {
    let segment: PathSegment
    /// The lengths from 0 to that of the entire segment.
    let lengths: [CGFloat]

    var length: CGFloat { lengths[lengths.count - 1] }

    init(_ segment: PathSegment) {
        self.segment = segment
        let points = segment.points.count == 2 ? [segment.end] : (1...64).map { segment.point(at: CGFloat($0) / 64) }
        var lengths: [CGFloat] = [0]
        var current = segment.start
        for point in points {
            lengths.append(lengths[lengths.count - 1] + distance(current, point))
            current = point
        }
        self.lengths = lengths
    }

    /// Returns the parameter at a length, interpolated between the steps.
    func parameter(at length: CGFloat) -> CGFloat {
        let steps = CGFloat(lengths.count - 1)
        guard length > 0 else { return 0 }
        guard length < self.length, let index = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
        let step = lengths[index] - lengths[index - 1]
        return (CGFloat(index - 1) + (step > 0 ? (length - lengths[index - 1]) / step : 0)) / steps
    }
}
