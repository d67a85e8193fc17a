/// Where released content should come to rest.
///
/// All decisions take a velocity slower than ``ScrollConstants/minimumFlingSpeed`` as no fling, and NaN as 0. They are
/// nil only if there is no snap point.
public enum SnapDecision {
    /// One step at most from where the gesture began, as a pager turns its pages: a fling goes to the next point
    /// ahead of the present position, anything slower to the nearest.
    ///
    /// - Parameter start: index of the point at which the gesture began.
    @inlinable
    public static func onePage(
        position: Double, velocity: Double, start: Int, in points: some SnapPoints
    ) -> SnapPoint? {
        limited(position: position, velocity: velocity, start: start, steps: 1, in: points)
    }

    /// The same with a limit of `steps` points from the start; a negative limit counts as 0.
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
        let limit = max(steps, 0)
        let (lowest, underflow) = start.subtractingReportingOverflow(limit)
        let (highest, overflow) = start.addingReportingOverflow(limit)
        let index = min(max(target.index, underflow ? .min : lowest), overflow ? .max : highest)
        return index == target.index ? target : points.point(clamping: index)
    }

    /// The point nearest to where the content would glide to.
    @inlinable
    public static func projected(
        position: Double, velocity: Double, rate: DecelerationRate, in points: some SnapPoints
    ) -> SnapPoint? {
        let speed = flingVelocity(velocity)
        return points.nearest(to: Deceleration.projectedRest(position: position, velocity: speed, rate: rate))
    }

    /// The velocity of a release if it is a fling, else 0.
    @inlinable
    public static func flingVelocity(_ velocity: Double) -> Double {
        let velocity = velocity.finite()
        return abs(velocity) >= ScrollConstants.minimumFlingSpeed ? velocity : 0
    }
}
