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

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = LazyContainer(.vertical, view.alignment.key, context)
        view.configure(element)
        element.content = Content._makeNode(view.content, context.inside(element))
        return element
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let element = unsafeDowncast(node, to: LazyContainer.self)
        view.configure(element)
        Content._updateNode(element.content, view.content)
    }

    @MainActor private func configure(_ element: LazyContainer) {
        element.configure(alignment: alignment.key, spacing: spacing, pinned: pinnedViews, items: columns)
    }

    @MainActor public static var _elementCount: Int? { 1 }
}
