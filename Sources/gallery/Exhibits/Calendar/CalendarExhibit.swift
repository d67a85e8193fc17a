import Scrollwork
import SwiftUI

extension Exhibit {
    @MainActor static let calendar = Exhibit(
        name: "calendar", title: "Century calendar", summary: "1,212 months that open at today.",
        visit: """
            at 0.4 drag 195,620 to 195,380 over 0.12
            at 1.6 drag 300,780 to 120,780 over 0.12
            at 3.2 tap 342,41
            """
    ) {
        CalendarExhibit()
    }
}

/// The months of a century in one list, with a button back to today and a ruler of years.
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
    /// The month of today and the day in it.
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
            .padding(.vertical, 20)
        }
    }

    private func heading(backToToday: @escaping () -> Void) -> some View {
        HStack {
            Text(verbatim: "\(shown.year)")
                .font(.largeTitle.weight(.bold).monospacedDigit())
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
        .accessibilityIdentifier("months")
    }

    /// The shown year; another one is gone to at once, so the list keeps up with a ruler that is thrown.
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

/// Tells when the view it is behind lies across the top of the scroll view, whenever it has moved.
private struct TopWatch: View {
    let action: () -> Void

    var body: some View {
        GeometryReader { geometry in
            let frame = geometry.frame(in: .scrollView(axis: .vertical))
            Color.clear
                // All the way, and not only when it comes there: a month may be left and come back to in one frame.
                .onChange(of: frame) { tell(frame) }
                // Also one that was at the top when it went out of sight, and comes back there at once.
                .onAppear { tell(frame) }
        }
    }

    /// A month counts when it reaches this far below the top, in points, so that its name is still to be read.
    private func tell(_ frame: CGRect) {
        if frame.minY <= 40, frame.maxY > 40 { action() }
    }
}
