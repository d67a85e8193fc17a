import Foundation

extension Path {
    /// A rectangle that contains all points, including control points; `nil` for an empty path. It isn't finite if a
    /// point isn't.
    package var extent: CGRect? {
        switch storage {
        case .empty: return nil
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _): return rect.standardized
        case .elements(let elements):
            var left = CGFloat.infinity, top = CGFloat.infinity, right = -CGFloat.infinity, bottom = -CGFloat.infinity
            var isFinite = true
            func add(_ point: CGPoint) {
                isFinite = isFinite && (point.x + point.y).isFinite
                left = min(left, point.x)
                top = min(top, point.y)
                right = max(right, point.x)
                bottom = max(bottom, point.y)
            }
            for element in elements {
                switch element {
                case .move(let to), .line(let to): add(to)
                case .quadCurve(let to, let control):
                    add(to)
                    add(control)
                case .curve(let to, let control1, let control2):
                    add(to)
                    add(control1)
                    add(control2)
                case .closeSubpath: break
                }
            }
            guard isFinite else { return CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0) }
            return left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : nil
        }
    }
}
