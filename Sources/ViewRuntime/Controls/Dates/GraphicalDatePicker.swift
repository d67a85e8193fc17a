import Foundation

/// The days of a month, and below them a button that shows the time.
struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    /// A day in the visible month, or `nil` if the month of the selection is visible.
    @State private var shown: Date?
    @Environment(\.localCalendar) private var calendar

    init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        VStack(spacing: 12) {
            if configuration.displayedComponents.contains(.date) { month }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    Text("Time")
                    Spacer(minLength: 8)
                    DateButton(configuration: configuration, part: .hourAndMinute)
                }
            }
        }
        .onChange(of: configuration.selection) { shown = nil }
    }

    private var month: some View {
        let calendar = calendar, selection = configuration.selection
        return DatePickerPage(
            start: selection, range: configuration.range, shown: $shown,
            isChosen: { calendar.isDate($0, inSameDayAs: selection) }, choose: choose)
    }

    /// Selects a day and keeps the time of day.
    private func choose(_ day: Date) {
        let calendar = calendar
        let time = calendar.dateComponents([.hour, .minute, .second], from: configuration.selection)
        let date =
            calendar.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
            ?? day
        configuration.selection = configuration.range.nearest(to: date)
    }
}
