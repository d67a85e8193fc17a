import SwiftUI

/// A date or a time of day, picked on one drum for each of its parts.
///
/// ```swift
/// WheelDatePicker("Birthday", selection: $birthday, in: firstDay...today)
/// WheelDatePicker("Alarm", selection: $alarm, displayedComponents: .time)
/// ```
///
/// The columns constrain one another: days that a month does not have, and months or days outside the range, can be passed but not
/// picked. While a month is turned past February the 31st stays where it is; only when the month has come to rest does the day
/// follow, in one movement. The bound date is a date within the range at every moment.
///
/// The calendar is the environment's, whichever it is: years run on from one era to the next, and the months are those of the year, so that
/// a leap month is there when it is its year's. The order of the columns is that of the locale. Hours go from 0 to 23; hours, minutes and
/// seconds wrap. An hour that the clocks leave out on a day cannot be picked on it.
public struct WheelDatePicker: View {
    /// The parts of a date that have columns.
    public struct Components: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Year, month and day.
        public static let date = Components(rawValue: 1)
        /// Hour and minute.
        public static let time = Components(rawValue: 2)
        /// Hour, minute and second.
        public static let timeWithSeconds = Components(rawValue: 6)
    }

    private let title: Text
    @Binding private var selection: Date
    private let bounds: ClosedRange<Date>?
    private let components: Components
    /// What the columns say while one of them moves; the date may be an earlier day of that month.
    @State private var draft: Draft?
    @State private var moving: Set<Calendar.Component> = []
    @State private var written: Date?
    @State private var century = Century()
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the columns.
    ///   - selection: The picked date. Parts without a column stay as they are.
    ///   - bounds: The dates to pick from; nil for a hundred years before and after the date.
    ///   - displayedComponents: The parts with columns; none counts as the date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in bounds: ClosedRange<Date>? = nil,
        displayedComponents: Components = .date
    ) {
        title = Text(titleKey)
        _selection = selection
        self.bounds = bounds
        components = displayedComponents.isEmpty ? .date : displayedComponents
    }

    /// - Parameters:
    ///   - title: What is picked, for those who cannot see the columns.
    ///   - selection: The picked date. Parts without a column stay as they are.
    ///   - bounds: The dates to pick from; nil for a hundred years before and after the date.
    ///   - displayedComponents: The parts with columns; none counts as the date.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in bounds: ClosedRange<Date>? = nil, displayedComponents: Components = .date
    ) {
        self.title = Text(title)
        _selection = selection
        self.bounds = bounds
        components = displayedComponents.isEmpty ? .date : displayedComponents
    }

    private struct Draft {
        var parts: DateParts
        /// The year whose months are shown until all columns rest.
        let year: Int
    }

    /// The dates to pick from where none are given. They stay as the date moves among them.
    private final class Century {
        private var bounds: ClosedRange<Date>?

        func bounds(around date: Date) -> ClosedRange<Date> {
            if let bounds, bounds.contains(date) { return bounds }
            let date = date.timeIntervalSinceReferenceDate.isFinite ? min(max(date, .distantPast), .distantFuture) : .now
            let years = { (count: Int) in Calendar(identifier: .gregorian).date(byAdding: .year, value: count, to: date) ?? date }
            let made = years(-100)...years(100)
            bounds = made
            return made
        }
    }

    public var body: some View {
        let columns = DateColumns(
            system: CalendarSystem(calendar.identifier), timeZone: timeZone, bounds: bounds ?? century.bounds(around: selection), units: units)
        let parts = draft?.parts ?? columns.parts(of: selection)
        let year = MonthsOfYear(draft?.year ?? parts.year, in: columns.system)
        HStack(spacing: 4) {
            ForEach(columns.units, id: \.self) { unit in
                Group {
                    switch unit {
                    case .year: years(parts, columns)
                    case .month: months(of: year, parts, columns)
                    default: numbers(unit, of: year, parts, columns)
                    }
                }
                .accessibilityIdentifier("Scrollwork.WheelDatePicker.\(Self.identifier(of: unit))")
            }
        }
        .wheelPickerStyle(.drum)
        .onChange(of: selection) { _, new in
            if new != written {
                draft = nil
                written = nil
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(title)
    }

    // MARK: Columns

    private func years(_ parts: DateParts, _ columns: DateColumns) -> some View {
        let words = CalendarWords(system: columns.system, locale: locale), years = columns.years
        let middle = { (year: Int) in
            let months = columns.system.monthNumbers(ofYear: year)
            return Month(number: (months.lowerBound + months.upperBound) / 2, in: columns.system)
        }
        // Where eras or cycles begin anew among the years, a number alone does not say which is meant.
        let isPlain = middle(years.upperBound).year - middle(years.lowerBound).year == years.count - 1
        return WheelPicker(Self.name(of: .year), value: value(\.year, in: columns), in: years)
            .valueText { isPlain ? words.number(middle($0).year) : words.year(middle($0)) }
            .valueDisabled { !columns.allows($0, of: .year, with: parts, in: MonthsOfYear($0, in: columns.system)) }
            .onWheelPickerChange { phase, _ in turn(.year, phase) }
    }

    private func months(of year: MonthsOfYear, _ parts: DateParts, _ columns: DateColumns) -> some View {
        let words = CalendarWords(system: columns.system, locale: locale)
        let now = MonthsOfYear(parts.year, in: columns.system)
        return WheelPicker(
            title: Text(Self.name(of: .month)), value: value(\.month, in: columns), textKind: "months",
            text: { name, _ in words.name(year.nearest(to: name)) }
        ) { _ in WheelScale(year.names) }
            .valueDisabled { !columns.allows($0, in: now) }
            .onWheelPickerChange { phase, _ in turn(.month, phase) }
    }

    private func numbers(
        _ unit: Calendar.Component, of year: MonthsOfYear, _ parts: DateParts, _ columns: DateColumns
    ) -> some View {
        let now = MonthsOfYear(parts.year, in: columns.system)
        let (part, values): (WritableKeyPath<DateParts, Int>, ClosedRange<Int>) =
            switch unit {
            case .day: (\.day, columns.days(of: year))
            case .hour: (\.hour, 0...23)
            case .minute: (\.minute, 0...59)
            default: (\.second, 0...59)
            }
        let format = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
        return WheelPicker(Self.name(of: unit), value: value(part, in: columns), in: values)
            .valueText { $0.formatted(unit == .minute || unit == .second ? format.precision(.integerLength(2)) : format) }
            .valueDisabled { !columns.allows($0, of: unit, with: parts, in: now) }
            .onWheelPickerChange { phase, _ in turn(unit, phase) }
            .wheelPickerWraps(unit != .day)
    }

    private func turn(_ unit: Calendar.Component, _ phase: WheelPickerPhase) {
        if phase == .settled { moving.remove(unit) } else { moving.insert(unit) }
        guard moving.isEmpty, draft != nil else { return }
        withAnimation { draft = nil }
    }

    private func value<Value>(_ part: WritableKeyPath<DateParts, Value>, in columns: DateColumns) -> Binding<Value> {
        Binding {
            (draft?.parts ?? columns.parts(of: selection))[keyPath: part]
        } set: { value in
            let now = draft?.parts ?? columns.parts(of: selection)
            var draft = draft ?? Draft(parts: now, year: now.year)
            draft.parts[keyPath: part] = value
            self.draft = draft
            let date = columns.date(draft.parts)
            written = date
            selection = date
        }
    }

    private var units: [Calendar.Component] {
        var units: [Calendar.Component] = []
        if components.contains(.date) {
            let format = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "yMd"
            let letters: [(String, Calendar.Component)] = [("yYuUr", .year), ("ML", .month), ("d", .day)]
            units = letters.map { letters, unit in (format.firstIndex(where: letters.contains) ?? format.endIndex, unit) }
                .sorted { $0.0 < $1.0 }.map { $0.1 }
        }
        if components.contains(.time) { units += [.hour, .minute] }
        if components.contains(.timeWithSeconds) { units.append(.second) }
        return units
    }

    private static func name(of unit: Calendar.Component) -> LocalizedStringKey {
        switch unit {
        case .year: "Year"
        case .month: "Month"
        case .day: "Day"
        case .hour: "Hour"
        case .minute: "Minute"
        default: "Second"
        }
    }

    private static func identifier(of unit: Calendar.Component) -> String {
        switch unit {
        case .year: "year"
        case .month: "month"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        default: "second"
        }
    }
}
