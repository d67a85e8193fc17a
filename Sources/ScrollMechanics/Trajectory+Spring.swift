extension Trajectory {
    /// Returns the motion to a target on a spring. The motion can overshoot.
    ///
    /// - Parameters:
    ///   - position: The initial position, in points.
    ///   - velocity: The initial velocity, in points per second.
    ///   - target: The position where the motion ends, in points.
    ///   - spring: The spring.
    ///   - restDisplacement: The motion ends, exactly at the target, when it stays closer to the target than this
    ///     distance, in points.
    public static func spring(
        from position: Double, velocity: Double = 0, to target: Double, spring: DampedSpring,
        restDisplacement: Double = ScrollConstants.restDisplacement
    ) -> Trajectory {
        let start = position.finite()
        let end = target.finite(or: start)
        var motion = Trajectory.rest(at: start)
        motion.appendSpring(
            spring, target: end, displacement: start - end, velocity: velocity.finite(),
            restDisplacement: restDisplacement)
        return motion
    }

    /// Returns the motion to a target without overshoot.
    ///
    /// The spring is critically damped. It's stiffer than `response` if the velocity requires it: with distance D and
    /// velocity v toward the target, ω = max(2π/response, v/D). With ω = v/D, the motion is a deceleration that ends on
    /// the target. A velocity that points away from the target decays first, within `reach` points.
    public static func settle(
        from position: Double, velocity: Double, to target: Double,
        response: Double = ScrollConstants.bounceResponse, reach: Double = .infinity,
        restDisplacement: Double = ScrollConstants.restDisplacement
    ) -> Trajectory {
        let start = position.finite()
        let distance = target.finite(or: start) - start
        var speed = velocity.finite()
        let asked = DampedSpring(response: response, dampingFraction: 1)
        var spring = asked
        if speed * distance <= 0 { speed = asked.velocity(speed, reaching: reach) }
        if distance != 0, speed / distance > asked.angularFrequency {
            spring = DampedSpring(angularFrequency: speed / distance, dampingFraction: 1)
        }
        return .spring(
            from: start, velocity: speed, to: start + distance, spring: spring, restDisplacement: restDisplacement)
    }
}
