import Foundation
import ViewRuntime

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top-left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top-right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom-left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom-right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline that you draw step by step.
open class UIBezierPath {
    private var path: Path

    /// Creates an empty path.
    public init() { path = Path() }

    /// Creates a rectangle.
    public init(rect: CGRect) { path = Path(rect) }

    /// Creates an ellipse inside a rectangle.
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

    /// Creates a path from a Core Graphics path.
    public init(cgPath: CGPath) { path = Path(cgPath) }

    /// Creates a rectangle with rounded corners, with a radius in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// Creates a rectangle with some rounded corners. The radius is the smaller side of `cornerRadii`.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = min(cornerRadii.width, cornerRadii.height)
        func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        path = Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: length(.topLeft), bottomLeading: length(.bottomLeft), bottomTrailing: length(.bottomRight),
                topTrailing: length(.topRight)))
    }

    /// Creates a circular arc. Angles are in radians from the positive x-axis.
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path = Path()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    /// The smallest rectangle that contains the path, without control points.
    public var bounds: CGRect { path.boundingRect }

    /// A Boolean value that indicates whether the path is empty.
    public var isEmpty: Bool { path.isEmpty }

    /// The end of the path, or the origin if it's empty.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Begins a subpath.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve.
    open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: point, control: controlPoint)
    }

    /// Adds a circular arc. Angles are in radians from the positive x-axis.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // The direction of `Path` is that of coordinates with an upward y-axis.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    /// Closes the subpath.
    open func close() { path.closeSubpath() }

    /// Adds the subpaths of another path.
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }

    /// Removes all subpaths.
    open func removeAllPoints() { path = Path() }
}
