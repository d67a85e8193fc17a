import ScrollMechanics

/// From which side a scroll view's targets count where the writing runs from right to left.
///
/// On Apple's systems nobody says. What is thrown tells: it was where the content is. Until then targets are taken to count from the
/// leading edge.
struct TargetSide: Equatable, Sendable {
    /// Whether targets count from the trailing edge, and velocities against reading order.
    private(set) var isOther = false

    /// An offset from the leading edge for one as targets have it, and the other way round.
    ///
    /// - Parameter farthest: How far the content can be scrolled, points.
    func converted(_ offset: Double, farthest: Double) -> Double { isOther ? farthest - offset : offset }

    /// Looks at a target that is proposed to content as it is thrown.
    ///
    /// A target at an end, or one that is as near counted from both sides, tells nothing.
    ///
    /// - Parameters:
    ///   - velocity: Points per second; 0 when nothing is thrown, which tells nothing either.
    ///   - now: How far the content is from its leading edge, points.
    mutating func learn(proposed: Double, velocity: Double, now: Double, farthest: Double) {
        guard velocity != 0, proposed > 0, proposed < farthest else { return }
        let released = proposed - velocity / DecelerationRate.normal.decay
        let direct = abs(released - now), other = abs(farthest - released - now)
        if abs(direct - other) > 1 { isOther = other < direct }
    }
}
