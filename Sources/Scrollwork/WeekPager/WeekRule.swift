import SwiftUI

/// On which day weeks begin and how they are counted.
public enum WeekRule: Hashable, Sendable {
    /// As the calendar and the locale of the environment say.
    case locale
    /// ISO 8601: from Monday on; the first week of a year has at least four of its days.
    case iso8601
    /// From a chosen day on: 1 is Sunday and 7 Saturday, others count as Sunday. The first week of a year has at least `minimumDays`.
    case startingOn(_ weekday: Int, minimumDays: Int = 1)

    /// The first day of weeks, 1 to 7.
    func firstWeekday(in calendar: Calendar) -> Int {
        switch self {
        case .locale: (1...7).contains(calendar.firstWeekday) ? calendar.firstWeekday : 1
        case .iso8601: 2
        case .startingOn(let weekday, _): (1...7).contains(weekday) ? weekday : 1
        }
    }

    /// How many days of a year its first week has at least, 1 to 7.
    func minimumDays(in calendar: Calendar) -> Int {
        switch self {
        case .locale: min(max(calendar.minimumDaysInFirstWeek, 1), 7)
        case .iso8601: 4
        case .startingOn(_, let days): min(max(days, 1), 7)
        }
    }
}
