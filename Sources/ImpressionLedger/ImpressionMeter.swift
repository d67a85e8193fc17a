/// Measures the exposures of one area under one rule.
///
/// The input consists of samples: the visible share of the area at certain times. Between two samples that are at most
/// ``longestInterpolation`` apart, the share changes linearly, so the times at which it crosses the threshold don't
/// depend on the frame rate. Between samples that are farther apart, the content was static, and the earlier sample
/// holds until the later one.
///
/// Times are seconds of a monotonic clock that stops while the machine sleeps. A time before the last one is treated as
/// the last one.
public struct ImpressionMeter: Sendable {
    /// The maximum time between two frames for interpolation, in seconds.
    public static let longestInterpolation = 0.1

    /// A result of the measurement.
    public enum Event: Hashable, Sendable {
        /// The exposure has lasted as long as the rule requires. Its values are as of that moment.
        case viewable(Exposure)
        /// The exposure ended.
        case closed(Exposure, LossReason)
    }

    /// The rule that determines when an exposure is viewable.
    public let rule: ImpressionRule
    /// The time of the latest information, or `nil` before the first sample.
    public private(set) var time: Double?
    /// The last sample.
    public private(set) var sample = AreaSample.nothing(.hidden)
    /// The current exposure as of ``time``, if any.
    public private(set) var open: Exposure?
    /// The duration of earlier exposures that counts toward the next impression, in seconds, if the rule is cumulative.
    public private(set) var collected: Double

    /// Creates a meter.
    ///
    /// - Parameters:
    ///   - rule: The rule that determines when an exposure is viewable.
    ///   - collected: The duration that an earlier meter collected for the same area, in seconds. It has no effect
    ///     unless the rule is cumulative.
    public init(rule: ImpressionRule, collected: Double = 0) {
        self.rule = rule
        self.collected = rule.isCumulative ? max(collected, 0) : 0
    }

    /// The time at which the current exposure becomes viewable if nothing changes, or `nil` if there's none.
    public var deadline: Double? {
        guard let open, !open.isViewable else { return nil }
        return open.start + needed
    }

    private var needed: Double { max(rule.seconds - collected, 0) }

    /// Advances to a time without a change, and returns the events until then.
    public mutating func advance(to now: Double) -> [Event] {
        let start = time ?? now
        let end = max(now, start)
        var events: [Event] = []
        if open != nil { grow(from: start, to: end, sample, sample, start, end, &events) }
        time = end
        return events
    }

    /// Advances to a time with a new sample, and returns the events until then.
    ///
    /// - Parameters:
    ///   - now: The time of the frame.
    ///   - new: The sample of the frame.
    ///   - previousTime: The time of the last frame without a change; `nil` for the time of the last sample.
    ///   - isStep: Whether the share changes at once, as when a sheet appears, instead of linearly.
    public mutating func advance(to now: Double, _ new: AreaSample, previousTime: Double? = nil, isStep: Bool = false)
        -> [Event]
    {
        guard let last = time else {
            time = now
            sample = new
            if sees(new) { open = Exposure(start: now, earlier: collected, sample: new, largest: new.share) }
            return []
        }
        let now = max(now, last)
        let previous = min(max(previousTime ?? last, last), now)
        var events: [Event] = []
        let isHeld = isStep || now - previous > Self.longestInterpolation
        let begin = isHeld ? now : previous
        if open != nil { grow(from: last, to: begin, sample, sample, last, begin, &events) }
        if begin < now { move(from: begin, to: now, new, &events) }
        // The rest of the change is a step.
        if open != nil, !sees(new) { close(new, &events) }
        if open == nil, sees(new) { open = Exposure(start: now, earlier: collected, sample: new, largest: new.share) }
        open?.reach(new, share: new.share)
        sample = new
        time = now
        return events
    }

    /// Discards the cumulative duration and, without an event, the current exposure.
    public mutating func reset() {
        open = nil
        collected = 0
        time = nil
        sample = .nothing(.hidden)
    }

    private func threshold(_ pixels: Double) -> Double { rule.area(ofPixels: pixels) }

    private func sees(_ sample: AreaSample) -> Bool { sample.share >= threshold(sample.pixels) - Tolerance.share }

    /// Changes linearly from the last sample to another one.
    private mutating func move(from begin: Double, to now: Double, _ new: AreaSample, _ events: inout [Event]) {
        let old = sample
        let before = sees(old)
        let after = sees(new)
        let threshold = threshold(new.pixels)
        var crossing = now
        if before != after, old.share != new.share {
            crossing = begin + (now - begin) * min(max((threshold - old.share) / (new.share - old.share), 0), 1)
        }
        if before {
            grow(from: begin, to: after ? now : crossing, old, new, begin, now, &events)
            if !after { close(new, &events) }
        } else if after {
            open = Exposure(start: crossing, earlier: collected, sample: new, largest: min(threshold, new.share))
            grow(from: crossing, to: now, old, new, begin, now, &events)
        }
    }

    /// Extends the exposure while the area is visible. The share changes from `a` at `t0` to `b` at `t1`.
    private mutating func grow(
        from start: Double, to end: Double, _ a: AreaSample, _ b: AreaSample, _ t0: Double, _ t1: Double,
        _ events: inout [Event]
    ) {
        guard var exposure = open, end >= start else { return }
        let length = t1 - t0
        func part(_ time: Double) -> Double { length > 0 ? min(max((time - t0) / length, 0), 1) : 1 }
        func add(_ exposure: inout Exposure, until time: Double) {
            let seconds = time - start
            let middle = (part(start) + part(time)) / 2
            let last = part(time)
            // A difference of times can be slightly less than the duration that the rule requires.
            exposure.duration = max(time - exposure.start, exposure.isViewable ? needed : 0)
            exposure.areaSeconds += (a.share + (b.share - a.share) * middle) * seconds
            exposure.lost.amounts += (a.lost.amounts + (b.lost.amounts - a.lost.amounts) * middle) * seconds
            exposure.reach(a, share: a.share + (b.share - a.share) * last)
        }
        if !exposure.isViewable, end - exposure.start >= needed - Tolerance.seconds {
            let moment = min(max(exposure.start + needed, start), end)
            exposure.isViewable = true
            var then = exposure
            add(&then, until: moment)
            events.append(.viewable(then))
        }
        add(&exposure, until: end)
        open = exposure
    }

    private mutating func close(_ new: AreaSample, _ events: inout [Event]) {
        guard let exposure = open else { return }
        open = nil
        // Reported seconds don't count again.
        if rule.isCumulative { collected = exposure.isViewable ? 0 : collected + exposure.duration }
        events.append(.closed(exposure, new.lost.main ?? .hidden))
    }
}

/// The rounding errors that don't keep an area from reaching a rule's limits.
private enum Tolerance {
    /// 1e-9 of the area.
    static let share = 1e-9
    /// 1e-6 seconds.
    static let seconds = 1e-6
}
