/// The free deceleration of a fling: v(t) = v₀·e^(−kt), x(t) = x₀ + (v₀/k)(1 − e^(−kt)).
///
/// You can evaluate the motion at any time, so a dropped frame doesn't change its path. Times are in seconds since the
/// start; a time that is negative or NaN is treated as 0.
public struct Deceleration: Hashable, Sendable {
    /// The initial position, in points.
    public let position: Double
    /// The initial velocity, in points per second.
    public let velocity: Double
    /// The rate at which the velocity decreases.
    public let rate: DecelerationRate

    /// Creates a deceleration. A position or velocity that is NaN or infinite is treated as 0.
    public init(position: Double, velocity: Double, rate: DecelerationRate = .normal) {
        self.position = position.finite()
        self.velocity = velocity.finite()
        self.rate = rate
    }

    /// Returns the position after `time` seconds, in points.
    public func position(at time: Double) -> Double { sample(at: time).position }

    /// Returns the velocity after `time` seconds, in points per second.
    public func velocity(at time: Double) -> Double { sample(at: time).velocity }

    /// Returns the position and the velocity after `time` seconds.
    public func sample(at time: Double) -> MotionSample {
        let remaining = exponential(-rate.decay * time.clampedTime)
        return MotionSample(
            position: position + velocity / rate.decay * (1 - remaining), velocity: velocity * remaining)
    }

    /// The position where the motion ends without interruption: x₀ + v₀/k.
    public var restPosition: Double { position + velocity / rate.decay }

    /// The time until the speed falls to ``ScrollConstants/stopSpeed``, in seconds; 0 if the initial speed is no
    /// greater.
    public var duration: Double {
        let ratio = abs(velocity) / ScrollConstants.stopSpeed
        return ratio > 1 ? naturalLogarithm(ratio) / rate.decay : 0
    }

    /// Returns the time at which the motion passes `target`, in seconds, or `nil` if it ends before the target or moves
    /// in the other direction.
    public func time(toReach target: Double) -> Double? {
        if target == position { return 0 }
        // A target this close is still ahead, even if its share of the distance rounds to zero. Without a velocity or a
        // finite target, the share isn't a number between 0 and 1.
        let part = rate.decay * (target - position) / velocity
        guard part > 0, part < 1 else { return nil }
        return -naturalLogarithm(1 - part) / rate.decay
    }

    /// Returns the velocity at a position on the path: v₀ − k(x − x₀), because speed is linear in distance.
    func velocity(passing target: Double) -> Double { velocity - rate.decay * (target - position) }

    /// Returns the position where a fling from `position` comes to rest: x₀ + v₀/k.
    public static func projectedRest(
        position: Double, velocity: Double, rate: DecelerationRate = .normal
    ) -> Double {
        Deceleration(position: position, velocity: velocity, rate: rate).restPosition
    }

    /// Returns the velocity at `position` with which content comes to rest at `target`: k(x − x₀).
    public static func velocity(
        from position: Double, toRestAt target: Double, rate: DecelerationRate = .normal
    ) -> Double {
        rate.decay * (target.finite() - position.finite())
    }
}
