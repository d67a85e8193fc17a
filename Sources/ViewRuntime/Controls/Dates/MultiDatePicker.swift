import Foundation

/// A control that selects several days in a calendar.
///
/// A tap selects a day, and another tap deselects it. The components of the selection have a calendar, an era, a year,
/// a month, and a day.
///
/// Available from iOS 16.
nonisolated public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let range: DateRange
    private let label: Label
    @State private var shown: Date?
    @Environment(\.localCalendar) private var calendar

    private init(_ selection: Binding<Set<DateComponents>>, from earliest: Date?, upTo end: Date?, _ label: Label) {
        self.selection = selection
        // The end isn't part of the range.
        let latest = end.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate.nextDown) }
        range = DateRange(earliest: earliest, latest: latest)
        self.label = label
    }

    /// Creates a picker that accepts every day.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, from: nil, upTo: nil, label())
    }

    /// Creates a picker that accepts the days in a range.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label())
    }

    /// Creates a picker that accepts the days from an earliest date on.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: bounds.lowerBound, upTo: nil, label())
    }

    /// Creates a picker that accepts the days before a date.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, upTo: bounds.upperBound, label())
    }

    @MainActor public var body: some View {
        let calendar = calendar
        let chosen = Set(selection.wrappedValue.compactMap { calendar.date(from: $0).map(calendar.startOfDay) })
        VStack(alignment: .leading, spacing: 8) {
            ControlLabel(isHidden: true) { label }
            DatePickerPage(
                range: range, shown: $shown, isChosen: { chosen.contains(calendar.startOfDay(for: $0)) },
                choose: toggle)
        }
    }

    @MainActor private func toggle(_ day: Date) {
        let calendar = calendar
        let same = selection.wrappedValue.filter {
            calendar.date(from: $0).map { calendar.isDate($0, inSameDayAs: day) } ?? false
        }
        if same.isEmpty {
            selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        } else {
            selection.wrappedValue.subtract(same)
        }
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker that accepts every day, with a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Creates a picker that accepts every day, with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// Creates a picker that accepts the days in a range, with a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker that accepts the days in a range, with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker that accepts the days from an earliest date on, with a label from a localized string key.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker that accepts the days from an earliest date on, with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker that accepts the days before a date, with a label from a localized string key.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker that accepts the days before a date, with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}
