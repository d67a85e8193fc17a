import Foundation

/// A spring that continues with the position and velocity of the animation it replaces.
struct FluidSpringAnimation: TimedAnimation {
    let spring: Spring
    /// The blend duration in seconds.
    let blendDuration: TimeInterval

    /// The part of the distance, or of 1 if that's less, at which the spring has settled.
    private static let precision = 0.001

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var motion = context.state[FluidSpringKey<V>.self]
        let elapsed = time - motion.startTime
        if motion.settling?.target != value {
            motion.settling = (value, settlingTime(to: value, motion))
            context.state[FluidSpringKey<V>.self] = motion
        }
        context.isLogicallyComplete = elapsed >= spring.response
        guard elapsed < motion.settling!.time else {
            context.isLogicallyComplete = true
            return nil
        }
        return position(of: motion, target: value, elapsed: elapsed)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let motion = context.state[FluidSpringKey<V>.self]
        let elapsed = time - motion.startTime
        let (own, ownRate) = sample(spring, motion, value, elapsed)
        guard let (weight, rate, previous) = blend(motion, elapsed) else { return ownRate }
        let (other, otherRate) = sample(previous, motion, value, elapsed)
        return otherRate.interpolated(towards: ownRate, amount: weight) + (own - other).scaled(by: rate)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let velocity = previous.velocity(value: value, time: time, context: context) else { return false }
        var earlier = context
        let position = previous.animate(value: value, time: time, context: &earlier) ?? value
        context.isLogicallyComplete = false
        context.state[FluidSpringKey<V>.self] = FluidSpringMotion(
            startTime: time, position: position, velocity: velocity, previousSpring: previous.fluidSpring)
        return true
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        settlingTime(to: value, FluidSpringMotion())
    }

    private func position<V: VectorArithmetic>(of motion: FluidSpringMotion<V>, target: V, elapsed: Double) -> V {
        let (own, _) = sample(spring, motion, target, elapsed)
        guard let (weight, _, previous) = blend(motion, elapsed) else { return own }
        return sample(previous, motion, target, elapsed).0.interpolated(towards: own, amount: weight)
    }

    private func sample<V: VectorArithmetic>(
        _ spring: Spring, _ motion: FluidSpringMotion<V>, _ target: V, _ elapsed: Double
    ) -> (V, V) {
        let c = spring.solution.coefficients(at: elapsed)
        let displacement = motion.position - target
        return (
            target + displacement.scaled(by: c.p) + motion.velocity.scaled(by: c.q),
            displacement.scaled(by: c.pRate) + motion.velocity.scaled(by: c.qRate)
        )
    }

    /// Returns the weight of this spring relative to the one it replaced, and the rate at which the weight changes.
    ///
    /// The weight is a smooth step over the blend duration. Both springs start in the same state, so the blend is as
    /// smooth as they are.
    private func blend<V: VectorArithmetic>(
        _ motion: FluidSpringMotion<V>, _ elapsed: Double
    ) -> (weight: Double, rate: Double, previous: Spring)? {
        guard let previous = motion.previousSpring, previous != spring, elapsed < blendDuration else { return nil }
        let progress = max(elapsed, 0) / blendDuration
        return (progress * progress * (3 - 2 * progress), 6 * progress * (1 - progress) / blendDuration, previous)
    }

    /// Returns the time until the spring rests: within a thousandth of the distance, or of one unit for longer
    /// distances.
    private func settlingTime<V: VectorArithmetic>(to target: V, _ motion: FluidSpringMotion<V>) -> TimeInterval {
        let distance = target - motion.position
        let length = distance.magnitudeSquared.squareRoot()
        let epsilon = Self.precision * (length > Tolerance.offset ? min(length, 1) : 1)
        let own = spring.settlingDuration(target: distance, initialVelocity: motion.velocity, epsilon: epsilon)
        let isBlending = motion.previousSpring.map { $0 != spring } ?? false
        return isBlending && blendDuration.isFinite ? max(own, blendDuration) : own
    }
}

/// The state in which a fluid spring started.
struct FluidSpringMotion<V: VectorArithmetic> {
    /// The start time in seconds, on the animation's clock.
    var startTime: TimeInterval = 0
    var position = V.zero
    var velocity = V.zero
    var previousSpring: Spring?
    /// The settling time for a target, computed once.
    var settling: (target: V, time: TimeInterval)?
}

enum FluidSpringKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: FluidSpringMotion<V> { FluidSpringMotion() }
}

extension Animation {
    /// The spring of a fluid spring animation, or `nil` for other animations.
    var fluidSpring: Spring? {
        switch base {
        case let fluid as FluidSpringAnimation: fluid.spring
        case is DefaultAnimation: DefaultAnimation.animation.spring
        case let wrapper as LogicallyCompleteAnimation: wrapper.base.fluidSpring
        default: nil
        }
    }
}
