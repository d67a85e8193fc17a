import Foundation

/// A container that arranges its views in a grid that grows horizontally, and realizes a view when it becomes visible.
nonisolated public struct LazyHGrid<Content: View>: LazyContainerView {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - rows: The rows. Each item is a row, or several rows if it's adaptive.
    ///   - alignment: The vertical alignment of the rows.
    ///   - spacing: The distance between columns in points, or `nil` for 8 points.
    ///   - pinnedViews: The views of sections that stay visible.
    ///   - content: The views of the grid.
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
}
