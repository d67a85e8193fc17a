import SwiftUI

/// A picker for a date or a time of day, with a drum for each part.
///
/// ```swift
/// WheelDatePicker("Birthday", selection: $birthday, in: firstDay...today)
/// WheelDatePicker("Alarm", selection: $alarm, displayedComponents: .time)
/// ```
///
/// The columns constrain each other. A person can scroll past days that a month lacks, and past months or days outside
/// the range, but can't pick them. While the month column passes February, the day column stays at 31. After the month
/// column comes to rest, the day column moves to a valid day in one movement. When a person moves a column, the picker
/// always writes a date within the range. Before that, the picker shows the nearest date in the range for a date
/// outside of it. Use `onWheelPickerChange(of: Date.self)` to receive the dates that the picker passes, will settle on,
/// and settles on.
///
/// The picker uses the calendar of the environment. Years continue across eras, and the month column contains the
/// months of the year, including a leap month. The locale determines the order of the columns and the hours. For a
/// 12-hour clock (`Locale.hourCycle`, which includes the user's setting), a column contains the half of the day, and
/// changes when the hours pass noon. A person can't pick an hour that a clock change skips. Years, months, and days
/// have the unit that the locale writes after them, as in 1970年1月1日.
///
/// The columns are drums, unless a style around the picker applies. They're always vertical.
///
/// Hours, minutes, and seconds wrap around. With `wheelPickerWraps()`, months and days wrap around too. Years and the
/// halves of the day have ends.
///
/// The picker is available from iOS 17 and macOS 14.
public struct WheelDatePicker: View {
    /// The parts of a date that have columns.
    public struct Components: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set from its bits.
        ///
        /// - Parameter rawValue: The bits. Unknown bits have no column.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The year, month, and day.
        public static let date = Components(rawValue: 1)
        /// The hour and minute, and for a 12-hour clock, the half of the day.
        public static let time = Components(rawValue: 2)
        /// The hour, minute, and second, and for a 12-hour clock, the half of the day.
        public static let timeWithSeconds = Components(rawValue: 6)
    }

    private let title: Text
    @Binding private var selection: Date
    private let bounds: ClosedRange<Date>?
    private let components: Components
    /// The distance between the minutes of the column.
    private var minutes = 1
    /// The values of the columns while a column moves. The date may be an earlier day of the month.
    @State private var draft: Draft?
    @State private var moving: Set<DateColumn> = []
    @State private var written: Date?
    @State private var century: Century
    @State private var pending = PendingChanges()
    @Environment(\.wheelOptions) private var options
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    /// Creates a date picker with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the picker's title, which assistive technology uses.
    ///   - selection: A binding to the date. Parts without a column don't change.
    ///   - bounds: The range of dates, or `nil` for 100 years before and after the date.
    ///   - displayedComponents: The parts with columns. An empty set is treated as the date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in bounds: ClosedRange<Date>? = nil,
        displayedComponents: Components = .date
    ) {
        title = Text(titleKey)
        _selection = selection
        self.bounds = bounds
        components = displayedComponents.isEmpty ? .date : displayedComponents
        _century = State(wrappedValue: Century(selection.wrappedValue))
    }

    /// Creates a date picker with a title.
    ///
    /// - Parameters:
    ///   - title: The picker's title, which assistive technology uses.
    ///   - selection: A binding to the date. Parts without a column don't change.
    ///   - bounds: The range of dates, or `nil` for 100 years before and after the date.
    ///   - displayedComponents: The parts with columns. An empty set is treated as the date.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in bounds: ClosedRange<Date>? = nil,
        displayedComponents: Components = .date
    ) {
        self.title = Text(title)
        _selection = selection
        self.bounds = bounds
        components = displayedComponents.isEmpty ? .date : displayedComponents
        _century = State(wrappedValue: Century(selection.wrappedValue))
    }

    /// Sets the interval between the minutes of the minute column. The default is 1.
    ///
    /// ```swift
    /// WheelDatePicker("Start", selection: $start, displayedComponents: .time)
    ///     .minuteInterval(15)
    /// ```
    ///
    /// The picker shows a date between two intervals as the earlier one, and writes the minutes that it shows when a
    /// person moves a column. The range of dates begins and ends with whole intervals, if it contains one.
    ///
    /// - Parameter minutes: The number of minutes, from 1 to 30, by which 60 is divisible. Another number is treated as
    ///   1.
    public func minuteInterval(_ minutes: Int) -> WheelDatePicker {
        var copy = self
        copy.minutes = (1...30).contains(minutes) && 60.isMultiple(of: minutes) ? minutes : 1
        return copy
    }

    private struct Draft {
        var parts: DateParts
        /// The year whose months appear until all columns are at rest.
        let year: Int
        let arithmetic: DateArithmetic
    }

    /// The default bounds: 100 years before and after a date. They don't change while the date moves within them.
    private struct Century {
        private let around: Date

        init(_ date: Date) {
            around = date.timeIntervalSinceReferenceDate.isFinite ? min(max(date, .distantPast), .distantFuture) : .now
        }

        var bounds: ClosedRange<Date> {
            let years = { (count: Int) in
                Calendar(identifier: .gregorian).date(byAdding: .year, value: count, to: around) ?? around
            }
            return years(-100)...years(100)
        }

        /// Returns the same bounds, or new bounds around a date outside of them.
        func holding(_ date: Date) -> Century { bounds.contains(date) ? self : Century(date) }
    }

    /// The values that determine the names of years.
    private struct YearNames: Hashable {
        let strings: CalendarStrings
        let isPlain: Bool
    }

    /// The targets of the columns that move by themselves.
    private final class PendingChanges {
        var columns: [DateColumn: (inout DateParts) -> Void] = [:]
        var arithmetic: DateArithmetic?
        var date: Date?
    }

    /// The content and behavior of the view.
    public var body: some View {
        let columns = DateColumns(
            system: CalendarSystem(calendar.identifier), timeZone: timeZone,
            bounds: bounds ?? century.holding(selection).bounds, minuteInterval: minutes, shown: shown)
        let drafted = draft(in: columns), parts = drafted?.parts ?? columns.parts(of: selection)
        let year = MonthsOfYear(drafted?.year ?? parts.year, in: columns.system)
        DateColumnsLayout(shares: columns.shown.map(\.share)) {
            ForEach(columns.shown, id: \.self) { column in
                Group {
                    switch column {
                    case .year: years(columns)
                    case .month: months(of: year, parts, columns)
                    case .hour: hours(of: year, parts, columns)
                    case .period: periods(of: year, parts, columns)
                    case .day: numbers(.day, \.day, in: columns.days(of: year), of: year, parts, columns)
                    case .minute:
                        numbers(.minute, \.minute, in: 0...60 - minutes, by: minutes, of: year, parts, columns)
                    case .second: numbers(.second, \.second, in: 0...59, of: year, parts, columns)
                    }
                }
                .accessibilityIdentifier(column.identifier)
            }
        }
        .transformEnvironment(\.wheelOptions) {
            $0.style = $0.style ?? WheelStyleInUse(DrumWheelStyle())
            // Narrow columns have no space for a horizontal wheel.
            $0.axis = .vertical
            // The picker reports the date instead of the values of the columns.
            $0.reports = []
        }
        .disconnected(fromReadersOf: Int.self)
        .onChange(of: selection) { _, new in
            century = century.holding(new)
            if new != written {
                draft = nil
                written = nil
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(title)
    }

    // MARK: Columns

    private func years(_ columns: DateColumns) -> some View {
        let strings = CalendarStrings(system: columns.system, locale: locale), years = columns.years
        let middle = { (year: Int) in
            let months = columns.system.monthNumbers(ofYear: year)
            return Month(number: (months.lowerBound + months.upperBound) / 2, in: columns.system)
        }
        // If eras or cycles start again within the years, a number isn't unique.
        let first = middle(years.lowerBound).year, isPlain = middle(years.upperBound).year - first == years.count - 1
        // Year numbers continue across eras, but a person types a written year.
        var values = SteppedValues(integers: years, step: 1, majorStep: nil)
        values.read = isPlain ? { Int($0.prefix(9)).map { $0 - first + years.lowerBound } } : nil
        let unit = DateUnit("y", in: locale)
        return WheelPicker(DateColumn.year.name, value: value(\.year, in: columns), scale: WheelScale(values))
            .valueText(following: YearNames(strings: strings, isPlain: isPlain)) {
                isPlain ? unit.text(strings.number(middle($0).year)) : strings.year(middle($0))
            }
            .valueDisabled { !columns.allows(year: $0) }
            .onWheelReport { turn(.year, \.year, $0, in: columns) }
            .wheelPickerWraps(false)
    }

    private func months(of year: MonthsOfYear, _ parts: DateParts, _ columns: DateColumns) -> some View {
        let strings = CalendarStrings(system: columns.system, locale: locale)
        let now = MonthsOfYear(parts.year, in: columns.system)
        return WheelPicker(
            title: Text(DateColumn.month.name), value: value(\.month, in: columns), textKind: year.names,
            text: { name, _ in strings.name(year.nearest(to: name)) }
        ) { _ in WheelScale(year.names) }
        .valueDisabled { !columns.allows($0, in: now) }
        .onWheelReport { turn(.month, \.month, $0, in: columns) }
    }

    private func numbers(
        _ column: DateColumn, _ part: WritableKeyPath<DateParts, Int>, in values: ClosedRange<Int>,
        by step: Int = 1, of year: MonthsOfYear, _ parts: DateParts, _ columns: DateColumns
    ) -> some View {
        let now = MonthsOfYear(parts.year, in: columns.system)
        let format = IntegerFormatStyle<Int>(locale: locale).grouping(.never), unit = DateUnit("d", in: locale)
        return WheelPicker(column.name, value: value(part, in: columns), in: values, step: step)
            .valueText(following: locale) {
                column == .day ? unit.text($0.formatted(format)) : $0.formatted(format.precision(.integerLength(2)))
            }
            .valueDisabled { !columns.allows($0, of: column, with: parts, in: now) }
            .onWheelReport { turn(column, part, $0, in: columns) }
            .wheelPickerWraps(column != .day || options.wraps)
    }

    /// The column of hours. It contains all 24 hours, so that the half of the day changes when the hours pass noon.
    private func hours(of year: MonthsOfYear, _ parts: DateParts, _ columns: DateColumns) -> some View {
        let now = MonthsOfYear(parts.year, in: columns.system), names = HourNames(locale)
        let format = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
        return WheelPicker(DateColumn.hour.name, value: value(\.hour, in: columns), in: 0...23)
            .valueText(following: locale) { names.number(of: $0).formatted(format) }
            .valueDisabled { !columns.allows($0, of: .hour, with: parts, in: now) }
            .valueTyped { names.hour($0, near: parts.hour) }
            .onWheelReport { turn(.hour, \.hour, $0, in: columns) }
            .wheelPickerWraps(true)
    }

    private func periods(of year: MonthsOfYear, _ parts: DateParts, _ columns: DateColumns) -> some View {
        let now = MonthsOfYear(parts.year, in: columns.system)
        var clock = Calendar(identifier: .gregorian)
        clock.locale = locale
        let names = [clock.amSymbol, clock.pmSymbol]
        return WheelPicker(DateColumn.period.name, value: value(\.period, in: columns), in: 0...1)
            .valueText(following: locale) { names[$0] }
            .valueDisabled { !columns.allows($0, of: .period, with: parts, in: now) }
            .onWheelReport { turn(.period, \.period, $0, in: columns) }
            .wheelPickerWraps(false)
    }

    /// Handles a change of a column. The date settles when no column moves anymore.
    private func turn<Value>(
        _ column: DateColumn, _ part: WritableKeyPath<DateParts, Value>, _ report: WheelReport<Any>,
        in columns: DateColumns
    ) {
        let drafted = draft(in: columns)
        // After a choice, columns move to the values of the date, for example to the last day of a month.
        if report.isProgramDriven, selection == written, !moving.contains(column) { return }
        // A change of the date or the calendar by the program ends the movements of the columns.
        if selection != written || pending.arithmetic != columns.arithmetic { pending.columns.removeAll() }
        pending.arithmetic = columns.arithmetic
        switch report.phase {
        case .passing:
            moving.insert(column)
            if !report.hasTarget { pending.columns[column] = nil }
            send(.passing, selection)
        case .settling:
            moving.insert(column)
            if let value = report.value as? Value { pending.columns[column] = { $0[keyPath: part] = value } }
            var date = selection
            if var parts = drafted?.parts {
                for change in pending.columns.values { change(&parts) }
                date = columns.date(parts)
            }
            if date != pending.date { send(.settling, date) }
            pending.date = date
        case .settled:
            moving.remove(column)
        }
        guard moving.isEmpty else { return }
        pending.columns.removeAll()
        // The bounds may have become narrower during the movement.
        if let date = drafted.map({ columns.date($0.parts) }), date != selection, selection == written {
            write(date)
        }
        if pending.date != selection { send(.settling, selection) }
        pending.date = nil
        send(.settled, selection)
        if draft != nil { withAnimation { draft = nil } }
    }

    private func send(_ phase: WheelPickerPhase, _ date: Date) {
        for action in options.reports { action(WheelReport(phase: phase, value: date)) }
    }

    private func value<Value>(_ part: WritableKeyPath<DateParts, Value>, in columns: DateColumns) -> Binding<Value> {
        Binding {
            (draft(in: columns)?.parts ?? columns.parts(of: selection))[keyPath: part]
        } set: { value in
            let now = columns.parts(of: selection)
            var draft = draft(in: columns) ?? Draft(parts: now, year: now.year, arithmetic: columns.arithmetic)
            draft.parts[keyPath: part] = value
            self.draft = draft
            write(columns.date(draft.parts))
        }
    }

    /// Returns the values of the columns, if they have the current calendar and time zone.
    private func draft(in columns: DateColumns) -> Draft? {
        draft.flatMap { $0.arithmetic == columns.arithmetic ? $0 : nil }
    }

    private func write(_ date: Date) {
        written = date
        selection = date
    }

    private var shown: [DateColumn] {
        let date = components.contains(.date) ? DateColumn.date(in: locale) : []
        guard components.contains(.time) else { return date }
        return date + DateColumn.time(in: locale, withSeconds: components.contains(.timeWithSeconds))
    }
}
