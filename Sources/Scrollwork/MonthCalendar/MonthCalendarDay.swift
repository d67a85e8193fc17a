import SwiftUI

/// A day of a calendar, for the view that shows it.
public struct MonthCalendarDay: Hashable, Identifiable, Sendable {
    /// A day's part in a chosen range.
    public enum RangePart: Hashable, Sendable {
        /// The first day of several, one between, the last.
        case start, middle, end
        /// A range of one day.
        case only
    }

    /// The day.
    public let day: Day
    /// The month whose sheet it is on.
    public let month: Month
    /// The day of the month, in the digits of the locale.
    public let text: String
    /// Whether it is today, or the day that `today(_:)` marks.
    public internal(set) var isToday = false
    /// Whether it is chosen, or in the chosen range.
    public internal(set) var isSelected = false
    /// Whether it cannot be chosen.
    public internal(set) var isDisabled = false
    /// Whether it cannot be chosen and no range may hold it.
    public internal(set) var isBlocked = false
    /// Whether the keyboard is at it.
    public internal(set) var isFocused = false
    /// Whether people rest on it in the locale's region.
    public internal(set) var isWeekend = false
    /// Whether it is the first, or the last, of its row in the month.
    public internal(set) var isFirstOfRow = false, isLastOfRow = false
    /// Its part in the chosen range, when ranges are chosen.
    public internal(set) var rangePart: RangePart?

    /// The day.
    public var id: Day { day }
    /// Whether it is in the chosen range.
    public var isInRange: Bool { rangePart != nil }

    init(day: Day, month: Month, text: String) {
        self.day = day
        self.month = month
        self.text = text
    }
}
