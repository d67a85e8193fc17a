/// The results of the program's rules for a day.
struct DayRuleResult: Equatable {
    private let isDisabled: Bool
    private let isBlocked: Bool

    init(_ rules: DayRules, _ day: Day) {
        isDisabled = rules.isDisabled(day)
        isBlocked = rules.isBlocked(day)
    }

    /// Returns a day with the results.
    func applied(to day: MonthCalendarDay) -> MonthCalendarDay {
        var day = day
        day.isBlocked = isBlocked
        day.isDisabled = day.isDisabled || isBlocked || isDisabled
        return day
    }
}
