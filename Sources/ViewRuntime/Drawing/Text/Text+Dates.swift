import Foundation

extension Text {
    /// A style for dates in text. Available from iOS 14 and macOS 11.
    public struct DateStyle: Equatable, Codable, Sendable {
        private enum Kind: String, Codable { case time, date, relative, offset, timer }
        private let kind: Kind

        /// The time of day: 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day: June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// The distance from now in two units, which changes with time: 2 hr, 23 min.
        public static let relative = DateStyle(kind: .relative)
        /// The signed distance from now in one unit, which changes with time: +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// The distance from now as a clock, which changes with time: 36:59:01.
        public static let timer = DateStyle(kind: .timer)

        var changesWithTime: Bool { kind != .time && kind != .date }

        /// Returns the text at a time.
        ///
        /// Foundation can't name periods of months and years outside Apple's systems, so the largest unit is a week.
        func string(of date: Date, at now: Date, in environment: EnvironmentValues) -> String {
            // Whole seconds, counted from the date, so a text that changes every second shows each number for one
            // second.
            let seconds = Int(abs(now.timeIntervalSince(date)).rounded(now < date ? .up : .down).clamped(to: 0...1e12))
            let span = Duration.seconds(seconds)
            switch kind {
            case .time, .date:
                var format = Date.FormatStyle(
                    date: kind == .date ? .long : .omitted, time: kind == .time ? .shortened : .omitted,
                    locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
                format.capitalizationContext = .standalone
                return date.formatted(format)
            case .relative:
                return span.formatted(
                    .units(
                        allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2
                    )
                    .locale(environment.locale))
            case .offset:
                return (now < date ? "-" : "+")
                    + span.formatted(
                        .units(
                            allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1,
                            fractionalPart: .hide(rounded: .down)
                        ).locale(environment.locale))
            case .timer:
                let pattern: Duration.TimeFormatStyle.Pattern = seconds < 3600 ? .minuteSecond : .hourMinuteSecond
                return span.formatted(.time(pattern: pattern).locale(environment.locale))
            }
        }
    }

    /// Creates text from a date in a style. Relative styles change with time. Available from iOS 14 and macOS 11.
    public init(_ date: Date, style: DateStyle) { content = .dated(.date(date, style)) }

    /// Creates text from a range of dates, such as 10:30 – 11:00 AM. Available from iOS 14 and macOS 11.
    public init(_ dates: ClosedRange<Date>) { content = .dated(.range(dates)) }

    /// Creates text from an interval between two dates. Available from iOS 14 and macOS 11.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Creates text from a value with a formatter. The text is empty if the formatter returns no string.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates text from a date with a formatter. Outside Apple's systems, dates aren't `ReferenceConvertible`.
    public init(_ subject: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates text from an object with a formatter. The text is empty if the formatter returns no string.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a range of dates. Available from iOS 14 and macOS 11.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { pieces.append(.text(Text(dates))) }

    /// Appends an interval between two dates. Available from iOS 14 and macOS 11.
    public mutating func appendInterpolation(_ interval: DateInterval) { pieces.append(.text(Text(interval))) }

    /// Appends a date in a style. Relative styles change with time. Available from iOS 14 and macOS 11.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        pieces.append(.text(Text(date, style: style)))
    }

    /// Appends a value with a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
    ) {
        pieces.append(.string(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"))
    }

    /// Appends a date with a formatter. Outside Apple's systems, dates aren't `ReferenceConvertible`.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
        pieces.append(.string(formatter.string(for: subject) ?? ""))
    }

    /// Appends an object with a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        pieces.append(.string(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"))
    }
}

extension Text {
    var hasDates: Bool {
        switch content {
        case .dated: true
        case .joined(let first, let second): first.hasDates || second.hasDates
        case .localized(let pieces): pieces.contains { if case .text(let text) = $0 { text.hasDates } else { false } }
        case .verbatim, .attributed, .image: false
        }
    }

    /// Returns the time after `now` at which the text changes, or `nil` if it doesn't.
    func nextChange(after now: Date) -> Date? {
        switch content {
        case .dated(let dated): return dated.nextChange(after: now)
        case .joined(let first, let second):
            return [first, second].compactMap { $0.nextChange(after: now) }.min()
        case .localized(let pieces):
            return pieces.compactMap { piece in
                if case .text(let text) = piece { text.nextChange(after: now) } else { nil }
            }.min()
        case .verbatim, .attributed, .image: return nil
        }
    }

    /// Returns the text with its dates at a time.
    func resolvedDates(at now: Date, in environment: EnvironmentValues) -> Text {
        var copy = self
        switch content {
        case .joined(let first, let second):
            copy.content = .joined(
                first.resolvedDates(at: now, in: environment), second.resolvedDates(at: now, in: environment))
        case .localized(let pieces):
            copy.content = .localized(
                pieces.map {
                    if case .text(let text) = $0 { .text(text.resolvedDates(at: now, in: environment)) } else { $0 }
                })
        case .dated(let dated): copy.content = .verbatim(dated.string(at: now, in: environment))
        case .verbatim, .attributed, .image: break
        }
        return copy
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
