import Foundation

/// The days of a month, and below them a button that shows the time.
struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    /// A day in the visible month, or `nil` if the month of the selection is visible.
    @State private var shown: Date?
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var givenCalendar
    @Environment(\.timeZone) private var timeZone

    init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    private var calendar: Calendar {
        var calendar = givenCalendar
        calendar.timeZone = timeZone
        return calendar
    }

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
        TimelineView(DaySchedule(calendar: calendar)) { context in month(today: context.date) }
    }

    @ViewBuilder private func month(today: Date) -> some View {
        let calendar = calendar
        let weekdays = calendar.speaking(locale).shortStandaloneWeekdaySymbols
        let page = DatePickerMonth(containing: shown ?? configuration.selection, in: calendar)
        VStack(spacing: 8) {
            HStack(spacing: 20) {
                Text(page.start.formatted(format.month(.wide).year())).font(.headline).accessibilityAddTraits(.isHeader)
                Spacer(minLength: 0)
                turn(-1, page, "chevron.backward", "Previous Month")
                turn(1, page, "chevron.forward", "Next Month")
            }
            .buttonStyle(.borderless)
            .frame(height: 32)
            Grid(horizontalSpacing: 0, verticalSpacing: 2) {
                GridRow {
                    ForEach(page.weekdays, id: \.self) { weekday in
                        Text(weekdays.indices.contains(weekday - 1) ? weekdays[weekday - 1] : "")
                            .font(.caption.weight(.semibold)).foregroundStyle(.tertiary).lineLimit(1)
                            .frame(maxWidth: .infinity).frame(height: 20)
                    }
                }
                .accessibilityHidden(true)
                ForEach(page.weeks, id: \.first) { week in
                    GridRow { ForEach(week, id: \.self) { day in cell(day, today) } }
                }
            }
        }
    }

    private var format: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone) }

    private func turn(_ months: Int, _ page: DatePickerMonth, _ symbol: String, _ label: LocalizedStringKey)
        -> some View
    {
        let next = calendar.date(byAdding: .month, value: months, to: page.start)
        let isThere =
            next.flatMap { calendar.dateInterval(of: .month, for: $0) }.map(configuration.range.overlaps) ?? false
        return Button {
            shown = next
        } label: {
            Image(systemName: symbol).fontWeight(.semibold)
        }
        .disabled(!isThere)
        .accessibilityLabel(label)
    }

    @ViewBuilder private func cell(_ day: DatePickerMonth.Day, _ today: Date) -> some View {
        if let date = day.date {
            let isChosen = calendar.isDate(date, inSameDayAs: configuration.selection),
                isToday = calendar.isDate(date, inSameDayAs: today)
            let interval = calendar.dateInterval(of: .day, for: date)
            let isAllowed = interval.map(configuration.range.overlaps) ?? false
            Button {
                choose(date)
            } label: {
                Text(date.formatted(format.day()))
                    .font(.title3)
                    .fontWeight(isChosen ? .semibold : .regular)
                    .foregroundStyle(
                        isChosen && isToday
                            ? AnyShapeStyle(.white)
                            : isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
                    )
                    .opacity(isAllowed ? 1 : 0.3)
                    .frame(maxWidth: .infinity)
                    .frame(height: 42)
                    .background { if isChosen { Circle().fill(.tint.opacity(isToday ? 1 : 0.15)) } }
                    .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .disabled(!isAllowed)
            .accessibilityLabel(date.formatted(format.weekday(.wide).day().month(.wide).year()))
            .accessibilityAddTraits(isChosen ? .isSelected : [])
        } else {
            Color.clear.frame(height: 42)
        }
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
