/// The contrast between the foreground and the background.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ColorSchemeContrast: CaseIterable, Sendable {
    /// The standard contrast.
    case standard
    /// Increased contrast.
    case increased
}
