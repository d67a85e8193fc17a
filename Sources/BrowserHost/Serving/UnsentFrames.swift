import Synchronization

/// The number of unsent frames of a WebSocket.
final class UnsentFrames: Sendable {
    private let count = Atomic(0)

    /// Adds a frame. Returns `false` if there are already ``Limits/unsentFrames``.
    func add() -> Bool {
        guard count.add(1, ordering: .relaxed).newValue <= Limits.unsentFrames else { return false }
        return true
    }

    func remove() { count.subtract(1, ordering: .relaxed) }
}
