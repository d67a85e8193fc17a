import SwiftUI

extension Exhibit {
    @MainActor static let weeks = Exhibit(
        name: "weeks", title: "Endless weeks", summary: "Weeks that turn like pages; at most three exist at a time.",
        visit: """
            at 0.4 drag 300,345 to 160,345 over 0.12
            at 0.9 drag 300,345 to 160,345 over 0.12
            at 1.4 drag 300,345 to 160,345 over 0.12
            at 2.2 tap 150,345
            at 3 tap 342,271
            """
    ) {
        WeeksExhibit()
    }
}

/// A week with a selected day.
struct WeeksExhibit: View {
    @Environment(\.today) private var today
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        let calendar = calendar.gregorian(in: locale)
        ExhibitPage {
            VStack(spacing: 24) {
                WeekCard(days: WeekDays(today: today, calendar: calendar, locale: locale))
                Text("Flick the weeks, as often and as fast as you like.")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
        }
    }
}

private struct WeekCard: View {
    let days: WeekDays
    @State private var week = 0
    @State private var passing = 0
    /// The selected day, counted from the first day of this week.
    @State private var chosen: Int
    @Environment(\.dynamicTypeSize) private var textSize

    init(days: WeekDays) {
        self.days = days
        _chosen = State(initialValue: days.today)
    }

    var body: some View {
        VStack(spacing: 0) {
            heading {
                Text(days.months(ofWeek: passing))
                    .font(.title3.weight(.bold))
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityIdentifier("month")
                    .frame(maxWidth: .infinity, alignment: .leading)
                PillButton("Today") {
                    week = 0
                    chosen = days.today
                }
                .accessibilityIdentifier("today")
            }
            .padding(.horizontal, 20)
            .padding(.bottom, 14)
            WeekStrip(week: $week, passing: $passing) { week in
                WeekPage(week: week, days: days, chosen: $chosen)
            }
            .accessibilityIdentifier("strip")
            Divider()
                .padding(.top, 14)
                .padding(.bottom, 22)
            ChosenDay(day: chosen, days: days)
        }
        .padding(.top, 22)
        .padding(.bottom, 26)
        .card()
        // Another region can begin the week on another day.
        .onChange(of: days.origin) { former, _ in chosen -= days.distance(from: former) }
    }

    /// With large text, the heading has its own line.
    private var heading: AnyLayout {
        textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 10)) : AnyLayout(HStackLayout(spacing: 12))
    }
}

/// The seven days of a week.
private struct WeekPage: View {
    let week: Int
    let days: WeekDays
    @Binding var chosen: Int

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { column in
                let day = week * 7 + column
                Button {
                    chosen = day
                } label: {
                    VStack(spacing: 8) {
                        Text(days.letters[column])
                            .font(.caption.weight(.semibold))
                            .foregroundStyle(.secondary)
                        Text("\(days.dayOfMonth(day))")
                            .font(.title3.weight(day == chosen ? .semibold : .regular).monospacedDigit())
                            .foregroundStyle(color(of: day))
                            .padding(.vertical, 9)
                            .padding(.horizontal, 4)
                            .frame(maxWidth: .infinity)
                            .background { if day == chosen { Circle().fill(day == days.today ? .red : .primary) } }
                    }
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                // Seven columns leave no space for larger text.
                .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
                .accessibilityLabel(days.name(day))
                .accessibilityAddTraits(day == chosen ? .isSelected : [])
                .accessibilityIdentifier("day-\(day)")
            }
        }
        .padding(.horizontal, 12)
        .accessibilityIdentifier("week-\(week)")
    }

    @Environment(\.colorScheme) private var colorScheme

    private func color(of day: Int) -> Color {
        if day == chosen { return day == days.today || colorScheme == .light ? .white : .black }
        return day == days.today ? .red : .primary
    }
}

/// The selected day in large digits.
private struct ChosenDay: View {
    let day: Int
    let days: WeekDays

    var body: some View {
        VStack(spacing: 2) {
            Text(days.weekday(day))
                .font(.headline)
                .foregroundStyle(.secondary)
            Text("\(days.dayOfMonth(day))")
                .tracking(-4)
                .displayDigits(size: 84)
            Text(days.month(day))
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(days.name(day))
        .accessibilityIdentifier("chosen")
    }
}
