import SwiftUI

extension View {
    /// Shows years in place of months in the calendars inside: small months, of which one is chosen to go to.
    ///
    /// Choosing a month goes there and sets the binding to false. Pinching the months together sets it to true.
    nonisolated public func monthCalendarOverview(isPresented: Binding<Bool>) -> some View {
        environment(\.monthCalendarOverview, CalendarOverview(isPresented: isPresented))
    }
}

/// Whether years are shown in place of months, and by whom it is known.
struct CalendarOverview {
    let isPresented: Binding<Bool>
}

private struct CalendarOverviewKey: EnvironmentKey {
    static var defaultValue: CalendarOverview? { nil }
}

extension EnvironmentValues {
    var monthCalendarOverview: CalendarOverview? {
        get { self[CalendarOverviewKey.self] }
        set { self[CalendarOverviewKey.self] = newValue }
    }
}

/// The years, each with its months.
struct YearOverview: View {
    let setting: CalendarSetting
    let months: ClosedRange<Int>
    /// The month that was shown.
    let shown: Int
    /// The month that the keyboard is at.
    let focus: Int?
    let today: Day?
    let selection: DaySelection
    let choose: (Int) -> Void

    var body: some View {
        let system = setting.system
        let first = system.yearNumber(containing: Month(number: months.lowerBound, in: system).firstDay)
        let last = max(first, system.yearNumber(containing: Month(number: months.upperBound, in: system).firstDay))
        ScrollViewReader { scroll in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(first..<last + 1, id: \.self) { year in
                        YearSheet(
                            year: system.monthNumbers(ofYear: year), bounds: months, setting: setting, focus: focus, today: today,
                            selection: selection, choose: choose)
                    }
                }
            }
            .onAppear {
                scroll.scrollTo(year(of: shown), anchor: .top)
                bring(shown, by: scroll)
            }
            .onChange(of: shown) { bring(shown, by: scroll) }
            .onChange(of: focus) {
                if let focus {
                    scroll.scrollTo(year(of: focus))
                    bring(focus, by: scroll)
                }
            }
        }
    }

    /// A year may be longer than what is seen.
    private func bring(_ month: Int, by scroll: ScrollViewProxy) { scroll.scrollTo(Month(number: month, in: setting.system)) }

    private func year(of month: Int) -> Int {
        setting.system.yearNumber(containing: Month(number: month, in: setting.system).firstDay)
    }
}

/// A year: its name and its months, three to a row. Months that the calendar does not have leave their places empty.
private struct YearSheet: View {
    let year: ClosedRange<Int>
    let bounds: ClosedRange<Int>
    let setting: CalendarSetting
    let focus: Int?
    let today: Day?
    let selection: DaySelection
    let choose: (Int) -> Void

    var body: some View {
        let words = setting.words
        let system = setting.system
        let months = year.clamped(to: bounds)
        let rows = row(of: months.lowerBound)..<row(of: months.upperBound) + 1
        VStack(alignment: .leading, spacing: 14) {
            Text(verbatim: words.year(Month(number: months.lowerBound, in: system)))
                .font(.title2.weight(.bold))
                .foregroundStyle((today.map { months.contains(Month(containing: $0, in: system).number) } ?? false) ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
                .accessibilityAddTraits(.isHeader)
            Divider()
            ForEach(rows, id: \.self) { row in
                HStack(alignment: .top, spacing: 18) {
                    ForEach(0..<DayMovement.monthsInRow, id: \.self) { column in
                        let number = year.lowerBound + row * DayMovement.monthsInRow + column
                        if months.contains(number) {
                            SmallMonth(
                                month: Month(number: number, in: system), setting: setting, isFocused: number == focus, today: today,
                                selection: selection
                            ) {
                                choose(number)
                            }
                            .id(Month(number: number, in: system))
                        } else {
                            Color.clear.frame(height: 1)
                        }
                    }
                }
            }
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 18)
    }

    private func row(of month: Int) -> Int { (month - year.lowerBound) / DayMovement.monthsInRow }
}

/// A month in which days are dots.
private struct SmallMonth: View {
    let month: Month
    let setting: CalendarSetting
    let isFocused: Bool
    let today: Day?
    let selection: DaySelection
    let choose: () -> Void
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        let words = setting.words
        let grid = setting.grid(month)
        Button {
            choose()
        } label: {
            VStack(alignment: .leading, spacing: 6) {
                Text(verbatim: words.name(month))
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle((today.map(grid.days.contains) ?? false) ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                ZStack {
                    Dots(grid: grid) { !isMarked($0) }.fill(contrast == .increased ? HierarchicalShapeStyle.secondary : .tertiary)
                    Dots(grid: grid, isMarked).fill(.tint)
                }
                .aspectRatio(7 / 6, contentMode: .fit)
            }
            .frame(minWidth: 0, maxWidth: .infinity)
            .background {
                if isFocused { RoundedRectangle(cornerRadius: 8).strokeBorder(.tint, lineWidth: 2).padding(-6) }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: words.title(month)))
        .accessibilityIdentifier("month-\(month.firstDay)")
    }

    private func isMarked(_ day: Day) -> Bool { day == today || selection.contains(day) }
}

/// A dot for each day of a month that is meant, in six rows of seven.
private struct Dots: Shape {
    let grid: MonthGrid
    private let days: [Bool]

    init(grid: MonthGrid, _ isMeant: (Day) -> Bool) {
        self.grid = grid
        days = grid.days.map(isMeant)
    }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width / 7, rect.height / 6)
        let diameter = side * 0.56
        var path = Path()
        for (index, isMeant) in days.enumerated() where isMeant {
            let place = grid.place(of: index)
            path.addEllipse(
                in: CGRect(
                    x: rect.minX + (CGFloat(place.column) + 0.5) * rect.width / 7 - diameter / 2,
                    y: rect.minY + (CGFloat(place.row) + 0.5) * rect.height / 6 - diameter / 2, width: diameter,
                    height: diameter))
        }
        return path
    }
}
