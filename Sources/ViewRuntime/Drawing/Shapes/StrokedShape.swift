import Foundation
import LayerTree

/// The area of a stroke along a shape's outline, as a shape.
nonisolated public struct _StrokedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The properties of the stroke.
    public var style: StrokeStyle

    /// Creates a stroked shape.
    public init(shape: Content, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    /// The role of the shape.
    public static var role: ShapeRole { .stroke }
    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// Returns the size of the shape for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The data to animate.
    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

extension Shape {
    /// Returns the area of a stroke along the outline, as a shape to fill or to clip with.
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// Returns the area of a stroke along the outline, as a shape to fill or to clip with. The line width is in points.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}
