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

    @MainActor var shape: LazyShape {
        LazyShape(
            axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews, items: rows)
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        LazyContainer(view.shape, view.content, context)
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: LazyContainer.self).update(view.shape, view.content)
    }

    @MainActor public static var _elementCount: Int? { 1 }
}
