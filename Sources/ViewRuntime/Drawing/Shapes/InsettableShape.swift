import Foundation
import LayerTree

/// A shape that can be inset.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the shape with its outline moved.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape with its outline moved inward by a distance in points, or outward if the distance is negative.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with an outline for any inset.
nonisolated protocol InsetPathShape: Shape {
    func path(in rect: CGRect, inset: CGFloat) -> Path
}

/// A shape and its inset.
nonisolated struct InsetPath<Base: InsetPathShape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect, inset: amount) }

    func inset(by amount: CGFloat) -> InsetPath { InsetPath(base: base, amount: self.amount + amount) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
}

extension CGRect {
    /// Returns the rectangle moved inward, or its center if nothing is left.
    func insetClamped(by amount: CGFloat) -> CGRect {
        guard amount.isFinite else { return self }
        let rect = standardized
        let dx = min(amount, rect.width / 2), dy = min(amount, rect.height / 2)
        return CGRect(x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy)
    }
}
