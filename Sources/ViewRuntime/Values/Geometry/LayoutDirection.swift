/// The direction of text and of leading-to-trailing layout.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
