import Foundation

/// The animation of `withAnimation` without an argument.
struct DefaultAnimation: TimedAnimation {
    static let animation = FluidSpringAnimation(
        spring: Spring(response: 0.55, dampingRatio: 1), blendDuration: 0)

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        Self.animation.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        Self.animation.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        Self.animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { Self.animation.duration(of: value) }
}
