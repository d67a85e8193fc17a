/// How large the person wants text.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    /// The usual size.
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Whether the size is one of the five largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
