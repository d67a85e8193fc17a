extension Trajectory {
    /// Moves to a snap point at or near the natural rest of a fling, as a fling would feel that happens to end there.
    ///
    /// - A target much nearer than the natural rest is reached by a deceleration that is re-tuned to end on it.
    /// - A target near the natural rest is approached by a deceleration of about the natural rate; below
    ///   ``ScrollConstants/minimumFlingSpeed`` a critical spring takes over that goes on with the same position,
    ///   velocity and no acceleration, so the last points do not creep.
    /// - A target that the velocity hardly reaches, or that lies behind, is reached by ``settle(from:velocity:to:response:reach:restDisplacement:)``.
    ///
    /// The position never passes the target unless the velocity points away from it: then it goes on for `reach` points at most.
    public static func snap(
        from position: Double, velocity: Double, to target: Double, rate: DecelerationRate = .normal, reach: Double = .infinity
    ) -> Trajectory {
        let start = position.finite()
        let end = target.finite(or: start)
        let distance = end - start
        let speed = velocity.finite()
        let springFrequency = DampedSpring.bounce.angularFrequency
        guard distance != 0 else { return .settle(from: start, velocity: speed, to: end, reach: reach) }
        // The decay, per second, of a deceleration from here that rests on the target.
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
        // With ω = 2·decay the spring starts without acceleration: x'' = ω²·d − 2ω·v = 0 for v = decay·d.
        trajectory.appendSpring(
            DampedSpring(angularFrequency: min(2 * decay, springFrequency), dampingFraction: 1), target: end,
            displacement: sample.position - end, velocity: sample.velocity)
        return trajectory
    }
}
