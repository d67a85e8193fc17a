import Foundation
import LayerTree

/// A view that draws a shape, with optional further fills and strokes.
nonisolated public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape that the view draws.
    var shape: Content { get }
}

/// A shape filled with a style, in front of earlier fills and strokes.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape to fill.
    public var shape: Content
    /// The color, gradient, or other style of the fill.
    public var style: Style
    /// The fill style.
    public var fillStyle: FillStyle
    /// The earlier fills and strokes.
    public var background: Background

    /// Creates a filled shape.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

/// A shape stroked with a style, in front of earlier fills and strokes.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape to stroke.
    public var shape: Content
    /// The color, gradient, or other style of the stroke.
    public var style: Style
    /// The properties of the stroke.
    public var strokeStyle: StrokeStyle
    /// A Boolean value that indicates whether edges are smooth.
    public var isAntialiased: Bool
    /// The earlier fills and strokes.
    public var background: Background

    /// Creates a stroked shape.
    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

/// A shape stroked inside its outline, in front of earlier fills and strokes.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView
{
    /// The shape to stroke.
    public var shape: Content
    /// The color, gradient, or other style of the stroke.
    public var style: Style
    /// The properties of the stroke.
    public var strokeStyle: StrokeStyle
    /// A Boolean value that indicates whether edges are smooth.
    public var isAntialiased: Bool
    /// The earlier fills and strokes.
    public var background: Background

    /// Creates a stroked shape.
    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

/// The frontmost of the fills and strokes of a shape.
@MainActor
protocol ShapeLayering: PrimitiveView, IdentityFree {
    associatedtype Background: View
    var background: Background { get }
    @MainActor func show(on element: ShapeElement)
}

extension ShapeLayering {
    /// Creates the node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        if Background.self == EmptyView.self {
            let element = ShapeElement(context)
            view.show(on: element)
            return element
        }
        let element = ZStackElement(context)
        let pile = ShapePileNode(context.inside(element))
        pile.background = Background._makeNode(view.background, context.inside(pile))
        let top = ShapeElement(context.inside(pile))
        view.show(on: top)
        pile.top = top
        pile.children = [pile.background, top]
        element.content = pile
        return element
    }

    /// Updates the node.
    public static func _updateNode(_ node: _Node, _ view: Self) {
        if let element = node as? ShapeElement {
            view.show(on: element)
        } else {
            let pile = unsafeDowncast(unsafeDowncast(node, to: ZStackElement.self).content, to: ShapePileNode.self)
            Background._updateNode(pile.background, view.background)
            view.show(on: pile.top)
        }
    }

    /// The number of elements, if the type determines it.
    public static var _elementCount: Int? { 1 }
}

final class ShapePileNode: ListNode {
    var background: _Node!
    var top: ShapeElement!
}

extension FillShapeView: ShapeLayering {
    @MainActor func show(on element: ShapeElement) { element.show(shape, style, .fill(fillStyle)) }
}

extension StrokeShapeView: ShapeLayering {
    @MainActor func show(on element: ShapeElement) { element.show(shape, style, .stroke(strokeStyle)) }
}

extension StrokeBorderShapeView: ShapeLayering {
    @MainActor func show(on element: ShapeElement) { element.show(shape, style, .strokeBorder(strokeStyle)) }
}

extension Shape {
    /// Fills the shape with a style.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Self, S, EmptyView> {
        FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
    }

    /// Strokes the outline with a style.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Strokes the outline with a style, with a line width in points.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

}

extension InsettableShape {
    /// Strokes the inside of the outline with a style.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Strokes the inside of the outline with a style, with a line width in points.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView {
    /// Fills the shape with another style in front.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Strokes the outline with another style in front.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Strokes the outline with another style in front, with a line width in points.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the inside of the outline with another style in front.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Strokes the inside of the outline with another style in front, with a line width in points.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
