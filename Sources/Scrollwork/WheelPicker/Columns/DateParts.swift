import SwiftUI

/// What the columns of a date say. There need not be such a date.
struct DateParts: Hashable {
    /// The years of all eras counted through, as calendar systems count them.
    var year: Int
    var month: MonthName
    var day: Int
    var hour: Int
    var minute: Int
    var second: Int
    /// What no column shows, seconds.
    var fraction: Double
    /// What the clocks are ahead of Greenwich's, seconds. It tells an hour that comes twice from its repetition.
    var offset: Int

    /// 0 before noon, 1 from noon on.
    var period: Int {
        get { hour / 12 }
        set { hour = hour % 12 + newValue * 12 }
    }
}

/// By what the parts of a date are counted. In another calendar, or by other clocks, they are another date's.
struct DateReckoning: Equatable {
    let system: CalendarSystem
    let timeZone: TimeZone
}

/// What a month is called in each of its years.
struct MonthName: Hashable {
    let number: Int
    /// Whether it repeats the month before it, as in the Chinese calendar.
    let isLeap: Bool
}

/// The months of one year: in some calendars not every year has the same.
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

    /// The month, or where the year lacks it its namesake or the next one: the sixth for a repeated sixth, Adar for the
    /// first Adar of a leap year.
    func nearest(to name: MonthName) -> Month {
        let place = names.firstIndex(of: name) ?? names.firstIndex { $0.number == name.number } ?? names.firstIndex { $0.number > name.number }
        return months[place ?? months.count - 1]
    }
}
