/// The rules for selectable days.
package struct DayRules {
    /// The days of the calendar.
    let days: ClosedRange<Day>
    /// Whether a day can't be selected, although a range may include it.
    let isDisabled: (Day) -> Bool
    /// Whether a day can't be selected or be part of a range.
    let isBlocked: (Day) -> Bool

    package init(
        days: ClosedRange<Day>, isDisabled: @escaping (Day) -> Bool = { _ in false },
        isBlocked: @escaping (Day) -> Bool = { _ in false }
    ) {
        self.days = days
        self.isDisabled = isDisabled
        self.isBlocked = isBlocked
    }

    /// The maximum length of a range that a person selects, 400 years. It limits the calls of the rules.
    static let longestRange = 146_097

    package func allows(_ day: Day) -> Bool { days.contains(day) && !isBlocked(day) && !isDisabled(day) }

    /// Returns the day nearest to `day` at which a range from `start` can end: before blocked days, and not on a
    /// disabled day.
    func reach(from start: Day, to day: Day) -> Day {
        let step = day < start ? -1 : 1
        var end = start
        var next = start
        for _ in 1..<Self.longestRange where next != day {
            next = next + step
            if !days.contains(next) || isBlocked(next) { break }
            if !isDisabled(next) { end = next }
        }
        return end
    }
}
