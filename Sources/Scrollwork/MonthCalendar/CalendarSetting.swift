import SwiftUI

/// What the environment and the options make of a calendar: by what rules it is laid out, and in what words.
struct CalendarSetting: Equatable {
    let system: CalendarSystem
    let locale: Locale
    let firstWeekday: Int
    let minimumDays: Int
    let options: MonthCalendarOptions
    let isPaged: Bool

    init(calendar: Calendar, locale: Locale, options: MonthCalendarOptions) {
        system = CalendarSystem(calendar.identifier)
        self.locale = locale
        let convention = WeekConvention(calendar: calendar, locale: locale)
        firstWeekday = options.firstWeekday ?? convention.firstWeekday
        minimumDays = convention.minimumDays
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

    /// The number of a week by the rule that is chosen.
    func number(of week: Week) -> Int {
        switch options.weekNumbers {
        case .locale: week.number(minimumDays: minimumDays, in: system)
        case .iso, .hidden:
            // The Thursday of the row decides, whatever day it begins with.
            Week(containing: week.firstDay + (5 - firstWeekday + 7) % 7, startingOn: 2).number(minimumDays: 4)
        }
    }
}
