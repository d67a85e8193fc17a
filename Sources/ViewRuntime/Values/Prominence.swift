/// The prominence of an element.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Prominence: Sendable {
    /// The standard prominence.
    case standard
    /// Increased prominence.
    case increased
}
