import SwiftUI

/// Lengths in a week pager's header, points.
struct WeekMetrics: Equatable {
    /// The height of a row of days.
    let row: CGFloat
    /// The width of the numbers of weeks.
    let number: CGFloat
    static let margin: CGFloat = 8

    /// Rows grow with the text, as far as seven columns let it.
    init(textSize: DynamicTypeSize) {
        let steps = CGFloat(DynamicTypeSize.allCases.firstIndex(of: textSize) ?? 3) - 3
        row = 44 + max(steps, 0) * 3
        number = 28 + max(steps, 0) * 2
    }
}

/// The name of the month in sight, and what opens it.
struct WeekTitle: View {
    let model: WeekPagerModel
    let setting: WeekSetting
    let opening: MonthOpening
    let toggle: () -> Void

    var body: some View {
        let isOpen = opening.isOpen
        HStack(spacing: 8) {
            Text(setting.title(of: day))
                .font(.headline)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .accessibilityAddTraits(.isHeader)
            Spacer(minLength: 0)
            Button {
                toggle()
            } label: {
                Image(systemName: "chevron.down")
                    .rotationEffect(.degrees(isOpen ? 180 : 0))
                    .frame(width: 44, height: 36)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .foregroundStyle(.tint)
            .accessibilityLabel(isOpen ? Text("Show week") : Text("Show month"))
        }
        .padding(.horizontal, 16)
        .padding(.top, 4)
    }

    private var day: Day { Day(number: Int(model.days.passing)) }
}

/// The names of the days of the week above their columns.
struct WeekdayNames: View {
    let setting: WeekSetting
    let metrics: WeekMetrics

    var body: some View {
        HStack(spacing: 0) {
            if setting.showsNumbers { Color.clear.frame(width: metrics.number, height: 1) }
            ForEach(Array(setting.weekdays.enumerated()), id: \.offset) { _, name in
                Text(verbatim: name.short)
                    .font(.caption2.weight(.medium))
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .frame(minWidth: 0, maxWidth: .infinity)
                    .accessibilityLabel(Text(verbatim: name.full))
            }
        }
        .padding(.horizontal, WeekMetrics.margin)
        .padding(.vertical, 4)
    }
}

/// Six weeks, from the one that the first day of a month is in.
struct MonthRows: View {
    let month: Month
    let setting: WeekSetting
    let metrics: WeekMetrics
    let model: WeekPagerModel
    let select: (Day) -> Void

    var body: some View {
        let first = setting.week(containing: month.firstDay)
        VStack(spacing: 0) {
            ForEach(0..<6, id: \.self) { row in
                WeekRow(week: first + row, month: month, setting: setting, metrics: metrics, model: model, select: select)
            }
        }
    }
}

/// The days of a week.
struct WeekRow: View {
    let week: Week
    /// The month whose days stand out; nil for all days.
    let month: Month?
    let setting: WeekSetting
    let metrics: WeekMetrics
    let model: WeekPagerModel
    let select: (Day) -> Void
    @Environment(\.weekDayStyle) private var style

    var body: some View {
        let chosen = Day(number: Int(model.days.passing))
        HStack(spacing: 0) {
            if let number = setting.number(of: week) { label(number) }
            ForEach(0..<7, id: \.self) { column in
                let day = week.firstDay + column
                // Before the first day and after the last there is nothing.
                if setting.days.contains(day) { cell(day, chosen: chosen) } else { Color.clear.frame(minWidth: 0, maxWidth: .infinity) }
            }
        }
        .padding(.horizontal, WeekMetrics.margin)
        .frame(height: metrics.row)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: setting.name(of: week)))
    }

    private func label(_ number: String) -> some View {
        Text(verbatim: number)
            .font(.caption2.monospacedDigit())
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            // The column is narrower than a day's.
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            .frame(width: metrics.number)
            .accessibilityLabel(Text("Week \(number)"))
    }

    private func cell(_ day: Day, chosen: Day) -> some View {
        let isInMonth = month.map { $0.days.contains(day) } ?? true
        let configuration = WeekDayStyleConfiguration(
            day: day, text: setting.text(of: day), isSelected: day == chosen && isInMonth, isToday: day == setting.today,
            isInMonth: isInMonth)
        return Button { select(day) } label: {
            if let style {
                style.make(configuration)
                    // The date is read first, and then what the style says besides.
                    .background { Color.clear.accessibilityElement().accessibilityLabel(date(day)).accessibilitySortPriority(1) }
                    .accessibilityElement(children: .combine)
            } else {
                CircleWeekDayStyle().makeBody(configuration: configuration)
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(date(day))
            }
        }
        .buttonStyle(.plain)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .contentShape(Rectangle())
        .accessibilityAddTraits(configuration.isSelected ? .isSelected : [])
        // A day that looks into another month stands in its own too: that one has the name.
        .accessibilityIdentifier(isInMonth ? "day-\(day)" : "")
    }

    private func date(_ day: Day) -> Text { Text(verbatim: setting.label(of: day)) }
}
