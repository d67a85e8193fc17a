import Foundation

/// How a view's change is animated.
public struct Animation: Hashable, Sendable {
    public let base: any CustomAnimation

    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    /// The vector after `time` seconds on its way from zero to `value`; nil when the animation has ended.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// The velocity per second after `time` seconds; nil when it is not known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation takes over from `previous`, rather than being added to it.
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
    public var description: String { String(describing: base) }
    public var debugDescription: String { "Animation(\(String(reflecting: base)))" }
}
