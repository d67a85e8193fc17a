import Foundation
import LayerTree

/// A rectangle with semicircular ends.
@frozen
nonisolated public struct Capsule: Shape {
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
    }
}

extension Capsule: InsettableShape, InsetPathShape {
    /// Returns the shape inset by a distance, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetPath(base: self, amount: amount) }

    func path(in rect: CGRect, inset: CGFloat) -> Path { path(in: rect.insetClamped(by: inset)) }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
    /// A capsule with a corner style.
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
