import SwiftUI

/// A schedule with the first moment of each day in a time zone, starting with the current day.
struct MidnightSchedule: TimelineSchedule, Equatable {
    let timeZone: TimeZone
    /// The number of clock changes. A change makes a new schedule.
    let change: Int

    struct Entries: Sequence, IteratorProtocol {
        var day: Day
        let timeZone: TimeZone

        mutating func next() -> Date? {
            defer { day = day + 1 }
            return day.start(in: timeZone)
        }
    }

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(day: Day(startDate, in: timeZone), timeZone: timeZone)
    }
}
