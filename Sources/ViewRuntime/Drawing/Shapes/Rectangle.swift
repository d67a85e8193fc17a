import Foundation
import LayerTree

/// A rectangle.
@frozen
nonisolated public struct Rectangle: Shape {
    /// Creates a rectangle.
    public init() {}

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Rectangle: InsettableShape, InsetPathShape {
    /// Returns the shape inset by a distance, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetPath(base: self, amount: amount) }

    func path(in rect: CGRect, inset: CGFloat) -> Path { Path(rect.insetClamped(by: inset)) }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
