import Synchronization

/// The number of messages of a WebSocket that wait for the main actor. If there are too many, the connection reads no
/// further data.
final class UntakenMessages: Sendable {
    private struct State {
        var count = 0
        var isPaused = false
    }

    private let state = Mutex(State())

    func add() { state.withLock { $0.count += 1 } }

    /// Removes a message. Returns `true` if the connection can continue to read.
    func remove() -> Bool {
        state.withLock { state in
            state.count -= 1
            guard state.isPaused, state.count < Limits.untakenMessages else { return false }
            state.isPaused = false
            return true
        }
    }

    /// Returns whether the connection can read. Otherwise, ``remove()`` returns `true` when it can.
    func allowsReading() -> Bool {
        state.withLock { state in
            state.isPaused = state.count >= Limits.untakenMessages
            return !state.isPaused
        }
    }
}
