/// The offsets at which the content of a scroll view comes to rest, for a host that displays a released layer before
/// the scene does.
///
/// Each value is the description of a `SnapChoice` of `ScrollMechanics` in numbers. Positions are offsets minus the
/// growth of the content before the viewport; see ``LayerMotion/Axis/growth``.
public struct LayerRestPositions: Equatable, Sendable {
    /// The choice on the horizontal axis; `nil` if the content can rest anywhere, or if only the scene knows the
    /// offsets.
    public var horizontal: [Double]?
    /// The choice on the vertical axis; `nil` if the content can rest anywhere, or if only the scene knows the offsets.
    public var vertical: [Double]?

    /// Creates a description, or returns `nil` if it's empty.
    public init?(horizontal: [Double]? = nil, vertical: [Double]? = nil) {
        if horizontal == nil, vertical == nil { return nil }
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
