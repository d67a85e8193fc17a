import SwiftUI

/// The context of a value's text, and the default text of values.
struct WheelTextContext: Equatable {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone

    /// Returns the default text of a value. Numbers and times have the format of the locale, other values use their
    /// description, and a missing value is a dash.
    ///
    /// - Parameter component: The unit of the distance between dates.
    func text(of value: Any, by component: Calendar.Component = .day) -> String {
        switch value {
        case let number as any BinaryInteger: text(number)
        case let number as any BinaryFloatingPoint: text(Double(number))
        case let number as Decimal: text(number)
        case let duration as Duration: text(duration)
        case let date as Date: text(date, by: component)
        case let optional as any OptionalValue: optional.wrapped.map { text(of: $0, by: component) } ?? "–"
        default: String(describing: value)
        }
    }

    func text<Number: BinaryInteger>(_ number: Number) -> String {
        number.formatted(IntegerFormatStyle<Number>().grouping(.never).locale(locale))
    }

    /// Returns the text of a number, with six decimal places. Numbers below 1 have six significant digits.
    func text(_ number: Double) -> String {
        let style = FloatingPointFormatStyle<Double>(locale: locale).grouping(.never)
        return number.formatted(
            abs(number) < 1 ? style.precision(.significantDigits(1...6)) : style.precision(.fractionLength(0...6)))
    }

    func text(_ number: Decimal) -> String {
        number.formatted(.number.grouping(.never).precision(.fractionLength(0...38)).locale(locale))
    }

    func text(_ duration: Duration) -> String {
        // Foundation counts seconds in 64 bits, and can't format all values that it can count.
        let longest = Duration.seconds(Int64.max / 2)
        if duration > longest || duration < .zero - longest { return String(describing: duration) }
        let (seconds, fraction) = duration.components
        // As many digits as necessary, up to nanoseconds.
        let digits = (0..<9).first { fraction.isMultiple(of: (0..<18 - $0).reduce(1) { power, _ in power * 10 }) } ?? 9
        let pattern: Duration.TimeFormatStyle.Pattern =
            seconds.magnitude >= 3600
            ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: digits)
            : .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: digits)
        return duration.formatted(.time(pattern: pattern).locale(locale))
    }

    func text(_ date: Date, by component: Calendar.Component) -> String {
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
        return switch component {
        case .year, .yearForWeekOfYear, .era: date.formatted(style.year())
        case .month, .quarter: date.formatted(style.month(.abbreviated).year())
        case .hour, .minute: date.formatted(style.hour().minute())
        case .second, .nanosecond: date.formatted(style.hour().minute().second())
        default: date.formatted(style.day().month(.abbreviated))
        }
    }
}

/// A value that may be missing.
private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
}
