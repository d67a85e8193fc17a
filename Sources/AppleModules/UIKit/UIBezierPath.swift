import Foundation
import ViewRuntime

/// Corners of a rectangle, as they are seen.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// The outline of a shape, which does not change.
public final class CGPath: Hashable, Sendable {
    fileprivate let path: Path

    fileprivate init(_ path: Path) { self.path = path }

    public var boundingBoxOfPath: CGRect { path.boundingRect }

    public var isEmpty: Bool { path.isEmpty }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

    public func hash(into hasher: inout Hasher) {
        let box = path.boundingRect
        hasher.combine(box.minX)
        hasher.combine(box.width)
    }
}

extension Path {
    public init(_ path: CGPath) { self = path.path }

    public var cgPath: CGPath { CGPath(self) }
}

/// The outline of a shape, drawn step by step.
open class UIBezierPath {
    private var path: Path

    public init() { path = Path() }

    public init(rect: CGRect) { path = Path(rect) }

    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

    public init(cgPath: CGPath) { path = Path(cgPath) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// A rectangle of which some corners are round. The smaller side of `cornerRadii` is the radius.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = min(cornerRadii.width, cornerRadii.height)
        func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        path = Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: length(.topLeft), bottomLeading: length(.bottomLeft), bottomTrailing: length(.bottomRight),
                topTrailing: length(.topRight)))
    }

    /// A part of a circle. Angles are in radians, from the right.
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path = Path()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public var cgPath: CGPath {
        get { CGPath(path) }
        set { path = Path(newValue) }
    }

    public var bounds: CGRect { path.boundingRect }

    public var isEmpty: Bool { path.isEmpty }

    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    open func move(to point: CGPoint) { path.move(to: point) }

    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: point, control: controlPoint)
    }

    /// Angles are in radians, from the right.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // A path's sense of rotation is that of a coordinate system whose y grows upwards.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }

    open func append(_ other: UIBezierPath) { path.addPath(other.path) }

    open func removeAllPoints() { path = Path() }
}
