/// Moments at a constant interval, which a frame client waits for. All times are in seconds.
struct Ticks {
    private let start: Double
    private let interval: Double
    /// The number of moments that have passed.
    private(set) var count = 0.0

    init(start: Double, interval: Double) {
        self.start = start
        self.interval = interval
    }

    /// The last moment that has passed, or the start.
    var last: Double { time(of: count) }

    /// The next moment.
    var next: Double { time(of: count + 1) }

    /// Advances to the last moment at or before a time. Returns whether a moment has passed.
    mutating func advance(to now: Double) -> Bool {
        guard next <= now else { return false }
        // The rounded quotient can be one too low.
        count = max(count + 1, ((now - start) / interval).rounded(.down))
        if next <= now { count += 1 }
        return true
    }

    private func time(of number: Double) -> Double { start + interval * number }
}
