/// The direction in which text runs and leading-to-trailing layout proceeds.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}
