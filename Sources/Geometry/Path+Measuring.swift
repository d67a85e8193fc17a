import Foundation

extension Path {
    /// The smallest rectangle that contains the outline, without control points; `CGRect.null` for an empty path.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public var boundingRect: CGRect {
        switch storage {
        case .empty: return .null
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _): return rect.standardized
        case .elements(let elements):
            var minX = CGFloat.infinity, minY = CGFloat.infinity, maxX = -CGFloat.infinity, maxY = -CGFloat.infinity
            func include(_ point: CGPoint) {
                (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
                (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
            }
            var start = CGPoint.zero, current = CGPoint.zero
            for element in elements {
                if case .move(let point) = element { start = point }
                guard let end = element.points.last else {
                    current = start
                    continue
                }
                include(end)
                let segment = PathSegment(points: [current] + element.points)
                if segment.points.count > 2 {
                    (segment.extremes(\.x) + segment.extremes(\.y)).forEach { include(segment.point(at: $0)) }
                }
                current = end
            }
            return minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
        }
    }

    /// Returns whether a point is inside the path. Open subpaths are considered closed.
    ///
    /// Lines approximate curves to about a hundredth of a point.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        switch storage {
        case .empty: return false
        case .rect(let rect): return rect.contains(p)
        case .ellipse(let rect):
            guard rect.width != 0, rect.height != 0 else { return false }
            let x = (p.x - rect.midX) / (rect.width / 2), y = (p.y - rect.midY) / (rect.height / 2)
            return x * x + y * y <= 1
        case .roundedRect(let rect, _) where !rect.contains(p): return false
        case .roundedRect, .elements: break
        }
        let winding = windingNumber(around: p)
        return eoFill ? winding.crossings % 2 == 1 : winding.turns != 0
    }

    /// Returns how often the outline crosses a ray to the right of the point, and how often it winds around the point.
    private func windingNumber(around p: CGPoint) -> (crossings: Int, turns: Int) {
        var crossings = 0, turns = 0
        func cross(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= p.y) != (b.y <= p.y) else { return }
            let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
            guard x > p.x else { return }
            crossings += 1
            turns += b.y > a.y ? 1 : -1
        }
        for subpath in subpaths {
            var current = subpath.segments[0].start
            for segment in subpath.segments {
                for point in segment.flattened {
                    cross(current, point)
                    current = point
                }
            }
            cross(current, subpath.segments[0].start)
        }
        return (crossings, turns)
    }
}

extension Path {
    /// Calls the closure with the lines that enclose the path's inside, from one end to the other. Curves become lines
    /// between points on them.
    package func forEachLine(_ body: (CGPoint, CGPoint) -> Void) {
        for subpath in subpaths {
            let start = subpath.segments[0].start
            var current = start
            for segment in subpath.segments {
                for point in segment.flattened {
                    body(current, point)
                    current = point
                }
            }
            if current != start { body(current, start) }
        }
    }
}
