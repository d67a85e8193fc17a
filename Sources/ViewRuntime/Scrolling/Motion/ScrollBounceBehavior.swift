/// The ways that content bounces at its edges.
public struct ScrollBounceBehavior: Sendable {
    package enum Kind: Hashable, Sendable { case automatic, always, basedOnSize, never }
    package let kind: Kind

    /// The behavior that the host prefers.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
    /// The content bounces even if it's smaller than the container.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
    /// The content bounces only if it's larger than the container.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}
