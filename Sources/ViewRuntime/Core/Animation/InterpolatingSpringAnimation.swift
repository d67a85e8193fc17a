import Foundation

/// A spring whose motion adds to that of the running animations.
struct InterpolatingSpringAnimation: TimedAnimation {
    let spring: Spring
    /// The initial velocity, as a fraction of the animated distance per second.
    let initialVelocity: Double

    init(spring: Spring, initialVelocity: Double) {
        self.spring = spring
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.isLogicallyComplete = time >= spring.response
        guard time < settlingTime else {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: spring.value(target: 1, initialVelocity: initialVelocity, time: time))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        value.scaled(by: spring.velocity(target: 1, initialVelocity: initialVelocity, time: time))
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { settlingTime }

    /// The time after which the value stays within a thousandth of the distance.
    private var settlingTime: TimeInterval {
        spring.settlingDuration(target: 1, initialVelocity: initialVelocity, epsilon: 0.001)
    }
}
