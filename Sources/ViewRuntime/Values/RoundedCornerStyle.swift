/// The curve of a rounded rectangle's corners.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum RoundedCornerStyle: Sendable {
    /// Quarter circles.
    case circular
    /// Corners whose curvature grows gradually.
    case continuous
}
