/// Light or dark appearance.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark
}
