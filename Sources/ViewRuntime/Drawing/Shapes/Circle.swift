import Foundation
import LayerTree

/// The largest circle in the middle of the rectangle.
@frozen
nonisolated public struct Circle: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(abs(rect.width), abs(rect.height))
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// A square of the smaller proposed side; 10 points where nothing is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side =
            proposal.width == nil && proposal.height == nil
            ? 10 : min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        return CGSize(width: side, height: side)
    }
}

extension Circle: InsettableShape, InsetPathShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetPath(base: self, amount: amount) }

    func path(in rect: CGRect, inset: CGFloat) -> Path { path(in: rect.insetClamped(by: inset)) }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
