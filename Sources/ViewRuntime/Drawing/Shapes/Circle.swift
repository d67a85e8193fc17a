import Foundation
import LayerTree

/// The largest circle in the center of a rectangle.
@frozen
nonisolated public struct Circle: Shape {
    /// Creates a circle.
    public init() {}

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        let side = min(abs(rect.width), abs(rect.height))
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// Returns a square with the smaller proposed side, or 10 points without a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side =
            proposal.width == nil && proposal.height == nil
            ? 10 : min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        return CGSize(width: side, height: side)
    }
}

extension Circle: InsettableShape, InsetPathShape {
    /// Returns the shape inset by a distance, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetPath(base: self, amount: amount) }

    func path(in rect: CGRect, inset: CGFloat) -> Path { path(in: rect.insetClamped(by: inset)) }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
