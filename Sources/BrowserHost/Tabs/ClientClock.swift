/// Maps the time stamps of a page's events to a scene's time.
///
/// A page and the host count seconds from different beginnings. Every message carries the page's time of sending,
/// so `arrival − sending` is the offset plus the way the message took; the smallest such difference seen is the
/// best estimate of the offset. Mapped times never run backwards and never lie in the future.
struct ClientClock {
    private var offset: Double?
    private var last = 0.0

    /// Notes that a message sent at `clientTime` on the page's clock arrived at `sceneTime`. Seconds.
    mutating func note(clientTime: Double, arrivedAt sceneTime: Double) {
        let difference = sceneTime - clientTime
        guard difference.isFinite else { return }
        offset = min(offset ?? difference, difference)
    }

    /// A page that connects anew may count from another beginning.
    mutating func forgetOffset() { offset = nil }

    mutating func sceneTime(of clientTime: Double, now: Double) -> Double {
        let mapped = clientTime + (offset ?? now - clientTime)
        let latest = max(now, last)
        last = mapped.isFinite ? min(max(mapped, last), latest) : latest
        return last
    }
}
