import SwiftUI

/// On which day weeks begin and how they are counted.
public enum WeekRule: Hashable, Sendable {
    /// As the calendar and the locale of the environment say.
    case locale
    /// ISO 8601: from Monday on; the first week of a year has at least four of its days.
    case iso8601
    /// From a chosen day on: 1 is Sunday and 7 Saturday, others count as Sunday. The first week of a year has at least `minimumDays`; nil is
    /// what the calendar and the locale say.
    case startingOn(_ weekday: Int, minimumDays: Int? = nil)

    /// What the rule says, where the surroundings are asked with their convention.
    func convention(_ surroundings: WeekConvention) -> WeekConvention {
        switch self {
        case .locale: surroundings
        case .iso8601: WeekConvention(firstWeekday: 2, minimumDays: 4)
        case .startingOn(let weekday, let days):
            WeekConvention(
                firstWeekday: (1...7).contains(weekday) ? weekday : 1, minimumDays: min(max(days ?? surroundings.minimumDays, 1), 7))
        }
    }
}
