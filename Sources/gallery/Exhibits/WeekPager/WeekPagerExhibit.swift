import Scrollwork
import SwiftUI

extension Exhibit {
    @MainActor static let weekPager = Exhibit(
        name: "week-pager", title: "Days and weeks",
        summary: "Pages of days under a strip of weeks that opens into the month.",
        visit: """
            at 0.4 drag 300,560 to 140,560 over 0.14
            at 1.2 drag 300,215 to 120,215 over 0.14
            at 2.2 drag 195,215 to 195,420 over 0.5
            at 3.6 drag 195,420 to 195,215 over 0.4
            """
    ) {
        WeekPagerExhibit()
    }
}

/// A diary of days.
struct WeekPagerExhibit: View {
    @Environment(\.today) private var today

    var body: some View {
        WeekPagerPage(today: Day(today, in: .gmt))
    }
}

private struct WeekPagerPage: View {
    let today: Day
    @State private var day: Day
    @State private var rule = WeekRule.iso8601
    @State private var showsNumbers = false
    @State private var isMonthShown = false
    @State private var isTurned = false
    @Environment(\.layoutDirection) private var direction
    /// The greatest height of the pager, in points.
    @ScaledMetric private var greatestHeight: CGFloat = 560

    init(today: Day) {
        self.today = today
        _day = State(wrappedValue: today)
    }

    var body: some View {
        ExhibitPage(fillsHeight: true) {
            VStack(spacing: 16) {
                WeekPager(selection: $day) { DiaryPage(day: $0) }
                    .weekRule(rule)
                    .weekNumbers(showsNumbers ? .byRule : .hidden)
                    .month(isPresented: $isMonthShown)
                    .today(today)
                    .frame(minHeight: 0, maxHeight: greatestHeight)
                    .card()
                    .environment(
                        \.layoutDirection, (direction == .rightToLeft) != isTurned ? .rightToLeft : .leftToRight)
                // With large text, each button has its own line.
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 12) { buttons }
                    VStack(spacing: 12) { buttons }
                }
            }
        } options: {
            OptionPicker("Weeks begin on", selection: $rule) {
                Text("Monday").tag(WeekRule.iso8601)
                Text("Sunday").tag(WeekRule.startingOn(1))
                Text("Saturday").tag(WeekRule.startingOn(7))
            }
            Toggle("Week numbers", isOn: $showsNumbers)
            Toggle("Month", isOn: $isMonthShown)
            Toggle("The other writing direction", isOn: $isTurned)
        }
    }

    @ViewBuilder private var buttons: some View {
        PillButton("Today") { day = today }
            .accessibilityIdentifier("today")
        PillButton("A year on") { day = day + 365 }
    }
}

/// The entries of a day. A long day, or one with large text, scrolls.
struct DiaryPage: View {
    let day: Day
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    private static let entries = [
        "Water the ferns", "Call Ada", "Swim, 7 o'clock", "Bread and cheese", "Read chapter nine", "Repair the lamp",
        "Long walk",
    ]

    /// Returns the heading of a day's page.
    static func name(of day: Day, in locale: Locale, _ system: CalendarSystem = .gregorian) -> String {
        day.formatted(.dateTime.weekday(.wide).day().month(.wide).year().locale(locale), in: system)
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(verbatim: Self.name(of: day, in: locale, CalendarSystem(calendar.identifier)))
                    .font(.title3.weight(.bold))
                    .lineLimit(2)
                    .minimumScaleFactor(0.5)
                ForEach(0..<3, id: \.self) { row in
                    HStack(spacing: 10) {
                        Text(verbatim: Self.entries[((day.number * 3 + row * 5) % 7 + 7) % 7])
                            .font(.body)
                        Spacer(minLength: 0)
                    }
                    .padding(.leading, 16)
                    .overlay(alignment: .leading) {
                        RoundedRectangle(cornerRadius: 3)
                            .fill([Color.blue, .orange, .green][row])
                            .frame(width: 6)
                    }
                    .padding(.vertical, 10)
                    .padding(.horizontal, 12)
                    .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 10))
                }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 18)
        }
        .scrollBounceBehavior(.basedOnSize)
    }
}
