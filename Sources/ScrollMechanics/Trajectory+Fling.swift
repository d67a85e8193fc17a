extension Trajectory {
    /// What content does when a finger lets go of it.
    ///
    /// - Inside the bounds it glides; where it meets an edge the bounce takes over at that very moment and with that
    ///   velocity. Without `bounces` it stops there. Gliding ends at ``ScrollConstants/stopSpeed``, which is a little
    ///   before ``Deceleration/restPosition``.
    /// - From outside the bounds the spring brings it back from where it is seen. If it comes in faster than
    ///   ``ScrollConstants/minimumFlingSpeed`` it glides on from the edge, else it stops there. Without `bounces` it
    ///   also returns, but an outward velocity is dropped.
    ///
    /// However fast it comes to an edge, the bounce takes it no further than `reach` beyond.
    ///
    /// Whether a release is fast enough to be a fling is the caller's decision: no minimum is applied to `velocity`.
    ///
    /// - Parameters:
    ///   - position: the offset that is shown, points.
    ///   - velocity: of the content, points per second. For a release outside the bounds multiply the finger's by
    ///     ``RubberBand/slope(atDisplacement:)``.
    ///   - bounds: the offsets between the edges; an end may be infinite.
    ///   - reach: how far beyond an edge a bounce may go, points: the length of the viewport, so that something stays in sight.
    public static func fling(
        from position: Double, velocity: Double, within bounds: ClosedRange<Double>,
        rate: DecelerationRate = .normal, bounces: Bool = true, reach: Double = .infinity
    ) -> Trajectory {
        let start = position.finite()
        let edge = min(max(start, bounds.lowerBound), bounds.upperBound)
        var motion = Trajectory.rest(at: start)
        if start == edge || !edge.isFinite {
            motion.glide(from: start, velocity: velocity.finite(), within: bounds, rate: rate, bounces: bounces, reach: reach)
            return motion
        }

        let displacement = start - edge
        let isOutward = (velocity > 0) == (displacement > 0)
        let spring = DampedSpring.bounce
        let outward = bounces ? spring.velocity(velocity.finite(), reaching: reach - abs(displacement)) : 0
        let speed = isOutward ? outward : velocity.finite()
        // y(t) = (y₀ + c·t)e^(−ωt) crosses zero if c pulls against y₀, and there its velocity is c·e^(−ωt).
        let c = speed + spring.angularFrequency * displacement
        let crossing = c * displacement < 0 ? -displacement / c : .infinity
        // A velocity that the spring itself has late in its course crosses after it has come to rest, if ever.
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

    /// Gliding from a position within the bounds, and the bounce at the edge it may reach.
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
    /// A velocity away from the target, held back so that it goes no further on than a distance, for a critically damped spring.
    ///
    /// From the target y(t) = v·t·e^(−ωt), which is v/(e·ω) at most. From y₀ beyond it the same limit on the rest of the way is a
    /// stricter one: the spring pulls already.
    func velocity(_ velocity: Double, reaching distance: Double) -> Double {
        let most = distance > 0 ? angularFrequency * exponential(1) * distance : 0
        return min(max(velocity, -most), most)
    }
}
