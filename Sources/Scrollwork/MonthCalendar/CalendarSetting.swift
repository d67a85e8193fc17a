import SwiftUI

/// The layout rules and the language of a calendar, from the environment and the options.
struct CalendarSetting: Equatable {
    let system: CalendarSystem
    let locale: Locale
    let firstWeekday: Int
    let minimumDays: Int
    let numbers: WeekNumbers
    let options: MonthCalendarOptions
    let isPaged: Bool

    init(calendar: Calendar, locale: Locale, options: MonthCalendarOptions, dates: DateOptions) {
        system = CalendarSystem(calendar.identifier)
        self.locale = locale
        let convention = dates.rule.convention(WeekConvention(calendar: calendar, locale: locale))
        firstWeekday = convention.firstWeekday
        minimumDays = convention.minimumDays
        numbers = dates.numbers
        self.options = options
        isPaged = options.scrolling == .paged || options.axis == .horizontal
    }

    var strings: CalendarStrings { CalendarStrings(system: system, locale: locale) }

    /// Returns the numbers of the calendar's months: those that contain days of the given months, or those within 100
    /// years of a day.
    func months(_ given: ClosedRange<Month>?, around today: Day) -> ClosedRange<Int> {
        let days =
            given.map { $0.lowerBound.firstDay...$0.upperBound.days.upperBound - 1 } ?? today - 36_524...today + 36_524
        let first = Month(containing: days.lowerBound, in: system),
            last = Month(containing: days.upperBound, in: system)
        return first.number...max(first.number, last.number)
    }

    func grid(_ month: Month) -> MonthGrid {
        MonthGrid(month, firstWeekday: firstWeekday, hasFixedRows: options.rows == .fixed)
    }

    var showsNumbers: Bool { numbers != .hidden }
}
