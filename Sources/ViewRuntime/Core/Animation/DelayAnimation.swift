import Foundation

/// An animation that begins later. It never takes over from another one: that one goes on meanwhile, and
/// both are added.
struct DelayAnimation: TimedAnimation {
    let base: Animation
    /// In seconds.
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
