import Foundation

/// The outline of a two-dimensional shape, in points.
///
/// Rectangles, ellipses, and rounded rectangles remain simple shapes until you add an element, so painters can use
/// faster code.
public struct Path: Equatable, Sendable {
    /// An element of an outline.
    @frozen
    public enum Element: Equatable, Sendable {
        /// Begins a subpath.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Closes the subpath.
        case closeSubpath
    }

    package enum Storage: Equatable, Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        case roundedRect(CGRect, cornerSize: CGSize)
        case elements([Element])
    }

    package var storage: Storage

    /// Creates an empty path.
    public init() { storage = .empty }

    package init(storage: Storage) { self.storage = storage }

    /// Creates a rectangle.
    public init(_ rect: CGRect) { storage = .rect(rect) }

    /// Creates an ellipse inside a rectangle.
    public init(ellipseIn rect: CGRect) { storage = .ellipse(rect) }
}
