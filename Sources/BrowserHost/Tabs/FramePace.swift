/// Decides when a scene may run its next frame, from the frames its page has yet to acknowledge.
///
/// A page acknowledges a frame when the display takes it, so the display sets the pace: with nothing on its way
/// a frame runs at once. A second one may be on its way only when the first is overdue, or a page that draws
/// sixty times a second would be sent twice as many. Never are there more than two.
struct FramePace {
    enum Permission: Equatable {
        case now
        case at(Double)
        case afterAcknowledgement
    }

    /// Seconds after which an unacknowledged frame is overdue: a little more than a frame at 60 a second.
    static let patience = 0.02
    static let limit: UInt64 = 2

    private(set) var lastSent: UInt64 = 0
    private(set) var lastAcknowledged: UInt64 = 0
    private var timeOfLast = 0.0

    var inFlight: UInt64 { lastSent - lastAcknowledged }

    func permission(at now: Double) -> Permission {
        switch inFlight {
        case 0: .now
        case Self.limit...: .afterAcknowledgement
        // Compared as it is scheduled: rounding must not call too early what is called at that very time.
        default: now >= timeOfLast + Self.patience ? .now : .at(timeOfLast + Self.patience)
        }
    }

    /// Notes that frame `lastSent + 1` was sent.
    mutating func noteSent(at now: Double) {
        lastSent += 1
        timeOfLast = now
    }

    /// Takes the acknowledgement of a frame and all before it; false when no such frame is on its way.
    mutating func acknowledge(_ number: UInt64) -> Bool {
        guard number > lastAcknowledged, number <= lastSent else { return false }
        lastAcknowledged = number
        return true
    }
}
