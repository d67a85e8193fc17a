import SwiftUI

/// The values of the columns of a date. A date with these values may not exist.
struct DateParts: Hashable {
    /// The year, counted across all eras by the calendar system.
    var year: Int
    var month: MonthName
    var day: Int
    var hour: Int
    var minute: Int
    var second: Int
    /// The fraction of a second, which no column shows.
    var fraction: Double
    /// The offset from Greenwich, in seconds. It distinguishes an hour that occurs twice from its repetition.
    var offset: Int

    /// The half of the day, 0 before noon and 1 after noon.
    var period: Int {
        get { hour / 12 }
        set { hour = hour % 12 + newValue * 12 }
    }
}

/// The calendar system and time zone of the parts of a date. In others, the same parts belong to another date.
struct DateArithmetic: Equatable {
    let system: CalendarSystem
    let timeZone: TimeZone
}

/// The name of a month, independent of the year.
struct MonthName: Hashable {
    let number: Int
    /// Whether the month is a leap month, which repeats the previous month, as in the Chinese calendar.
    let isLeap: Bool
}

/// The months of a year. In some calendars, years have different months.
struct MonthsOfYear {
    let months: [Month]
    let names: [MonthName]

    init(_ year: Int, in system: CalendarSystem) {
        months = system.monthNumbers(ofYear: year).map { Month(number: $0, in: system) }
        names = months.map {
            let named = $0.components
            return MonthName(number: named.month, isLeap: named.isLeapMonth)
        }
    }

    func month(named name: MonthName) -> Month? { names.firstIndex(of: name).map { months[$0] } }

    /// Returns the month with a name. If the year lacks it, the method returns the month with the same number or the
    /// next month.
    func nearest(to name: MonthName) -> Month {
        let place =
            names.firstIndex(of: name) ?? names.firstIndex { $0.number == name.number }
            ?? names.firstIndex { $0.number > name.number }
        return months[place ?? months.count - 1]
    }
}
