import Foundation
import LayerTree

/// The whole rectangle.
@frozen
nonisolated public struct Rectangle: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Rectangle: InsettableShape, InsetPathShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetPath(base: self, amount: amount) }

    func path(in rect: CGRect, inset: CGFloat) -> Path { Path(rect.insetClamped(by: inset)) }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
