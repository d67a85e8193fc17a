import SwiftUI

/// What the days of a calendar share: the selection and its rules, today and the focus.
///
/// Days observe themselves alone. A change looks at those that are on screen, or near, and tells those that are affected.
@MainActor
final class CalendarModel {
    private(set) var selection = DaySelection.none
    private(set) var rules = DayRules(days: CalendarSystem.reach)
    private(set) var today: Day?
    private(set) var setting: CalendarSetting?
    /// Where the keyboard is, and was when it was here last.
    private(set) var focus: Day?
    private(set) var showsFocus = false
    /// Where an extension by keys or by hand began, and what was chosen then.
    private(set) var anchor: Day?
    private var base = DaySelection.none
    /// What a person chose last.
    private var written = DaySelection.none
    let places = MonthPlaces()
    /// Asks for the keyboard.
    var takeFocus: () -> Void = {}
    /// Takes what a person chose, and returns what is chosen now: whoever is bound may refuse.
    var write: (DaySelection) -> DaySelection = { $0 }

    /// Whether the months have been shown their place.
    var isOpen = false
    /// Whether the months move, where the system tells of that.
    var isMoving = false
    /// Looks after months that move, where the system does not tell when they have come to rest.
    var monthsDidMove: () -> Void = {}
    let stillness = StillnessWatch()
    /// Whether the months are to be put in their place when they have come to rest.
    var isToBeKept = false
    /// Whether the months lie along another axis than before, where none of them is in its place yet.
    var isTurned = false
    /// What is to be done with the months when they have faded out.
    var change: (() -> Void)?
    private var sheets: [Month: WeakSheet] = [:]

    private struct WeakSheet { weak var days: SheetDays? }

    /// Takes what the calendar is given before its days are made.
    func prepare(selection: DaySelection, rules: DayRules, today: Day?, setting: CalendarSetting) {
        // Somebody else chose: an extension goes on from there.
        if selection != self.selection, selection != written { base = selection }
        self.selection = selection
        self.rules = rules
        self.today = today
        self.setting = setting
    }

    /// The days of a month's sheet. As long as somebody holds them they are kept up to date.
    func days(of month: Month, words: CalendarWords) -> SheetDays {
        if let known = sheets[month]?.days, known.words == words, known.firstWeekday == setting?.firstWeekday { return known }
        let firstWeekday = setting?.firstWeekday ?? 1
        let days = month.days
        let texts = days.enumerated().map { words.number(day($0.element, isAt: $0.offset, of: month)) }
        let made = SheetDays(
            words: words, firstWeekday: firstWeekday,
            days: zip(days, texts).map { day, text in
                var value = MonthCalendarDay(day: day, month: month, text: text)
                value.isWeekend = words.isWeekend(day)
                value.isFirstOfRow = day == days.lowerBound || day.weekday == firstWeekday
                value.isLastOfRow = day == days.upperBound - 1 || (day + 1).weekday == firstWeekday
                let day = DayState(value)
                show(day)
                return day
            })
        sheets = sheets.filter { $0.value.days != nil }
        sheets[month] = WeakSheet(days: made)
        return made
    }

    /// Days are numbered from the first on, but for calendars that leave numbers out.
    private func day(_ day: Day, isAt index: Int, of month: Month) -> Int {
        month.system.countsEveryDay ? index + 1 : day.components(in: month.system).day
    }

    /// Tells the days whose state is another one.
    func refresh() {
        for sheet in sheets.values {
            for day in sheet.days?.days ?? [] { show(day) }
        }
    }

    private func show(_ day: DayState) { day.show(state(of: day.value), in: selection.range) }

    private func state(of day: MonthCalendarDay) -> MonthCalendarDay {
        var day = day
        day.isToday = day.day == today
        day.isSelected = selection.contains(day.day)
        day.isBlocked = rules.isBlocked(day.day)
        day.isDisabled = !rules.allows(day.day)
        day.isFocused = showsFocus && day.day == focus
        day.rangePart = selection.part(day.day)
        return day
    }

    // MARK: What people do

    func tap(_ day: Day) {
        focus = day
        takeFocus()
        choose(day)
        refresh()
    }

    /// Where the keyboard begins in a month: at what is chosen, at today, or at its first day.
    func firstFocus(in month: Month) -> Day {
        let days = month.days
        return days.first { selection.contains($0) } ?? today.flatMap { days.contains($0) ? $0 : nil } ?? days.lowerBound
    }

    func choose(_ day: Day) {
        guard rules.allows(day) else { return }
        change(to: selection.choosing(day, rules: rules))
        beginExtension(at: day)
    }

    /// What is extended from now on is what is chosen now, and all from that day on. From an end of the range it is the range, whose other end
    /// stays.
    func beginExtension(at day: Day?) {
        anchor = day.map { selection.otherEnd(of: $0) ?? $0 }
        base = selection
    }

    func extend(to day: Day) {
        if anchor == nil { beginExtension(at: selection.range?.lowerBound ?? focus ?? day) }
        change(to: base.extended(from: anchor ?? day, to: day, rules: rules))
    }

    private func change(to new: DaySelection) {
        guard new != selection else { return }
        written = new
        selection = write(new)
        refresh()
    }

    /// Whether a drag can extend the selection.
    var canExtend: Bool {
        switch selection {
        case .none, .one: false
        case .several, .range: true
        }
    }

    func moveFocus(to day: Day?) {
        focus = day
        refresh()
    }

    func showFocus(_ shows: Bool) {
        guard shows != showsFocus else { return }
        showsFocus = shows
        refresh()
    }
}
