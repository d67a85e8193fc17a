import Foundation

/// The days of a month, with buttons that turn to the months before and after.
struct DatePickerPage: View {
    /// A day in the month that is visible at first, or `nil` for today.
    let start: Date?
    let range: DateRange
    /// A day in the visible month, or `nil` for the first. Only months in the range are visible.
    @Binding var shown: Date?
    let isChosen: (Date) -> Bool
    let choose: (Date) -> Void
    @Environment(\.locale) private var locale
    @Environment(\.localCalendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    init(
        start: Date? = nil, range: DateRange, shown: Binding<Date?>, isChosen: @escaping (Date) -> Bool,
        choose: @escaping (Date) -> Void
    ) {
        self.start = start
        self.range = range
        _shown = shown
        self.isChosen = isChosen
        self.choose = choose
    }

    var body: some View {
        TimelineView(DaySchedule(calendar: calendar)) { context in
            // Without a start, the first month stays when a new day begins.
            month(today: context.date).onAppear { if start == nil, shown == nil { shown = context.date } }
        }
    }

    @ViewBuilder private func month(today: Date) -> some View {
        let calendar = calendar
        let weekdays = calendar.speaking(locale).shortStandaloneWeekdaySymbols
        let page = DatePickerMonth(containing: range.nearest(to: shown ?? start ?? today), in: calendar)
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
        let isInRange =
            next.flatMap { calendar.dateInterval(of: .month, for: $0) }.map(range.overlaps) ?? false
        return Button {
            shown = next
        } label: {
            Image(systemName: symbol).fontWeight(.semibold)
        }
        .disabled(!isInRange)
        .accessibilityLabel(label)
    }

    @ViewBuilder private func cell(_ day: DatePickerMonth.Day, _ today: Date) -> some View {
        if let date = day.date {
            let isChosen = isChosen(date),
                isToday = calendar.isDate(date, inSameDayAs: today)
            let interval = calendar.dateInterval(of: .day, for: date)
            let isAllowed = interval.map(range.overlaps) ?? false
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
}
