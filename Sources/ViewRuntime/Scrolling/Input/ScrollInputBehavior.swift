/// Whether a kind of input scrolls.
public struct ScrollInputBehavior: Sendable {
    package enum Kind: Sendable { case automatic, enabled, disabled }
    package let kind: Kind

    public static let automatic = ScrollInputBehavior(kind: .automatic)
    public static let enabled = ScrollInputBehavior(kind: .enabled)
    public static let disabled = ScrollInputBehavior(kind: .disabled)
}
