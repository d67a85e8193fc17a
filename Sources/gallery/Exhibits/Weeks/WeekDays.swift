import Foundation

/// Days and weeks, counted from the first day of the current week.
struct WeekDays {
    /// The index of today, in 0...6.
    let today: Int
    /// The first day of the current week.
    let origin: Date
    private let calendar: Calendar
    private let style: Date.FormatStyle

    init(today: Date, calendar: Calendar, locale: Locale) {
        self.calendar = calendar
        style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        self.today = (calendar.component(.weekday, from: today) - calendar.firstWeekday + 7) % 7
        origin = calendar.date(byAdding: .day, value: -self.today, to: calendar.startOfDay(for: today)) ?? today
    }

    var letters: [String] { calendar.weekdayLetters }

    /// Returns the number of days from another first day to that of this week.
    func distance(from other: Date) -> Int { calendar.dateComponents([.day], from: other, to: origin).day ?? 0 }

    func date(_ day: Int) -> Date { calendar.date(byAdding: .day, value: day, to: origin) ?? origin }
    func dayOfMonth(_ day: Int) -> Int { calendar.component(.day, from: date(day)) }
    func weekday(_ day: Int) -> String { date(day).formatted(style.weekday(.wide)) }
    func month(_ day: Int) -> String { date(day).formatted(style.month(.wide).year()) }
    func name(_ day: Int) -> String { date(day).formatted(style.weekday(.wide).day().month(.wide).year()) }

    /// Returns the name of the month of a week, or of both months.
    func months(ofWeek week: Int) -> String {
        let first = date(week * 7), last = date(week * 7 + 6)
        if calendar.isDate(first, equalTo: last, toGranularity: .month) { return month(week * 7) }
        let style = style.month(.abbreviated)
        let year = last.formatted(self.style.year())
        return "\(first.formatted(style)) – \(last.formatted(style)) \(year)"
    }
}
