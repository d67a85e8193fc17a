import SwiftUI

/// The name of a month and its days, with a week in each row.
struct MonthSheet: View {
    let month: CalendarMonth
    /// The day of the month that is today, if any.
    let today: Int?
    let calendar: Calendar
    @Environment(\.locale) private var locale

    var body: some View {
        let first = month.firstDay(in: calendar)
        let length = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
        let blank = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        let name = name(of: first), weekend = weekend(of: first)
        VStack(alignment: .leading, spacing: 0) {
            Text(name)
                .font(.headline)
                .foregroundStyle(today == nil ? Color.primary : .red)
                .padding(.leading, 14)
                .padding(.top, 18)
                .padding(.bottom, 6)
                .accessibilityAddTraits(.isHeader)
            ForEach(0..<(blank + length + 6) / 7, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { column in
                        let day = row * 7 + column - blank + 1
                        MonthDay(
                            day: (1...length).contains(day) ? day : nil, month: name, isToday: day == today,
                            isWeekend: weekend.contains((column - blank + 7) % 7))
                    }
                }
            }
        }
        .padding(.horizontal, 10)
        .padding(.bottom, 8)
        .accessibilityIdentifier("month-\(month.year)-\(month.month)")
    }

    private func name(of day: Date) -> String {
        day.formatted(
            Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone).month(.wide).year())
    }

    /// Returns the distances, from 0 to 6 days, from a day to those of the region's weekend.
    private func weekend(of first: Date) -> Set<Int> {
        Set(
            (0..<7).filter { distance in
                calendar.date(byAdding: .day, value: distance, to: first).map(calendar.isDateInWeekend) ?? false
            })
    }
}

/// A day of a month, or an empty position before the first or after the last day.
private struct MonthDay: View {
    let day: Int?
    let month: String
    let isToday: Bool
    let isWeekend: Bool

    var body: some View {
        (day.map { Text($0, format: .number) } ?? Text(" "))
            .font(.body.weight(isToday ? .semibold : .regular).monospacedDigit())
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(isToday ? AnyShapeStyle(.white) : AnyShapeStyle(isWeekend ? .secondary : .primary))
            // Seven columns leave no space for larger text.
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            .padding(.vertical, 9)
            .padding(.horizontal, 4)
            .frame(maxWidth: .infinity)
            .background { if isToday { Circle().fill(.red) } }
            .accessibilityHidden(day == nil)
            .accessibilityLabel(day.map { "\($0), \(month)" } ?? "")
            .accessibilityAddTraits(isToday ? .isSelected : [])
    }
}
