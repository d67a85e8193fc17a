/// Decides whether a page is still connected, from the times of its messages and of its answers to pings.
///
/// A connection can outlive its page: a computer that sleeps closes nothing. The host can't assume that anything is
/// visible since the last sign of the page.
struct PagePresence {
    /// The time of the last sign of the page, in seconds.
    private(set) var lastSign: Double
    /// The time of the unanswered ping, in seconds.
    private var pingTime: Double?

    init(at now: Double) { lastSign = now }

    /// Records a message or an answer.
    mutating func noteSign(at now: Double) {
        lastSign = now
        pingTime = nil
    }

    /// Records a ping. Returns `false` if the page hasn't answered an earlier one yet.
    mutating func notePing(at now: Double) -> Bool {
        if pingTime != nil { return false }
        pingTime = now
        return true
    }

    /// Whether the page was there a moment ago.
    func isProven(at now: Double) -> Bool { now < lastSign + Limits.signOfLife }

    /// The time from which a page that should acknowledge a frame has to answer a ping.
    var quietTime: Double { lastSign + Limits.silence }

    /// Whether a ping waits for its answer.
    var isAwaited: Bool { pingTime != nil }

    /// The time at which the page is considered gone unless it answers; `nil` if it doesn't have to answer.
    var lossTime: Double? { pingTime.map { $0 + Limits.silence } }
}
