/// Decides which frames carry the accessibility tree. While something moves every frame changes every element's
/// place, which nobody who reads it needs sixty times a second; the tree that comes to rest is always sent.
struct SemanticsPace {
    /// Seconds between trees while something moves.
    static let interval = 0.1

    private var isPending = false
    private var lastTime = -Double.infinity

    mutating func isDue(changed: Bool, isMoving: Bool, at now: Double, isFull: Bool) -> Bool {
        isPending = isPending || changed || isFull
        guard isPending, isFull || !isMoving || now - lastTime >= Self.interval else { return false }
        isPending = false
        lastTime = now
        return true
    }
}
