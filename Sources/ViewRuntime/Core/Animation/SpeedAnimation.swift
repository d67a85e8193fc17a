import Foundation

/// An animation on a faster or slower clock. It adds to the running animation instead of replacing it.
struct SpeedAnimation: TimedAnimation {
    let base: Animation
    let speed: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        speed > 0 ? base.duration(of: value).map { $0 / speed } : .infinity
    }
}
