/// The curve of a rounded rectangle's corners.
public enum RoundedCornerStyle: Sendable {
    /// Quarter circles.
    case circular
    /// Corners whose curvature grows gradually.
    case continuous
}
