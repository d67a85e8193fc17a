/// Free gliding after a throw: v(t) = v₀·e^(−kt), x(t) = x₀ + (v₀/k)(1 − e^(−kt)).
///
/// The value answers for any time, so a frame samples it at its own timestamp and a dropped frame
/// changes nothing. Times are seconds since the start; negative and NaN times count as 0.
public struct Deceleration: Hashable, Sendable {
    /// Points, at the start.
    public let position: Double
    /// Points per second, at the start.
    public let velocity: Double
    public let rate: DecelerationRate

    /// A position or velocity that is NaN or infinite counts as 0.
    public init(position: Double, velocity: Double, rate: DecelerationRate = .normal) {
        self.position = position.finite()
        self.velocity = velocity.finite()
        self.rate = rate
    }

    public func position(at time: Double) -> Double { sample(at: time).position }

    public func velocity(at time: Double) -> Double { sample(at: time).velocity }

    public func sample(at time: Double) -> MotionSample {
        let remaining = exponential(-rate.decay * time.clampedTime)
        return MotionSample(
            position: position + velocity / rate.decay * (1 - remaining), velocity: velocity * remaining)
    }

    /// Where the motion would end if it were never stopped: x₀ + v₀/k.
    public var restPosition: Double { position + velocity / rate.decay }

    /// Seconds until the speed has fallen to ``ScrollConstants/stopSpeed``; 0 if it starts no faster.
    public var duration: Double {
        let ratio = abs(velocity) / ScrollConstants.stopSpeed
        return ratio > 1 ? naturalLogarithm(ratio) / rate.decay : 0
    }

    /// Seconds until the motion passes `target`; nil when it rests before it or moves the other way.
    public func time(toReach target: Double) -> Double? {
        guard target.isFinite else { return nil }
        if target == position { return 0 }
        guard velocity != 0 else { return nil }
        // However near the target is, it lies ahead: the part of the way may be too small to be told from none.
        let part = rate.decay * (target - position) / velocity
        guard part > 0, part < 1 else { return nil }
        return -naturalLogarithm(1 - part) / rate.decay
    }

    /// The velocity at a position on the way: v₀ − k(x − x₀), since speed is linear in distance.
    func velocity(passing target: Double) -> Double { velocity - rate.decay * (target - position) }

    /// Where content thrown from `position` comes to rest: x₀ + v₀/k.
    public static func projectedRest(
        position: Double, velocity: Double, rate: DecelerationRate = .normal
    ) -> Double {
        Deceleration(position: position, velocity: velocity, rate: rate).restPosition
    }

    /// The velocity with which content must leave `position` to rest at `target`: k(x − x₀).
    public static func velocity(
        from position: Double, toRestAt target: Double, rate: DecelerationRate = .normal
    ) -> Double {
        rate.decay * (target.finite() - position.finite())
    }
}
