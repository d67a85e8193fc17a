import SwiftUI

/// The calendar of a week pager.
struct WeekSetting: Equatable {
    let system: CalendarSystem
    let locale: Locale
    /// The first day of the week, from 1 for Sunday to 7 for Saturday.
    let firstWeekday: Int
    let minimumDays: Int
    /// The day that is marked as today, or `nil` for none.
    let today: Day?
    let numbers: WeekNumbers
    /// The days of the pager.
    let days: ClosedRange<Day>

    var showsNumbers: Bool { numbers != .hidden }

    // MARK: Pages

    func week(containing day: Day) -> Week { Week(containing: day, startingOn: firstWeekday) }

    /// Returns the page number of a week. Weeks that begin on the same weekday have consecutive numbers.
    func page(of week: Week) -> Int64 { Int64(week.firstDay.number.flooredQuotient(by: 7)) }

    func week(onPage page: Int64) -> Week {
        // Day 0 is a Thursday, weekday 5.
        let shift = Int64((firstWeekday - 5 + 7) % 7)
        return Week(firstDay: Day(number: Int(clamping: page.multipliedReportingOverflow(by: 7).partialValue + shift)))
    }

    var weekPages: ClosedRange<Int64> {
        page(of: week(containing: days.lowerBound))...page(of: week(containing: days.upperBound))
    }

    var dayPages: ClosedRange<Int64> { Int64(days.lowerBound.number)...Int64(days.upperBound.number) }

    var monthPages: ClosedRange<Int64> {
        let counted = system.days, first = min(max(days.lowerBound, counted.lowerBound), counted.upperBound)
        let last = min(max(days.upperBound, counted.lowerBound), counted.upperBound)
        return Int64(Month(containing: first, in: system).number)...Int64(Month(containing: last, in: system).number)
    }

    /// Returns the first and the last page. The bounds of the calendar aren't those of the program.
    func ends(of pages: ClosedRange<Int64>) -> PagerEnds {
        let reach = CalendarSystem.reach
        return PagerEnds(
            first: days.lowerBound > reach.lowerBound ? pages.lowerBound : nil,
            last: days.upperBound < reach.upperBound ? pages.upperBound : nil)
    }

    func month(containing day: Day) -> Month { Month(containing: day, in: system) }

    func month(onPage page: Int64) -> Month { Month(number: Int(page), in: system) }

    func clamp(_ day: Day) -> Day { min(max(day, days.lowerBound), days.upperBound) }

    // MARK: Texts

    private var strings: CalendarStrings { CalendarStrings(system: system, locale: locale) }

    private func noon(of day: Day) -> Date { CalendarSystem.noon(of: clamp(day).number) }

    func text(of day: Day) -> String { strings.number(day.components(in: system).day) }

    func title(of day: Day) -> String { strings.style.year().month(.wide).format(noon(of: day)) }

    /// Returns the spoken date of a day.
    func label(of day: Day) -> String { strings.label(clamp(day)) }

    /// Returns the number of a week, or `nil` if weeks have no numbers.
    func number(of week: Week) -> String? {
        numbers.number(of: week, minimumDays: minimumDays, in: system).map(strings.number)
    }

    func name(of week: Week) -> String { AccessibilityStrings.week(of: date(of: week.firstDay)) }

    func date(of day: Day) -> String { strings.style.day().month(.wide).year().format(noon(of: day)) }

    /// The names of the weekdays in order: short ones to show and full ones to speak.
    var weekdays: [(short: String, full: String)] { strings.weekdays(startingOn: firstWeekday) }
}
