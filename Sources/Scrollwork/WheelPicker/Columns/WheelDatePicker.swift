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
/// follow, in one movement. Once a column is moved, the bound date is a date within the range at every moment; before that, one outside is shown as
/// the nearest within. `onWheelPickerChange(of: Date.self)` tells of the dates that pass, that the columns are going to, and that they rest on.
///
/// The calendar is the environment's, whichever it is: years run on from one era to the next, and the months are those of the year, so that
/// a leap month is there when it is its year's. The order of the columns is that of the locale, and so are the hours: where clocks count
/// twelve of them (`Locale.hourCycle`, which is what the system's user has set) a column says which half of the day is meant, and follows
/// when the hours are turned past noon. An hour that the clocks leave out on a day cannot be picked on it. Years, months and days carry the
/// unit that the locale writes after them, as in 1970年1月1日.
///
/// Hours, minutes and seconds wrap, and with `wheelPickerWraps()` months and days do as well. Years and the halves of the day have ends.
///
/// It is available from iOS 17 and macOS 14 on.
public struct WheelDatePicker: View {
    /// The parts of a date that have columns.
    public struct Components: OptionSet, Hashable, Sendable {
        /// One bit for each part.
        public let rawValue: Int

        /// - Parameter rawValue: Bits other than those of the members stand for no column.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Year, month and day.
        public static let date = Components(rawValue: 1)
        /// Hour and minute, and the half of the day where the locale's clocks count twelve hours.
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
    @State private var moving: Set<DateColumn> = []
    @State private var written: Date?
    @State private var century: Century
    @State private var aims = Aims()
    @Environment(\.wheelPickerReports) private var reports
    @Environment(\.wheelPickerWraps) private var wraps
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
        _century = State(wrappedValue: Century(selection.wrappedValue))
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
        _century = State(wrappedValue: Century(selection.wrappedValue))
    }

    private struct Draft {
        var parts: DateParts
        /// The year whose months are shown until all columns rest.
        let year: Int
        let reckoning: DateReckoning
    }

    /// The dates to pick from where none are given: a hundred years before and after a date. They stay as the date moves among them.
    private struct Century {
        private let around: Date

        init(_ date: Date) {
            around = date.timeIntervalSinceReferenceDate.isFinite ? min(max(date, .distantPast), .distantFuture) : .now
        }

        var bounds: ClosedRange<Date> {
            let years = { (count: Int) in Calendar(identifier: .gregorian).date(byAdding: .year, value: count, to: around) ?? around }
            return years(-100)...years(100)
        }

        /// The same, or another one that holds a date outside it.
        func holding(_ date: Date) -> Century { bounds.contains(date) ? self : Century(date) }
    }

    /// What the names of years follow from.
    private struct YearNames: Hashable {
        let words: CalendarWords
        let isPlain: Bool
    }

    /// Where the columns are going that were let go of.
    private final class Aims {
        var columns: [DateColumn: (inout DateParts) -> Void] = [:]
        var reckoning: DateReckoning?
        var date: Date?
    }

    public var body: some View {
        let columns = DateColumns(
            system: CalendarSystem(calendar.identifier), timeZone: timeZone, bounds: bounds ?? century.holding(selection).bounds,
            shown: shown)
        let said = draft(in: columns), parts = said?.parts ?? columns.parts(of: selection)
        let year = MonthsOfYear(said?.year ?? parts.year, in: columns.system)
        DateColumnsLayout(shares: columns.shown.map(\.share)) {
            ForEach(columns.shown, id: \.self) { column in
                Group {
                    switch column {
                    case .year: years(columns)
                    case .month: months(of: year, parts, columns)
                    case .hour: hours(of: year, parts, columns)
                    case .period: periods(of: year, parts, columns)
                    case .day: numbers(.day, \.day, in: columns.days(of: year), of: year, parts, columns)
                    case .minute: numbers(.minute, \.minute, in: 0...59, of: year, parts, columns)
                    case .second: numbers(.second, \.second, in: 0...59, of: year, parts, columns)
                    }
                }
                .accessibilityIdentifier(column.identifier)
            }
        }
        .wheelPickerStyle(.drum)
        // What is told is the date, not what each column says.
        .environment(\.wheelPickerReports, [])
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
        let words = CalendarWords(system: columns.system, locale: locale), years = columns.years
        let middle = { (year: Int) in
            let months = columns.system.monthNumbers(ofYear: year)
            return Month(number: (months.lowerBound + months.upperBound) / 2, in: columns.system)
        }
        // Where eras or cycles begin anew among the years, a number alone does not say which is meant.
        let first = middle(years.lowerBound).year, isPlain = middle(years.upperBound).year - first == years.count - 1
        // Years are counted through all eras; what is typed is a year as it is written.
        var values = SteppedValues(integers: years, step: 1, majorStep: nil)
        values.read = isPlain ? { Int($0.prefix(9)).map { $0 - first + years.lowerBound } } : nil
        let unit = DateUnit("y", in: locale)
        return WheelPicker(DateColumn.year.name, value: value(\.year, in: columns), scale: WheelScale(values))
            .valueText(following: YearNames(words: words, isPlain: isPlain)) {
                isPlain ? unit.text(words.number(middle($0).year)) : words.year(middle($0))
            }
            .valueDisabled { !columns.allows(year: $0) }
            .onWheelPickerChange { turn(.year, \.year, $0, $1, in: columns) }
            .wheelPickerWraps(false)
    }

    private func months(of year: MonthsOfYear, _ parts: DateParts, _ columns: DateColumns) -> some View {
        let words = CalendarWords(system: columns.system, locale: locale)
        let now = MonthsOfYear(parts.year, in: columns.system)
        return WheelPicker(
            title: Text(DateColumn.month.name), value: value(\.month, in: columns), textKind: year.names,
            text: { name, _ in words.name(year.nearest(to: name)) }
        ) { _ in WheelScale(year.names) }
            .valueDisabled { !columns.allows($0, in: now) }
            .onWheelPickerChange { turn(.month, \.month, $0, $1, in: columns) }
    }

    private func numbers(
        _ column: DateColumn, _ part: WritableKeyPath<DateParts, Int>, in values: ClosedRange<Int>, of year: MonthsOfYear,
        _ parts: DateParts, _ columns: DateColumns
    ) -> some View {
        let now = MonthsOfYear(parts.year, in: columns.system)
        let format = IntegerFormatStyle<Int>(locale: locale).grouping(.never), unit = DateUnit("d", in: locale)
        return WheelPicker(column.name, value: value(part, in: columns), in: values)
            .valueText(following: locale) {
                column == .day ? unit.text($0.formatted(format)) : $0.formatted(format.precision(.integerLength(2)))
            }
            .valueDisabled { !columns.allows($0, of: column, with: parts, in: now) }
            .onWheelPickerChange { turn(column, part, $0, $1, in: columns) }
            .wheelPickerWraps(column != .day || wraps)
    }

    /// All hours of the day, whatever they are called, so that the other half of it begins where they are turned past noon.
    private func hours(of year: MonthsOfYear, _ parts: DateParts, _ columns: DateColumns) -> some View {
        let now = MonthsOfYear(parts.year, in: columns.system), names = HourNames(locale)
        let format = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
        return WheelPicker(DateColumn.hour.name, value: value(\.hour, in: columns), in: 0...23)
            .valueText(following: locale) { names.number(of: $0).formatted(format) }
            .valueDisabled { !columns.allows($0, of: .hour, with: parts, in: now) }
            .valueTyped { names.hour($0, near: parts.hour) }
            .onWheelPickerChange { turn(.hour, \.hour, $0, $1, in: columns) }
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
            .onWheelPickerChange { turn(.period, \.period, $0, $1, in: columns) }
            .wheelPickerWraps(false)
    }

    /// A column passes a value, is going to one, or has come to rest: so does the date, when no column moves any more.
    private func turn<Value>(
        _ column: DateColumn, _ part: WritableKeyPath<DateParts, Value>, _ phase: WheelPickerPhase, _ value: Value, in columns: DateColumns
    ) {
        // Where columns were going before the program set another date, or another calendar, is over.
        if selection != written || aims.reckoning != columns.reckoning { aims.columns.removeAll() }
        aims.reckoning = columns.reckoning
        switch phase {
        case .passing:
            moving.insert(column)
            aims.columns[column] = nil
            tell(.passing, selection)
        case .settling:
            moving.insert(column)
            aims.columns[column] = { $0[keyPath: part] = value }
            var parts = draft(in: columns)?.parts ?? columns.parts(of: selection)
            for aim in aims.columns.values { aim(&parts) }
            let date = columns.date(parts)
            if date != aims.date { tell(.settling, date) }
            aims.date = date
        case .settled:
            moving.remove(column)
        }
        guard moving.isEmpty else { return }
        aims.columns.removeAll()
        // The bounds may have become narrower on the way.
        if let date = draft(in: columns).map({ columns.date($0.parts) }), date != selection, selection == written { write(date) }
        if aims.date != selection { tell(.settling, selection) }
        aims.date = nil
        tell(.settled, selection)
        if draft != nil { withAnimation { draft = nil } }
    }

    private func tell(_ phase: WheelPickerPhase, _ date: Date) {
        for report in reports { report(phase, date) }
    }

    private func value<Value>(_ part: WritableKeyPath<DateParts, Value>, in columns: DateColumns) -> Binding<Value> {
        Binding {
            (draft(in: columns)?.parts ?? columns.parts(of: selection))[keyPath: part]
        } set: { value in
            let now = columns.parts(of: selection)
            var draft = draft(in: columns) ?? Draft(parts: now, year: now.year, reckoning: columns.reckoning)
            draft.parts[keyPath: part] = value
            self.draft = draft
            write(columns.date(draft.parts))
        }
    }

    /// What the columns say, unless it was said in another calendar or by other clocks.
    private func draft(in columns: DateColumns) -> Draft? {
        draft.flatMap { $0.reckoning == columns.reckoning ? $0 : nil }
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
