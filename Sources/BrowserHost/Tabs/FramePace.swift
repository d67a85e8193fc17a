/// Decides when a scene may run its next frame, from the frames its page has yet to acknowledge.
///
/// A page acknowledges a frame when the display takes it, so the display sets the pace: with nothing on its way
/// a frame runs at once. Another one may be on its way only when the last is overdue, or a page that draws
/// sixty times a second would be sent twice as many. How many are on their way at once grows with the time that a message takes
/// to the page and back, and never with the time that the page takes to draw.
struct FramePace {
    enum Permission: Equatable {
        case now
        case at(Double)
        case afterAcknowledgement
    }

    /// Seconds after which an unacknowledged frame is overdue: a little more than a frame at 60 a second.
    static let patience = 0.02
    /// Seconds of a frame at 60 a second: what lies between frames that are on a long way.
    static let interval = 1.0 / 60
    /// Frames on their way where the way takes no time.
    static let fewest: UInt64 = 2
    /// However long the way is.
    static let most: UInt64 = 32
    /// Frames of which the quickest tells how long the way is.
    private static let sampleCount = 16

    private(set) var lastSent: UInt64 = 0
    private(set) var lastAcknowledged: UInt64 = 0
    private var timeOfLast = 0.0
    /// When the frames on their way were sent, the oldest first.
    private var departures: [Double] = []
    /// Seconds of the way, the oldest sample first.
    private var ways: [Double] = []

    var inFlight: UInt64 { lastSent - lastAcknowledged }

    /// Seconds that a message takes to the page and back, as far as is known.
    var way: Double { ways.min() ?? 0 }

    var limit: UInt64 { min(Self.fewest + UInt64(way / Self.interval), Self.most) }

    func permission(at now: Double) -> Permission {
        if inFlight == 0 { return .now }
        if inFlight >= limit { return .afterAcknowledgement }
        // Compared as it is scheduled: rounding must not call too early what is called at that very time.
        let next = timeOfLast + (limit > Self.fewest ? Self.interval : Self.patience)
        return now >= next ? .now : .at(next)
    }

    /// Notes that frame `lastSent + 1` was sent.
    mutating func noteSent(at now: Double) {
        lastSent += 1
        timeOfLast = now
        departures.append(now)
    }

    /// Takes the acknowledgement of a frame and all before it; false when no such frame is on its way.
    ///
    /// - Parameter waited: Seconds that the page had the frame before the display took it.
    mutating func acknowledge(_ number: UInt64, at now: Double, waited: Double = 0) -> Bool {
        guard number > lastAcknowledged, number <= lastSent else { return false }
        let count = Int(number - lastAcknowledged)
        ways.append(max(now - departures[count - 1] - max(waited, 0), 0))
        if ways.count > Self.sampleCount { ways.removeFirst() }
        departures.removeFirst(count)
        lastAcknowledged = number
        return true
    }
}
