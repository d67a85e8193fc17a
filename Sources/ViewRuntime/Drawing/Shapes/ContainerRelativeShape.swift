import Foundation
import LayerTree

/// The shape of the container around, which is a rectangle.
@frozen
nonisolated public struct ContainerRelativeShape: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ContainerRelativeShape: InsettableShape, InsetPathShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetPath(base: self, amount: amount) }

    func path(in rect: CGRect, inset: CGFloat) -> Path { Path(rect.insetClamped(by: inset)) }
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
