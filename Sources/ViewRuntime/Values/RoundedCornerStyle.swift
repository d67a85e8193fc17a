/// The curve of the corners of a rounded rectangle.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum RoundedCornerStyle: Sendable {
    /// Circular corners.
    case circular
    /// Corners with gradually increasing curvature.
    case continuous
}
