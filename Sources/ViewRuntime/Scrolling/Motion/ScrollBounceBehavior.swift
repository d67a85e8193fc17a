/// Whether content can be pulled beyond its ends.
public struct ScrollBounceBehavior: Sendable {
    package enum Kind: Hashable, Sendable { case automatic, always, basedOnSize }
    package let kind: Kind

    /// As the host is used to.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
    /// Even where the content is smaller than the container.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
    /// Only where the content is larger than the container.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}
