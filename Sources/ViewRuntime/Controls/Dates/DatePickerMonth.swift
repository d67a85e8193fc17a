import Foundation

/// The days of a month, grouped by week.
struct DatePickerMonth {
    struct Day: Hashable {
        /// The index of the cell on the page.
        let place: Int
        /// The date, or `nil` for a cell before the first or after the last day.
        let date: Date?
    }

    let start: Date
    /// The weekdays in the order of the week. As in `Calendar`, Sunday is 1.
    let weekdays: [Int]
    let weeks: [[Day]]

    init(containing date: Date, in calendar: Calendar) {
        let interval = calendar.dateInterval(of: .month, for: date)
        let start = interval?.start ?? date
        self.start = start
        weekdays = (0..<7).map { (calendar.firstWeekday - 1 + $0) % 7 + 1 }
        let lead = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        weeks = (0..<(lead + count + 6) / 7).map { week in
            (0..<7).map { weekday in
                let place = week * 7 + weekday, day = place - lead
                return Day(
                    place: place,
                    date: day >= 0 && day < count ? calendar.date(byAdding: .day, value: day, to: start) : nil)
            }
        }
    }
}
