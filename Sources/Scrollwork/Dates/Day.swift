import SwiftUI

/// A day as it stands in a calendar on the wall: no hour, no time zone, and so no daylight saving that could shift it.
///
/// A day is a number: the days since 1 January 1970. It is the same day in every calendar system; what it is called
/// there is asked for with ``components(in:)``.
///
/// ```swift
/// let new = Day(year: 2026, month: 1, day: 1)!
/// let days = new..<new + 365           // a collection of 365 days
/// let today = Day(.now, in: .current)  // what the clocks of the time zone show
/// ```
///
/// Sums that leave what an `Int` holds stop at its ends.
public struct Day: Hashable, Comparable, Strideable, Codable, Sendable {
    /// Days since 1 January 1970, which is 0.
    public let number: Int

    /// - Parameter number: Days since 1 January 1970; any number is a day.
    public init(number: Int) { self.number = number }

    /// The day that clocks in a time zone show at an instant.
    ///
    /// - Parameters:
    ///   - date: One that is not finite counts as 1 January 1970; one beyond ``CalendarSystem/reach`` as its nearer end.
    ///   - timeZone: Where the clocks are.
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

    /// The day with a date in a calendar system, or nil when the system has no such date.
    ///
    /// - Parameters:
    ///   - year: Of the era, as people write it.
    ///   - month: 1 is the first of the year.
    ///   - day: 1 is the first of the month.
    ///   - system: Whose date it is.
    ///   - era: The system's present era unless given.
    ///   - isLeapMonth: Whether the leap month of that number is meant, in systems that repeat months.
    public init?(
        year: Int, month: Int, day: Int, in system: CalendarSystem = .gregorian, era: Int? = nil, isLeapMonth: Bool = false
    ) {
        guard
            let found = system.day(
                DayComponents(era: era, year: year, month: month, isLeapMonth: isLeapMonth, day: day))
        else { return nil }
        self = found
    }

    /// The day that clocks in a time zone show now.
    public static func today(in timeZone: TimeZone = .current) -> Day { Day(.now, in: timeZone) }

    /// The first moment of the day in a time zone: midnight, or when clocks leapt over it the moment to which they leapt.
    public func start(in timeZone: TimeZone) -> Date {
        let noon = Double(min(max(self, CalendarSystem.reach.lowerBound), CalendarSystem.reach.upperBound).number) * 86_400 + 43_200
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        var guess = Date(timeIntervalSince1970: noon)
        for _ in 0..<2 {
            guess = Date(timeIntervalSince1970: noon - Double(timeZone.secondsFromGMT(for: guess)))
        }
        return calendar.startOfDay(for: guess)
    }

    /// What the day is called in a calendar system.
    public func components(in system: CalendarSystem = .gregorian) -> DayComponents { system.components(of: self) }

    /// The day of the week: 1 is Sunday and 7 Saturday, as in Foundation.
    public var weekday: Int { (number % 7 + 7 + 4) % 7 + 1 }

    /// Whether a day is before another.
    public static func < (a: Day, b: Day) -> Bool { a.number < b.number }

    /// Days to another; negative to an earlier one.
    public func distance(to other: Day) -> Int { other.number.subtractingToBounds(number) }

    /// The day so many days later, or earlier for a negative number.
    public func advanced(by days: Int) -> Day { Day(number: number.addingToBounds(days)) }

    /// The day so many days later.
    public static func + (day: Day, days: Int) -> Day { day.advanced(by: days) }

    /// The day so many days earlier.
    public static func - (day: Day, days: Int) -> Day { day.advanced(by: 0.subtractingToBounds(days)) }

    /// Days from the second to the first; negative where the first is earlier.
    public static func - (day: Day, other: Day) -> Int { other.distance(to: day) }

    /// Reads the ``number``.
    public init(from decoder: any Decoder) throws {
        self.init(number: try decoder.singleValueContainer().decode(Int.self))
    }

    /// Writes the ``number``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}

extension Day {
    /// The day in words.
    ///
    /// - Parameters:
    ///   - style: What of the date is written, and in which language. Its calendar and its time zone do not matter.
    ///   - system: By which calendar the date is written.
    public func formatted(
        _ style: Date.FormatStyle = .dateTime.year().month(.wide).day(), in system: CalendarSystem = .gregorian
    ) -> String {
        style.format(self, in: system)
    }
}

extension Date.FormatStyle {
    /// Writes a day by a calendar system.
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
    /// The date in the Gregorian calendar, year first: `2026-01-01`.
    public var description: String {
        let parts = components()
        func padded(_ number: Int, to length: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, length - digits.count)) + digits
        }
        return "\(padded(parts.year, to: 4))-\(padded(parts.month, to: 2))-\(padded(parts.day, to: 2))"
    }
}
