import SwiftUI

/// By what rule weeks are numbered before their days.
public enum WeekNumbers: Hashable, Sendable {
    /// They are not.
    case hidden
    /// By the rule of `weekRule(_:)`, or by that of the calendar and the locale.
    case byRule
    /// By ISO 8601, whatever day weeks begin with: the number is that of the row's Thursday.
    case iso8601

    /// The number of a week, or nil where weeks have none.
    func number(of week: Week, minimumDays: Int, in system: CalendarSystem) -> Int? {
        switch self {
        case .hidden: nil
        case .byRule: week.number(minimumDays: minimumDays, in: system)
        case .iso8601: Week(containing: week.firstDay + (5 - week.firstWeekday + 7) % 7, startingOn: 2).number(minimumDays: 4)
        }
    }
}

/// What calendars and week pagers are told alike.
struct DateOptions: Equatable, Sendable {
    /// Which day is marked as today.
    enum Today: Equatable, Sendable {
        case ofTheClock
        /// Nil marks none.
        case given(Day?)

        /// The day to be marked, where the clock says another.
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

/// What calendars and week pagers inside a view show of weeks and of today.
extension View {
    /// Sets on which day weeks begin and how they are counted; as the calendar and the locale of the environment say unless given.
    nonisolated public func weekRule(_ rule: WeekRule) -> some View { transformEnvironment(\.dateOptions) { $0.rule = rule } }

    /// Shows the number of each week before its days; not shown unless given.
    nonisolated public func weekNumbers(_ numbers: WeekNumbers = .byRule) -> some View {
        transformEnvironment(\.dateOptions) { $0.numbers = numbers }
    }

    /// Marks a day as today; nil marks none. Without this it is that of the environment's time zone, and follows midnight.
    nonisolated public func today(_ day: Day?) -> some View { transformEnvironment(\.dateOptions) { $0.today = .given(day) } }
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
