import Foundation
import LayerTree

/// The shape of the container, which is a rectangle.
@frozen
nonisolated public struct ContainerRelativeShape: Shape {
    /// Creates the shape.
    public init() {}

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ContainerRelativeShape: InsettableShape, InsetPathShape {
    /// Returns the shape inset by a distance, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetPath(base: self, amount: amount) }

    func path(in rect: CGRect, inset: CGFloat) -> Path { Path(rect.insetClamped(by: inset)) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
