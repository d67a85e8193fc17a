import ScrollMechanics

/// The side from which a scroll view counts its targets in a right-to-left layout.
///
/// Apple's systems don't document it. The proposed target of a fling reveals it, because the fling starts at the
/// content's position. Until then, targets count from the leading edge.
struct TargetSide: Equatable, Sendable {
    /// Whether targets count from the trailing edge, and velocities against the reading order.
    private(set) var isOther = false

    /// Converts between an offset from the leading edge and the offset of a target.
    ///
    /// - Parameters:
    ///   - offset: The offset, in points.
    ///   - farthest: The maximum scroll offset, in points.
    func converted(_ offset: Double, farthest: Double) -> Double { isOther ? farthest - offset : offset }

    /// Learns the side from the target that is proposed for a fling.
    ///
    /// A target at an edge, or one that is equally near from both sides, reveals nothing.
    ///
    /// - Parameters:
    ///   - isMirrored: Whether the layout is right to left. Otherwise, targets count from the leading edge.
    ///   - proposed: The proposed offset, in points.
    ///   - velocity: The velocity in points per second. A velocity of 0 reveals nothing.
    ///   - now: The distance of the content from its leading edge, in points.
    ///   - farthest: The maximum scroll offset, in points.
    mutating func learn(
        isMirrored: Bool, proposed: Double, velocity: Double, now: Double, farthest: Double
    ) {
        guard isMirrored else { return isOther = false }
        guard velocity != 0, proposed > 0, proposed < farthest else { return }
        let released = proposed - velocity / DecelerationRate.normal.decay
        let direct = abs(released - now), other = abs(farthest - released - now)
        if abs(direct - other) > 1 { isOther = other < direct }
    }
}
