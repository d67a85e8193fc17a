import SwiftUI

/// A part of a date that has its own column.
enum DateColumn: String, CaseIterable {
    case year, month, day, hour, minute, second
    /// The half of the day, for a 12-hour clock.
    case period

    var name: LocalizedStringKey {
        switch self {
        case .year: "Year"
        case .month: "Month"
        case .day: "Day"
        case .hour: "Hour"
        case .minute: "Minute"
        case .second: "Second"
        case .period: "AM/PM"
        }
    }

    /// The share of the width, in columns of two digits.
    var share: CGFloat {
        switch self {
        case .month: 2
        case .year: 1.5
        case .period: 1.2
        case .day, .hour, .minute, .second: 1
        }
    }

    var identifier: String { "Scrollwork.WheelDatePicker.\(rawValue)" }

    /// Returns the columns of a date in the order of a locale.
    static func date(in locale: Locale) -> [DateColumn] {
        let format = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "yMd"
        let letters: [(String, DateColumn)] = [("yYuUr", .year), ("ML", .month), ("d", .day)]
        return letters.map { letters, column in (format.firstIndex(where: letters.contains) ?? format.endIndex, column)
        }
        .sorted { $0.0 < $1.0 }.map { $0.1 }
    }

    /// Returns the columns of a time of day. For a 12-hour clock, the half of the day is where the locale writes it.
    static func time(in locale: Locale, withSeconds: Bool) -> [DateColumn] {
        let digits: [DateColumn] = withSeconds ? [.hour, .minute, .second] : [.hour, .minute]
        guard HourNames(locale).countsHalfDays else { return digits }
        let format = DateFormatter.dateFormat(fromTemplate: "jm", options: 0, locale: locale) ?? "h:mm a"
        let hour = format.firstIndex(where: "hHkK".contains), period = format.firstIndex(where: "abB".contains)
        guard let hour, let period, period < hour else { return digits + [.period] }
        return [.period] + digits
    }
}

/// The names of the hours of a day, for the clock of a locale or of the user's settings.
struct HourNames: Equatable {
    private let cycle: Locale.HourCycle

    init(_ locale: Locale) { cycle = locale.hourCycle }

    /// Whether each hour occurs twice a day.
    var countsHalfDays: Bool { cycle == .oneToTwelve || cycle == .zeroToEleven }

    func number(of hour: Int) -> Int {
        switch cycle {
        case .oneToTwelve: (hour + 11) % 12 + 1
        case .zeroToEleven: hour % 12
        case .oneToTwentyFour: hour == 0 ? 24 : hour
        default: hour
        }
    }

    /// Returns the hour with a number. For a 12-hour clock, it is in the same half of the day as another hour.
    func hour(_ number: Int, near other: Int) -> Int {
        if countsHalfDays { return number > 12 ? number : number % 12 + other / 12 * 12 }
        return cycle == .oneToTwentyFour ? number % 24 : number
    }
}
