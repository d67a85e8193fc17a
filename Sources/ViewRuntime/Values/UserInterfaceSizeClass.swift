/// A class of the available space along an axis.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum UserInterfaceSizeClass: Sendable {
    /// Little space.
    case compact
    /// Regular space.
    case regular
}
