import Foundation

/// The way that a view changes over time.
public struct Animation: Hashable, Sendable {
    /// The custom animation that this value wraps.
    public let base: any CustomAnimation

    /// Creates an animation from a custom animation.
    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    /// Returns the animated value at a time.
    ///
    /// - Parameters:
    ///   - value: The vector toward which the animation moves, starting at zero.
    ///   - time: The time since the start of the animation, in seconds.
    ///   - context: The state of the animation.
    /// - Returns: The current vector, or `nil` if the animation has ended.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// Returns the velocity of the animated value per second, or `nil` if it's unknown.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns whether the animation replaces the previous one instead of adding to it.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func isEqual<A: CustomAnimation>(_ base: A) -> Bool { base == rhs.base as? A }
        return isEqual(lhs.base)
    }

    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        (base as? any TimedAnimation)?.duration(of: value)
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    /// A description of the animation's curve.
    public var description: String { String(describing: base) }
    /// A detailed description of the animation's curve.
    public var debugDescription: String { "Animation(\(String(reflecting: base)))" }
}
