import Foundation

/// Wheels for the day, month, and year, and for the hour and minute. With both, one wheel shows the days.
struct WheelDatePickerBody: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.locale) private var locale
    @Environment(\.localCalendar) private var calendar
    @Environment(\.controlValues.hidesLabels) private var hidesLabel

    init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        let calendar = calendar
        HStack(spacing: hidesLabel ? 0 : 8) {
            ControlLabel(isHidden: hidesLabel) { configuration.label }
            HStack(spacing: 8) {
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    if configuration.displayedComponents.contains(.date) { days(calendar) }
                    let half = halfPlace
                    if half == .leading { halves(calendar) }
                    drum(.hour, calendar)
                    drum(.minute, calendar)
                    if half == .trailing { halves(calendar) }
                } else if configuration.displayedComponents.contains(.date) {
                    ForEach(dateParts, id: \.self) { part in drum(part, calendar) }
                }
            }
        }
    }

    // MARK: Parts

    /// The date that the wheels show: the selection, or the nearest date that a person can select.
    private var selection: Date {
        var date = configuration.selection
        // A date beyond the range of the calendar counts as its end.
        if !(date.timeIntervalSinceReferenceDate.magnitude < 1e11) {
            let parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
            date = calendar.date(from: parts) ?? date
        }
        return configuration.range.nearest(to: date)
    }

    private func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    /// The day, the month, and the year in the order of the locale.
    private var dateParts: [Calendar.Component] {
        let pattern = pattern("yMMMMd")
        let parts: [(Calendar.Component, String.Index)] = [(.day, "d"), (.month, "M"), (.month, "L"), (.year, "y")]
            .compactMap { part, letter in
                pattern.firstIndex(of: letter).map { (part, $0) }
            }
        let order = parts.sorted { $0.1 < $1.1 }.map(\.0)
        return Set(order).count == 3 && order.count == 3 ? order : [.day, .month, .year]
    }

    /// The side of the hours on which the locale writes the half of the day, or `nil` if it counts 24 hours.
    private var halfPlace: HorizontalEdge? {
        let pattern = pattern("j")
        guard let half = pattern.firstIndex(where: { "abB".contains($0) }) else { return nil }
        let hour = pattern.firstIndex { "hK".contains($0) } ?? pattern.startIndex
        return half < hour ? .leading : .trailing
    }

    private func drum(_ part: Calendar.Component, _ calendar: Calendar) -> some View {
        let value = calendar.component(part, from: selection)
        return Picker(name(of: part), selection: Binding(get: { value }, set: { set(part, to: $0, calendar) })) {
            ForEach(Array(values(of: part, calendar)), id: \.self) { value in
                Text(verbatim: text(value, of: part, calendar)).monospacedDigit().tag(value)
            }
        }
        .pickerStyle(.wheel)
        .labelsHidden()
        // The names of months are longer than numbers.
        .frame(minWidth: part == .month ? 96 : nil)
    }

    private func name(of part: Calendar.Component) -> LocalizedStringKey {
        switch part {
        case .day: "Day"
        case .month: "Month"
        case .year: "Year"
        case .hour: "Hour"
        default: "Minute"
        }
    }

    private func values(of part: Calendar.Component, _ calendar: Calendar) -> Range<Int> {
        let selection = selection
        switch part {
        case .day: return calendar.range(of: .day, in: .month, for: selection) ?? 1..<32
        case .month: return calendar.range(of: .month, in: .year, for: selection) ?? 1..<13
        case .year:
            // The picker offers 100 years before and after the selection, within the selectable range.
            let year = calendar.component(.year, from: selection)
            let first = configuration.minimumDate.map { calendar.component(.year, from: $0) } ?? 1
            let last = configuration.maximumDate.map { calendar.component(.year, from: $0) } ?? .max
            let low = min(max(year - 100, first), year)
            return low..<max(min(year + 100, last), year) + 1
        case .hour:
            return halfPlace != nil ? (calendar.component(.hour, from: selection) < 12 ? 0..<12 : 12..<24) : 0..<24
        default: return 0..<60
        }
    }

    private func text(_ value: Int, of part: Calendar.Component, _ calendar: Calendar) -> String {
        switch part {
        case .month:
            let names = calendar.speaking(locale).standaloneMonthSymbols
            return names.indices.contains(value - 1) ? names[value - 1] : value.formatted(.number.locale(locale))
        case .hour:
            let digits = pattern("j").filter { $0 == "H" }.count
            return (halfPlace != nil ? (value + 11) % 12 + 1 : value)
                .formatted(.number.locale(locale).precision(.integerLength(max(digits, 1)...)))
        case .minute: return value.formatted(.number.locale(locale).precision(.integerLength(2)))
        default: return value.formatted(.number.locale(locale).grouping(.never))
        }
    }

    /// Days in half a year before and after the selection, within the selectable range. A further turn shows others.
    private func days(_ calendar: Calendar) -> some View {
        let epoch = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0)),
            selection = selection
        func number(of date: Date) -> Int {
            calendar.dateComponents([.day], from: epoch, to: calendar.startOfDay(for: date)).day ?? 0
        }
        let value = number(of: selection), formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = locale
        formatter.dateFormat = pattern("EEEMMMd").replacing(",", with: "")
        let low = max(value - 183, configuration.minimumDate.map(number) ?? .min),
            high = min(value + 183, configuration.maximumDate.map(number) ?? .max)
        return Picker("Date", selection: Binding(get: { value }, set: { set(.day, by: $0 - value, calendar) })) {
            ForEach(min(low, value)..<max(high, value) + 1, id: \.self) { day in
                let date = calendar.date(byAdding: .day, value: day - value, to: selection) ?? selection
                Text(verbatim: formatter.string(from: date)).monospacedDigit().tag(day)
            }
        }
        .pickerStyle(.wheel)
        .labelsHidden()
        .frame(minWidth: 128)
    }

    private func halves(_ calendar: Calendar) -> some View {
        let hour = calendar.component(.hour, from: selection), names = calendar.speaking(locale)
        return Picker(
            "Half of the day",
            selection: Binding(get: { hour >= 12 }, set: { set(.hour, to: hour % 12 + ($0 ? 12 : 0), calendar) })
        ) {
            Text(verbatim: names.amSymbol).tag(false)
            Text(verbatim: names.pmSymbol).tag(true)
        }
        .pickerStyle(.wheel)
        .labelsHidden()
    }

    /// Changes one part and keeps the others. A day that the month lacks becomes the month's last day.
    private func set(_ part: Calendar.Component, to value: Int, _ calendar: Calendar) {
        set(part, by: value - calendar.component(part, from: selection), calendar)
    }

    private func set(_ part: Calendar.Component, by distance: Int, _ calendar: Calendar) {
        guard let date = calendar.date(byAdding: part, value: distance, to: selection) else { return }
        configuration.selection = configuration.range.nearest(to: date)
    }
}
