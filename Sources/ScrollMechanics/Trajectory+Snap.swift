extension Trajectory {
    /// Returns the motion to a snap point near the projected rest, which feels like a fling that happens to end there.
    ///
    /// - If the target is much nearer than the projected rest, a faster deceleration ends on it.
    /// - If the target is near the projected rest, a deceleration at about the natural rate approaches it. Below
    ///   ``ScrollConstants/minimumFlingSpeed``, a critically damped spring continues from the same position and
    ///   velocity without acceleration, so the motion doesn't slow to a crawl.
    /// - If the velocity hardly reaches the target, or points away from it,
    ///   ``settle(from:velocity:to:response:reach:restDisplacement:)`` provides the motion.
    ///
    /// The motion overshoots only if the velocity points away from the target, and then by at most `reach` points.
    public static func snap(
        from position: Double, velocity: Double, to target: Double, rate: DecelerationRate = .normal,
        reach: Double = .infinity
    ) -> Trajectory {
        let start = position.finite()
        let end = target.finite(or: start)
        let distance = end - start
        let speed = velocity.finite()
        let springFrequency = DampedSpring.bounce.angularFrequency
        guard distance != 0 else { return .settle(from: start, velocity: speed, to: end, reach: reach) }
        // The decay constant, per second, of a deceleration from here that ends on the target.
        let decay = speed / distance
        if decay >= springFrequency || decay < rate.decay * 0.75 {
            return .settle(from: start, velocity: speed, to: end, reach: reach)
        }
        let motion = Deceleration(
            position: start, velocity: speed, rate: DecelerationRate(perMillisecond: exponential(-decay / 1000)))
        let handover = ScrollConstants.minimumFlingSpeed
        guard abs(speed) > handover else {
            return .spring(
                from: start, velocity: speed, to: end,
                spring: DampedSpring(angularFrequency: min(2 * decay, springFrequency), dampingFraction: 1))
        }
        let time = naturalLogarithm(abs(speed) / handover) / decay
        let sample = motion.sample(at: time)
        var trajectory = Trajectory.rest(at: start)
        trajectory.append(.deceleration(motion), duration: time, restPosition: sample.position)
        // With ω = 2·decay, the spring starts without acceleration: x'' = ω²·d − 2ω·v = 0 for v = decay·d.
        trajectory.appendSpring(
            DampedSpring(angularFrequency: min(2 * decay, springFrequency), dampingFraction: 1), target: end,
            displacement: sample.position - end, velocity: sample.velocity)
        return trajectory
    }
}
