/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark
}
