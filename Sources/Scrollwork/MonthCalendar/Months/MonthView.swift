import SwiftUI

/// A month with its title, its days, and the numbers of its weeks.
struct MonthView<DayContent: View>: View {
    let number: Int
    let setting: CalendarSetting
    let model: CalendarModel
    let builder: DayBuilder<DayContent>
    let canChoose: Bool
    let canExtend: Bool
    @State private var viewDays = MonthViewDays()
    @State private var place = MonthFrame()
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.reportsScrollPhases) private var reportsPhases

    var body: some View {
        let month = Month(number: number, in: setting.system)
        let strings = setting.strings
        let grid = setting.grid(month)
        let shown = viewDays.cache.days(
            of: MonthDaysCache.Key(month: month, strings: strings, firstWeekday: setting.firstWeekday), in: model)
        VStack(alignment: .leading, spacing: 0) {
            if setting.options.shownTitles == .inline {
                MonthTitle(
                    configuration: MonthCalendarTitleConfiguration(
                        month: month, title: strings.title(month), isPinned: false)
                )
                .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(.isHeader)
            }
            MonthGridLayout(grid: grid, showsNumbers: setting.showsNumbers) {
                MonthCells(
                    days: shown, strings: strings, model: model, builder: builder, canChoose: canChoose,
                    canExtend: canExtend)
                if setting.showsNumbers {
                    ForEach(0..<grid.usedRows, id: \.self) { row in
                        if let number = setting.numbers.number(
                            of: grid.week(row: row), minimumDays: setting.minimumDays, in: setting.system)
                        {
                            WeekNumber(number: number, strings: strings)
                        }
                    }
                }
            }
            .contentShape(Rectangle())
            .onGeometryChange(for: GridPlace.self) { geometry in
                GridPlace(
                    frame: geometry.frame(in: .named(MonthFrames.space)),
                    gridTop: geometry.frame(in: .named(MonthFrames.page)).minY)
            } action: { new in
                place.move(to: new.frame, gridTop: new.gridTop, grid)
                model.frames.arrive()
                if !reportsPhases { model.idleDetector.contentDidMove() }
            }
            .gesture(
                SpatialTapGesture().onEnded { tap in
                    if let day = place.day(at: tap.location, in: grid, setting, layoutDirection) { model.tap(day) }
                })
        }
        .modifier(MonthHeight(isOn: setting.options.height == .month) { model.measure(number, $0) })
        // An offscreen month has no position and receives no updates.
        .onAppear {
            model.frames.add(place, of: month)
            viewDays.shown = shown
            model.add(viewDays)
        }
        .onChange(of: shown) {
            viewDays.shown = shown
            model.refresh()
        }
        .onDisappear {
            model.frames.remove(place, of: month)
            model.remove(viewDays)
        }
    }
}

/// The position of a month's grid.
private struct GridPlace: Equatable, Sendable {
    let frame: CGRect
    let gridTop: CGFloat
}

/// The days of a month. The view is separate from the month, so that it evaluates the program's rules only when their
/// results may have changed.
private struct MonthCells<DayContent: View>: View {
    let days: MonthDays
    let strings: CalendarStrings
    let model: CalendarModel
    let builder: DayBuilder<DayContent>
    let canChoose: Bool
    let canExtend: Bool

    var body: some View {
        let results = builder.ruleResults(for: days.days)
        ForEach(Array(zip(days.days, results)), id: \.0.id) { day, result in
            DayCell(
                state: day, result: result, strings: strings, model: model, builder: builder, canChoose: canChoose,
                canExtend: canExtend)
        }
    }
}

/// The view of a day, with its accessibility.
struct DayCell<DayContent: View>: View {
    let state: DayState
    let result: DayRuleResult
    let strings: CalendarStrings
    let model: CalendarModel
    let builder: DayBuilder<DayContent>
    let canChoose: Bool
    let canExtend: Bool

    var body: some View {
        let day = result.applied(to: state.value)
        // The day fills only its column, because its minimum height must be measurable.
        builder.view(of: day)
            .frame(minWidth: 0, maxWidth: .infinity)
            .modifier(DayHold(isOn: canExtend, isSelectable: !day.isDisabled))
            .modifier(
                DaySpeech(
                    day: day.day, isToday: day.isToday, state: state, strings: strings,
                    isPlain: DayContent.self == MonthCalendarDayLabel.self)
            )
            .accessibilityAddTraits(traits(of: day))
            .accessibilityAction { model.tap(day.day) }
            .accessibilityIdentifier("day-\(day.day)")
    }

    private func traits(of day: MonthCalendarDay) -> AccessibilityTraits {
        var traits: AccessibilityTraits = []
        if day.isSelected { traits.insert(.isSelected) }
        if !day.isDisabled, canChoose { traits.insert(.isButton) }
        return traits
    }
}

/// A month's title in the calendar's style.
struct MonthTitle: View {
    let configuration: MonthCalendarTitleConfiguration
    @Environment(\.monthCalendarStyle) private var style

    var body: some View { style.title(configuration) }
}

/// A week number in the calendar's style.
struct WeekNumber: View {
    let number: Int
    let strings: CalendarStrings
    @Environment(\.monthCalendarStyle) private var style
    @Environment(\.monthCalendarPhrases) private var phrases

    var body: some View {
        style.weekNumber(MonthCalendarWeekNumberConfiguration(number: number, text: strings.number(number)))
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .accessibilityLabel(Text(verbatim: phrases.week(strings.number(number))))
    }
}

/// Sets the height of a month to its ideal height, and reports that height.
private struct MonthHeight: ViewModifier {
    let isOn: Bool
    let didChange: (CGFloat) -> Void

    func body(content: Content) -> some View {
        if isOn {
            content
                .fixedSize(horizontal: false, vertical: true)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: didChange)
        } else {
            content
        }
    }
}
