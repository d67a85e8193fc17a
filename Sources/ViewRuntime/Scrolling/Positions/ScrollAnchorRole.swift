/// What an anchor is used for.
public struct ScrollAnchorRole: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case initialOffset, sizeChanges, alignment }
    package let kind: Kind

    /// Where the content begins.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// What stays in place when content or container change size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// Where content lies that is smaller than the container.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}
