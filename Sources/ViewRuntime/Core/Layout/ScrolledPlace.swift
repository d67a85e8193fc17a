import Foundation

/// The place of a view in the content of the nearest scroll view around it that scrolls along an axis.
struct ScrolledPlace {
    /// The values that don't change when the content moves.
    struct Layout: Equatable {
        var scroll: ObjectIdentifier
        /// The position of the view along the axis in the content, without the growth of the content before the
        /// viewport.
        var start: CGFloat
        var size: CGSize
        var viewport: CGSize
        /// A Boolean value that indicates whether greater offsets move the content to the right.
        var isMirrored: Bool
    }

    var layout: Layout
    /// The offset of the content without its growth, in points.
    var position: Double
    /// The length of the viewport along the axis, in points.
    var viewport: Double
    /// The distance of the view from the viewport along the axis, in points; 0 for a view that is visible.
    var distance: CGFloat
}
