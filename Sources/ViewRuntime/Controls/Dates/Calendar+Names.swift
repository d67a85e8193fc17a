import Foundation

extension Calendar {
    /// The calendar with the names that a locale has for months, weekdays and halves of the day. The locale may begin weeks on another
    /// day, so dates are not to be counted by it.
    func speaking(_ locale: Locale) -> Calendar {
        var calendar = self
        calendar.locale = locale
        return calendar
    }
}
