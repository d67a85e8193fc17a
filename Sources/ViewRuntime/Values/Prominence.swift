/// How much an element stands out.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Prominence: Sendable {
    case standard
    case increased
}
