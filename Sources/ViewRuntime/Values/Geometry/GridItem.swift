import Foundation

/// A row or column, or several, of a lazy grid.
public struct GridItem: Sendable {
    /// The size of a track across the grid's scrolling direction, in points.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
    public enum Size: Sendable {
        case fixed(CGFloat)
        /// One track that shares what room is left.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next track; nil means the default.
    public var spacing: CGFloat?
    /// Where views lie in their cells; nil means the grid's alignment.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
