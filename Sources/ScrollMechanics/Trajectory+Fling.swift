extension Trajectory {
    /// Returns the motion of content after a finger lifts.
    ///
    /// - Inside the bounds, the content decelerates. At an edge, the bounce continues with the same velocity; without
    ///   `bounces`, the content stops there. Deceleration ends at ``ScrollConstants/stopSpeed``, shortly before
    ///   ``Deceleration/restPosition``.
    /// - Outside the bounds, a spring returns the content from its visible position. If it reaches the edge faster than
    ///   ``ScrollConstants/minimumFlingSpeed``, it continues to decelerate from there; otherwise, it stops. Without
    ///   `bounces`, the content also returns, but ignores an outward velocity.
    ///
    /// This function applies no minimum velocity; the caller decides whether a release is a fling.
    ///
    /// - Parameters:
    ///   - position: The visible offset, in points.
    ///   - velocity: The velocity of the content, in points per second. For a release outside the bounds, multiply the
    ///     velocity of the finger by ``RubberBand/slope(atDisplacement:)``.
    ///   - bounds: The offsets between the edges. A bound can be infinite.
    ///   - rate: The rate of the deceleration.
    ///   - bounces: Whether the content moves beyond the edge.
    ///   - reach: The maximum distance of a bounce beyond an edge, in points. Pass the length of the viewport to keep a
    ///     part of the content visible.
    public static func fling(
        from position: Double, velocity: Double, within bounds: ClosedRange<Double>,
        rate: DecelerationRate = .normal, bounces: Bool = true, reach: Double = .infinity
    ) -> Trajectory {
        let start = position.finite()
        let edge = min(max(start, bounds.lowerBound), bounds.upperBound)
        var motion = Trajectory.rest(at: start)
        if start == edge || !edge.isFinite {
            motion.glide(
                from: start, velocity: velocity.finite(), within: bounds, rate: rate, bounces: bounces, reach: reach)
            return motion
        }

        let displacement = start - edge
        let isOutward = (velocity > 0) == (displacement > 0)
        let spring = DampedSpring.bounce
        let outward = bounces ? spring.velocity(velocity.finite(), reaching: reach - abs(displacement)) : 0
        let speed = isOutward ? outward : velocity.finite()
        // y(t) = (y₀ + c·t)e^(−ωt) crosses zero if c and y₀ have opposite signs. The velocity there is c·e^(−ωt).
        let c = speed + spring.angularFrequency * displacement
        let crossing = c * displacement < 0 ? -displacement / c : .infinity
        // A velocity that the spring itself reaches late in its motion crosses zero after the spring has come to rest,
        // or never.
        guard spring.settlingDuration(from: displacement, velocity: speed) > crossing else {
            motion.appendSpring(spring, target: edge, displacement: displacement, velocity: speed)
            return motion
        }
        let inward = c * exponential(-spring.angularFrequency * crossing)
        motion.append(
            .spring(spring, target: edge, displacement: displacement, velocity: speed),
            duration: crossing, restPosition: edge)
        if abs(inward) >= ScrollConstants.minimumFlingSpeed {
            motion.glide(from: edge, velocity: inward, within: bounds, rate: rate, bounces: bounces, reach: reach)
        }
        return motion
    }

    /// Appends the deceleration from a position inside the bounds, and the bounce if it reaches an edge.
    private mutating func glide(
        from start: Double, velocity: Double, within bounds: ClosedRange<Double>, rate: DecelerationRate, bounces: Bool,
        reach: Double
    ) {
        let motion = Deceleration(position: start, velocity: velocity, rate: rate)
        let edge = velocity > 0 ? bounds.upperBound : bounds.lowerBound
        guard velocity != 0, let arrival = motion.time(toReach: edge), arrival <= motion.duration else {
            let duration = motion.duration
            append(.deceleration(motion), duration: duration, restPosition: motion.position(at: duration))
            return
        }
        append(.deceleration(motion), duration: arrival, restPosition: edge)
        if bounces {
            let spring = DampedSpring.bounce
            let velocity = spring.velocity(motion.velocity(passing: edge), reaching: reach)
            appendSpring(spring, target: edge, displacement: 0, velocity: velocity)
        }
    }

    mutating func appendSpring(
        _ spring: DampedSpring, target: Double, displacement: Double, velocity: Double,
        restDisplacement: Double = ScrollConstants.restDisplacement
    ) {
        append(
            .spring(spring, target: target, displacement: displacement, velocity: velocity),
            duration: spring.settlingDuration(from: displacement, velocity: velocity, epsilon: restDisplacement),
            restPosition: target)
    }
}

extension DampedSpring {
    /// Returns a velocity away from the target, limited so that a critically damped spring moves at most `distance`
    /// farther.
    ///
    /// From the target, y(t) = v·t·e^(−ωt) is at most v/(e·ω). Beyond the target, the same limit is stricter than
    /// necessary, because the spring already pulls back.
    func velocity(_ velocity: Double, reaching distance: Double) -> Double {
        let most = distance > 0 ? angularFrequency * exponential(1) * distance : 0
        return min(max(velocity, -most), most)
    }
}
