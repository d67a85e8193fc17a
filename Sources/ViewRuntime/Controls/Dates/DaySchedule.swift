import Foundation

/// The beginnings of days, from that of the day in which it begins.
struct DaySchedule: TimelineSchedule {
    let calendar: Calendar

    func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
        sequence(first: calendar.startOfDay(for: startDate)) { day in calendar.date(byAdding: .day, value: 1, to: day) }
    }
}
