/// The contrast between what is in front and what is behind.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard
    case increased
}
