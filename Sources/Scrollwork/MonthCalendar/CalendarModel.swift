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
    /// Where an extension by keys or by hand began.
    var anchor: Day?
    /// The coordinate space of what is seen of the months.
    static let viewport = "Scrollwork.MonthCalendar"
    /// The size of what is seen of the months.
    var viewportSize = CGSize.zero
    /// Asks for the keyboard.
    var takeFocus: () -> Void = {}
    /// Takes what a person chose.
    var write: (DaySelection) -> Void = { _ in }

    /// What is to be done with the months when they have faded out.
    var change: (() -> Void)?
    private var jump: (month: Month, done: (Bool) -> Void)?
    private var sheets: [Month: WeakSheet] = [:]

    private struct WeakSheet { weak var days: SheetDays? }

    /// Takes what the calendar is given before its days are made.
    func prepare(selection: DaySelection, rules: DayRules, today: Day?, setting: CalendarSetting) {
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
                return DayState(state(of: value))
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
            for day in sheet.days?.days ?? [] { day.show(state(of: day.value)) }
        }
    }

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

    /// Whether the whole row of a day is seen.
    func isVisible(_ day: Day) -> Bool {
        guard let setting else { return false }
        let month = Month(containing: day, in: setting.system)
        guard let sheet = sheets[month]?.days, !sheet.frame.isEmpty else { return false }
        let grid = setting.grid(month)
        let row = sheet.frame.height / CGFloat(grid.rows)
        let top = sheet.frame.minY + CGFloat(grid.place(of: grid.days.lowerBound.distance(to: day)).row) * row
        return top > -1 && top + row < viewportSize.height + 1 && sheet.frame.minX > -1
            && sheet.frame.maxX < viewportSize.width + 1
    }

    // MARK: Jumps

    /// Notes that the months are on their way to one; a jump before is over.
    func beginJump(to month: Month, _ done: @escaping (Bool) -> Void) {
        endJump(false)
        jump = (month, done)
        arrive()
    }

    /// Ends the jump, if there is one and it is meant.
    func endJump(_ isThere: Bool, to month: Month? = nil) {
        guard let jump, month == nil || month == jump.month else { return }
        self.jump = nil
        jump.done(isThere)
    }

    /// Ends the jump when its month stands where it was to be.
    func arrive() {
        guard let jump, let sheet = sheets[jump.month]?.days, !sheet.frame.isEmpty else { return }
        let start = setting?.options.axis == .horizontal ? sheet.frame.minX : sheet.frame.minY - sheet.titleHeight
        if abs(start) < 0.01 { endJump(true) }
    }

    /// Whether a month stands where months come to rest, or is seen whole.
    func shows(_ month: Month) -> Bool {
        guard let setting, let sheet = sheets[month]?.days, !sheet.frame.isEmpty else { return false }
        let top = sheet.frame.minY - sheet.titleHeight
        if setting.options.axis == .horizontal { return abs(sheet.frame.minX) < 1 }
        return abs(top) < 1 || (top > -1 && sheet.frame.maxY < viewportSize.height + 1)
    }

    /// The day at a point of what is seen, or the nearest one of the month there.
    func day(at point: CGPoint, _ direction: LayoutDirection) -> Day? {
        guard let setting else { return nil }
        let seen = sheets.filter { $0.value.days?.frame.isEmpty == false }
        func distance(_ frame: CGRect) -> CGFloat {
            max(frame.minY - point.y, point.y - frame.maxY, 0) + max(frame.minX - point.x, point.x - frame.maxX, 0)
        }
        let nearest = seen.min { distance($0.value.days!.frame) < distance($1.value.days!.frame) }
        guard let (month, sheet) = nearest, let days = sheet.days else { return nil }
        let local = CGPoint(x: point.x - days.frame.minX, y: point.y - days.frame.minY)
        let grid = setting.grid(month)
        let place = days.place(at: local, in: grid, setting, direction)
        return grid.nearestDay(row: place.row, column: place.column)
    }

    func choose(_ day: Day) {
        guard rules.allows(day) else { return }
        anchor = day
        change(to: selection.choosing(day, rules: rules))
    }

    func extend(to day: Day) {
        let start = anchor ?? selection.range?.lowerBound ?? focus ?? day
        if anchor == nil { anchor = start }
        change(to: selection.extended(from: start, to: day, rules: rules))
    }

    private func change(to new: DaySelection) {
        guard new != selection else { return }
        selection = new
        refresh()
        write(new)
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

/// The days of one month.
@MainActor
final class SheetDays {
    let words: CalendarWords
    let firstWeekday: Int
    let days: [DayState]
    /// Where the grid of days is in what is seen of the months.
    var frame = CGRect.zero
    /// What stands above the grid, points.
    var titleHeight: CGFloat = 0

    /// The row and column at a point of the grid.
    func place(
        at point: CGPoint, in grid: MonthGrid, _ setting: CalendarSetting, _ direction: LayoutDirection
    ) -> (row: Int, column: Int) {
        guard frame.width > 0, frame.height > 0, point.x.isFinite, point.y.isFinite else { return (0, 0) }
        let showsNumbers = setting.options.weekNumbers != .hidden
        let column = MonthGridLayout.column(in: frame.width, showsNumbers: showsNumbers)
        let x = direction == .rightToLeft ? frame.width - point.x : point.x
        let start = showsNumbers ? column * MonthGridLayout.numberShare : 0
        let row = frame.height / CGFloat(grid.rows)
        return (Int((point.y / row).rounded(.down)), Int(((x - start) / column).rounded(.down)))
    }

    func day(at point: CGPoint, in grid: MonthGrid, _ setting: CalendarSetting, _ direction: LayoutDirection) -> Day? {
        let place = place(at: point, in: grid, setting, direction)
        return grid.day(row: place.row, column: place.column)
    }

    init(words: CalendarWords, firstWeekday: Int, days: [DayState]) {
        self.words = words
        self.firstWeekday = firstWeekday
        self.days = days
    }
}

/// A day that its view observes.
@MainActor @Observable
final class DayState: Identifiable {
    private(set) var value: MonthCalendarDay
    nonisolated let id: Day

    init(_ value: MonthCalendarDay) {
        self.value = value
        id = value.day
    }

    func show(_ new: MonthCalendarDay) {
        if new != value { value = new }
    }
}
