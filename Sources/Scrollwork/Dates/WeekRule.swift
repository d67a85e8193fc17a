import SwiftUI

/// A rule for the first day of weeks and their numbering.
public enum WeekRule: Hashable, Sendable {
    /// The rule of the environment's calendar and locale.
    case locale
    /// The ISO 8601 rule: weeks start on Monday, and the first week of a year has at least four of its days.
    case iso8601
    /// A rule with a given first day of the week, from 1 for Sunday to 7 for Saturday. Other values are treated as
    /// Sunday. The first week of a year has at least `minimumDays` of its days. If it's `nil`, the calendar and the
    /// locale determine the number.
    case startingOn(_ weekday: Int, minimumDays: Int? = nil)

    /// Returns the convention of the rule, given that of the environment.
    func convention(_ surroundings: WeekConvention) -> WeekConvention {
        switch self {
        case .locale: surroundings
        case .iso8601: WeekConvention(firstWeekday: 2, minimumDays: 4)
        case .startingOn(let weekday, let days):
            WeekConvention(
                firstWeekday: (1...7).contains(weekday) ? weekday : 1,
                minimumDays: min(max(days ?? surroundings.minimumDays, 1), 7))
        }
    }
}
