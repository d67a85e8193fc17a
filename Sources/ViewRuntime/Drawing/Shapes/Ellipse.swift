import Foundation
import LayerTree

/// The ellipse that touches all edges of a rectangle.
@frozen
nonisolated public struct Ellipse: Shape {
    /// Creates an ellipse.
    public init() {}

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Ellipse: InsettableShape, InsetPathShape {
    /// Returns the shape inset by a distance, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetPath(base: self, amount: amount) }

    func path(in rect: CGRect, inset: CGFloat) -> Path { Path(ellipseIn: rect.insetClamped(by: inset)) }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
