import SwiftUI

/// The first moments of the days in a time zone, today's first.
struct MidnightSchedule: TimelineSchedule, Equatable {
    let timeZone: TimeZone
    /// Counts changes of the clock: another schedule begins anew.
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
