import SwiftUI

/// A month of a calendar system, with no instant and no time zone inside.
///
/// Months are counted: the one that holds 1 January 1970 is 0 in every system, so `month + 1` is the next one across the
/// end of a year, leap months included.
///
/// ```swift
/// let start = Month(year: 2000, month: 1)!
/// let century = start...start + 1_211             // 1,212 months
/// let kislev = Month(containing: Day(number: 0), in: CalendarSystem(.hebrew))
/// kislev.days.count                               // 29 or 30
/// ```
///
/// Months lie within their calendar's ``CalendarSystem/days``; what would lie beyond is its first or its last.
/// Looking up a month's days takes constant time, however far away it is.
public struct Month: Hashable, Comparable, Strideable, Codable, Sendable {
    /// Months since the one that holds 1 January 1970.
    public let number: Int
    /// The calendar whose month it is.
    public let system: CalendarSystem

    /// - Parameters:
    ///   - number: Months since the one that holds 1 January 1970.
    ///   - system: The calendar whose month it is.
    public init(number: Int, in system: CalendarSystem = .gregorian) {
        let months = system.monthNumbers
        self.number = min(max(number, months.lowerBound), months.upperBound)
        self.system = system
    }

    /// The month that a day is in; of a day outside the calendar's ``CalendarSystem/days`` its first or last.
    public init(containing day: Day, in system: CalendarSystem = .gregorian) {
        self.init(number: system.month(containing: day).number, in: system)
    }

    /// The month with a name in a calendar system, or nil when the system has no such month.
    ///
    /// - Parameters:
    ///   - year: Of the era, as people write it.
    ///   - month: 1 is the first of the year.
    ///   - system: Whose month it is.
    ///   - era: The system's present era unless given.
    ///   - isLeapMonth: Whether the leap month of that number is meant, in systems that repeat months.
    public init?(year: Int, month: Int, in system: CalendarSystem = .gregorian, era: Int? = nil, isLeapMonth: Bool = false) {
        guard let month = system.monthNumber(era: era, year: year, month: month, isLeapMonth: isLeapMonth) else { return nil }
        self.init(number: month, in: system)
    }

    private enum CodingKeys: String, CodingKey {
        case number, system
    }

    /// Reads the ``number`` and the ``system``; a number that the calendar does not reach is its nearest.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            number: try container.decode(Int.self, forKey: .number), in: try container.decode(CalendarSystem.self, forKey: .system))
    }

    /// The months from one to another, whichever is the earlier.
    public static func span(_ a: Month, _ b: Month) -> ClosedRange<Month> { min(a, b)...max(a, b) }

    /// The first day.
    public var firstDay: Day { Day(number: system.days(ofMonth: number).lowerBound) }

    /// A day in its midst. The thirteenth months of some calendars have five days.
    var middle: Day {
        let days = days
        return days.lowerBound + min(14, days.count / 2)
    }

    /// The days, in order.
    public var days: Range<Day> {
        let days = system.days(ofMonth: number)
        return Day(number: days.lowerBound)..<Day(number: days.upperBound)
    }

    /// What the first day is called, which names the month too.
    public var components: DayComponents { firstDay.components(in: system) }

    /// The year of the era.
    public var year: Int { components.year }

    /// The weeks that have days in the month: four to six of them, or one or two in a month of five days.
    ///
    /// - Parameter firstWeekday: 1 is Sunday; others than 1 to 7 count as Sunday.
    public func weeks(startingOn firstWeekday: Int) -> ClosedRange<Week> {
        let days = days
        return Week(containing: days.lowerBound, startingOn: firstWeekday)...Week(
            containing: days.upperBound - 1, startingOn: firstWeekday)
    }

    /// The same month's name in another year, clamped to the months that year has: what Shift and Page Down go to.
    func sameMonth(yearsLater years: Int) -> Month { system.month(self, yearsLater: years) }

    /// The month in words, written by its own calendar.
    ///
    /// - Parameter style: What of the date is written, and in which language. Its calendar and its time zone do not matter.
    public func formatted(_ style: Date.FormatStyle = .dateTime.year().month(.wide)) -> String { style.format(middle, in: system) }

    // Said, because what can be stridden over counts as equal by default where the distance is 0.
    public static func == (a: Month, b: Month) -> Bool { a.number == b.number && a.system == b.system }

    /// Whether a month is before another. Of two calendar systems the first days decide, and where these are the same, the systems' names.
    public static func < (a: Month, b: Month) -> Bool {
        if a.system == b.system { return a.number < b.number }
        let starts = (a.firstDay, b.firstDay)
        return starts.0 == starts.1 ? a.system.name < b.system.name : starts.0 < starts.1
    }

    /// Months to another; one of another calendar system stands for the month that its first day is in.
    public func distance(to other: Month) -> Int {
        let other = other.system == system ? other : Month(containing: other.firstDay, in: system)
        return other.number - number
    }

    /// The month so many months later, or earlier for a negative number.
    public func advanced(by months: Int) -> Month { Month(number: number.addingToBounds(months), in: system) }

    /// The month so many months later.
    public static func + (month: Month, months: Int) -> Month { month.advanced(by: months) }

    /// The month so many months earlier.
    public static func - (month: Month, months: Int) -> Month { month.advanced(by: 0.subtractingToBounds(months)) }
}
