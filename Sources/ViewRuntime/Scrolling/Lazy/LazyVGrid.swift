import Foundation

/// A container that arranges its views in a grid that grows vertically, and realizes a view when it becomes visible.
nonisolated public struct LazyVGrid<Content: View>: LazyContainerView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - columns: The columns. Each item is a column, or several columns if it's adaptive.
    ///   - alignment: The horizontal alignment of the columns.
    ///   - spacing: The distance between rows in points, or `nil` for 8 points.
    ///   - pinnedViews: The views of sections that stay visible.
    ///   - content: The views of the grid.
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
}
