import SwiftUI

/// Seven days that begin on a chosen day of the week, with no instant and no time zone inside.
///
/// ```swift
/// let week = Week(containing: day, startingOn: 2)   // Monday to Sunday
/// week.number(minimumDays: 4)                       // with Monday first: the ISO 8601 week
/// ```
public struct Week: Hashable, Comparable, Strideable, Codable, Sendable {
    /// The day that the week begins with.
    public let firstDay: Day

    /// The seven days from one on, whatever day of the week it is.
    public init(firstDay: Day) { self.firstDay = firstDay }

    /// The week that a day is in.
    ///
    /// - Parameters:
    ///   - day: Any day of the week.
    ///   - firstWeekday: 1 is Sunday and 7 Saturday, as in Foundation; others count as Sunday.
    public init(containing day: Day, startingOn firstWeekday: Int) {
        let first = (1...7).contains(firstWeekday) ? firstWeekday : 1
        firstDay = day - (day.weekday - first + 7) % 7
    }

    /// The day of the week that it begins with: 1 is Sunday.
    public var firstWeekday: Int { firstDay.weekday }

    /// The days, in order.
    public var days: Range<Day> { firstDay..<firstDay + 7 }

    /// The number of the week in its year.
    ///
    /// - Parameters:
    ///   - minimumDays: How many days of the new year a week needs to be its first: 4 in ISO 8601, 1 in the United States.
    ///   - system: Whose years are meant.
    public func number(minimumDays: Int, in system: CalendarSystem = .gregorian) -> Int {
        // The day whose year decides: the last of those that must lie in it.
        let deciding = firstDay + (7 - min(max(minimumDays, 1), 7))
        let yearStart = system.firstDayOfYear(containing: deciding)
        let first = Week(containing: yearStart, startingOn: firstWeekday)
        let daysInYear = first.firstDay.distance(to: yearStart)
        let begin = 7 - daysInYear >= min(max(minimumDays, 1), 7) ? first : first + 1
        return begin.distance(to: self) + 1
    }

    // Said, because what can be stridden over counts as equal by default where the distance is 0.
    public static func == (a: Week, b: Week) -> Bool { a.firstDay == b.firstDay }

    /// Whether a week begins before another.
    public static func < (a: Week, b: Week) -> Bool { a.firstDay < b.firstDay }

    /// Weeks to another; one that begins on another day of the week counts as the one that its first day is in.
    public func distance(to other: Week) -> Int { firstDay.distance(to: other.firstDay).flooredQuotient(by: 7) }

    /// The week so many weeks later, or earlier for a negative number.
    public func advanced(by weeks: Int) -> Week {
        let (days, overflow) = weeks.multipliedReportingOverflow(by: 7)
        return Week(firstDay: firstDay + (overflow ? (weeks < 0 ? .min / 2 : .max / 2) / 7 * 7 : days))
    }

    /// The week so many weeks later.
    public static func + (week: Week, weeks: Int) -> Week { week.advanced(by: weeks) }

    /// The week so many weeks earlier.
    public static func - (week: Week, weeks: Int) -> Week { week.advanced(by: 0.subtractingToBounds(weeks)) }
}
