/// Whether a kind of input scrolls a scroll view.
public struct ScrollInputBehavior: Sendable {
    package enum Kind: Sendable { case automatic, enabled, disabled }
    package let kind: Kind

    /// The behavior that the context suggests.
    public static let automatic = ScrollInputBehavior(kind: .automatic)
    /// The input scrolls the content.
    public static let enabled = ScrollInputBehavior(kind: .enabled)
    /// The input doesn't scroll.
    public static let disabled = ScrollInputBehavior(kind: .disabled)
}
