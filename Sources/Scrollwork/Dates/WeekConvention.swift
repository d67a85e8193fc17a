import SwiftUI

/// On which day weeks begin, and how many days of a year its first week has at least, where the program leaves it to the surroundings.
///
/// A calendar that says another thing than is usual where it comes from was given that by the user or the program, and is followed, and so is
/// one that was given a locale of its own. Otherwise the locale says what is usual where the user is.
struct WeekConvention: Equatable {
    /// 1 is Sunday and 7 Saturday.
    let firstWeekday: Int
    /// 1 to 7.
    let minimumDays: Int

    init(firstWeekday: Int, minimumDays: Int) {
        self.firstWeekday = firstWeekday
        self.minimumDays = minimumDays
    }

    init(calendar: Calendar, locale: Locale) {
        var usual = Calendar(identifier: calendar.identifier)
        usual.locale = calendar.locale
        var local = usual
        // What nobody has given it is the system's, or the environment's from the start.
        let own = calendar.locale?.identifier ?? ""
        let given = [Calendar.current, EnvironmentValues().calendar].map { $0.locale?.identifier }
        if own.isEmpty || given.contains(own) { local.locale = locale }
        let first = calendar.firstWeekday == usual.firstWeekday ? local.firstWeekday : calendar.firstWeekday
        let least =
            calendar.minimumDaysInFirstWeek == usual.minimumDaysInFirstWeek ? local.minimumDaysInFirstWeek : calendar.minimumDaysInFirstWeek
        firstWeekday = (1...7).contains(first) ? first : 1
        minimumDays = min(max(least, 1), 7)
    }
}
