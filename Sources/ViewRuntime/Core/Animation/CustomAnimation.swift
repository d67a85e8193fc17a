import Foundation

/// A type that defines how an animated value changes over time.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the animated value at a time.
    ///
    /// - Parameters:
    ///   - value: The vector toward which the animation moves, starting at zero.
    ///   - time: The time since the start of the animation, in seconds.
    ///   - context: The state of the animation.
    /// - Returns: The current vector, or `nil` if the animation has ended.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// Returns the velocity of the animated value per second, or `nil` if it's unknown.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Returns whether this animation replaces the running one. Otherwise both run, and their values add up.
    ///
    /// - Parameters:
    ///   - previous: The running animation.
    ///   - value: The vector toward which `previous` moves.
    ///   - time: The time in seconds that `previous` has run. The clock continues for the new animation.
    ///   - context: The state of `previous`. This animation starts with the changes that the method makes to it.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns `nil`, because the velocity is unknown.
    public nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    /// Returns `false`, so that both animations run.
    public nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// An animation that knows its duration in advance, so that animations built on it can be functions of time.
protocol TimedAnimation: CustomAnimation {
    /// Returns the duration in seconds. It's `nil` if the duration is unknown, and infinite if the animation never
    /// ends.
    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval?
}
