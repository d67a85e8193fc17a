/// How much an element stands out.
public enum Prominence: Sendable {
    case standard
    case increased
}
