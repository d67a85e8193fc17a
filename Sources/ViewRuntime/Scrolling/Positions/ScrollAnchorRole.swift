/// The purpose of a scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case initialOffset, sizeChanges, alignment }
    package let kind: Kind

    /// The initial content offset.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// The point that keeps its position when the content or the container changes size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// The alignment of content that is smaller than the container.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}
