import SwiftUI

/// The days of one month.
@MainActor
final class SheetDays {
    let words: CalendarWords
    let firstWeekday: Int
    let days: [DayState]

    init(words: CalendarWords, firstWeekday: Int, days: [DayState]) {
        self.words = words
        self.firstWeekday = firstWeekday
        self.days = days
    }
}

/// A day that its view observes.
@MainActor @Observable
final class DayState: Identifiable {
    private(set) var value: MonthCalendarDay
    /// The range that the day is in. It is heard and not seen: when a range grows, its days are not drawn anew for it.
    private(set) var range: ClosedRange<Day>?
    nonisolated let id: Day

    init(_ value: MonthCalendarDay) {
        self.value = value
        id = value.day
    }

    func show(_ new: MonthCalendarDay, in range: ClosedRange<Day>?) {
        if new != value { value = new }
        let own = new.isInRange ? range : nil
        if own != self.range { self.range = own }
    }
}
