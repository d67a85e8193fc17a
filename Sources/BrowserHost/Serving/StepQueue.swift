import Synchronization

/// The steps of a conversation that wait for the main actor, in order.
///
/// Data from the network can contain hundreds of messages at once. They wait here instead of on the main actor, where
/// the messages of other pages would wait behind them. While too many wait, the connection reads no further data.
final class StepQueue: Sendable {
    private struct State {
        var waiting: ArraySlice<Conversation.Step> = []
        var hasTurn = false
        var isPaused = false
    }

    private let state = Mutex(State())

    /// Adds a step. Returns `true` if the main actor needs a turn to take it.
    func add(_ step: Conversation.Step) -> Bool {
        state.withLock { state in
            state.waiting.append(step)
            defer { state.hasTurn = true }
            return !state.hasTurn
        }
    }

    /// Removes the first step. If there is none, the turn ends.
    func next() -> Conversation.Step? {
        state.withLock { state in
            guard let step = state.waiting.popFirst() else {
                state.hasTurn = false
                return nil
            }
            return step
        }
    }

    /// Returns whether the connection can read. Otherwise, ``endsPause()`` returns `true` when it can.
    func allowsReading() -> Bool {
        state.withLock { state in
            state.isPaused = state.waiting.count >= Limits.waitingSteps
            return !state.isPaused
        }
    }

    /// Returns `true` once when a paused connection can read again.
    func endsPause() -> Bool {
        state.withLock { state in
            guard state.isPaused, state.waiting.count < Limits.waitingSteps else { return false }
            state.isPaused = false
            return true
        }
    }
}
