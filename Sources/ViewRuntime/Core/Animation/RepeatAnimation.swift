import Foundation

/// An animation that repeats a number of times or forever.
///
/// If the base animation knows its duration, the rounds are a function of time. The round of a custom animation ends at
/// the first frame without a value.
struct RepeatAnimation: TimedAnimation {
    let base: Animation
    /// The number of rounds, or `nil` for no limit.
    let count: Int?
    let autoreverses: Bool

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var rounds = context.state[RepeatKey<V>.self]
        defer { context.state[RepeatKey<V>.self] = rounds }
        if let duration = base.duration(of: value) {
            rounds = RepeatRounds(duration: duration, time: time)
            guard isPlaying(rounds.index), duration > 0 else { return ended(&context) }
            let result = base.animate(value: value, time: time - rounds.start, context: &context) ?? value
            context.isLogicallyComplete = false
            return directed(result, rounds.index, value)
        }
        guard isPlaying(rounds.index) else { return ended(&context) }
        var inner = context.withState(rounds.state)
        if let result = base.animate(value: value, time: time - rounds.start, context: &inner) {
            rounds.state = inner.state
            return directed(result, rounds.index, value)
        }
        rounds = RepeatRounds(index: rounds.index + 1, start: time)
        guard isPlaying(rounds.index) else { return ended(&context) }
        return directed(.zero, rounds.index, value)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let isTimed = base.duration(of: value)
        let rounds = isTimed.map { RepeatRounds<V>(duration: $0, time: time) } ?? context.state[RepeatKey<V>.self]
        guard isPlaying(rounds.index), isTimed != 0 else { return .zero }
        let inner = isTimed == nil ? context.withState(rounds.state) : context
        let velocity = base.velocity(value: value, time: time - rounds.start, context: inner)
        return isReversed(rounds.index) ? velocity?.scaled(by: -1) : velocity
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        guard let round = base.duration(of: value) else { return nil }
        return count.map { $0 == 0 ? 0 : round * Double($0) } ?? .infinity
    }

    private func isPlaying(_ index: Int) -> Bool { count.map { index < $0 } ?? true }

    private func isReversed(_ index: Int) -> Bool { autoreverses && index % 2 == 1 }

    private func directed<V: VectorArithmetic>(_ result: V, _ index: Int, _ value: V) -> V {
        isReversed(index) ? value - result : result
    }

    private func ended<V: VectorArithmetic>(_ context: inout AnimationContext<V>) -> V? {
        context.isLogicallyComplete = true
        return nil
    }
}

/// The current round and its start.
struct RepeatRounds<V: VectorArithmetic> {
    var index = 0
    var start: TimeInterval = 0
    /// The state of the base animation, which is new in each round.
    var state = AnimationState<V>()

    init(index: Int = 0, start: TimeInterval = 0) {
        self.index = index
        self.start = start
    }

    init(duration: TimeInterval, time: TimeInterval) {
        guard duration > 0, duration.isFinite, time > 0 else { return }
        index = Int(min((time / duration).rounded(.down), 1e15))
        start = Double(index) * duration
    }
}

enum RepeatKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: RepeatRounds<V> { RepeatRounds() }
}
