import Foundation

/// Text that depends on the calendar or on the time.
enum DatedText: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case range(ClosedRange<Date>)
    case timer(TextTimer)

    func string(at now: Date, in environment: EnvironmentValues) -> String {
        switch self {
        case .date(let date, let style): style.string(of: date, at: now, in: environment)
        case .range(let dates): dates.string(in: environment)
        case .timer(let timer): timer.string(at: now, in: environment)
        }
    }

    /// Returns the time after `now` at which the text changes, or `nil` if it doesn't.
    func nextChange(after now: Date) -> Date? {
        switch self {
        case .date(let date, let style): style.changesWithTime ? date.nextSecond(after: now) : nil
        case .range: nil
        case .timer(let timer): timer.nextChange(after: now)
        }
    }
}

extension Date {
    /// Returns the next time at a whole number of seconds from this date.
    func nextSecond(after now: Date) -> Date {
        let next = self + (now.timeIntervalSince(self).rounded(.down) + 1)
        return next > now ? next : now + 1
    }
}

extension ClosedRange where Bound == Date {
    /// Returns the times of both dates, and their days if the days differ.
    func string(in environment: EnvironmentValues) -> String {
        let calendar = environment.localCalendar
        let style = Date.IntervalFormatStyle(
            date: calendar.isDate(lowerBound, inSameDayAs: upperBound) ? .omitted : .numeric, time: .shortened,
            locale: environment.locale, calendar: calendar, timeZone: environment.timeZone)
        return (lowerBound..<upperBound).formatted(style)
    }
}
