/// Maps the timestamps of a page's events to the time of a scene.
///
/// The clocks of a page and the host have different origins. Every message contains its sending time on the page's
/// clock, so `arrival − sending` is the offset plus the latency of the message. The smallest difference is the best
/// estimate of the offset. Mapped times never go backward and are never in the future.
struct ClientClock {
    private var offset: Double?
    private var last = 0.0

    /// Records that a message sent at `clientTime` on the page's clock arrived at `sceneTime`, in seconds.
    mutating func note(clientTime: Double, arrivedAt sceneTime: Double) {
        let difference = sceneTime - clientTime
        guard difference.isFinite else { return }
        offset = min(offset ?? difference, difference)
    }

    /// Forgets the offset, because a page that reconnects can have another origin.
    mutating func forgetOffset() { offset = nil }

    /// Returns a time of the scene on the page's clock; `nil` before the first message.
    func clientTime(of sceneTime: Double) -> Double? { offset.map { sceneTime - $0 } }

    mutating func sceneTime(of clientTime: Double, now: Double) -> Double {
        let mapped = clientTime + (offset ?? now - clientTime)
        let latest = max(now, last)
        last = mapped.isFinite ? min(max(mapped, last), latest) : latest
        return last
    }
}
