/// A light or dark appearance.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ColorScheme: CaseIterable, Sendable {
    /// The light appearance.
    case light
    /// The dark appearance.
    case dark
}
