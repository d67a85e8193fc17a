import SwiftUI

/// The days that the view of a month shows.
@MainActor
final class MonthViewDays {
    /// The days on screen.
    var shown = MonthDays()
    let cache = MonthDaysCache()
}

/// The days of a month.
@MainActor
final class MonthDays {
    let days: [DayState]

    init(_ days: [DayState] = []) { self.days = days }
}

extension MonthDays: Equatable {
    nonisolated static func == (a: MonthDays, b: MonthDays) -> Bool { a === b }
}

/// A cache of the days of a month, for the body of its view.
@MainActor
final class MonthDaysCache {
    /// The values that determine the days, in addition to the shared state of the calendar.
    struct Key: Equatable {
        let month: Month
        let strings: CalendarStrings
        let firstWeekday: Int
    }

    private var known: (key: Key, days: MonthDays)?

    /// Returns the days of a month. The same key returns the same object.
    func days(of key: Key, in model: CalendarModel) -> MonthDays {
        if let known, known.key == key { return known.days }
        let days = key.month.days
        let states = MonthDays(
            days.enumerated().map { index, day in
                // The number of a day is its index plus 1, except in calendars with missing numbers.
                let number = key.month.system.countsEveryDay ? index + 1 : day.components(in: key.month.system).day
                var value = MonthCalendarDay(day: day, month: key.month, text: key.strings.number(number))
                value.isWeekend = key.strings.isWeekend(day)
                value.isFirstOfRow = day == days.lowerBound || day.weekday == key.firstWeekday
                value.isLastOfRow = day == days.upperBound - 1 || (day + 1).weekday == key.firstWeekday
                return DayState(value, in: model)
            })
        known = (key, states)
        return states
    }
}

/// A day that its view observes.
@MainActor @Observable
final class DayState: Identifiable {
    /// The day, without the results of the program's rules.
    private(set) var value: MonthCalendarDay
    /// The selected range that contains the day. Only assistive technology reads it, so a change doesn't redraw the
    /// day.
    private(set) var range: ClosedRange<Day>?
    nonisolated let id: Day

    init(_ value: MonthCalendarDay, in model: CalendarModel) {
        let shown = model.shown(value)
        id = value.day
        self.value = shown
        range = shown.isInRange ? model.selection.range : nil
    }

    /// Updates the day from the calendar's state.
    func show(_ model: CalendarModel) {
        let new = model.shown(value)
        if new != value { value = new }
        let own = new.isInRange ? model.selection.range : nil
        if own != range { range = own }
    }
}
