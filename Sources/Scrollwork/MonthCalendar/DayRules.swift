/// Which days can be chosen.
package struct DayRules {
    /// The days that the calendar has.
    let days: ClosedRange<Day>
    /// Days that cannot be chosen, though a range may run over them.
    let isDisabled: (Day) -> Bool
    /// Days that cannot be chosen and that no range may hold.
    let isBlocked: (Day) -> Bool

    package init(
        days: ClosedRange<Day>, isDisabled: @escaping (Day) -> Bool = { _ in false },
        isBlocked: @escaping (Day) -> Bool = { _ in false }
    ) {
        self.days = days
        self.isDisabled = isDisabled
        self.isBlocked = isBlocked
    }

    /// How many days a range chosen by a person holds at most, four hundred years; it bounds what is asked of the rules.
    static let longestRange = 146_097

    package func allows(_ day: Day) -> Bool { days.contains(day) && !isBlocked(day) && !isDisabled(day) }

    /// The day nearest to `day` at which a range from `start` may end: before blocked days, and not on a disabled one.
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
