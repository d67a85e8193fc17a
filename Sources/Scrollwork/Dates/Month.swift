import SwiftUI

/// A month of a calendar system, without a time zone.
///
/// Months have consecutive numbers. In each calendar system, the month that contains January 1, 1970 has the number 0.
/// Therefore `month + 1` is the next month, also at the end of a year and with leap months.
///
/// ```swift
/// let start = Month(year: 2000, month: 1)!
/// let century = start...start + 1_211             // 1,212 months
/// let kislev = Month(containing: Day(number: 0), in: CalendarSystem(.hebrew))
/// kislev.days.count                               // 29 or 30
/// ```
///
/// A month is always within its calendar system's ``CalendarSystem/days``. Arithmetic that would leave this range
/// results in its first or last month. Looking up the days of a month takes constant time at any distance.
public struct Month: Hashable, Comparable, Strideable, Codable, Sendable {
    /// The number of months since the one that contains January 1, 1970.
    public let number: Int
    /// The calendar system of the month.
    public let system: CalendarSystem

    /// Creates a month.
    ///
    /// - Parameters:
    ///   - number: The number of months since the one that contains January 1, 1970.
    ///   - system: The calendar system of the month.
    public init(number: Int, in system: CalendarSystem = .gregorian) {
        let months = system.monthNumbers
        self.number = min(max(number, months.lowerBound), months.upperBound)
        self.system = system
    }

    /// Creates the month that contains a day. For a day outside the calendar system's ``CalendarSystem/days``, creates
    /// its first or last month.
    public init(containing day: Day, in system: CalendarSystem = .gregorian) {
        self.init(number: system.month(containing: day).number, in: system)
    }

    /// Creates a month from its year and number. Returns `nil` if the calendar system has no such month.
    ///
    /// - Parameters:
    ///   - year: The year of the era.
    ///   - month: The month of the year, starting at 1.
    ///   - system: The calendar system.
    ///   - era: The era, or `nil` for the current era of the calendar system.
    ///   - isLeapMonth: Whether the month is a leap month, in calendar systems that repeat months.
    public init?(
        year: Int, month: Int, in system: CalendarSystem = .gregorian, era: Int? = nil, isLeapMonth: Bool = false
    ) {
        guard let month = system.monthNumber(era: era, year: year, month: month, isLeapMonth: isLeapMonth) else {
            return nil
        }
        self.init(number: month, in: system)
    }

    private enum CodingKeys: String, CodingKey {
        case number, system
    }

    /// Creates a month from its encoded ``number`` and ``system``. A number outside the calendar system's range results
    /// in the nearest month.
    ///
    /// - Throws: A `DecodingError` for other content.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            number: try container.decode(Int.self, forKey: .number),
            in: try container.decode(CalendarSystem.self, forKey: .system))
    }

    /// Returns the range between two months in either order.
    public static func span(_ a: Month, _ b: Month) -> ClosedRange<Month> { min(a, b)...max(a, b) }

    /// The first day of the month.
    public var firstDay: Day { Day(number: system.days(ofMonth: number).lowerBound) }

    /// A day in the middle of the month. The thirteenth month of some calendars has five days.
    var middle: Day {
        let days = days
        return days.lowerBound + min(14, days.count / 2)
    }

    /// The days of the month.
    public var days: Range<Day> {
        let days = system.days(ofMonth: number)
        return Day(number: days.lowerBound)..<Day(number: days.upperBound)
    }

    /// The date of the first day.
    public var components: DayComponents { firstDay.components(in: system) }

    /// The year of the era.
    public var year: Int { components.year }

    /// Returns the weeks that have days in the month: four to six weeks, or one or two for a month of five days.
    ///
    /// - Parameter firstWeekday: The first day of the week, from 1 for Sunday to 7 for Saturday. Other values are
    ///   treated as Sunday.
    public func weeks(startingOn firstWeekday: Int) -> ClosedRange<Week> {
        let days = days
        return Week(
            containing: days.lowerBound, startingOn: firstWeekday)...Week(
                containing: days.upperBound - 1, startingOn: firstWeekday)
    }

    /// Returns the month of the same name in another year, or the nearest month of that year. Shift-Page Down moves to
    /// it.
    func sameMonth(yearsLater years: Int) -> Month { system.month(self, yearsLater: years) }

    /// Formats the month in its calendar system.
    ///
    /// - Parameter style: The format and its locale. The style's calendar and time zone have no effect.
    public func formatted(_ style: Date.FormatStyle = .dateTime.year().month(.wide)) -> String {
        style.format(middle, in: system)
    }

    // Defined explicitly, because the default for `Strideable` types compares distances.
    public static func == (a: Month, b: Month) -> Bool { a.number == b.number && a.system == b.system }

    /// Returns whether a month is before another. Months of different calendar systems compare by their first days, and
    /// then by the names of the calendar systems.
    public static func < (a: Month, b: Month) -> Bool {
        if a.system == b.system { return a.number < b.number }
        let starts = (a.firstDay, b.firstDay)
        return starts.0 == starts.1 ? a.system.name < b.system.name : starts.0 < starts.1
    }

    /// Returns the number of months to another month. A month of another calendar system is treated as the month that
    /// contains its first day.
    public func distance(to other: Month) -> Int {
        let other = other.system == system ? other : Month(containing: other.firstDay, in: system)
        return other.number - number
    }

    /// Returns the month that is a number of months later, or earlier if the number is negative.
    public func advanced(by months: Int) -> Month { Month(number: number.addingToBounds(months), in: system) }

    /// Returns the month that is a number of months later.
    public static func + (month: Month, months: Int) -> Month { month.advanced(by: months) }

    /// Returns the month that is a number of months earlier.
    public static func - (month: Month, months: Int) -> Month { month.advanced(by: 0.subtractingToBounds(months)) }
}
