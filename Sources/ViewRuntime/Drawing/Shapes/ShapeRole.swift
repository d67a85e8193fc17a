/// The role of a shape.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ShapeRole: Hashable, Sendable {
    /// A filled shape.
    case fill
    /// A stroked shape.
    case stroke
    /// A separator.
    case separator
}
