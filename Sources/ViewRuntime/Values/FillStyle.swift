/// How a path's inside is told from its outside, and whether its edge is smoothed.
@frozen
public struct FillStyle: Equatable, Sendable, BitwiseCopyable {
    /// Whether a point is inside when rays from it cross the path an odd number of times;
    /// otherwise the winding number decides.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
