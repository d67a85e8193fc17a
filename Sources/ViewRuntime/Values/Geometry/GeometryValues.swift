import Foundation

extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The size with lengths that are NaN or negative replaced by 0, and infinite ones by ``CGFloat/boundless``.
    var sanitized: CGSize { CGSize(width: width.sanitizedLength, height: height.sanitizedLength) }
}

extension CGPoint {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    var sanitized: CGPoint { CGPoint(x: x.sanitizedDistance, y: y.sanitizedDistance) }
}

extension CGRect {
    /// Returns the smallest coordinate on an axis.
    func low(on axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }

    /// Returns the largest coordinate on an axis.
    func high(on axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension CGVector {
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? dx : dy }
}

extension CGFloat {
    /// A substitute for infinity: far larger than any display, but safe in sums and products.
    static let boundless: CGFloat = 1e12

    /// The distance, which can be negative, clamped to ±``boundless``. A nonfinite distance is treated as 0.
    var sanitizedDistance: CGFloat { isFinite ? Swift.min(Swift.max(self, -.boundless), .boundless) : 0 }

    var sanitizedLength: CGFloat { isNaN || self <= 0 ? 0 : Swift.min(self, .boundless) }
}
