/// A class of the available space along an axis.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum UserInterfaceSizeClass: Sendable {
    /// The compact size class, for limited space.
    case compact
    /// The regular size class, for ample space.
    case regular
}
