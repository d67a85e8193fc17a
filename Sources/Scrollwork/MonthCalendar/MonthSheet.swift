import SwiftUI

/// A month: its name, its days and the numbers of its weeks.
struct MonthSheet<DayContent: View>: View {
    let number: Int
    let setting: CalendarSetting
    let model: CalendarModel
    let builder: DayBuilder<DayContent>
    @State private var held: SheetDays?
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let month = Month(number: number, in: setting.system)
        let words = setting.words
        let grid = setting.grid(month)
        let sheet = model.days(of: month, words: words)
        let place = model.places.place(of: month)
        VStack(alignment: .leading, spacing: 0) {
            if setting.options.shownTitles == .inline {
                MonthTitle(configuration: MonthCalendarTitleConfiguration(month: month, title: words.title(month), isPinned: false))
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityElement(children: .combine)
                    .accessibilityAddTraits(.isHeader)
            }
            MonthGridLayout(grid: grid, showsNumbers: setting.options.weekNumbers != .hidden) {
                ForEach(sheet.days) { day in
                    DayCell(state: day, words: words, model: model, builder: builder)
                }
                if setting.options.weekNumbers != .hidden {
                    ForEach(0..<grid.usedRows, id: \.self) { row in
                        WeekNumber(number: setting.number(of: grid.week(row: row)), words: words)
                    }
                }
            }
            .contentShape(Rectangle())
            .onGeometryChange(for: GridPlace.self) { geometry in
                GridPlace(
                    frame: geometry.frame(in: .named(MonthPlaces.viewport)),
                    gridTop: geometry.frame(in: .named(MonthPlaces.page)).minY)
            } action: { new in
                place.move(to: new.frame, gridTop: new.gridTop, grid)
                model.places.arrive()
                model.monthsDidMove()
            }
            .gesture(
                SpatialTapGesture().onEnded { tap in
                    if let day = place.day(at: tap.location, in: grid, setting, layoutDirection) { model.tap(day) }
                })
        }
        // The model tells only those days of changes that somebody holds.
        .onChange(of: ObjectIdentifier(sheet), initial: true) { held = sheet }
        // A month that is kept off screen is nowhere.
        .onAppear { model.places.add(place, of: month) }
        .onDisappear { model.places.remove(place, of: month) }
    }
}

/// Where the grid of a month's days is.
private struct GridPlace: Equatable, Sendable {
    let frame: CGRect
    let gridTop: CGFloat
}

/// A day as the program shows it and as a screen reader reads it.
struct DayCell<DayContent: View>: View {
    let state: DayState
    let words: CalendarWords
    let model: CalendarModel
    let builder: DayBuilder<DayContent>
    @Environment(\.monthCalendarPhrases) private var phrases

    var body: some View {
        let day = state.value
        // No more than its column is filled for it: what height it can do with is to be seen.
        builder.view(of: day)
            .frame(maxWidth: .infinity)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: day.isToday ? phrases.today(words.label(day.day)) : words.label(day.day)))
            .modifier(SpokenRange(state: state, words: words))
            .accessibilityAddTraits(traits(of: day))
            .accessibilityAction { model.tap(day.day) }
            .accessibilityIdentifier("day-\(day.day)")
    }

    private func traits(of day: MonthCalendarDay) -> AccessibilityTraits {
        var traits: AccessibilityTraits = []
        if day.isSelected { traits.insert(.isSelected) }
        if !day.isDisabled, model.selection != .none { traits.insert(.isButton) }
        return traits
    }
}

/// Tells assistive technology of the range that a day is in.
private struct SpokenRange: ViewModifier {
    let state: DayState
    let words: CalendarWords

    func body(content: Content) -> some View { content.accessibilityValue(Text(verbatim: state.range.map(words.label) ?? "")) }
}

/// A month's name in the style of the calendar.
struct MonthTitle: View {
    let configuration: MonthCalendarTitleConfiguration
    @Environment(\.monthCalendarStyle) private var style

    var body: some View { style.title(configuration) }
}

/// A week's number in the style of the calendar.
struct WeekNumber: View {
    let number: Int
    let words: CalendarWords
    @Environment(\.monthCalendarStyle) private var style
    @Environment(\.monthCalendarPhrases) private var phrases

    var body: some View {
        style.weekNumber(MonthCalendarWeekNumberConfiguration(number: number, text: words.number(number)))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .accessibilityLabel(Text(verbatim: phrases.week(words.number(number))))
    }
}
