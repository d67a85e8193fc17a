import Foundation

extension Text {
    /// How a text shows a date. Apple: iOS 14, macOS 11.
    public struct DateStyle: Equatable, Codable, Sendable {
        private enum Kind: String, Codable { case time, date, relative, offset, timer }
        private let kind: Kind

        /// The time of day: 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day: June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// How far away the date is, in two units: 2 hr, 23 min. It changes as time passes.
        public static let relative = DateStyle(kind: .relative)
        /// How far away the date is, in one unit and with a sign: +2 hours. It changes as time passes.
        public static let offset = DateStyle(kind: .offset)
        /// How far away the date is, as a clock counts: 36:59:01. It changes as time passes.
        public static let timer = DateStyle(kind: .timer)

        var changesWithTime: Bool { kind != .time && kind != .date }

        /// What a text shows at a moment.
        ///
        /// Foundation has no names for spans of months and years outside Apple's systems: the longest unit is a week.
        func string(of date: Date, at now: Date, in environment: EnvironmentValues) -> String {
            // Whole seconds, counted from the date: a text that changes each second shows each number for a second.
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
                    .units(allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2)
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

    /// A date, in a style; those that tell how far away it is change as time passes. Apple: iOS 14, macOS 11.
    public init(_ date: Date, style: DateStyle) { content = .date(date, style) }

    /// A value as a formatter shows it: nothing where the formatter has no string for it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// A date as a formatter shows it. Outside Apple's systems dates are not `ReferenceConvertible`.
    public init(_ subject: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// An object as a formatter shows it: nothing where the formatter has no string for it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A date, in a style; those that tell how far away it is change as time passes. Apple: iOS 14, macOS 11.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        pieces.append(.text(Text(date, style: style)))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
    ) {
        pieces.append(.literal(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"))
    }

    /// A date as a formatter shows it. Outside Apple's systems dates are not `ReferenceConvertible`.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
        pieces.append(.literal(formatter.string(for: subject) ?? ""))
    }

    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        pieces.append(.literal(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"))
    }
}

extension Text {
    /// The dates in the text that have a style, in order.
    private var dates: [(date: Date, style: DateStyle)] {
        switch content {
        case .date(let date, let style): [(date, style)]
        case .joined(let first, let second): first.dates + second.dates
        case .localized(let pieces):
            pieces.flatMap { piece -> [(date: Date, style: DateStyle)] in
                if case .text(let text) = piece { text.dates } else { [] }
            }
        case .verbatim, .attributed, .image: []
        }
    }

    var hasDates: Bool {
        switch content {
        case .date: true
        case .joined(let first, let second): first.hasDates || second.hasDates
        case .localized(let pieces): pieces.contains { if case .text(let text) = $0 { text.hasDates } else { false } }
        case .verbatim, .attributed, .image: false
        }
    }

    /// When a text that shows how far away a date is shows something else, after `now`; nil where it stays.
    func nextChange(after now: Date) -> Date? {
        dates.filter(\.style.changesWithTime).map { date, _ in
            let passed = now.timeIntervalSince(date)
            let next = date + (passed.rounded(.down) + 1)
            return next > now ? next : now + 1
        }.min()
    }

    /// The text with its dates as they are to be read at a moment.
    func told(at now: Date, in environment: EnvironmentValues) -> Text {
        var copy = self
        switch content {
        case .date(let date, let style): copy.content = .verbatim(style.string(of: date, at: now, in: environment))
        case .joined(let first, let second):
            copy.content = .joined(first.told(at: now, in: environment), second.told(at: now, in: environment))
        case .localized(let pieces):
            copy.content = .localized(pieces.map {
                if case .text(let text) = $0 { .text(text.told(at: now, in: environment)) } else { $0 }
            })
        case .verbatim, .attributed, .image: break
        }
        return copy
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
