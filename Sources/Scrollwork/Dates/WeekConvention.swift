import SwiftUI

/// The first day of the week and the minimum length of a year's first week, as determined by the calendar and the
/// locale of the environment.
///
/// If the calendar differs from the defaults of its locale, or has its own locale, a person or the program configured
/// it, and it takes precedence. Otherwise the locale of the environment determines the convention.
struct WeekConvention: Equatable {
    /// The first day of the week, from 1 for Sunday to 7 for Saturday.
    let firstWeekday: Int
    /// The minimum number of days in a year's first week, from 1 to 7.
    let minimumDays: Int

    init(firstWeekday: Int, minimumDays: Int) {
        self.firstWeekday = firstWeekday
        self.minimumDays = minimumDays
    }

    init(calendar: Calendar, locale: Locale) {
        var usual = Calendar(identifier: calendar.identifier)
        usual.locale = calendar.locale
        var local = usual
        // A calendar without a locale, or with that of the system or the default environment, wasn't configured.
        let own = calendar.locale?.identifier ?? ""
        let given = [Calendar.current, EnvironmentValues().calendar].map { $0.locale?.identifier }
        if own.isEmpty || given.contains(own) { local.locale = locale }
        let first = calendar.firstWeekday == usual.firstWeekday ? local.firstWeekday : calendar.firstWeekday
        let least =
            calendar.minimumDaysInFirstWeek == usual.minimumDaysInFirstWeek
            ? local.minimumDaysInFirstWeek : calendar.minimumDaysInFirstWeek
        firstWeekday = (1...7).contains(first) ? first : 1
        minimumDays = min(max(least, 1), 7)
    }
}
