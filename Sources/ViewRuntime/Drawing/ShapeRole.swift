/// What a shape is used for.
public enum ShapeRole: Hashable, Sendable {
    case fill
    case stroke
    case separator
}
