import Synchronization

/// How many frames of a socket wait to be sent.
final class UnsentFrames: Sendable {
    private let count = Atomic(0)

    /// False when there are ``Limits/unsentFrames`` already.
    func add() -> Bool {
        guard count.add(1, ordering: .relaxed).newValue <= Limits.unsentFrames else { return false }
        return true
    }

    func remove() { count.subtract(1, ordering: .relaxed) }
}
