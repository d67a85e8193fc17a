import SwiftUI
import Testing

@testable import Scrollwork

/// The state of a calendar's days, as a person and the program change it.
@MainActor @Suite struct CalendarModelTests {
    /// A calendar of October 2026. The 12th is disabled, and the 20th is blocked.
    @MainActor private final class Calendar {
        let model: CalendarModel
        var accepts: (DaySelection) -> Bool = { _ in true }
        var reports: [String] = []
        var bound: DaySelection
        let rules = DayRules(
            days: day(1)...day(31), isDisabled: { $0 == day(12) }, isBlocked: { $0 == day(20) })

        init(_ selection: DaySelection, today: Int? = 21) {
            bound = selection
            model = CalendarModel(selection: selection, rules: rules, today: today.map(day))
            model.write = { [unowned self] in
                if accepts($0) { bound = $0 }
                return bound
            }
            model.reportRange = { [unowned self] phase, range in
                reports.append("\(phase) \(range.lowerBound.components().day)-\(range.upperBound.components().day)")
            }
            model.reportMonth = { [unowned self] phase, month in reports.append("\(phase) \(month)") }
        }

        func take(_ selection: DaySelection, isEnabled: Bool = true) {
            bound = selection
            model.take(selection: selection, rules: rules, today: day(21), isEnabled: isEnabled)
        }

        func shown(_ number: Int) -> MonthCalendarDay {
            let value = MonthCalendarDay(day: day(number), month: october, text: "")
            return DayRuleResult(rules, value.day).applied(to: model.shown(value))
        }

        func takeReports() -> [String] {
            defer { reports = [] }
            return reports
        }
    }

    nonisolated private static func day(_ number: Int) -> Day { Day(year: 2026, month: 10, day: 1)! + (number - 1) }
    private func range(_ a: Int, _ b: Int) -> DaySelection { .range(Self.day(a)...Self.day(b)) }

    @Test func theKeyboardFocusBeginsAtTheSelectionOrToday() {
        let month = october
        #expect(Calendar(.one(Self.day(9))).model.firstFocus(in: month) == Self.day(9))
        #expect(Calendar(range(9, 14)).model.firstFocus(in: month) == Self.day(9))
        #expect(Calendar(.one(nil)).model.firstFocus(in: month) == Self.day(21))
        #expect(Calendar(.one(nil), today: nil).model.firstFocus(in: month) == Self.day(1))
        #expect(Calendar(.one(Self.day(9))).model.firstFocus(in: month + 1) == Self.day(32))
    }

    @Test func aRangeIsBegunAndCompletedByTaps() {
        let calendar = Calendar(.range(nil))
        calendar.model.tap(Self.day(5))
        #expect(calendar.takeReports() == ["begun 5-5"] && calendar.bound == range(5, 5))
        calendar.model.tap(Self.day(5))
        #expect(calendar.takeReports() == ["begun 5-5"])
        calendar.model.tap(Self.day(9))
        #expect(calendar.takeReports() == ["completed 5-9"] && calendar.bound == range(5, 9))
        calendar.model.tap(Self.day(12))
        calendar.model.tap(Self.day(20))
        calendar.model.tap(Self.day(40))
        #expect(calendar.takeReports() == [] && calendar.bound == range(5, 9))
        calendar.model.tap(Self.day(18))
        #expect(calendar.takeReports() == ["begun 18-18"])
        calendar.accepts = { _ in false }
        calendar.model.tap(Self.day(19))
        #expect(calendar.takeReports() == [] && calendar.model.selection == range(18, 18))
    }

    @Test func anExtensionBeginsAtTheOtherEnd() {
        let calendar = Calendar(range(5, 9)), model = calendar.model
        for (start, end, anchor, first, last) in [(9, 14, 5, 5, 14), (5, 3, 9, 3, 9), (7, 15, 7, 7, 15)] {
            calendar.take(range(5, 9))
            model.beginExtension(at: Self.day(start))
            #expect(model.anchor == Self.day(anchor))
            model.extend(to: Self.day(end))
            #expect(calendar.bound == range(first, last), "\(start) to \(end)")
        }
        model.completeExtension()
        #expect(calendar.takeReports() == ["completed 7-15"])
        model.beginExtension(at: nil)
        #expect(model.anchor == nil)
    }

    @Test func anExtensionWithoutABeginningStartsAtTheSelectionOrTheFocus() {
        // The keyboard begins at the first day of a range, and its last day stays.
        let ranged = Calendar(range(5, 9))
        ranged.model.extend(to: Self.day(6))
        #expect(ranged.bound == range(6, 9) && ranged.model.anchor == Self.day(9))
        let focused = Calendar(.range(nil))
        focused.model.moveFocus(to: Self.day(4))
        focused.model.extend(to: Self.day(7))
        #expect(focused.bound == range(4, 7))
        let plain = Calendar(.range(nil))
        plain.model.extend(to: Self.day(7))
        #expect(plain.bound == range(7, 7))
        let disabled = Calendar(.range(nil))
        disabled.take(.range(nil), isEnabled: false)
        disabled.model.extend(to: Self.day(7))
        disabled.model.choose(Self.day(7))
        #expect(disabled.bound == .range(nil) && !disabled.model.allows(Self.day(7)))
    }

    @Test func daysShowTheirState() {
        let calendar = Calendar(range(9, 11))
        #expect(calendar.shown(21).isToday && !calendar.shown(22).isToday)
        #expect([8, 9, 11, 12].map { calendar.shown($0).isSelected } == [false, true, true, false])
        #expect([8, 9, 10, 11].map { calendar.shown($0).rangePart } == [nil, .start, .middle, .end])
        #expect([11, 12, 20, 31, 32].map { calendar.shown($0).isDisabled } == [false, true, true, false, true])
        #expect([12, 20].map { calendar.shown($0).isBlocked } == [false, true])
        calendar.take(range(9, 11), isEnabled: false)
        #expect(calendar.shown(8).isDisabled && calendar.model.today == Self.day(21))
    }

    @Test func theFocusRingAppearsOnlyForTheKeyboard() {
        let calendar = Calendar(.one(nil)), model = calendar.model
        var requests = 0
        model.takeFocus = { requests += 1 }
        model.moveFocus(to: Self.day(4))
        #expect(calendar.shown(4).isFocused && !calendar.shown(5).isFocused && requests == 0)
        model.showFocus(false)
        #expect(!calendar.shown(4).isFocused)
        model.showFocus(true)
        #expect(calendar.shown(4).isFocused)
        model.tap(Self.day(6))
        #expect(model.focus == Self.day(6) && !calendar.shown(6).isFocused && requests == 1)
        model.showFocus(true)
        #expect(!calendar.shown(6).isFocused, "a tap doesn't mark it")
        model.showFocus(false)
        model.showFocus(true)
        #expect(calendar.shown(6).isFocused)
    }

    @Test func monthsAreReportedInOrder() {
        let calendar = Calendar(.none), model = calendar.model
        model.pass(3)
        model.aim(at: 5)
        model.aim(at: 5)
        model.rest(on: 5)
        model.rest(on: 5)
        #expect(calendar.takeReports() == ["passing 3", "settling 5", "settled 5"])
    }

    /// A drag over days extends the selection at its start. What the program selects in between stays.
    @Test func anExtensionStartsFromTheSelectionOfTheProgram() {
        func several(_ numbers: Int...) -> DaySelection { .several(Set(numbers.map(Self.day))) }
        let calendar = Calendar(several(1)), model = calendar.model
        model.beginExtension(at: Self.day(3))
        model.extend(to: Self.day(5))
        #expect(calendar.bound == several(1, 3, 4, 5))
        calendar.take(several(1, 3, 4, 5))
        model.extend(to: Self.day(4))
        #expect(calendar.bound == several(1, 3, 4))
        calendar.take(several(8))
        model.extend(to: Self.day(4))
        #expect(calendar.bound == several(8, 3, 4))
        // A program that accepts a selection later hasn't selected another one.
        let late = Calendar(several(1))
        late.model.beginExtension(at: Self.day(3))
        late.accepts = { _ in false }
        late.model.extend(to: Self.day(5))
        #expect(late.model.selection == several(1))
        late.accepts = { _ in true }
        late.take(several(1, 3, 4, 5))
        late.model.extend(to: Self.day(4))
        #expect(late.bound == several(1, 3, 4))
    }

    private func key(firstWeekday: Int = 1) -> MonthDaysCache.Key {
        MonthDaysCache.Key(
            month: october, strings: CalendarStrings(system: .gregorian, locale: Locale(identifier: "en_US")),
            firstWeekday: firstWeekday)
    }

    @Test func realizedDaysAreUpdated() {
        let calendar = Calendar(range(9, 11)), model = calendar.model, month = MonthViewDays()
        month.shown = month.cache.days(of: key(), in: model)
        func state(_ number: Int) -> DayState { month.shown.days[number - 1] }
        #expect(state(8).range == nil && state(9).range == Self.day(9)...Self.day(11))
        #expect(state(10).value.rangePart == .middle && state(21).value.isToday && state(21).id == Self.day(21))
        model.add(month)
        calendar.take(range(3, 4))
        #expect(state(3).value.rangePart == .start && state(4).range == Self.day(3)...Self.day(4))
        #expect(state(9).range == nil && !state(9).value.isSelected)
        model.tap(Self.day(6))
        #expect(state(6).value.rangePart == .only && !state(3).value.isSelected)
        model.moveFocus(to: Self.day(7))
        #expect(state(7).value.isFocused && !state(6).value.isFocused)
        model.showFocus(false)
        #expect(!state(7).value.isFocused)
        calendar.take(range(3, 4), isEnabled: false)
        #expect(state(5).value.isDisabled)
        model.remove(month)
        calendar.take(range(25, 26))
        #expect(state(3).value.isSelected && !state(25).value.isSelected && state(5).value.isDisabled)
        model.add(month)
        #expect(!state(3).value.isSelected && state(25).range == Self.day(25)...Self.day(26))
        #expect(!state(5).value.isDisabled)
    }

    @Test func aMonthKeepsItsDays() {
        let model = Calendar(.none).model, cache = MonthDaysCache()
        let sunday = cache.days(of: key(), in: model)
        #expect(cache.days(of: key(), in: model) == sunday)
        let monday = cache.days(of: key(firstWeekday: 2), in: model)
        #expect(monday != sunday && monday.days[4].value.isFirstOfRow && !sunday.days[4].value.isFirstOfRow)
    }

    @Test func heightsAreMeasured() {
        let model = Calendar(.none).model
        var changes = 0
        model.heightDidChange = { changes += 1 }
        model.measure(7, 250)
        #expect(model.heights == [7: 250] && changes == 1)
    }
}
