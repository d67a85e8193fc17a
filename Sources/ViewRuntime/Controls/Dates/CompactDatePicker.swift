import Foundation

/// A label with buttons that show the day and the time.
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.controlValues.hidesLabels) private var hidesLabel

    init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        HStack(spacing: 8) {
            HStack(spacing: 0) {
                ControlLabel(isHidden: hidesLabel) { configuration.label }
                if !hidesLabel { Spacer(minLength: 0) }
            }
            if configuration.displayedComponents.contains(.date) {
                DateButton(configuration: configuration, part: .date)
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                DateButton(configuration: configuration, part: .hourAndMinute)
            }
        }
        .accessibilityElement(children: .contain)
    }
}

/// A button that shows part of a date and opens a picker for it.
struct DateButton: View {
    let configuration: DatePickerStyleConfiguration
    let part: DatePickerComponents
    @State private var place = WindowFrameReader()
    @State private var anchor: CGRect?
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    init(configuration: DatePickerStyleConfiguration, part: DatePickerComponents) {
        self.configuration = configuration
        self.part = part
    }

    var body: some View {
        var part = configuration
        part.displayedComponents = self.part
        let shown = part
        return Button {
            anchor = place.frame
        } label: {
            Text(title)
                .lineLimit(1)
                .foregroundStyle(anchor == nil ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
                .padding(.horizontal, 11)
                .padding(.vertical, 6)
                .background(SystemFill.tertiary, in: .rect(cornerRadius: 6))
                .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .fixedSize()
        .modifier(WindowFrameReaderModifier(place: place))
        .presentsCard(at: $anchor, width: 320) {
            if self.part == .date {
                GraphicalDatePicker(configuration: shown).padding(16)
            } else {
                WheelDatePickerBody(configuration: shown).labelsHidden().padding(.horizontal, 16)
            }
        }
    }

    private var title: String {
        let format =
            part == .date
            ? Date.FormatStyle(
                date: .abbreviated, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone)
            : Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
        return configuration.selection.formatted(format)
    }
}
