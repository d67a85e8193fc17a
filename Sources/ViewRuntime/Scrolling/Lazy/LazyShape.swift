import Foundation

/// The properties of a lazy stack or grid on either axis.
struct LazyShape {
    let axis: Axis
    /// The alignment across the axis, of views in their line and of the tracks in the container.
    let alignment: AlignmentKey
    /// The distance between lines in points, or `nil` for the default.
    let spacing: CGFloat?
    let pinned: PinnedScrollableViews
    /// The grid items, or `nil` for a stack.
    var items: [GridItem]?
    var purpose = Purpose.stack

    enum Purpose {
        /// A stack or a grid.
        case stack
        /// The rows of a list, which need to know their position in a section.
        case list
        /// Pages, which keep their state at any distance from the viewport.
        case pages
    }
}
