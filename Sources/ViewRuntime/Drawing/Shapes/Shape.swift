import Foundation
import LayerTree

/// A two-dimensional outline that fits itself into a rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// What the shape is used for; `.fill` unless said otherwise.
    nonisolated static var role: ShapeRole { get }

    /// Whether the outline is mirrored with the writing direction; `.mirrors` unless said otherwise.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size for a proposal: what is proposed, and 10 points where nothing is, unless said otherwise.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public static var role: ShapeRole { .fill }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// The outline, mirrored where the shape asks for that.
    package func path(in rect: CGRect, layoutDirection: LayoutDirection) -> Path {
        let path = path(in: rect)
        guard layoutDirectionBehavior == .mirrors(in: layoutDirection) else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}
