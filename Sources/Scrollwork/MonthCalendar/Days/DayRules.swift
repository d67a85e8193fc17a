/// The rules for selectable days.
package struct DayRules {
    /// The days of the calendar.
    let days: ClosedRange<Day>
    /// Whether a day can't be selected, although a range may include it.
    let isDisabled: (Day) -> Bool
    /// Whether a day can't be selected or be part of a range.
    let isBlocked: (Day) -> Bool
    /// The numbers of days that a range can have.
    let lengths: ClosedRange<Int>

    package init(
        days: ClosedRange<Day>, lengths: ClosedRange<Int>? = nil, isDisabled: @escaping (Day) -> Bool = { _ in false },
        isBlocked: @escaping (Day) -> Bool = { _ in false }
    ) {
        self.days = days
        self.lengths = (lengths ?? 1...Self.longestRange).clamped(to: 1...Self.longestRange)
        self.isDisabled = isDisabled
        self.isBlocked = isBlocked
    }

    /// The maximum length of a range that a person selects, 400 years. It limits the calls of the rules.
    static let longestRange = 146_097

    package func allows(_ day: Day) -> Bool { days.contains(day) && !isBlocked(day) && !isDisabled(day) }

    /// Returns the day nearest to `day` at which a range from `start` can end: before blocked days, not on a disabled
    /// day, and not too near or too far. If there is none, it's the first day, with which a range only begins.
    func reach(from start: Day, to day: Day) -> Day {
        let step = day < start ? -1 : 1
        var end = start
        var next = start
        for length in 2..<lengths.upperBound + 1 where next != day {
            next = next + step
            if !days.contains(next) || isBlocked(next) { break }
            if lengths.contains(length), !isDisabled(next) { end = next }
        }
        return end
    }
}
