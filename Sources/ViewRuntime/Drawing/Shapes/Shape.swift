import Foundation
import LayerTree

/// A two-dimensional outline that adapts to a rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Returns the outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// The role of the shape; `.fill` by default.
    nonisolated static var role: ShapeRole { get }

    /// The mirroring of the outline in right-to-left layouts; `.mirrors` by default.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the size for a proposal. By default, this is the proposal, with 10 points for missing dimensions.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// The role of the shape.
    public static var role: ShapeRole { .fill }
    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    /// Returns the size of the shape for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Returns the outline, mirrored if the shape's behavior requires it.
    package func path(in rect: CGRect, layoutDirection: LayoutDirection) -> Path {
        let path = path(in: rect)
        guard layoutDirectionBehavior == .mirrors(in: layoutDirection) else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}
