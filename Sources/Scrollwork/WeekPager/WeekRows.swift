import SwiftUI

/// The dimensions of a week pager's header, in points.
struct WeekMetrics: Equatable {
    /// The height of a row of days.
    let row: CGFloat
    /// The width of the week numbers.
    let number: CGFloat
    static let margin: CGFloat = 8

    /// Creates the dimensions for a text size, as far as seven columns allow.
    init(textSize: DynamicTypeSize) {
        let steps = CGFloat(DynamicTypeSize.allCases.firstIndex(of: textSize) ?? 3) - 3
        row = 44 + max(steps, 0) * 3
        number = 28 + max(steps, 0) * 2
    }
}

/// The name of the visible month, with a button that opens it.
struct WeekTitle: View {
    let model: WeekPagerModel
    let setting: WeekSetting
    let opening: MonthOpening
    let toggle: () -> Void
    /// The margin above and below the name of the month, in points. It matters with large text only.
    @ScaledMetric(relativeTo: .headline) private var margin: CGFloat = 6

    var body: some View {
        let isOpen = opening.isOpen
        HStack(spacing: 8) {
            Text(setting.title(of: day))
                .font(.headline)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .accessibilityAddTraits(.isHeader)
                .padding(.vertical, margin)
            Spacer(minLength: 0)
            Button {
                toggle()
            } label: {
                Image(systemName: "chevron.down")
                    .rotationEffect(.degrees(isOpen ? 180 : 0))
                    .frame(minWidth: 44, minHeight: 36)
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

/// The weekdays above their columns.
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

/// Six weeks, starting with the one that contains the first day of a month.
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
                WeekRow(
                    week: first + row, month: month, setting: setting, metrics: metrics, model: model, select: select)
            }
        }
    }
}

/// The days of a week.
struct WeekRow: View {
    let week: Week
    /// The month whose days are emphasized, or `nil` for all days.
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
                // Days outside the bounds are empty.
                if setting.days.contains(day) {
                    cell(day, chosen: chosen)
                } else {
                    Color.clear.frame(minWidth: 0, maxWidth: .infinity)
                }
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
            // The column is narrower than that of a day.
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            .frame(width: metrics.number)
            .accessibilityLabel(Text("Week \(number)"))
    }

    private func cell(_ day: Day, chosen: Day) -> some View {
        let isInMonth = month.map { $0.days.contains(day) } ?? true
        let configuration = WeekDayStyleConfiguration(
            day: day, text: setting.text(of: day), isSelected: day == chosen && isInMonth,
            isToday: day == setting.today,
            isInMonth: isInMonth)
        return Button {
            select(day)
        } label: {
            if let style {
                style.make(configuration)
                    // Assistive technology reads the date first, and then the text of the style.
                    .background {
                        Color.clear.accessibilityElement().accessibilityLabel(date(day)).accessibilitySortPriority(1)
                    }
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
        // Only the instance of a day in its own month has the identifier.
        .accessibilityIdentifier(isInMonth ? "day-\(day)" : "")
    }

    private func date(_ day: Day) -> Text { Text(verbatim: setting.label(of: day)) }
}
