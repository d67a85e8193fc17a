import SwiftUI

/// The days of one month, as its sheet shows them.
@MainActor
final class SheetDays {
    /// What the days of a sheet follow from, besides what the calendar's days share.
    struct Key: Equatable {
        let month: Month
        let words: CalendarWords
        let firstWeekday: Int
    }

    private var known: (key: Key, days: [DayState])?

    /// The days that are shown; none before there are any.
    var days: [DayState] { known?.days ?? [] }

    /// The days of a month. They are kept: asked again, the answer is the same.
    func days(of key: Key, in model: CalendarModel) -> [DayState] {
        if let known, known.key == key { return known.days }
        let days = key.month.days
        let made = days.enumerated().map { index, day in
            // Days are numbered from the first on, but for calendars that leave numbers out.
            let number = key.month.system.countsEveryDay ? index + 1 : day.components(in: key.month.system).day
            var value = MonthCalendarDay(day: day, month: key.month, text: key.words.number(number))
            value.isWeekend = key.words.isWeekend(day)
            value.isFirstOfRow = day == days.lowerBound || day.weekday == key.firstWeekday
            value.isLastOfRow = day == days.upperBound - 1 || (day + 1).weekday == key.firstWeekday
            return DayState(value, in: model)
        }
        known = (key, made)
        return made
    }
}

/// A day that its view observes.
@MainActor @Observable
final class DayState: Identifiable {
    private(set) var value: MonthCalendarDay
    /// The range that the day is in. It is heard and not seen: when a range grows, its days are not drawn anew for it.
    private(set) var range: ClosedRange<Day>?
    /// What the rules said of the day when they were asked last.
    @ObservationIgnored private var answer: DayAnswer
    nonisolated let id: Day

    init(_ value: MonthCalendarDay, in model: CalendarModel) {
        let answer = model.answer(for: value.day), shown = model.shown(value, answer)
        id = value.day
        self.answer = answer
        self.value = shown
        range = shown.isInRange ? model.selection.range : nil
    }

    /// Shows what the calendar says of the day now.
    func show(_ model: CalendarModel) {
        if answer.stamp != model.stamp { answer = model.answer(for: id) }
        let new = model.shown(value, answer)
        if new != value { value = new }
        let own = new.isInRange ? model.selection.range : nil
        if own != range { range = own }
    }
}

/// What a program's rules say of a day.
struct DayAnswer {
    /// Whose rules they are. As long as these are the same the program is not asked again.
    let stamp: Stamp
    let isDisabled: Bool
    let isBlocked: Bool
}
