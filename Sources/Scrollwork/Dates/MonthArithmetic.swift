import SwiftUI

/// Converts between days and month numbers in one of Foundation's calendars.
///
/// Calendars with Gregorian months use arithmetic. For others, the type estimates the position from the mean length of
/// months or years and then queries Foundation. The number of queries is bounded at any distance, and recent results
/// are cached.
final class MonthArithmetic: Sendable {
    let calendar: Calendar
    private let pattern: Pattern
    private let recent = RecentMonths()
    /// The days that the calendar supports.
    let reach: ClosedRange<Int>
    /// The months that are completely within the supported days.
    let numbers: ClosedRange<Int>

    init(_ identifier: Calendar.Identifier) {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US_POSIX")
        self.calendar = calendar
        let pattern = Pattern(calendar)
        self.pattern = pattern
        let ends = CalendarSystem.reach
        reach = ends.lowerBound.number...min(ends.upperBound.number, pattern.lastDay)
        let first = pattern.month(containing: reach.lowerBound)
        let last = pattern.month(containing: reach.upperBound)
        let start = first.days.lowerBound < reach.lowerBound ? first.number + 1 : first.number
        let end = last.days.upperBound > reach.upperBound + 1 ? last.number - 1 : last.number
        numbers = start...end
    }

    /// Whether no day numbers are missing. Calendars based on astronomical observation may skip days, and ten days were
    /// skipped in 1582.
    var countsEveryDay: Bool {
        switch pattern {
        case .gregorian(let gregorian): gregorian.introduction == nil
        case .years(let years): years.isRule
        case .moons(let moons): moons.isRule
        }
    }

    func month(_ number: Int) -> CountedMonth {
        if case .gregorian(let gregorian) = pattern { return gregorian.month(number) }
        if let known = recent[number] { return known }
        let found = pattern.month(number)
        recent.keep(found)
        return found
    }

    func month(containing day: Int) -> CountedMonth {
        if case .gregorian(let gregorian) = pattern { return gregorian.month(gregorian.number(of: day)) }
        if let known = recent.month(containing: day, near: pattern.estimate(of: day)) { return known }
        let found = pattern.month(containing: day)
        recent.keep(found)
        return found
    }

    func components(of day: Int) -> DayComponents {
        if case .gregorian(let gregorian) = pattern, calendar.identifier == .gregorian {
            let date = gregorian.date(of: day)
            return DayComponents(era: 1, year: date.year, month: date.month, day: date.day)
        }
        return calendar.components(of: day)
    }

    func number(era: Int?, year: Int, month: Int, isLeapMonth: Bool) -> Int? {
        guard (1...14).contains(month), (-9_999_999...9_999_999).contains(year) else { return nil }
        var requested = DateComponents()
        requested.era = era ?? components(of: Day(.now, in: .gmt).number).era
        requested.year = year
        requested.month = month
        if isLeapMonth { requested.isLeapMonth = true }
        for day in [10, 3, 25] {
            requested.day = day
            guard let date = calendar.date(from: requested) else { continue }
            let number = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
            guard reach.contains(number) else { continue }
            if isNamed(requested, number) { return self.month(containing: number).number }
        }
        return search(for: requested)
    }

    private func isNamed(_ requested: DateComponents, _ day: Int) -> Bool {
        let found = components(of: day)
        return found.year == requested.year && found.month == requested.month && found.era == requested.era
            && found.isLeapMonth == (requested.isLeapMonth ?? false)
    }

    /// Searches the months of a year for a name, in calendars with one era whose dates Foundation can read but not look
    /// up.
    private func search(for requested: DateComponents) -> Int? {
        let origin = components(of: 0)
        guard requested.era == origin.era, let year = requested.year else { return nil }
        let day = min(max(Int(Double(year - origin.year) * 365.2564), reach.lowerBound), reach.upperBound)
        var number = month(containing: day).number
        for _ in 0..<8 {
            let off = year - components(of: month(number).days.lowerBound + 9).year
            if off == 0 { break }
            number = min(max(number + off * 12, numbers.lowerBound), numbers.upperBound)
        }
        let candidates = max(number - 14, numbers.lowerBound)...min(number + 14, numbers.upperBound)
        return candidates.first { isNamed(requested, month($0).days.lowerBound + 9) }
    }

    /// The mean length of a year, in days.
    var meanYear: Double {
        switch pattern {
        case .gregorian: 365.2425
        case .years(let years): years.meanYear
        // Nineteen years have 235 months, both by rule and by observation.
        case .moons(let moons): moons.meanMonth * 235 / 19
        }
    }

    func yearStart(of day: Int) -> Int {
        if case .gregorian(let gregorian) = pattern {
            return gregorian.day(year: gregorian.date(of: day).year, month: 1, day: 1)
        }
        var month = month(containing: day)
        let year = components(of: month.days.lowerBound).year
        for _ in 0..<14 where month.number > numbers.lowerBound {
            let previous = self.month(month.number - 1)
            if components(of: previous.days.lowerBound).year != year { break }
            month = previous
        }
        return month.days.lowerBound
    }
}

/// The month arithmetic of the calendars in use.
final class MonthArithmeticCache: @unchecked Sendable {
    static let shared = MonthArithmeticCache()
    private let lock = NSLock()
    private var cached: [Calendar.Identifier: MonthArithmetic] = [:]

    subscript(identifier: Calendar.Identifier) -> MonthArithmetic {
        lock.lock()
        defer { lock.unlock() }
        if let known = cached[identifier] { return known }
        let arithmetic = MonthArithmetic(identifier)
        cached[identifier] = arithmetic
        return arithmetic
    }
}

/// A cache of at most 512 months.
private final class RecentMonths: @unchecked Sendable {
    private let lock = NSLock()
    private var months: [Int: CountedMonth] = [:]

    subscript(number: Int) -> CountedMonth? {
        lock.lock()
        defer { lock.unlock() }
        return months[number]
    }

    func month(containing day: Int, near number: Int) -> CountedMonth? {
        lock.lock()
        defer { lock.unlock() }
        for candidate in number - 1...number + 1 {
            if let known = months[candidate], known.days.contains(day) { return known }
        }
        return nil
    }

    func keep(_ month: CountedMonth) {
        lock.lock()
        defer { lock.unlock() }
        if months.count >= 512 { months.removeAll(keepingCapacity: true) }
        months[month.number] = month
    }
}

extension Calendar {
    func components(of day: Int) -> DayComponents {
        let parts = dateComponents([.era, .year, .month, .day], from: CalendarSystem.noon(of: day))
        return DayComponents(
            era: parts.era ?? 0, year: parts.year ?? 1, month: parts.month ?? 1,
            isLeapMonth: parts.isLeapMonth ?? false,
            day: parts.day ?? 1)
    }
}
