import SwiftUI

/// What the environment and the options make of a calendar: by what rules it is laid out, and in what words.
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

    var words: CalendarWords { CalendarWords(system: system, locale: locale) }

    /// The numbers of the months to scroll over: those that hold days of the given ones, or a hundred years before and after a day.
    func months(_ given: ClosedRange<Month>?, around today: Day) -> ClosedRange<Int> {
        let days = given.map { $0.lowerBound.firstDay...$0.upperBound.days.upperBound - 1 } ?? today - 36_524...today + 36_524
        let first = Month(containing: days.lowerBound, in: system), last = Month(containing: days.upperBound, in: system)
        return first.number...max(first.number, last.number)
    }

    func grid(_ month: Month) -> MonthGrid {
        MonthGrid(month, firstWeekday: firstWeekday, hasFixedRows: options.rows == .fixed)
    }

    var showsNumbers: Bool { numbers != .hidden }
}
