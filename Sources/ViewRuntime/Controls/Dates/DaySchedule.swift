import Foundation

/// A schedule with the start of each day, beginning with the current day.
struct DaySchedule: TimelineSchedule {
    let calendar: Calendar

    func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
        sequence(first: calendar.startOfDay(for: startDate)) { day in calendar.date(byAdding: .day, value: 1, to: day) }
    }
}
