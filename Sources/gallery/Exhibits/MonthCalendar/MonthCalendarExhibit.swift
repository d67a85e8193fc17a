import Scrollwork
import SwiftUI

extension Exhibit {
    @MainActor static let monthCalendar = Exhibit(
        name: "month-calendar", title: "Month calendar",
        summary: "A selection of days in any calendar system and language.",
        visit: """
            at 0.4 drag 195,640 to 195,420 over 0.12
            at 1.8 tap 142,420
            at 2.4 tap 342,41
            """
    ) {
        MonthCalendarExhibit()
    }
}

/// A selection of a stay, in any of several calendar systems.
struct MonthCalendarExhibit: View {
    @Environment(\.today) private var today
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    /// The language and its calendar system, or `nil` for those of the environment.
    @State private var tongue: Tongue?
    @State private var mode = Mode.range
    @State private var axis = Axis.vertical
    @State private var scrolling = MonthCalendarScrolling.continuous
    @State private var rows = MonthCalendarRows.varying
    @State private var numbers = WeekNumbers.hidden

    var body: some View {
        ExhibitPage(fillsHeight: true) {
            Stay(today: Day(today, in: .gmt), mode: mode)
                .monthCalendarAxis(axis)
                .monthCalendarScrolling(scrolling)
                .monthCalendarRows(rows)
                .weekNumbers(numbers)
                .environment(\.locale, tongue?.locale ?? locale)
                .environment(\.calendar, tongue?.calendar ?? calendar)
                .environment(\.layoutDirection, tongue?.isRightToLeft == true ? .rightToLeft : direction)
        } options: {
            OptionPicker("Language and calendar", selection: $tongue) {
                Text("Auto").tag(Tongue?.none)
                ForEach(Tongue.allCases, id: \.self) { Text(verbatim: $0.sign).tag(Tongue?.some($0)) }
            }
            OptionPicker("Choose", selection: $mode) {
                Text("A day").tag(Mode.day)
                Text("Days").tag(Mode.days)
                Text("A range").tag(Mode.range)
            }
            OptionPicker("Months go", selection: $axis) {
                Text("Down").tag(Axis.vertical)
                Text("Across").tag(Axis.horizontal)
            }
            OptionPicker("Scrolling", selection: $scrolling) {
                Text("Free").tag(MonthCalendarScrolling.continuous)
                Text("Aligned").tag(MonthCalendarScrolling.aligned)
                Text("Paged").tag(MonthCalendarScrolling.paged)
            }
            OptionPicker("Rows", selection: $rows) {
                Text("As needed").tag(MonthCalendarRows.varying)
                Text("Six").tag(MonthCalendarRows.fixed)
            }
            OptionPicker("Week numbers", selection: $numbers) {
                Text("None").tag(WeekNumbers.hidden)
                Text("ISO").tag(WeekNumbers.iso8601)
                Text("Locale").tag(WeekNumbers.byRule)
            }
        }
    }
}

/// The kind of selection.
private enum Mode { case day, days, range }

/// A language and its calendar system.
private enum Tongue: CaseIterable {
    case english, german, hebrew, arabic, persian, japanese, korean

    var sign: String {
        switch self {
        case .english: "En"
        case .german: "De"
        case .hebrew: "עב"
        case .arabic: "عر"
        case .persian: "فا"
        case .japanese: "Ja"
        case .korean: "Ko"
        }
    }

    private var names: (locale: String, calendar: Calendar.Identifier, firstWeekday: Int) {
        switch self {
        case .english: ("en_US", .gregorian, 1)
        case .german: ("de_DE", .gregorian, 2)
        case .hebrew: ("he_IL", .hebrew, 1)
        case .arabic: ("ar_SA", .islamicUmmAlQura, 1)
        case .persian: ("fa_IR", .persian, 7)
        case .japanese: ("ja_JP", .japanese, 1)
        case .korean: ("ko_KR", .gregorian, 1)
        }
    }

    var locale: Locale { Locale(identifier: names.locale) }

    var calendar: Calendar {
        var calendar = Calendar(identifier: names.calendar)
        calendar.locale = locale
        calendar.firstWeekday = names.firstWeekday
        return calendar
    }

    var isRightToLeft: Bool {
        switch self {
        case .hebrew, .arabic, .persian: true
        default: false
        }
    }
}

/// A card with the calendar, the selection above it, and a button to return to today.
private struct Stay: View {
    let today: Day
    let mode: Mode
    @State private var day: Day?
    @State private var days: Set<Day>
    @State private var range: ClosedRange<Day>?
    @State private var month: Month
    @State private var showsYears = false

    init(today: Day, mode: Mode) {
        self.today = today
        self.mode = mode
        _day = State(initialValue: today + 2)
        _days = State(initialValue: [today + 2, today + 5, today + 6])
        _range = State(initialValue: today + 2...today + 11)
        _month = State(initialValue: Month(containing: today))
    }

    var body: some View {
        MonthCalendarReader { proxy in
            VStack(spacing: 18) {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 8) {
                        summary
                        Spacer(minLength: 12)
                        buttons(proxy)
                    }
                    VStack(alignment: .leading, spacing: 8) {
                        summary
                        HStack(spacing: 8) { buttons(proxy) }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .padding(.horizontal, 6)
                calendar
                    .today(today)
                    .monthCalendarOverview(isPresented: $showsYears)
                    .accessibilityLabel("Calendar")
                    .tint(.red)
                    .padding(.horizontal, 10)
                    .padding(.top, 4)
                    .card()
            }
        }
    }

    private var summary: some View {
        Text(chosen)
            .font(.title2.weight(.bold))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .accessibilityIdentifier("chosen")
    }

    @ViewBuilder private func buttons(_ proxy: MonthCalendarProxy) -> some View {
        PillButton(showsYears ? "Months" : "Years") {
            withAnimation(.smooth(duration: 0.4)) { showsYears.toggle() }
        }
        .accessibilityIdentifier("years")
        PillButton("Today") { Task { await proxy.scroll(to: today) } }
            .accessibilityIdentifier("today")
    }

    @ViewBuilder private var calendar: some View {
        switch mode {
        case .day: MonthCalendar(selection: $day, position: $month)
        case .days: MonthCalendar(selection: $days, position: $month)
        case .range: MonthCalendar(selection: $range, position: $month, disabled: { [today] in $0 < today })
        }
    }

    private var chosen: LocalizedStringKey {
        switch mode {
        case .day: day == nil ? "No day" : "1 day"
        case .days: "\(days.count) days"
        case .range: "\(max((range?.count ?? 0) - 1, 0)) nights"
        }
    }
}
