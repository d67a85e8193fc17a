import Foundation
import LayerTree

extension Path {
    /// Returns the outline with borders moved outward by half a distance, so its lines become wider by the distance, or
    /// thinner if it's negative.
    ///
    /// Points move along the bisectors of the lines between them, as in FreeType's emboldening. Outer lines turn from
    /// the x-axis to the y-axis.
    func emboldened(by distance: CGFloat) -> Path {
        guard distance != 0 else { return self }
        var result = Path()
        for part in areas {
            var elements: [Element] = [], points: [CGPoint] = []
            part.forEach { element in
                elements.append(element)
                switch element {
                case .move(let end), .line(let end): points.append(end)
                case .quadCurve(let end, let control): points += [control, end]
                case .curve(let end, let one, let two): points += [one, two, end]
                case .closeSubpath: break
                }
            }
            let moved = points.movedOutwards(by: distance / 2)
            var next = moved.makeIterator()
            func point() -> CGPoint { next.next() ?? .zero }
            for element in elements {
                switch element {
                case .move: result.move(to: point())
                case .line: result.addLine(to: point())
                case .quadCurve:
                    let control = point()
                    result.addQuadCurve(to: point(), control: control)
                case .curve:
                    let one = point(), two = point()
                    result.addCurve(to: point(), control1: one, control2: two)
                case .closeSubpath: result.closeSubpath()
                }
            }
        }
        return result
    }
}

extension [CGPoint] {
    /// Returns the corners of a closed outline, each moved along its bisector. Corners at the same point stay together.
    fileprivate func movedOutwards(by distance: CGFloat) -> [CGPoint] {
        var runs: [(point: CGPoint, count: Int)] = []
        for point in self {
            if let last = runs.last, hypot(last.point.x - point.x, last.point.y - point.y) < Tolerance.offset {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((point, 1))
            }
        }
        var wrapped = 0
        if runs.count > 1, let last = runs.last,
            hypot(last.point.x - runs[0].point.x, last.point.y - runs[0].point.y) < Tolerance.offset
        {
            wrapped = last.count
            runs.removeLast()
        }
        guard runs.count > 2 else { return self }
        var moved = runs.indices.map { index -> CGPoint in
            let before = runs[(index + runs.count - 1) % runs.count].point, here = runs[index].point
            let after = runs[(index + 1) % runs.count].point
            let one = CGPoint(x: here.x - before.x, y: here.y - before.y),
                two = CGPoint(x: after.x - here.x, y: after.y - here.y)
            let a = hypot(one.x, one.y), b = hypot(two.x, two.y)
            let cosine = (one.x * two.x + one.y * two.y) / (a * b)
            // A corner this sharp has no useful bisector.
            guard cosine > -0.94 else { return here }
            let x = one.y / a + two.y / b, y = -one.x / a - two.x / b
            // Along the bisector, as far as the borders require, but not past the ends of short lines.
            let sine = abs(one.x * two.y - one.y * two.x) / (a * b), shorter = Swift.min(a, b)
            let reach =
                abs(distance) * sine <= shorter * (1 + cosine)
                ? distance / (1 + cosine) : (distance < 0 ? -1 : 1) * shorter / sine
            return CGPoint(x: here.x + x * reach, y: here.y + y * reach)
        }
        if wrapped > 0 { moved.append(moved[0]) }
        let counts = runs.map(\.count) + (wrapped > 0 ? [wrapped] : [])
        return zip(moved, counts).flatMap { Array(repeating: $0, count: $1) }
    }
}
