import SwiftUI

/// A calendar system, such as the Gregorian calendar, without a time zone and a locale.
///
/// Days and months agree with Foundation's calendar of the same identifier within ``reach``.
public struct CalendarSystem: Hashable, Sendable {
    /// The identifier of Foundation's calendar.
    public let identifier: Calendar.Identifier

    /// Creates a calendar system.
    ///
    /// - Parameter identifier: The identifier of one of Foundation's calendars.
    public init(_ identifier: Calendar.Identifier) { self.identifier = identifier }

    /// The Gregorian calendar. Dates before October 15, 1582 are Julian if Foundation's calendar treats them so.
    public static let gregorian = CalendarSystem(.gregorian)

    /// The days that calendar systems support: the years 1 to 144,683 of the Gregorian calendar, which are those that
    /// Foundation supports.
    ///
    /// Calendars based on astronomical observation end with the year 9,999; see ``days``.
    public static let reach = Day(number: -719_164)...Day(number: 52_125_217)

    /// The days that this calendar system supports: ``reach``, or fewer days for calendars based on astronomical
    /// observation.
    public var days: ClosedRange<Day> {
        Day(number: arithmetic.reach.lowerBound)...Day(number: arithmetic.reach.upperBound)
    }

    /// The Unicode identifier, such as `islamic-umalqura`.
    public var name: String {
        var components = Locale.Components(identifier: "en")
        components.calendar = identifier
        let parts = Locale(components: components).identifier.split(separator: "=")
        return parts.count == 2 ? String(parts[1]) : "gregorian"
    }

    init?(name: String) {
        guard let identifier = Locale.Components(identifier: "en@calendar=\(name)").calendar else { return nil }
        self.init(identifier)
    }

    /// Foundation's calendar in the GMT time zone. A day is represented by its noon.
    var calendar: Calendar { arithmetic.calendar }

    private var arithmetic: MonthArithmetic { MonthArithmeticCache.shared[identifier] }

    static func noon(of number: Int) -> Date { Date(timeIntervalSince1970: Double(number) * 86_400 + 43_200) }

    private func clamped(_ day: Day) -> Int {
        min(max(day.number, arithmetic.reach.lowerBound), arithmetic.reach.upperBound)
    }

    /// Whether the days of each month have consecutive numbers that start at 1.
    var countsEveryDay: Bool { arithmetic.countsEveryDay }

    // MARK: Months

    var monthNumbers: ClosedRange<Int> { arithmetic.numbers }

    func month(containing day: Day) -> CountedMonth { arithmetic.month(containing: clamped(day)) }

    func days(ofMonth number: Int) -> Range<Int> { arithmetic.month(number).days }

    func month(_ month: Month, yearsLater years: Int) -> Month {
        let parts = month.components
        let day = clamped(month.middle)
        guard let date = calendar.date(byAdding: .year, value: years, to: Self.noon(of: day)) else { return month }
        let landed = Month(containing: Day(number: Int((date.timeIntervalSince1970 / 86_400).rounded(.down))), in: self)
        // If the year lacks the month, use the neighbor that Foundation chooses. If the result is off by one because of
        // a leap month, use the month of the same name.
        for candidate in [landed, landed - 1, landed + 1] where candidate.components.month == parts.month {
            if candidate.year == landed.year { return candidate }
        }
        return landed
    }

    // MARK: Days

    func components(of day: Day) -> DayComponents { arithmetic.components(of: clamped(day)) }

    func day(_ requested: DayComponents) -> Day? {
        guard
            let month = monthNumber(
                era: requested.era, year: requested.year, month: requested.month, isLeapMonth: requested.isLeapMonth)
        else { return nil }
        let days = days(ofMonth: month)
        let number = days.lowerBound.addingToBounds(requested.day.addingToBounds(-1))
        if days.contains(number), components(of: Day(number: number)).day == requested.day {
            return Day(number: number)
        }
        return days.first { components(of: Day(number: $0)).day == requested.day }.map { Day(number: $0) }
    }

    func monthNumber(era: Int?, year: Int, month: Int, isLeapMonth: Bool) -> Int? {
        arithmetic.number(era: era, year: year, month: month, isLeapMonth: isLeapMonth)
    }

    /// Returns the number of the year that contains a day. The year that contains January 1, 1970 has the number 0.
    func yearNumber(containing day: Day) -> Int {
        let start = arithmetic.yearStart(of: clamped(day)), origin = arithmetic.yearStart(of: 0)
        return Int((Double(start - origin) / arithmetic.meanYear).rounded())
    }

    /// Returns the numbers of the months of a year.
    func monthNumbers(ofYear number: Int) -> ClosedRange<Int> {
        let origin = arithmetic.yearStart(of: 0)
        func start(_ year: Int) -> Int {
            let middle = Double(origin) + (Double(year) + 0.5) * arithmetic.meanYear
            return arithmetic.month(containing: arithmetic.yearStart(of: clamped(Day(number: Int(middle))))).number
        }
        let first = start(number)
        return first...max(first, start(number + 1) - 1)
    }

    func firstDayOfYear(containing day: Day) -> Day { Day(number: arithmetic.yearStart(of: clamped(day))) }
}

extension CalendarSystem: Codable {
    /// Creates a calendar system from its encoded ``name``.
    ///
    /// - Throws: `DecodingError.dataCorrupted` if Foundation has no calendar with the name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let system = CalendarSystem(name: name) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "There is no calendar named \(name).")
        }
        self = system
    }

    /// Encodes the ``name``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
