/// Decides which frames include the accessibility tree. During motion, every frame changes the position of every
/// element, which assistive technology doesn't need 60 times per second. The tree at rest is sent at once.
struct SemanticsPace {
    enum Decision: Equatable {
        /// Nothing to send.
        case never
        case now
        /// Not yet, but at this time at the latest.
        case at(Double)
    }

    /// The time between trees during motion, in seconds.
    static let interval = 0.5

    private var isPending = false
    private var lastTime = -Double.infinity

    mutating func decide(changed: Bool, isMoving: Bool, at now: Double, isFull: Bool) -> Decision {
        isPending = isPending || changed || isFull
        guard isPending else { return .never }
        // Compared as it was scheduled.
        if !isFull, isMoving, now < lastTime + Self.interval { return .at(lastTime + Self.interval) }
        isPending = false
        lastTime = now
        return .now
    }
}
