import LayerTree

/// Maps the timestamps of a page's events to the time of a scene.
///
/// The clocks of a page and the host have different origins. Every message contains its sending time on the page's
/// clock, so `arrival − sending` is the offset plus the latency of the message. The smallest difference of the last
/// minute is the best estimate of the offset, because the clocks of two machines drift. If the machine of the page
/// slept, that of the messages since then is. Mapped times never go backward and are never in the future.
struct ClientClock {
    /// The duration of a window, in seconds. The estimate comes from the current window and the one before.
    private static let window = 30.0
    /// The number of messages after which a later difference is the clock's and not that of the network.
    private static let sampleCount = 16
    /// The smallest jump of a clock that stood still, in seconds.
    private static let jump = 0.25
    /// The time between two messages after which the first one shows a longer sleep, in seconds. In the middle of a
    /// gesture, the network can delay a message for as long.
    private static let pause = 1.0

    private var offset: Double?
    private var windowStart = -Double.infinity
    /// The smallest differences in the current window and the one before.
    private var current = Double.infinity, previous = Double.infinity
    /// The differences of the last messages, oldest first.
    private var recent: [Double] = []
    /// The sending time of the last message on the page's clock.
    private var lastSending = Double.infinity
    private var last = 0.0

    /// Records that a message sent at `clientTime` on the page's clock arrived at `sceneTime`, in seconds.
    mutating func note(clientTime: Double, arrivedAt sceneTime: Double) {
        let difference = sceneTime - clientTime
        guard difference.isFinite else { return }
        let follows = clientTime < lastSending + Self.pause
        lastSending = clientTime
        recent.append(difference)
        if recent.count > Self.sampleCount { recent.removeFirst() }
        if let offset {
            if follows {
                let least = recent.min() ?? difference
                if recent.count == Self.sampleCount, least > offset + Self.jump { restart(at: least) }
            } else if difference > offset + Self.pause {
                restart(at: difference)
            }
        }
        if sceneTime > windowStart + Self.window { (windowStart, previous, current) = (sceneTime, current, .infinity) }
        current = min(current, difference)
        offset = min(current, previous)
    }

    private mutating func restart(at difference: Double) { (current, previous) = (difference, .infinity) }

    /// Forgets the offset, because a page that reconnects can have another origin.
    mutating func forgetOffset() {
        let last = last
        self = ClientClock()
        self.last = last
    }

    /// Returns a time of the scene on the page's clock; `nil` before the first message.
    func clientTime(of sceneTime: Double) -> Double? { offset.map { sceneTime - $0 } }

    mutating func sceneTime(of clientTime: Double, now: Double) -> Double {
        let mapped = clientTime + (offset ?? now - clientTime)
        let latest = max(now, last)
        last = mapped.isFinite ? min(max(mapped, last), latest) : latest
        return last
    }
}

extension ClientClock {
    /// Returns an event of a page with its time in the scene.
    mutating func sceneEvent(_ event: ClientEvent, now: Double) -> InputEvent {
        switch event {
        case .pointer(var event):
            event.time = sceneTime(of: event.time, now: now)
            return .pointer(event)
        case .wheel(var event):
            event.time = sceneTime(of: event.time, now: now)
            return .wheel(event)
        case .key(var event):
            event.time = sceneTime(of: event.time, now: now)
            return .key(event)
        case .text(var event):
            if let key = event.key { event.key?.time = sceneTime(of: key.time, now: now) }
            return .text(event)
        case .semantics(let id, let action):
            return .semantics(id: id, action: action)
        }
    }
}
