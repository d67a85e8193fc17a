import SwiftUI

extension View {
    /// Shows an overview of years in place of the months in calendars in this view.
    ///
    /// Selecting a month shows it and sets the binding to `false`. A pinch on the months sets the binding to `true`.
    nonisolated public func monthCalendarOverview(isPresented: Binding<Bool>) -> some View {
        environment(\.monthCalendarOverview, CalendarOverview(isPresented: isPresented))
    }
}

/// The binding that shows the overview.
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

/// The overview of years with their months.
struct YearOverview: View {
    let setting: CalendarSetting
    let months: ClosedRange<Int>
    /// The month that was visible before the overview.
    let shown: Int
    /// The month with the keyboard focus.
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
                        YearView(
                            year: system.monthNumbers(ofYear: year), bounds: months, setting: setting, focus: focus,
                            today: today,
                            selection: selection, choose: choose)
                    }
                }
            }
            .onAppear {
                scroll.scrollTo(year(of: shown), anchor: .top)
                bring(shown, by: scroll)
            }
            .onChange(of: shown) { move(to: shown, by: scroll) }
            .onChange(of: focus) { if let focus { move(to: focus, by: scroll) } }
        }
    }

    /// Scrolls to a month of any year. Only the months of realized years can be found.
    private func move(to month: Int, by scroll: ScrollViewProxy) {
        scroll.scrollTo(year(of: month))
        bring(month, by: scroll)
    }

    /// Scrolls to a month. A year may be longer than the viewport.
    private func bring(_ month: Int, by scroll: ScrollViewProxy) {
        scroll.scrollTo(Month(number: month, in: setting.system))
    }

    private func year(of month: Int) -> Int {
        setting.system.yearNumber(containing: Month(number: month, in: setting.system).firstDay)
    }
}

/// A year with its name and its months, three in a row. Months outside the calendar leave their cells empty.
private struct YearView: View {
    let year: ClosedRange<Int>
    let bounds: ClosedRange<Int>
    let setting: CalendarSetting
    let focus: Int?
    let today: Day?
    let selection: DaySelection
    let choose: (Int) -> Void

    var body: some View {
        let strings = setting.strings
        let system = setting.system
        let months = year.clamped(to: bounds)
        let rows = row(of: months.lowerBound)..<row(of: months.upperBound) + 1
        VStack(alignment: .leading, spacing: 14) {
            Text(verbatim: strings.year(Month(number: months.lowerBound, in: system)))
                .font(.title2.weight(.bold))
                .foregroundStyle(
                    (today.map { months.contains(Month(containing: $0, in: system).number) } ?? false)
                        ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
                )
                .accessibilityAddTraits(.isHeader)
            Divider()
            ForEach(rows, id: \.self) { row in
                HStack(alignment: .top, spacing: 18) {
                    ForEach(0..<DayMovement.monthsInRow, id: \.self) { column in
                        let number = year.lowerBound + row * DayMovement.monthsInRow + column
                        if months.contains(number) {
                            SmallMonth(
                                month: Month(number: number, in: system), setting: setting, isFocused: number == focus,
                                today: today,
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

/// A month that shows its days as dots.
private struct SmallMonth: View {
    let month: Month
    let setting: CalendarSetting
    let isFocused: Bool
    let today: Day?
    let selection: DaySelection
    let choose: () -> Void
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        let strings = setting.strings
        let grid = setting.grid(month)
        Button {
            choose()
        } label: {
            VStack(alignment: .leading, spacing: 6) {
                Text(verbatim: strings.name(month))
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle(
                        (today.map(grid.days.contains) ?? false) ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
                    )
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                ZStack {
                    Dots(grid: grid) { !isMarked($0) }.fill(
                        contrast == .increased ? HierarchicalShapeStyle.secondary : .tertiary)
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
        .accessibilityLabel(Text(verbatim: strings.title(month)))
        .accessibilityIdentifier("month-\(month.firstDay)")
    }

    private func isMarked(_ day: Day) -> Bool { day == today || selection.contains(day) }
}

/// A dot for each day of a month that satisfies a condition, in six rows of seven.
private struct Dots: Shape {
    let grid: MonthGrid
    private let days: [Bool]

    init(grid: MonthGrid, _ isSelectable: (Day) -> Bool) {
        self.grid = grid
        days = grid.days.map(isSelectable)
    }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width / 7, rect.height / 6)
        let diameter = side * 0.56
        var path = Path()
        for (index, isSelectable) in days.enumerated() where isSelectable {
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
