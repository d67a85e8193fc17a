/// Decides which frames carry the accessibility tree. While something moves, by itself or by a hand, every frame changes every
/// element's place, which nobody who reads it needs sixty times a second; the tree that comes to rest is sent at once.
struct SemanticsPace {
    enum Decision: Equatable {
        /// Nothing is to be sent.
        case never
        case now
        /// Not yet, and at that time at the latest.
        case at(Double)
    }

    /// Seconds between trees while something moves.
    static let interval = 0.1

    private var isPending = false
    private var lastTime = -Double.infinity

    mutating func decide(changed: Bool, isMoving: Bool, at now: Double, isFull: Bool) -> Decision {
        isPending = isPending || changed || isFull
        guard isPending else { return .never }
        // Compared as it is scheduled.
        if !isFull, isMoving, now < lastTime + Self.interval { return .at(lastTime + Self.interval) }
        isPending = false
        lastTime = now
        return .now
    }
}
