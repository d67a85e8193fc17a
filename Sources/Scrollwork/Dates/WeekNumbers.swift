import SwiftUI

/// The numbering of weeks in calendars and week pagers.
public enum WeekNumbers: Hashable, Sendable {
    /// Weeks have no numbers.
    case hidden
    /// Weeks have numbers according to `weekRule(_:)`, or according to the calendar and the locale.
    case byRule
    /// Weeks have ISO 8601 numbers, whatever their first day. The number of a row is that of its Thursday.
    case iso8601

    /// Returns the number of a week, or `nil` if weeks have no numbers.
    func number(of week: Week, minimumDays: Int, in system: CalendarSystem) -> Int? {
        switch self {
        case .hidden: nil
        case .byRule: week.number(minimumDays: minimumDays, in: system)
        case .iso8601:
            Week(containing: week.firstDay + (5 - week.firstWeekday + 7) % 7, startingOn: 2).number(minimumDays: 4)
        }
    }
}

/// The options that calendars and week pagers share.
struct DateOptions: Equatable, Sendable {
    /// The day that is marked as today.
    enum Today: Equatable, Sendable {
        case ofTheClock
        /// A given day, or `nil` for none.
        case given(Day?)

        /// Returns the day to mark for the current day of the clock.
        func marked(on clock: Day) -> Day? {
            switch self {
            case .ofTheClock: clock
            case .given(let day): day
            }
        }
    }

    var rule = WeekRule.locale
    var numbers = WeekNumbers.hidden
    var today = Today.ofTheClock
}

// Modifiers for the weeks and the current day of calendars and week pagers.
extension View {
    /// Sets the first day of weeks and their numbering in this view. By default, the calendar and the locale of the
    /// environment determine them.
    nonisolated public func weekRule(_ rule: WeekRule) -> some View {
        transformEnvironment(\.dateOptions) { $0.rule = rule }
    }

    /// Sets whether calendars and week pagers in this view show week numbers. They're hidden by default.
    nonisolated public func weekNumbers(_ numbers: WeekNumbers = .byRule) -> some View {
        transformEnvironment(\.dateOptions) { $0.numbers = numbers }
    }

    /// Sets the day that calendars and week pagers in this view mark as today.
    ///
    /// - Parameter day: The day, or `nil` to mark none. By default, it's the current day in the environment's time
    ///   zone, which updates at midnight.
    nonisolated public func today(_ day: Day?) -> some View {
        transformEnvironment(\.dateOptions) { $0.today = .given(day) }
    }
}

extension EnvironmentValues {
    private struct DateOptionsKey: EnvironmentKey {
        static let defaultValue = DateOptions()
    }

    var dateOptions: DateOptions {
        get { self[DateOptionsKey.self] }
        set { self[DateOptionsKey.self] = newValue }
    }
}
