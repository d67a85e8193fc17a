import SwiftUI

/// A week of seven days that begins on a given day of the week, without a time zone.
///
/// ```swift
/// let week = Week(containing: day, startingOn: 2)   // Monday to Sunday
/// week.number(minimumDays: 4)                       // the ISO 8601 week number
/// ```
public struct Week: Hashable, Comparable, Strideable, Codable, Sendable {
    /// The first day of the week.
    public let firstDay: Day

    /// Creates the week that starts on a day.
    public init(firstDay: Day) { self.firstDay = firstDay }

    /// Creates the week that contains a day.
    ///
    /// - Parameters:
    ///   - day: A day of the week.
    ///   - firstWeekday: The first day of the week, from 1 for Sunday to 7 for Saturday. Other values are treated as
    ///     Sunday.
    public init(containing day: Day, startingOn firstWeekday: Int) {
        let first = (1...7).contains(firstWeekday) ? firstWeekday : 1
        firstDay = day - (day.weekday - first + 7) % 7
    }

    /// The first day of the week, from 1 for Sunday to 7 for Saturday.
    public var firstWeekday: Int { firstDay.weekday }

    /// The days of the week.
    public var days: Range<Day> { firstDay..<firstDay + 7 }

    /// Returns the number of the week in its year.
    ///
    /// - Parameters:
    ///   - minimumDays: The minimum number of days of a year in its first week: 4 in ISO 8601, 1 in the United States.
    ///   - system: The calendar system of the year.
    public func number(minimumDays: Int, in system: CalendarSystem = .gregorian) -> Int {
        let minimumDays = min(max(minimumDays, 1), 7)
        // The year of this day determines the year of the week.
        let deciding = firstDay + (7 - minimumDays)
        let yearStart = system.firstDayOfYear(containing: deciding)
        let first = Week(containing: yearStart, startingOn: firstWeekday)
        let daysInYear = first.firstDay.distance(to: yearStart)
        let begin = 7 - daysInYear >= minimumDays ? first : first + 1
        return begin.distance(to: self) + 1
    }

    // Defined explicitly, because the default for `Strideable` types compares distances.
    public static func == (a: Week, b: Week) -> Bool { a.firstDay == b.firstDay }

    /// Returns whether a week begins before another.
    public static func < (a: Week, b: Week) -> Bool { a.firstDay < b.firstDay }

    /// Returns the number of weeks to another week. A week that starts on another day of the week is treated as the one
    /// that contains its first day.
    public func distance(to other: Week) -> Int { firstDay.distance(to: other.firstDay).flooredQuotient(by: 7) }

    /// Returns the week that is a number of weeks later, or earlier if the number is negative.
    public func advanced(by weeks: Int) -> Week {
        let (days, overflow) = weeks.multipliedReportingOverflow(by: 7)
        return Week(firstDay: firstDay + (overflow ? (weeks < 0 ? .min / 2 : .max / 2) / 7 * 7 : days))
    }

    /// Returns the week that is a number of weeks later.
    public static func + (week: Week, weeks: Int) -> Week { week.advanced(by: weeks) }

    /// Returns the week that is a number of weeks earlier.
    public static func - (week: Week, weeks: Int) -> Week { week.advanced(by: 0.subtractingToBounds(weeks)) }
}
