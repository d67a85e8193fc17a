import Foundation
import LayerTree

/// A type-erased shape. It animates as long as the type of the shape doesn't change.
@frozen
nonisolated public struct AnyShape: Shape {
    private var base: any Shape

    /// Creates a type-erased shape.
    public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// Returns the size of the shape for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    /// The data to animate.
    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(base.animatableData) }
        set {
            func move<S: Shape>(_ shape: S) -> any Shape {
                var shape = shape
                if let data = newValue.value(as: S.AnimatableData.self) { shape.animatableData = data }
                return shape
            }
            base = move(base)
        }
    }
}
