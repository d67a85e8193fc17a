import SwiftUI

/// A calendar day, without a time of day and a time zone.
///
/// A day is a number: the days since January 1, 1970. It's independent of calendar systems. Use ``components(in:)`` to
/// get its date in a calendar system.
///
/// ```swift
/// let new = Day(year: 2026, month: 1, day: 1)!
/// let days = new..<new + 365           // a collection of 365 days
/// let today = Day(.now, in: .current)  // the current date in a time zone
/// ```
///
/// Arithmetic that would overflow an `Int` results in the nearest bound.
public struct Day: Hashable, Comparable, Strideable, Codable, Sendable {
    /// The number of days since January 1, 1970.
    public let number: Int

    /// Creates a day.
    ///
    /// - Parameter number: The number of days since January 1, 1970.
    public init(number: Int) { self.number = number }

    /// Creates the day of a point in time in a time zone.
    ///
    /// - Parameters:
    ///   - date: The point in time. A date that isn't finite is treated as January 1, 1970. A date outside
    ///     ``CalendarSystem/reach`` is treated as the nearest day inside it.
    ///   - timeZone: The time zone.
    public init(_ date: Date, in timeZone: TimeZone) {
        let seconds = date.timeIntervalSince1970
        guard seconds.isFinite else {
            self.init(number: 0)
            return
        }
        let reach = CalendarSystem.reach
        let whole = (seconds / 86_400).rounded(.down)
        guard whole > Double(reach.lowerBound.number), whole < Double(reach.upperBound.number) else {
            self = seconds < 0 ? reach.lowerBound : reach.upperBound
            return
        }
        let local = Int(seconds.rounded(.down)) + timeZone.secondsFromGMT(for: date)
        self.init(number: local.flooredQuotient(by: 86_400))
    }

    /// Creates the day of a date in a calendar system. Returns `nil` if the calendar system has no such date.
    ///
    /// - Parameters:
    ///   - year: The year of the era.
    ///   - month: The month of the year, starting at 1.
    ///   - day: The day of the month, starting at 1.
    ///   - system: The calendar system.
    ///   - era: The era, or `nil` for the current era of the calendar system.
    ///   - isLeapMonth: Whether the month is a leap month, in calendar systems that repeat months.
    public init?(
        year: Int, month: Int, day: Int, in system: CalendarSystem = .gregorian, era: Int? = nil,
        isLeapMonth: Bool = false
    ) {
        guard
            let found = system.day(
                DayComponents(era: era, year: year, month: month, isLeapMonth: isLeapMonth, day: day))
        else { return nil }
        self = found
    }

    /// Returns the current day in a time zone.
    public static func today(in timeZone: TimeZone = .current) -> Day { Day(.now, in: timeZone) }

    /// Returns the first moment of the day in a time zone. It's midnight, or the first moment after a clock change that
    /// skips midnight.
    public func start(in timeZone: TimeZone) -> Date {
        let noon =
            Double(min(max(self, CalendarSystem.reach.lowerBound), CalendarSystem.reach.upperBound).number) * 86_400
            + 43_200
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        var guess = Date(timeIntervalSince1970: noon)
        for _ in 0..<2 {
            guess = Date(timeIntervalSince1970: noon - Double(timeZone.secondsFromGMT(for: guess)))
        }
        return calendar.startOfDay(for: guess)
    }

    /// Returns the date of the day in a calendar system.
    public func components(in system: CalendarSystem = .gregorian) -> DayComponents { system.components(of: self) }

    /// The day of the week, from 1 for Sunday to 7 for Saturday.
    public var weekday: Int { (number % 7 + 7 + 4) % 7 + 1 }

    // Defined explicitly, because the default for `Strideable` types computes a distance.
    public static func == (a: Day, b: Day) -> Bool { a.number == b.number }

    /// Returns whether a day is before another.
    public static func < (a: Day, b: Day) -> Bool { a.number < b.number }

    /// Returns the number of days to another day. It's negative if the other day is earlier.
    public func distance(to other: Day) -> Int { other.number.subtractingToBounds(number) }

    /// Returns the day that is a number of days later, or earlier if the number is negative.
    public func advanced(by days: Int) -> Day { Day(number: number.addingToBounds(days)) }

    /// Returns the day that is a number of days later.
    public static func + (day: Day, days: Int) -> Day { day.advanced(by: days) }

    /// Returns the day that is a number of days earlier.
    public static func - (day: Day, days: Int) -> Day { day.advanced(by: 0.subtractingToBounds(days)) }

    /// Returns the number of days from the second day to the first. It's negative if the first day is earlier.
    public static func - (day: Day, other: Day) -> Int { other.distance(to: day) }

    /// Creates a day from its encoded ``number``.
    ///
    /// - Throws: A `DecodingError` for other content.
    public init(from decoder: any Decoder) throws {
        self.init(number: try decoder.singleValueContainer().decode(Int.self))
    }

    /// Encodes the ``number``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}

extension Day {
    /// Formats the day.
    ///
    /// - Parameters:
    ///   - style: The format and its locale. The style's calendar and time zone have no effect.
    ///   - system: The calendar system of the date.
    /// - Returns: The formatted date.
    public func formatted(
        _ style: Date.FormatStyle = .dateTime.year().month(.wide).day(), in system: CalendarSystem = .gregorian
    ) -> String {
        style.format(self, in: system)
    }
}

extension Date.FormatStyle {
    /// Formats a day in a calendar system.
    func format(_ day: Day, in system: CalendarSystem) -> String {
        var style = self
        var calendar = system.calendar
        calendar.locale = locale
        style.calendar = calendar
        style.timeZone = .gmt
        let days = CalendarSystem.reach
        return style.format(CalendarSystem.noon(of: min(max(day, days.lowerBound), days.upperBound).number))
    }
}

extension Day: CustomStringConvertible {
    /// The Gregorian date in the format `2026-01-01`.
    public var description: String {
        let parts = components()
        func padded(_ number: Int, to length: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, length - digits.count)) + digits
        }
        return "\(padded(parts.year, to: 4))-\(padded(parts.month, to: 2))-\(padded(parts.day, to: 2))"
    }
}
