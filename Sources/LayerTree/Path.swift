import Foundation

/// The outline of a two-dimensional shape, in points.
///
/// Rectangles, ellipses and rounded rectangles keep their simple form until an element is added, so
/// that painters can take their fast ways.
public struct Path: Equatable, Sendable {
    /// One step of an outline.
    @frozen
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
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

    public init() { storage = .empty }

    package init(storage: Storage) { self.storage = storage }

    public init(_ rect: CGRect) { storage = .rect(rect) }

    public init(ellipseIn rect: CGRect) { storage = .ellipse(rect) }
}
