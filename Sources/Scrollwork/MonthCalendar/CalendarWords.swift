import SwiftUI

/// What days and months are called in a locale and a calendar system.
struct CalendarWords: Hashable, Sendable {
    let system: CalendarSystem
    let locale: Locale

    private var calendar: Calendar {
        var calendar = system.calendar
        calendar.locale = locale
        return calendar
    }

    private var style: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt) }

    /// A number in the digits of the locale.
    func number(_ number: Int) -> String { number.formatted(IntegerFormatStyle<Int>(locale: locale).grouping(.never)) }

    /// The month and the year.
    func title(_ month: Month) -> String {
        // Some calendars have eras without a name in the locale's data; there the year stands alone.
        if calendar.eraSymbols.contains(where: { $0.hasPrefix("ERA") }) {
            return name(month) + " " + number(month.year)
        }
        return style.year().month(.wide).format(noon(month))
    }

    /// The name of the month alone.
    func name(_ month: Month) -> String { style.month(.wide).format(noon(month)) }

    /// The year that a month is in.
    func year(_ month: Month) -> String {
        if calendar.eraSymbols.contains(where: { $0.hasPrefix("ERA") }) { return number(month.year) }
        return style.year().format(noon(month))
    }

    /// The whole date with the day of the week, to be read out.
    func label(_ day: Day) -> String {
        style.weekday(.wide).day().month(.wide).year().format(CalendarSystem.noon(of: day.number))
    }

    /// From one day to another, to be read out.
    func label(_ range: ClosedRange<Day>) -> String {
        let interval = Date.IntervalFormatStyle(
            date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt)
        return interval.format(CalendarSystem.noon(of: range.lowerBound.number)..<CalendarSystem.noon(of: range.upperBound.number))
    }

    /// The names of the days of the week, in order: short ones to be seen and whole ones to be heard.
    func weekdays(startingOn first: Int) -> [(short: String, full: String)] {
        let short = calendar.veryShortStandaloneWeekdaySymbols, full = calendar.standaloneWeekdaySymbols
        guard short.count == 7, full.count == 7 else { return [] }
        return (0..<7).map { (short[(first - 1 + $0) % 7], full[(first - 1 + $0) % 7]) }
    }

    /// Whether people rest on a day of the week in the locale's region.
    func isWeekend(_ day: Day) -> Bool { calendar.isDateInWeekend(CalendarSystem.noon(of: day.number)) }

    /// In the midst of the month, where it is the year's and the era's by any reckoning.
    private func noon(_ month: Month) -> Date { CalendarSystem.noon(of: month.middle.number) }
}
