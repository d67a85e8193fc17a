/// The contrast between what is in front and what is behind.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard
    case increased
}
