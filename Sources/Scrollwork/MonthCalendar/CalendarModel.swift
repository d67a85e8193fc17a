import SwiftUI

/// The state that the days of a calendar share: the selection and its rules, the current day, and the focus.
///
/// A day observes only its own state. A change updates the affected days among those that are realized.
@MainActor
final class CalendarModel {
    private(set) var selection: DaySelection
    private(set) var rules: DayRules
    /// The day that is marked as today.
    private(set) var today: Day?
    private(set) var isEnabled = true
    /// The day of the keyboard focus, now or when the calendar last had the focus.
    private(set) var focus: Day?
    private var keyboard = Keyboard.elsewhere
    /// Whether the calendar has the keyboard focus after a tap, so that the focus isn't marked.
    var isFocusedByTouch: Bool { keyboard == .afterTouch }
    /// The day at which an extension of the selection began.
    private(set) var anchor: Day?
    private var base = DaySelection.none
    /// The selection that a person made last.
    private var written = DaySelection.none
    let frames = MonthFrames()
    /// Requests the keyboard focus.
    var takeFocus: () -> Void = {}
    /// Writes a selection to the binding and returns the binding's value, because the binding may reject the selection.
    var write: (DaySelection) -> DaySelection = { $0 }

    /// Reports a range that a person began or completed.
    var reportRange: (MonthCalendarRangePhase, ClosedRange<Day>) -> Void = { _, _ in }
    /// Reports that a month is passing, targeted, or settled.
    var reportMonth: (ChangePhase, Int) -> Void = { _, _ in }
    private var progress = MonthProgress()
    /// The heights of months in points, if the calendar has the height of a month.
    private(set) var heights: [Int: CGFloat] = [:]
    var heightDidChange: () -> Void = {}

    /// Whether the initial month has been shown.
    var isOpen = false
    /// Whether the months scroll, on systems that report scroll phases.
    var scrolling = Scrolling.atRest
    /// Detects the end of a scroll on systems that don't report scroll phases.
    let idleDetector = ScrollIdleDetector()
    /// Whether the scroll axis or the paging has changed, so that no month is at its position yet.
    var isRearranged = false
    /// The last month that changed in an animated transaction, or `nil` after the calendar has followed a change.
    var animatedMonth: Int?
    /// Whether the months fade out before they change.
    var isFading = false
    /// The realized months. A month that changes its layout on its page may appear twice before its first instance
    /// disappears.
    private var viewDays: [MonthViewDays] = []

    enum Scrolling: Equatable {
        case atRest
        /// The months scroll, and may have to align again afterward.
        case moving(needsRealign: Bool)
    }

    /// The location of the keyboard focus.
    private enum Keyboard {
        case elsewhere
        /// In the calendar after a tap. The focused day isn't marked.
        case afterTouch
        /// In the calendar. The focused day is marked.
        case marked
    }

    init(selection: DaySelection, rules: DayRules, today: Day?) {
        self.selection = selection
        self.rules = rules
        self.today = today
    }

    /// Updates the model with the calendar's current values, and updates the realized days.
    func take(selection: DaySelection, rules: DayRules, today: Day?, isEnabled: Bool) {
        // The program changed the selection, so a further extension starts from it.
        if selection != self.selection, selection != written { base = selection }
        self.selection = selection
        self.rules = rules
        self.today = today
        self.isEnabled = isEnabled
        refresh()
    }

    /// Adds a month that appeared, and updates its days.
    func add(_ days: MonthViewDays) {
        viewDays.append(days)
        show(days)
    }

    /// Removes an instance of a month.
    func remove(_ days: MonthViewDays) {
        if let index = viewDays.firstIndex(where: { $0 === days }) { viewDays.remove(at: index) }
    }

    /// Updates the days whose state has changed.
    func refresh() {
        for days in viewDays { show(days) }
    }

    private func show(_ days: MonthViewDays) {
        for day in days.shown.days { day.show(self) }
    }

    /// Returns a day with its current state, without the results of the program's rules.
    func shown(_ day: MonthCalendarDay) -> MonthCalendarDay {
        var day = day
        day.isToday = day.day == today
        day.isSelected = selection.contains(day.day)
        day.isDisabled = !isEnabled || !rules.days.contains(day.day)
        day.isFocused = keyboard == .marked && day.day == focus
        day.rangePart = selection.part(day.day)
        return day
    }

    /// Whether a person can select a day.
    func allows(_ day: Day) -> Bool { isEnabled && rules.allows(day) }

    // MARK: Interaction

    func tap(_ day: Day) {
        focus = day
        keyboard = .afterTouch
        takeFocus()
        choose(day)
        refresh()
    }

    /// Returns the day of the initial keyboard focus in a month: the selected day, the current day, or the first day.
    func firstFocus(in month: Month) -> Day {
        let days = month.days
        return days.first { selection.contains($0) } ?? today.flatMap { days.contains($0) ? $0 : nil }
            ?? days.lowerBound
    }

    func choose(_ day: Day) {
        guard allows(day) else { return }
        let former = selection.range, completes = former.map { $0.lowerBound == $0.upperBound } ?? false
        change(to: selection.choosing(day, rules: rules))
        beginExtension(at: day)
        // The program may limit the range to other days. If it rejects the range, there's nothing to report.
        guard let range = selection.range, range.contains(day) || range != former else { return }
        reportRange(completes && range.lowerBound < range.upperBound ? .completed : .begun, range)
    }

    /// Begins an extension of the current selection at a day. At one end of a range, the extension starts at the other
    /// end.
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

    /// Reports that an extended range is complete, unless it's still too short.
    func completeExtension() {
        if let range = selection.range, rules.lengths.contains(range.count) { reportRange(.completed, range) }
    }

    func measure(_ month: Int, _ height: CGFloat) {
        heights[month] = height
        heightDidChange()
    }

    // MARK: Month changes

    func pass(_ month: Int) { deliver(progress.pass(month)) }

    func aim(at month: Int) { deliver(progress.aim(at: month)) }

    func rest(on month: Int) { deliver(progress.rest(on: month)) }

    private func deliver(_ reports: [MonthProgress.Report]) {
        for report in reports { reportMonth(report.phase, report.month) }
    }

    func moveFocus(to day: Day?) {
        focus = day
        keyboard = .marked
        refresh()
    }

    /// Handles a change of the keyboard focus of the calendar.
    func showFocus(_ hasKeyboard: Bool) {
        let now: Keyboard = hasKeyboard ? keyboard == .elsewhere ? .marked : keyboard : .elsewhere
        guard now != keyboard else { return }
        keyboard = now
        refresh()
    }
}
