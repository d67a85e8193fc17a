import Foundation

extension CGRect {
    /// Returns the smallest rectangle that contains the projected corners.
    package func applying(_ t: ProjectionTransform) -> CGRect {
        if t.isAffine && t.m12 == 0 && t.m21 == 0 && t.m11 == 1 && t.m22 == 1 { return offsetBy(dx: t.m31, dy: t.m32) }
        var low = CGPoint(x: CGFloat.infinity, y: .infinity), high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        for corner in [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ] {
            let point = corner.applying(t)
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
