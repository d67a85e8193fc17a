/// What a shape is used for.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ShapeRole: Hashable, Sendable {
    case fill
    case stroke
    case separator
}
