import Foundation

extension Calendar {
    /// Returns the calendar with a locale's names of months, weekdays, and day periods.
    ///
    /// The locale can change the first weekday, so don't use the result for date arithmetic.
    func speaking(_ locale: Locale) -> Calendar {
        var calendar = self
        calendar.locale = locale
        return calendar
    }
}
