import Foundation
import LayerTree

/// The ellipse that touches all sides of the rectangle.
@frozen
nonisolated public struct Ellipse: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Ellipse: InsettableShape, InsetPathShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetPath(base: self, amount: amount) }

    func path(in rect: CGRect, inset: CGFloat) -> Path { Path(ellipseIn: rect.insetClamped(by: inset)) }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
