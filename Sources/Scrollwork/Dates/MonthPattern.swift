import SwiftUI

extension MonthArithmetic {
    /// The order and the lengths of the months of a calendar.
    enum Pattern: Sendable {
        /// The months of the Gregorian calendar, with any names of months and years.
        case gregorian(GregorianArithmetic)
        /// The same number of months in each year.
        case years(Years)
        /// Lunar months, in years of twelve or thirteen months.
        case moons(Moons)

        struct Years: Sendable {
            let calendar: Calendar
            let months: Int
            /// The mean length of a year, in days.
            let meanYear: Double
            /// Whether the years follow a rule instead of astronomical observation.
            var isRule = true
            /// The first day of the year that contains January 1, 1970, and the number of its first month.
            let start: Int
            let month: Int
        }

        struct Moons: Sendable {
            let calendar: Calendar
            /// The mean length of a month, in days.
            let meanMonth: Double
            /// Whether the months follow a rule instead of astronomical observation.
            let isRule: Bool
            /// The first day of the month that contains January 1, 1970.
            let start: Int
        }

        /// The last day that the pattern supports.
        ///
        /// The formulas of calendars based on astronomical observation hold for several thousand years, so those
        /// calendars end with the Gregorian year 9,999. The other calendars follow rules without an end.
        var lastDay: Int {
            switch self {
            case .years(let years) where !years.isRule: 2_932_896
            case .moons(let moons) where !moons.isRule: 2_932_896
            default: .max
            }
        }

        init(_ calendar: Calendar) {
            switch calendar.identifier {
            case .gregorian, .buddhist, .japanese, .republicOfChina, .iso8601:
                // Foundation decides whether the calendar is Julian before October 15, 1582.
                self = .gregorian(
                    GregorianArithmetic(introduction: calendar.components(of: -141_428).day == 4 ? -141_427 : nil))
            case .hebrew:
                self = .moons(Moons(calendar, meanMonth: 29 + 13_753.0 / 25_920))
            case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura:
                self = .years(Years(calendar, months: 12, meanYear: 354 + 11.0 / 30))
            default:
                let meanMonth = calendar.meanMonth
                if meanMonth > 29.3, meanMonth < 29.8, calendar.maximumRange(of: .month)?.count == 12 {
                    self = .moons(Moons(calendar, meanMonth: 29.530_588_853, isRule: false))
                } else {
                    let months = calendar.maximumRange(of: .month)?.count ?? 12
                    // Solar months, or the twelve or thirteen months of the Coptic, Persian, and Indian calendars.
                    let isRule = [.coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .persian, .indian].contains(
                        calendar.identifier)
                    var years = Years(calendar, months: months, meanYear: 365.2425).calibrated()
                    years.isRule = isRule
                    self = .years(years)
                }
            }
        }

        /// Returns the estimated number of the month that contains a day. It's off by at most one.
        func estimate(of day: Int) -> Int {
            switch self {
            case .gregorian(let gregorian): gregorian.number(of: day)
            case .years(let years): years.estimate(of: day)
            case .moons(let moons): moons.estimate(of: day)
            }
        }

        func month(containing day: Int) -> CountedMonth {
            switch self {
            case .gregorian(let gregorian): return gregorian.month(gregorian.number(of: day))
            case .years(let years):
                let days = years.calendar.monthDays(of: day)
                let month = years.calendar.components(of: day).month
                return CountedMonth(number: years.number(of: month, startingOn: days.lowerBound), days: days)
            case .moons(let moons): return moons.month(containing: day)
            }
        }

        func month(_ number: Int) -> CountedMonth {
            switch self {
            case .gregorian(let gregorian): return gregorian.month(number)
            case .moons(let moons): return moons.month(number)
            case .years(let years):
                var found = month(containing: years.middle(of: number))
                // The estimate is off by a few days at most, so an adjacent month is enough.
                for _ in 0..<4 where found.number != number {
                    found = month(containing: found.number < number ? found.days.upperBound : found.days.lowerBound - 1)
                }
                return found
            }
        }
    }
}

/// A month ends where the next one begins. No day is therefore lost or counted twice, even if Foundation's astronomical
/// computation for a distant year assigns single days to the wrong month.
extension MonthArithmetic.Pattern.Moons {
    init(_ calendar: Calendar, meanMonth: Double, isRule: Bool = true) {
        self.init(calendar: calendar, meanMonth: meanMonth, isRule: isRule, start: calendar.monthStart(of: 0))
    }

    func estimate(of day: Int) -> Int { Int((Double(day - start) / meanMonth).rounded(.down)) }

    func month(containing day: Int) -> CountedMonth {
        var found = month(estimate(of: day))
        while day < found.days.lowerBound { found = month(found.number - 1) }
        while day >= found.days.upperBound { found = month(found.number + 1) }
        return found
    }

    func month(_ number: Int) -> CountedMonth {
        let first = firstDay(ofMonth: number)
        return CountedMonth(number: number, days: first..<max(firstDay(ofMonth: number + 1), first + 1))
    }

    /// Returns the start of a month that is nearest to its estimate.
    private func firstDay(ofMonth number: Int) -> Int {
        let mean = Double(start) + Double(number) * meanMonth
        let begun = calendar.monthStart(of: Int((mean + meanMonth / 2).rounded()))
        if abs(Double(begun) - mean) < Self.mostOff, calendar.components(of: begun).day <= 2 { return begun }
        let near = Int(mean - Self.mostOff)...Int(mean + Self.mostOff)
        let beginnings = near.filter { !calendar.components(of: $0).isSameMonth(as: calendar.components(of: $0 - 1)) }
        // A month begins with its first day, or with the second if the first is missing.
        func rank(_ day: Int) -> (Int, Double) { (calendar.components(of: day).day, abs(Double(day) - mean)) }
        return beginnings.min { rank($0) < rank($1) } ?? begun
    }

    /// The maximum distance of the start of a month from its estimate, in days.
    private static var mostOff: Double { 6 }
}

extension MonthArithmetic.Pattern.Years {
    init(_ calendar: Calendar, months: Int, meanYear: Double) {
        let month = calendar.components(of: 0).month
        var start = calendar.monthStart(of: 0)
        for _ in 1..<month { start = calendar.monthStart(of: start - 1) }
        self.init(calendar: calendar, months: months, meanYear: meanYear, start: start, month: 1 - month)
    }

    /// Returns the pattern with the mean length of the calendar's years, measured over more than 10,000 years.
    func calibrated() -> Self {
        let span = 10_000
        let far = Int(Double(span) * meanYear)
        let later = yearStart(of: start + far), earlier = yearStart(of: start - far / 8)
        let count = ((Double(later - earlier)) / meanYear).rounded()
        return Self(
            calendar: calendar, months: months, meanYear: Double(later - earlier) / count, start: start, month: month)
    }

    private func yearStart(of day: Int) -> Int {
        var start = calendar.monthStart(of: day)
        for _ in 0..<14 where calendar.components(of: start).month != 1 { start = calendar.monthStart(of: start - 1) }
        return start
    }

    private var meanMonth: Double { months == 13 ? 30 : meanYear / Double(months) }

    func number(of month: Int, startingOn day: Int) -> Int {
        let year = ((Double(day - start) - Double(month - 1) * meanMonth) / meanYear).rounded()
        return self.month + Int(year) * months + month - 1
    }

    func estimate(of day: Int) -> Int {
        let years = Double(day - start) / meanYear
        let year = years.rounded(.down)
        return month + Int(year) * months + Int((years - year) * meanYear / meanMonth)
    }

    func middle(of number: Int) -> Int {
        let year = (number - month).flooredQuotient(by: months)
        let monthOfYear = number - month - year * months
        let isShort = months == 13 && monthOfYear == 12
        return start + Int((Double(year) * meanYear + Double(monthOfYear) * meanMonth + (isShort ? 2.5 : 15)).rounded())
    }
}

extension Calendar {
    /// Returns the first day of the month that contains a day. Checks adjacent days, because day numbers may have gaps.
    fileprivate func monthStart(of day: Int) -> Int {
        let month = components(of: day)
        var start = day - (month.day - 1)
        while start < day, !components(of: start).isSameMonth(as: month) { start += 1 }
        while components(of: start - 1).isSameMonth(as: month) { start -= 1 }
        return start
    }

    fileprivate func monthDays(of day: Int) -> Range<Int> {
        let month = components(of: day)
        let start = monthStart(of: day)
        var end = start + 28
        if end <= day || !components(of: end - 1).isSameMonth(as: month) { end = max(start + 5, day + 1) }
        while components(of: end).isSameMonth(as: month) { end += 1 }
        return start..<end
    }

    /// The mean length in days of the 38 months after January 1, 1970. This is about three years, so leap months are
    /// included.
    fileprivate var meanMonth: Double {
        let start = monthDays(of: 0).upperBound
        var end = start
        for _ in 0..<38 { end = monthDays(of: end).upperBound }
        return Double(end - start) / 38
    }
}
