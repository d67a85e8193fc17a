import Foundation

/// The motion of a list row to an offset.
struct RowMotion {
    /// The offsets at the start and at the end, in points.
    let from: CGFloat, to: CGFloat
    /// The time of the start, in seconds on the scene's clock.
    let start: Double
    let spring: Spring

    /// The minimum duration in seconds. A spring that overshoots passes its target before it settles.
    private static let leastDuration = 0.2
    /// The distance from the target, in points, at which the rest of the motion isn't visible.
    private static let near: CGFloat = 0.1

    /// Returns the offset at a time, and whether the motion has ended.
    func offset(at time: Double) -> (offset: CGFloat, hasEnded: Bool) {
        let duration = time - start
        let offset = from + CGFloat(spring.value(target: Double(to - from), time: duration))
        if duration > Self.leastDuration && abs(offset - to) < Self.near { return (to, true) }
        return (offset, false)
    }
}
