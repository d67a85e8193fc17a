import Foundation

/// A view that arranges its subviews in a vertical line, and realizes a subview when it becomes visible.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a lazy vertical stack.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the subviews.
    ///   - spacing: The distance between adjacent subviews in points, or `nil` for 8 points.
    ///   - pinnedViews: The views of sections that stay visible.
    ///   - content: The subviews.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor var shape: LazyShape {
        LazyShape(
            axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        LazyContainer(view.shape, view.content, context)
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: LazyContainer.self).update(view.shape, view.content)
    }

    @MainActor public static var _elementCount: Int? { 1 }
}
