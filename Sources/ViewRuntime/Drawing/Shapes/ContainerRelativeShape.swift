import Foundation
import LayerTree

/// The shape of the container around a view, inset to the view's bounds.
///
/// The container is the nearest view around this one that sets `containerShape(_:)`. The corners are concentric with
/// those of the container: a view that is 8 points inside a rounded rectangle has corners that are 8 points smaller.
/// The distance is the smallest distance between the edges of the two views. Without a container shape, the shape is a
/// rectangle.
@frozen
nonisolated public struct ContainerRelativeShape: Shape {
    /// Creates the shape.
    public init() {}

    /// Returns the outline in a rectangle, in points. Outside of a view, this is the rectangle.
    public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
}

extension ContainerRelativeShape: InsettableShape, InsetPathShape {
    /// Returns the shape inset by a distance, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetPath(base: self, amount: amount) }

    func path(in rect: CGRect, inset: CGFloat) -> Path {
        ContainerOutline.path(in: rect, inset: inset) ?? Path(rect.insetClamped(by: inset))
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
