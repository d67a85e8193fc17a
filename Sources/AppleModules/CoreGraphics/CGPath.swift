import Foundation
import ViewRuntime

/// An immutable outline.
public class CGPath: Hashable, @unchecked Sendable {
    /// The outline. Only `CGMutablePath` changes it.
    final var path: Path

    init(path: Path) { self.path = path }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: Path(rect).applying(transform))
    }

    /// Creates an ellipse inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: Path(ellipseIn: rect).applying(transform))
    }

    /// Creates a rectangle with elliptical corners, with their radii in points.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(path: Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform))
    }

    /// The smallest rectangle that contains the outline and its control points; `CGRect.null` for an empty path.
    public var boundingBox: CGRect {
        var box = CGRect.null
        path.forEach { element in
            for point in element.points { box = box.union(CGRect(origin: point, size: .zero)) }
        }
        return box
    }

    /// The smallest rectangle that contains the outline, without control points.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// The end of the path, or the origin if it's empty.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// A Boolean value that indicates whether the path is empty.
    public var isEmpty: Bool { path.isEmpty }

    /// Returns whether a point is inside the path after a transform.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Calls a closure with each element of the path. The element is valid during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        path.forEach { element in
            var points = element.points
            points.withUnsafeMutableBufferPointer { buffer in
                // An element without points has a pointer, too.
                var nowhere = CGPoint.zero
                withUnsafeMutablePointer(to: &nowhere) { nowhere in
                    let description = CGPathElement(type: element.type, points: buffer.baseAddress ?? nowhere)
                    withUnsafePointer(to: description, block)
                }
            }
        }
    }

    /// Returns a copy of the path.
    public func copy() -> CGPath? { CGPath(path: path) }

    /// Returns a transformed copy of the path.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path: path.applying(transform))
    }

    /// Returns a mutable copy of the path.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }

    /// Returns a mutable, transformed copy of the path.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(path: path.applying(transform))
    }

    /// Returns the outline of a stroke along the path, with a width in points.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path: path.applying(transform).strokedPath(style))
    }

    /// Returns whether two paths are equal.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

    /// Hashes the path.
    public func hash(into hasher: inout Hasher) {
        let box = path.boundingRect
        hasher.combine(box.minX)
        hasher.combine(box.width)
    }
}

/// The rule that determines the points inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if a ray from it crosses the path at least once more in one direction.
    case winding
    /// A point is inside if a ray from it crosses the path an odd number of times.
    case evenOdd
}

/// The type of an element of a path.
public enum CGPathElementType: Int32, Sendable {
    /// The start of a subpath, a line, and curves with one and two control points.
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint
    /// The end of a closed subpath, without points.
    case closeSubpath
}

/// An element of a path.
public struct CGPathElement {
    /// The type of the element.
    public var type: CGPathElementType
    /// The control points and then the end of the element.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension Path {
    /// Creates a path from a Core Graphics path.
    public init(_ path: CGPath) { self = path.path }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath { CGPath(path: self) }

    fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { applying($0.pointee) } ?? self
    }
}

extension Path.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .closeSubpath: .closeSubpath
        }
    }
}
