import Foundation

/// Views in rows, made when they come into sight; the grid grows to the trailing side.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameters:
    ///   - rows: The rows; every item is one row, or several when it is adaptive.
    ///   - spacing: Points between neighbouring lines; nil is 8.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = LazyContainer(.horizontal, view.alignment.key, context)
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
        element.configure(alignment: alignment.key, spacing: spacing, pinned: pinnedViews, items: rows)
    }

    @MainActor public static var _elementCount: Int? { 1 }
}
