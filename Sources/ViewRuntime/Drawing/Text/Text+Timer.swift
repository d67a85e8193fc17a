import Foundation

/// A clock that counts within an interval of time.
struct TextTimer: Equatable, Sendable {
    let interval: ClosedRange<Date>
    /// The time at which the clock stands still, if any.
    let pauseTime: Date?
    /// Whether the clock shows the time that's left. Otherwise, it shows the time that has passed.
    let countsDown: Bool
    /// Whether an hour or more shows as hours and minutes. Otherwise, it shows as minutes.
    let showsHours: Bool

    /// Returns the shown number of whole seconds at a time. A clock that counts down shows zero only at its end.
    private func seconds(at now: Date) -> Int {
        let time = min(max(min(now, pauseTime ?? now), interval.lowerBound), interval.upperBound)
        let span =
            countsDown
            ? interval.upperBound.timeIntervalSince(time).rounded(.up)
            : time.timeIntervalSince(interval.lowerBound).rounded(.down)
        return Int(min(span, 1e12))
    }

    func string(at now: Date, in environment: EnvironmentValues) -> String {
        let seconds = seconds(at: now)
        let pattern: Duration.TimeFormatStyle.Pattern =
            showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
        return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(environment.locale))
    }

    /// Returns the time after `now` at which the clock changes, or `nil` if it has ended or stands still.
    func nextChange(after now: Date) -> Date? {
        let end = min(interval.upperBound, pauseTime ?? interval.upperBound)
        guard now < end else { return nil }
        guard now >= interval.lowerBound else { return interval.lowerBound }
        // The seconds count from the bound that the clock measures, so each number shows for one second.
        return min((countsDown ? interval.upperBound : interval.lowerBound).nextSecond(after: now), end)
    }
}

extension Text {
    /// Creates text that counts within an interval of time, such as 4:59. Available from iOS 16 and macOS 13.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval. Before and after it, the text shows its first and its last number.
    ///   - pauseTime: A time at which the text stops, or `nil`.
    ///   - countsDown: Whether the text shows the time that's left. Otherwise, it shows the time that has passed.
    ///   - showsHours: Whether an hour or more shows as hours and minutes. Otherwise, it shows as minutes.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        content = .dated(
            .timer(
                TextTimer(
                    interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends text that counts within an interval of time. Available from iOS 16 and macOS 13.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        pieces.append(
            .text(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                    showsHours: showsHours)))
    }
}
