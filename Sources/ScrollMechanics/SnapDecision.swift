/// Functions that choose the snap point where released content comes to rest.
///
/// A velocity below ``ScrollConstants/minimumFlingSpeed`` isn't a fling. NaN counts as 0. The result is `nil` only if
/// there are no snap points.
public enum SnapDecision {
    /// Returns a snap point at most one step from the start of the gesture, as a pager does: after a fling, the next
    /// point ahead of the current position; otherwise, the nearest point.
    ///
    /// - Parameter start: The index of the snap point where the gesture began.
    @inlinable
    public static func onePage(
        position: Double, velocity: Double, start: Int, in points: some SnapPoints
    ) -> SnapPoint? {
        limited(position: position, velocity: velocity, start: start, steps: 1, in: points)
    }

    /// Returns a snap point at most `steps` steps from the start of the gesture. A negative limit counts as 0.
    @inlinable
    public static func limited(
        position: Double, velocity: Double, start: Int, steps: Int, in points: some SnapPoints
    ) -> SnapPoint? {
        var target = points.nearest(to: position)
        let speed = flingVelocity(velocity)
        if speed > 0 {
            target = points.first(atOrAfter: position) ?? points.point(clamping: .max)
        } else if speed < 0 {
            target = points.last(atOrBefore: position) ?? points.point(clamping: .min)
        }
        guard let target else { return nil }
        return points.point(clamping: target.index, within: steps, of: start)
    }

    /// Returns the snap point nearest to the projected rest.
    @inlinable
    public static func projected(
        position: Double, velocity: Double, rate: DecelerationRate, in points: some SnapPoints
    ) -> SnapPoint? {
        let speed = flingVelocity(velocity)
        return points.nearest(to: Deceleration.projectedRest(position: position, velocity: speed, rate: rate))
    }

    /// Returns the velocity if it's fast enough for a fling; otherwise 0.
    @inlinable
    public static func flingVelocity(_ velocity: Double) -> Double {
        let velocity = velocity.finite()
        return abs(velocity) >= ScrollConstants.minimumFlingSpeed ? velocity : 0
    }
}
