import Foundation

/// A view that arranges its subviews in a vertical line.
nonisolated public struct VStack<Content: View>: PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a vertical stack.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the subviews.
    ///   - spacing: The distance between adjacent subviews in points, or `nil` for their preferred spacing, which is 8
    ///     points by default.
    ///   - content: The subviews.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = StackElement(context)
        element.configure(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing)
        element.content = Content._makeNode(view.content, context.inside(element))
        return element
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let element = unsafeDowncast(node, to: StackElement.self)
        element.configure(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing)
        Content._updateNode(element.content, view.content)
    }

    @MainActor public static var _elementCount: Int? { 1 }
}
