import Foundation

/// What lazy stacks and grids, along either axis, tell their container.
struct LazyShape {
    let axis: Axis
    /// Across the axis, of views in their line and of all tracks in the container.
    let alignment: AlignmentKey
    /// Points between lines; nil is the default.
    let spacing: CGFloat?
    let pinned: PinnedScrollableViews
    /// The tracks of a grid; nil for a stack.
    var items: [GridItem]?
    /// Whether the views are rows of a list, which are told where in their sections they are.
    var isList = false
}
