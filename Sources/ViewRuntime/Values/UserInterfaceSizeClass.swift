/// How much room there is along an axis.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum UserInterfaceSizeClass: Sendable {
    case compact
    case regular
}
