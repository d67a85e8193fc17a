import SwiftUI

/// The columns of a date, and the values that each column allows.
struct DateColumns {
    let system: CalendarSystem
    let timeZone: TimeZone
    let bounds: ClosedRange<Date>
    /// The distance between the minutes of a date.
    private let minuteInterval: Int
    let shown: [DateColumn]
    /// The clock of the time zone. The calendar system counts days, but hours are the same in all calendar systems.
    private let clock: Calendar

    init(
        system: CalendarSystem, timeZone: TimeZone, bounds: ClosedRange<Date>, minuteInterval: Int = 1,
        shown: [DateColumn]
    ) {
        self.system = system
        self.timeZone = timeZone
        self.shown = shown
        var clock = Calendar(identifier: .gregorian)
        clock.timeZone = timeZone
        self.clock = clock
        let reach =
            CalendarSystem.reach.lowerBound.start(in: timeZone)...CalendarSystem.reach.upperBound.start(in: timeZone)
        // Without a column of minutes, they don't change.
        let interval = shown.contains(.minute) ? minuteInterval : 1
        self.minuteInterval = interval
        self.bounds = Self.whole(bounds.clamped(to: reach), interval, clock)
    }

    /// Returns the bounds without the parts of intervals at both ends, unless nothing remains.
    private static func whole(_ bounds: ClosedRange<Date>, _ interval: Int, _ clock: Calendar) -> ClosedRange<Date> {
        if interval == 1 { return bounds }
        /// Returns the seconds since the start of an interval.
        func beyond(_ date: Date) -> Double {
            let time = clock.dateComponents([.minute, .second, .nanosecond], from: date)
            let seconds = Double(time.second ?? 0) + Double(time.nanosecond ?? 0) / 1e9
            return Double((time.minute ?? 0) % interval * 60) + seconds
        }
        let length = Double(interval * 60), before = beyond(bounds.lowerBound), after = beyond(bounds.upperBound)
        let low = before > 0 ? bounds.lowerBound + (length - before) : bounds.lowerBound
        // The first minute of an interval belongs to it as a whole.
        let high = after >= 60 ? bounds.upperBound - after : bounds.upperBound
        return low <= high ? low...high : bounds
    }

    var arithmetic: DateArithmetic { DateArithmetic(system: system, timeZone: timeZone) }

    // MARK: Values

    /// The numbers of the years within the bounds.
    var years: ClosedRange<Int> {
        let first = yearNumber(of: bounds.lowerBound)
        return first...max(first, yearNumber(of: bounds.upperBound))
    }

    /// Returns the days of the longest month of a year. A shorter month disables the days that it lacks.
    func days(of year: MonthsOfYear) -> ClosedRange<Int> {
        1...max(year.months.map { $0.days.upperBound.advanced(by: -1).components(in: system).day }.max() ?? 31, 1)
    }

    private func yearNumber(of date: Date) -> Int { system.yearNumber(containing: Day(date, in: timeZone)) }

    // MARK: Dates

    /// Returns the parts of a date. For a date outside the bounds, it returns those of the nearest date within the
    /// bounds.
    func parts(of date: Date) -> DateParts {
        let date =
            date.timeIntervalSinceReferenceDate.isFinite
            ? min(max(date, bounds.lowerBound), bounds.upperBound) : bounds.lowerBound
        let day = Day(date, in: timeZone), named = day.components(in: system)
        let time = clock.dateComponents([.hour, .minute, .second], from: date)
        let seconds = date.timeIntervalSinceReferenceDate
        return DateParts(
            year: system.yearNumber(containing: day), month: MonthName(number: named.month, isLeap: named.isLeapMonth),
            day: named.day,
            hour: time.hour ?? 0, minute: (time.minute ?? 0) / minuteInterval * minuteInterval,
            second: time.second ?? 0,
            fraction: seconds - seconds.rounded(.down),
            offset: timeZone.secondsFromGMT(for: date))
    }

    /// Returns the date with the parts. A day that a month lacks becomes the last day before it, and the date moves
    /// into the bounds.
    func date(_ parts: DateParts) -> Date {
        let month = MonthsOfYear(parts.year, in: system).nearest(to: parts.month)
        let day =
            self.day(parts.day, of: month) ?? month.days.last { $0.components(in: system).day <= parts.day }
            ?? month.firstDay
        let moment = moment(day, parts.hour, parts.minute, parts.second)
        // After the clocks go back, the same time occurs again. Uses the offset from Greenwich to distinguish them.
        let again = moment.addingTimeInterval(Double(timeZone.secondsFromGMT(for: moment) - parts.offset))
        let isAgain = timeZone.secondsFromGMT(for: again) == parts.offset
        let date = (isAgain ? again : moment).addingTimeInterval(parts.fraction)
        return min(max(date, bounds.lowerBound), bounds.upperBound)
    }

    /// Whether a year contains a date within the bounds.
    func allows(year: Int) -> Bool {
        let months = system.monthNumbers(ofYear: year)
        return touches(
            Month(number: months.lowerBound, in: system)
                .firstDay..<Month(number: months.upperBound, in: system).days.upperBound)
    }

    /// Whether a date within the bounds has a value and the parts of the preceding columns.
    func allows(_ value: Int, of column: DateColumn, with parts: DateParts, in year: MonthsOfYear) -> Bool {
        let month = year.nearest(to: parts.month)
        let day = self.day(parts.day, of: month) ?? month.days.upperBound - 1
        return switch column {
        // A move of the date line skips a day.
        case .day:
            self.day(value, of: month).map { touches($0..<$0 + 1) && Day($0.start(in: timeZone), in: timeZone) == $0 }
                ?? false
        case .hour: allows(moment(day, value, 0, 0), for: 3600, value, .hour)
        case .minute: allows(moment(day, parts.hour, value, 0), for: 60, value, .minute)
        case .second: allows(moment(day, parts.hour, parts.minute, value), for: 1, value, .second)
        // No clock change skips all hours of a half day.
        case .period:
            moment(day, value * 12, 0, 0) <= bounds.upperBound
                && moment(day, value * 12 + 11, 59, 59) > bounds.lowerBound - 1
        case .year, .month: true
        }
    }

    /// Whether a time occurs within the bounds. A clock change skips some hours.
    private func allows(_ start: Date, for seconds: Double, _ value: Int, _ unit: Calendar.Component) -> Bool {
        clock.component(unit, from: start) == value && start <= bounds.upperBound
            && start.addingTimeInterval(seconds) > bounds.lowerBound
    }

    func allows(_ name: MonthName, in year: MonthsOfYear) -> Bool {
        year.month(named: name).map { touches($0.days) } ?? false
    }

    private func touches(_ days: Range<Day>) -> Bool {
        days.lowerBound.start(in: timeZone) <= bounds.upperBound
            && days.upperBound.start(in: timeZone) > bounds.lowerBound
    }

    private func day(_ number: Int, of month: Month) -> Day? {
        let days = month.days, guess = days.lowerBound + (number - 1)
        if days.contains(guess), guess.components(in: system).day == number { return guess }
        return days.first { $0.components(in: system).day == number }
    }

    private func moment(_ day: Day, _ hour: Int, _ minute: Int, _ second: Int) -> Date {
        let date = day.components()
        return clock.date(
            from: DateComponents(
                year: date.year, month: date.month, day: date.day, hour: hour, minute: minute, second: second))
            ?? day.start(in: timeZone)
    }
}
