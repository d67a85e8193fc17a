import Foundation

/// A view that arranges its subviews in a horizontal line, and realizes a subview when it becomes visible.
nonisolated public struct LazyHStack<Content: View>: LazyContainerView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a lazy horizontal stack.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the subviews.
    ///   - spacing: The distance between adjacent subviews in points, or `nil` for 8 points.
    ///   - pinnedViews: The views of sections that stay visible.
    ///   - content: The subviews.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor var shape: LazyShape {
        LazyShape(
            axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
    }
}
