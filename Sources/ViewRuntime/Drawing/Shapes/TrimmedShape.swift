import Foundation
import LayerTree

/// The part of a shape's outline between two fractions of its length.
nonisolated public struct _TrimmedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The fraction at the start.
    public var startFraction: CGFloat
    /// The fraction at the end.
    public var endFraction: CGFloat

    /// Creates a trimmed shape.
    public init(shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    /// The role of the shape.
    public static var role: ShapeRole { Content.role }
    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// Returns the size of the shape for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The data to animate.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            startFraction = newValue.second.first
            endFraction = newValue.second.second
        }
    }
}

extension Shape {
    /// Returns the part of the outline between two fractions of its length, clamped to 0...1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
}
