import Foundation

/// An animation that begins after a delay. It adds to the running animation instead of replacing it.
struct DelayAnimation: TimedAnimation {
    let base: Animation
    /// The delay in seconds.
    let delay: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        base.duration(of: value).map { max($0 + delay, 0) }
    }
}
