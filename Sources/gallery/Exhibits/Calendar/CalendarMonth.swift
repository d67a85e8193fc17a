import Foundation

/// A month of the years 2000 to 2100.
struct CalendarMonth: Hashable, Identifiable {
    /// The number of months since January 2000.
    let number: Int

    static let years = 2000...2100
    static let all = (0..<years.count * 12).map(CalendarMonth.init(number:))

    var id: Self { self }
    var year: Int { Self.years.lowerBound + number / 12 }
    /// The month, from 1 to 12.
    var month: Int { number % 12 + 1 }
}

extension CalendarMonth {
    /// Creates the nearest month of the century.
    init(year: Int, month: Int) {
        let number = (min(max(year, 1900), 2200) - Self.years.lowerBound) * 12 + month - 1
        self.init(number: min(max(number, 0), Self.all.count - 1))
    }

    /// Creates the month that contains a day.
    init(of day: Date, in calendar: Calendar) {
        self.init(year: calendar.component(.year, from: day), month: calendar.component(.month, from: day))
    }

    func firstDay(in calendar: Calendar) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: 1)) ?? .distantPast
    }
}

extension Calendar {
    /// Returns the Gregorian calendar with this calendar's time zone and first weekday, and a locale.
    func gregorian(in locale: Locale) -> Calendar {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = timeZone
        gregorian.firstWeekday = firstWeekday
        gregorian.locale = locale
        return gregorian
    }

    /// The shortest names of the weekdays, in order.
    var weekdayLetters: [String] {
        let letters = veryShortStandaloneWeekdaySymbols
        return letters.indices.map { letters[($0 + firstWeekday - 1) % letters.count] }
    }
}
