/// The direction in which text runs and leading-to-trailing layout proceeds.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}
