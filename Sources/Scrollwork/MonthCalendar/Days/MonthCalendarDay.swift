import SwiftUI

/// A day of a calendar, for the view that shows it.
public struct MonthCalendarDay: Hashable, Identifiable, Sendable {
    /// The part of a day in a selected range.
    public enum RangePart: Hashable, Sendable {
        /// The first day, a day in between, or the last day of a range of several days.
        case start, middle, end
        /// The only day of a range.
        case only
    }

    /// The day to display.
    public let day: Day
    /// The month that shows the day.
    public let month: Month
    /// The day of the month, in the digits of the locale.
    public let text: String
    /// A Boolean value that indicates whether the day is the current day, or the day that `today(_:)` marks.
    public internal(set) var isToday = false
    /// A Boolean value that indicates whether the day is selected, or in the selected range.
    public internal(set) var isSelected = false
    /// A Boolean value that indicates whether the day can't be selected.
    public internal(set) var isDisabled = false
    /// A Boolean value that indicates whether the day can't be selected and no range can include it.
    public internal(set) var isBlocked = false
    /// A Boolean value that indicates whether the day has the keyboard focus.
    public internal(set) var isFocused = false
    /// A Boolean value that indicates whether the day is on a weekend in the locale's region.
    public internal(set) var isWeekend = false
    /// A Boolean value that indicates whether the day is the first or the last of its row in the month.
    public internal(set) var isFirstOfRow = false, isLastOfRow = false
    /// The part of the day in the selected range, or `nil` if it isn't in a range.
    public internal(set) var rangePart: RangePart?

    /// The identity of the day, which is ``day``.
    public var id: Day { day }
    /// A Boolean value that indicates whether the day is in the selected range.
    public var isInRange: Bool { rangePart != nil }

    init(day: Day, month: Month, text: String) {
        self.day = day
        self.month = month
        self.text = text
    }
}
