import Foundation

extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Lengths that are not numbers or negative count as 0, infinite ones as a very large number.
    var sanitized: CGSize { CGSize(width: width.sanitizedLength, height: height.sanitizedLength) }
}

extension CGPoint {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    var sanitized: CGPoint { CGPoint(x: x.sanitizedDistance, y: y.sanitizedDistance) }
}

extension CGFloat {
    /// Stands for a length without end: far beyond any display, yet safe to add and to multiply.
    static let boundless: CGFloat = 1e12

    /// A distance that may be negative; one that is not finite counts as 0, a huge one as a boundless length.
    var sanitizedDistance: CGFloat { isFinite ? Swift.min(Swift.max(self, -.boundless), .boundless) : 0 }

    var sanitizedLength: CGFloat { isNaN || self <= 0 ? 0 : Swift.min(self, .boundless) }
}
