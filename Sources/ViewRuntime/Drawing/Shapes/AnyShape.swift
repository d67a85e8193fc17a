import Foundation
import LayerTree

/// A type-erased shape. It doesn't animate.
@frozen
nonisolated public struct AnyShape: Shape {
    private let base: any Shape

    /// Creates a type-erased shape.
    public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// Returns the size of the shape for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
