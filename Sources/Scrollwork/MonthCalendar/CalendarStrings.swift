import SwiftUI

/// The names of days and months in a locale and a calendar system.
struct CalendarStrings: Hashable, Sendable {
    let system: CalendarSystem
    let locale: Locale

    private var calendar: Calendar {
        var calendar = system.calendar
        calendar.locale = locale
        return calendar
    }

    var style: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt) }

    /// Returns a number in the digits of the locale.
    func number(_ number: Int) -> String { number.formatted(IntegerFormatStyle<Int>(locale: locale).grouping(.never)) }

    /// Returns the month and the year.
    func title(_ month: Month) -> String {
        // The locale data of some calendars has no names of eras. Then show only the year.
        if calendar.eraSymbols.contains(where: { $0.hasPrefix("ERA") }) {
            return name(month) + " " + number(month.year)
        }
        return style.year().month(.wide).format(noon(month))
    }

    /// Returns the name of the month.
    func name(_ month: Month) -> String { style.month(.wide).format(noon(month)) }

    /// Returns the year of a month.
    func year(_ month: Month) -> String {
        if calendar.eraSymbols.contains(where: { $0.hasPrefix("ERA") }) { return number(month.year) }
        return style.year().format(noon(month))
    }

    /// Returns the spoken date of a day, with its weekday.
    func label(_ day: Day) -> String {
        style.weekday(.wide).day().month(.wide).year().format(CalendarSystem.noon(of: day.number))
    }

    /// Returns the spoken dates of a range.
    func label(_ range: ClosedRange<Day>) -> String {
        let interval = Date.IntervalFormatStyle(
            date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt)
        return interval.format(
            CalendarSystem.noon(of: range.lowerBound.number)..<CalendarSystem.noon(of: range.upperBound.number))
    }

    /// Returns the names of the weekdays in order: short ones to show and full ones to speak.
    func weekdays(startingOn first: Int) -> [(short: String, full: String)] {
        let short = calendar.veryShortStandaloneWeekdaySymbols, full = calendar.standaloneWeekdaySymbols
        guard short.count == 7, full.count == 7 else { return [] }
        return (0..<7).map { (short[(first - 1 + $0) % 7], full[(first - 1 + $0) % 7]) }
    }

    /// Whether a day is on a weekend in the locale's region.
    func isWeekend(_ day: Day) -> Bool { calendar.isDateInWeekend(CalendarSystem.noon(of: day.number)) }

    /// Returns the noon of a day in the middle of the month, whose year and era are unambiguous.
    private func noon(_ month: Month) -> Date { CalendarSystem.noon(of: month.middle.number) }
}
