import Foundation

/// A description of one or more rows or columns of a lazy grid.
public struct GridItem: Sendable {
    /// The size of a track across the scroll axis, in points.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Size: Sendable {
        /// One track of a fixed size.
        case fixed(CGFloat)
        /// One track that shares the remaining space.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of a track, or of as many tracks as fit.
    public var size: Size
    /// The distance to the next track, in points; `nil` for the default.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; `nil` for the alignment of the grid.
    public var alignment: Alignment?

    /// Creates a grid item.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
