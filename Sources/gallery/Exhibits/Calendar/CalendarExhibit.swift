import Scrollwork
import SwiftUI

extension Exhibit {
    @MainActor static let calendar = Exhibit(
        name: "calendar", title: "Century calendar", summary: "1,212 months that open at the current month.",
        visit: """
            at 0.4 drag 195,620 to 195,380 over 0.12
            at 1.6 drag 300,780 to 120,780 over 0.12
            at 3.2 tap 342,41
            """
    ) {
        CalendarExhibit()
    }
}

/// The months of a century in one list, with a button to return to today and a ruler of years.
struct CalendarExhibit: View {
    @Environment(\.today) private var today
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        let gregorian = calendar.gregorian(in: locale)
        ExhibitPage(fillsHeight: true) {
            CenturyCalendar(
                month: CalendarMonth(of: today, in: gregorian), day: gregorian.component(.day, from: today),
                calendar: gregorian)
        }
    }
}

private struct CenturyCalendar: View {
    /// The month and the day of today.
    let month: CalendarMonth
    let day: Int
    let calendar: Calendar
    /// The month at the top of the list.
    @State private var shown: CalendarMonth

    init(month: CalendarMonth, day: Int, calendar: Calendar) {
        self.month = month
        self.day = day
        self.calendar = calendar
        _shown = State(initialValue: month)
    }

    var body: some View {
        ScrollViewReader { reader in
            VStack(spacing: 18) {
                heading { withAnimation(.snappy) { reader.scrollTo(month, anchor: .top) } }
                VStack(spacing: 0) {
                    WeekdayLetters(letters: calendar.weekdayLetters)
                    Divider()
                    months.onAppear { reader.scrollTo(month, anchor: .top) }
                }
                .card()
                WheelPicker("Year", value: year(reader), in: CalendarMonth.years, majorStep: 10)
                    .bleeding()
                    .accessibilityIdentifier("years")
            }
        }
    }

    private func heading(backToToday: @escaping () -> Void) -> some View {
        HStack {
            Text(shown.year, format: .number.grouping(.never))
                .font(.largeTitle.weight(.bold).monospacedDigit())
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .accessibilityIdentifier("year")
            Spacer(minLength: 12)
            PillButton("Today", action: backToToday)
                .accessibilityIdentifier("today")
        }
        .padding(.horizontal, 6)
    }

    private var months: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(CalendarMonth.all) { month in
                    MonthSheet(month: month, today: month == self.month ? day : nil, calendar: calendar)
                        .background { TopWatch { shown = month } }
                }
            }
        }
        .accessibilityLabel("Months")
        .accessibilityIdentifier("months")
    }

    /// Returns the visible year. Setting it jumps at once, so the list keeps up with a fling of the ruler.
    private func year(_ reader: ScrollViewProxy) -> Binding<Int> {
        Binding {
            shown.year
        } set: { year in
            guard year != shown.year else { return }
            shown = CalendarMonth(year: year, month: 1)
            reader.scrollTo(shown, anchor: .top)
        }
    }
}

private struct WeekdayLetters: View {
    let letters: [String]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(letters.indices, id: \.self) { index in
                Text(letters[index])
                    .frame(maxWidth: .infinity)
            }
        }
        .font(.caption.weight(.semibold))
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .padding(.horizontal, 10)
        .padding(.vertical, 12)
        .accessibilityHidden(true)
    }
}

/// Runs an action when the view in front of it crosses the top of the scroll view after a movement.
private struct TopWatch: View {
    let action: () -> Void

    var body: some View {
        GeometryReader { geometry in
            let frame = geometry.frame(in: .scrollView(axis: .vertical))
            Color.clear
                // During the entire crossing, because a month can leave and return within one frame.
                .onChange(of: frame) { report(frame) }
                // Also for a month that was at the top when it disappeared, and returns there.
                .onAppear { report(frame) }
        }
    }

    /// Runs the action for a month that is at most this far below the top, in points, so its name is still legible.
    private func report(_ frame: CGRect) {
        if frame.minY <= 40, frame.maxY > 40 { action() }
    }
}
