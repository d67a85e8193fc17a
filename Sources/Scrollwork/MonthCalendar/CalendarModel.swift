import SwiftUI

/// What the days of a calendar share: the selection and its rules, today and the focus.
///
/// Days observe themselves alone. A change looks at those that are on screen, or near, and tells those that are affected.
@MainActor
final class CalendarModel {
    private(set) var selection: DaySelection
    private(set) var rules: DayRules
    /// Tells these rules from others.
    private(set) var stamp: Stamp
    /// The day that is marked as today.
    private(set) var today: Day?
    private(set) var isEnabled = true
    /// Where the keyboard is, and was when it was here last.
    private(set) var focus: Day?
    private var keyboard = Keyboard.elsewhere
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

    /// Tells the program of a range that a person has begun or completed.
    var tellRange: (MonthCalendarRangePhase, ClosedRange<Day>) -> Void = { _, _ in }
    /// Tells the program of months that pass, are gone to and are rested on.
    var tellMonth: (ChangePhase, Int) -> Void = { _, _ in }
    private var progress = MonthProgress()
    /// How high months are, where the calendar is as high as one of them, points.
    private(set) var heights: [Int: CGFloat] = [:]
    var heightDidChange: () -> Void = {}

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
    /// The months that appeared; one that begins to scroll on its page appears again, as the same, before it disappears.
    private var sheets: [SheetDays] = []

    /// Where the keyboard is, and what brought it there.
    private enum Keyboard {
        case elsewhere
        /// In the calendar since a finger chose a day: the finger knows where that is.
        case afterTouch
        /// In the calendar, where its day is marked.
        case marked
    }

    init(selection: DaySelection, rules: DayRules, stamp: Stamp, today: Day?) {
        self.selection = selection
        self.rules = rules
        self.stamp = stamp
        self.today = today
    }

    /// Takes what the calendar is given now, and tells the days on screen.
    func take(selection: DaySelection, rules: DayRules, stamp: Stamp, today: Day?, isEnabled: Bool) {
        // Somebody else chose: an extension goes on from there.
        if selection != self.selection, selection != written { base = selection }
        self.selection = selection
        self.rules = rules
        self.stamp = stamp
        self.today = today
        self.isEnabled = isEnabled
        refresh()
    }

    /// A month has come on screen. What changed while it was away is seen now.
    func add(_ sheet: SheetDays) {
        sheets.append(sheet)
        show(sheet)
    }

    /// Removes one appearance of a month.
    func remove(_ sheet: SheetDays) {
        if let index = sheets.firstIndex(where: { $0 === sheet }) { sheets.remove(at: index) }
    }

    /// Tells the days on screen whose state is another one.
    func refresh() {
        for sheet in sheets { show(sheet) }
    }

    private func show(_ sheet: SheetDays) {
        for day in sheet.days { day.show(self) }
    }

    func answer(for day: Day) -> DayAnswer {
        DayAnswer(stamp: stamp, isDisabled: rules.isDisabled(day), isBlocked: rules.isBlocked(day))
    }

    /// A day as it is to be shown.
    func shown(_ day: MonthCalendarDay, _ answer: DayAnswer) -> MonthCalendarDay {
        var day = day
        day.isToday = day.day == today
        day.isSelected = selection.contains(day.day)
        day.isBlocked = answer.isBlocked
        day.isDisabled = !isEnabled || answer.isBlocked || answer.isDisabled || !rules.days.contains(day.day)
        day.isFocused = keyboard == .marked && day.day == focus
        day.rangePart = selection.part(day.day)
        return day
    }

    /// Whether a day can be chosen.
    func allows(_ day: Day) -> Bool { isEnabled && rules.allows(day) }

    // MARK: What people do

    func tap(_ day: Day) {
        focus = day
        keyboard = .afterTouch
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
        guard allows(day) else { return }
        let completes = selection.range.map { $0.lowerBound == $0.upperBound } ?? false
        change(to: selection.choosing(day, rules: rules))
        beginExtension(at: day)
        guard let range = selection.range, range.contains(day) else { return }
        tellRange(completes && range.lowerBound < range.upperBound ? .completed : .begun, range)
    }

    /// What is extended from now on is what is chosen now, and all from that day on. From an end of the range it is the range, whose other end
    /// stays.
    func beginExtension(at day: Day?) {
        anchor = day.map { selection.otherEnd(of: $0) ?? $0 }
        base = selection
    }

    func extend(to day: Day) {
        guard isEnabled else { return }
        if anchor == nil { beginExtension(at: selection.range?.lowerBound ?? focus ?? day) }
        change(to: base.extended(from: anchor ?? day, to: day, rules: rules))
    }

    private func change(to new: DaySelection) {
        guard new != selection else { return }
        written = new
        selection = write(new)
        refresh()
    }

    /// The range that was extended has both its ends.
    func completeExtension() {
        if let range = selection.range { tellRange(.completed, range) }
    }

    func measure(_ month: Int, _ height: CGFloat) {
        heights[month] = height
        heightDidChange()
    }

    // MARK: Months that move

    func pass(_ month: Int) { tell(progress.pass(month)) }

    func aim(at month: Int) { tell(progress.aim(at: month)) }

    func rest(on month: Int) { tell(progress.rest(on: month)) }

    private func tell(_ reports: [MonthProgress.Report]) {
        for report in reports { tellMonth(report.phase, report.month) }
    }

    func moveFocus(to day: Day?) {
        focus = day
        keyboard = .marked
        refresh()
    }

    /// The keyboard has come into the calendar, or has left it.
    func showFocus(_ hasKeyboard: Bool) {
        let now: Keyboard = hasKeyboard ? keyboard == .elsewhere ? .marked : keyboard : .elsewhere
        guard now != keyboard else { return }
        keyboard = now
        refresh()
    }
}
