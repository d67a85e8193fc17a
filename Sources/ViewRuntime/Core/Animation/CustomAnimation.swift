import Foundation

/// How an animated value moves from zero to its target.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// The vector after `time` seconds on its way from zero to `value`; nil when the animation has ended.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// The velocity per second after `time` seconds; nil when it is not known.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Whether this animation takes over from the one that runs. If not, both run and are added.
    ///
    /// - Parameters:
    ///   - value: The vector that `previous` is on its way to.
    ///   - time: The seconds that `previous` has run. The clock is not set back.
    ///   - context: The state that `previous` leaves; what is written to it is handed to this animation.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    public nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// An animation that knows beforehand when it ends, so that what is built on it can be a function of time.
protocol TimedAnimation: CustomAnimation {
    /// In seconds; nil when it cannot be told, infinite when it never ends.
    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval?
}
