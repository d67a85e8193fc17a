import Foundation

/// Views in columns, made when they come into sight; the grid grows downwards.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameters:
    ///   - columns: The columns; every item is one column, or several when it is adaptive.
    ///   - spacing: Points between neighbouring lines; nil is 8.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor var shape: LazyShape {
        LazyShape(
            axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews, items: columns)
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        LazyContainer(view.shape, view.content, context)
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: LazyContainer.self).update(view.shape, view.content)
    }

    @MainActor public static var _elementCount: Int? { 1 }
}
