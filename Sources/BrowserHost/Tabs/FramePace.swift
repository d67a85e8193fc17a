/// Decides when a scene can run its next frame, from the frames that its page hasn't acknowledged.
///
/// A page acknowledges a frame when the display takes it, so the display sets the pace: with no frame in flight, a
/// frame runs at once. Another frame can be in flight only if the last one is overdue. Otherwise, a page at 60 frames
/// per second would receive twice as many. The number of frames in flight grows with the round-trip time, but not with
/// the drawing time of the page.
///
/// A frame without a message, whose changes the page computes, has no acknowledgment. The next frame runs after the
/// time of a frame at 60 frames per second, and after several such frames, of a frame at 30 frames per second. Such
/// frames count as in flight while an earlier message is.
struct FramePace {
    enum Permission: Equatable {
        case now
        case at(Double)
        case afterAcknowledgement
    }

    /// The time after which an unacknowledged frame is overdue, in seconds: longer than a frame of a display with 30
    /// frames per second.
    static let patience = 0.04
    /// The time between frames in flight at a high latency, in seconds: a frame at 60 frames per second.
    static let interval = 1.0 / 60
    /// The time between frames as long as the page computes all changes, in seconds: a frame at 30 frames per second.
    static let foreseenInterval = 1.0 / 30
    /// The longest time between messages with the moves of a finger whose effect the page shows, in seconds: three
    /// frames at 60 frames per second.
    static let moveInterval = 1.0 / 20
    /// The maximum time between two messages while something moves, in seconds. Each message synchronizes the clocks,
    /// and its acknowledgment proves that the page is still there.
    static let longestSilence = 0.1
    /// The number of frames in flight without latency.
    static let fewest = 2
    /// The maximum number of frames in flight at any latency.
    static let most = 32
    /// The number of frames that determine the smallest round-trip time.
    private static let sampleCount = 16

    private(set) var lastSent: UInt64 = 0
    private(set) var lastAcknowledged: UInt64 = 0
    private var timeOfLast = 0.0
    /// The time before which no frame runs after a frame whose changes the page computes.
    private var pauseEnd = -Double.infinity
    /// The number of frames since the last change that the page didn't compute.
    private var foreseenCount = 0
    /// The number of frames, with and without a message.
    private var frameCount = 0
    /// The times at which the unacknowledged messages were sent, oldest first, and the numbers of frames before them.
    private var departures: [(time: Double, frameCount: Int)] = []
    /// The round-trip times in seconds, oldest first.
    private var roundTripTimes: [Double] = []

    /// The number of frames since the oldest unacknowledged message.
    var inFlight: Int { departures.first.map { frameCount - $0.frameCount } ?? 0 }

    /// The round-trip time in seconds, as far as known.
    var roundTripTime: Double { roundTripTimes.min() ?? 0 }

    var limit: Int { min(Self.fewest + Int(roundTripTime / Self.interval), Self.most) }

    func permission(at now: Double) -> Permission {
        if inFlight >= limit { return .afterAcknowledgement }
        if now < pauseEnd { return .at(pauseEnd) }
        if inFlight == 0 { return .now }
        // Compared as it was scheduled, so rounding can't result in a time that is slightly too early.
        let next = timeOfLast + (limit > Self.fewest ? Self.interval : Self.patience)
        return now >= next ? .now : .at(next)
    }

    /// The time before which a frame can have no message.
    var silenceEnd: Double { timeOfLast + Self.longestSilence }

    /// Records a frame without a message, after which another frame is due.
    mutating func noteSilent(at now: Double) {
        frameCount += 1
        foreseenCount += 1
        pauseEnd = now + (foreseenCount > 1 ? Self.foreseenInterval : Self.interval)
    }

    /// Ends the pause before the next frame, for an input.
    mutating func endPause() { pauseEnd = -.infinity }

    /// Records that frame `lastSent + 1` was sent.
    ///
    /// - Parameters:
    ///   - now: The time, in seconds.
    ///   - isForeseen: A Boolean value that indicates whether the page computes all changes of the frame.
    mutating func noteSent(at now: Double, isForeseen: Bool = false) {
        lastSent += 1
        timeOfLast = now
        departures.append((now, frameCount))
        frameCount += 1
        foreseenCount = isForeseen ? foreseenCount + 1 : 0
        if foreseenCount > 1 { pauseEnd = now + Self.foreseenInterval }
    }

    /// Acknowledges a frame and all before it. Returns `false` if no such frame is in flight.
    ///
    /// - Parameters:
    ///   - number: The number of the frame.
    ///   - now: The time, in seconds.
    ///   - waited: The time between the arrival of the frame and its display, in seconds.
    mutating func acknowledge(_ number: UInt64, at now: Double, waited: Double = 0) -> Bool {
        guard number > lastAcknowledged, number <= lastSent else { return false }
        let count = Int(number - lastAcknowledged)
        roundTripTimes.append(max(now - departures[count - 1].time - max(waited, 0), 0))
        if roundTripTimes.count > Self.sampleCount { roundTripTimes.removeFirst() }
        departures.removeFirst(count)
        lastAcknowledged = number
        return true
    }
}
