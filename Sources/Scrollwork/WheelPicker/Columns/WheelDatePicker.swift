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
/// The order of the columns is that of the locale. Hours go from 0 to 23; hours, minutes and seconds wrap.
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
    @State private var draft: DateComponents?
    @State private var moving: Set<Calendar.Component> = []
    @State private var written: Date?
    @Environment(\.calendar) private var environmentCalendar
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

    public var body: some View {
        let columns = columns
        HStack(spacing: 4) {
            ForEach(columns.units, id: \.self) { unit in
                column(unit, of: columns)
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

    private func column(_ unit: Calendar.Component, of columns: DateColumns) -> some View {
        let parts = draft ?? columns.parts(of: selection)
        return WheelPicker(Self.name(of: unit), value: value(of: unit, in: columns), in: columns.values(of: unit))
            .valueText { text(of: $0, unit, columns.calendar) }
            .valueDisabled { !columns.allows($0, of: unit, with: parts) }
            .onWheelPickerChange { phase, _ in
                if phase == .settled { moving.remove(unit) } else { moving.insert(unit) }
                guard moving.isEmpty, draft != nil else { return }
                withAnimation { draft = nil }
            }
            .wheelPickerWraps(unit == .hour || unit == .minute || unit == .second)
            .accessibilityIdentifier("Scrollwork.WheelDatePicker.\(Self.identifier(of: unit))")
    }

    private func value(of unit: Calendar.Component, in columns: DateColumns) -> Binding<Int> {
        Binding {
            (draft ?? columns.parts(of: selection)).value(for: unit) ?? 0
        } set: { value in
            var parts = draft ?? columns.parts(of: selection)
            parts.setValue(value, for: unit)
            draft = parts
            let date = columns.date(parts)
            written = date
            selection = date
        }
    }

    // MARK: Columns

    private var columns: DateColumns {
        var calendar = environmentCalendar
        calendar.timeZone = timeZone
        let century = { (count: Int) in calendar.date(byAdding: .year, value: count, to: selection) ?? selection }
        return DateColumns(calendar: calendar, bounds: bounds ?? century(-100)...century(100), units: units)
    }

    private var units: [Calendar.Component] {
        var units: [Calendar.Component] = []
        if components.contains(.date) {
            let format = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "yMd"
            let letters: [(Character, Calendar.Component)] = [("y", .year), ("M", .month), ("d", .day)]
            units = letters.sorted { (format.firstIndex(of: $0.0) ?? format.endIndex) < (format.firstIndex(of: $1.0) ?? format.endIndex) }
                .map { $0.1 }
        }
        if components.contains(.time) { units += [.hour, .minute] }
        if components.contains(.timeWithSeconds) { units.append(.second) }
        return units
    }

    private func text(of value: Int, _ unit: Calendar.Component, _ calendar: Calendar) -> String {
        switch unit {
        case .month:
            var calendar = calendar
            calendar.locale = locale
            let names = calendar.standaloneMonthSymbols
            return names.indices.contains(value - 1) ? names[value - 1] : value.formatted(.number.locale(locale))
        case .minute, .second: return value.formatted(.number.precision(.integerLength(2)).locale(locale))
        default: return value.formatted(.number.grouping(.never).locale(locale))
        }
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
