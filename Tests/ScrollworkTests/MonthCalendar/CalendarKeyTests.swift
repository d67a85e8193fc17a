import Foundation
import LayerTree
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct CalendarKeyTests {
    /// Returns a stage with the keyboard focus on October 21.
    private func stage(_ bound: Bound, rightToLeft: Bool = false, paged: Bool = false) -> Stage {
        bound.day = october21
        let stage = Stage.calendar(environment: { if rightToLeft { $0.layoutDirection = .rightToLeft } }) {
            MonthCalendar(selection: Bindable(bound).day).monthCalendarScrolling(paged ? .paged : .continuous)
        }
        stage.press(.tab)
        return stage
    }

    /// Presses keys and then Return, and returns the focused day.
    private func land(_ keys: [KeyEvent.Key], modifiers: KeyModifiers = [], rightToLeft: Bool = false) throws -> String?
    {
        let bound = Bound()
        let stage = stage(bound, rightToLeft: rightToLeft)
        for key in keys {
            stage.press(key, modifiers: modifiers)
            try stage.settle()
        }
        stage.press(.return)
        return bound.day?.description
    }

    @Test func theArrowsMoveByDaysAndWeeks() throws {
        #expect(try land([.rightArrow]) == "2026-10-22")
        #expect(try land([.leftArrow]) == "2026-10-20")
        #expect(try land([.downArrow, .downArrow]) == "2026-11-04")
        #expect(try land([.upArrow]) == "2026-10-14")
    }

    @Test func theArrowsFollowTheWritingDirection() throws {
        #expect(try land([.leftArrow], rightToLeft: true) == "2026-10-22")
        #expect(try land([.rightArrow], rightToLeft: true) == "2026-10-20")
    }

    @Test func homeAndEndMoveToTheEndsOfTheWeek() throws {
        #expect(try land([.home]) == "2026-10-18")
        #expect(try land([.end]) == "2026-10-24")
    }

    @Test func pageKeysMoveByMonthsAndWithShiftByYears() throws {
        #expect(try land([.pageDown]) == "2026-11-21")
        #expect(try land([.pageUp]) == "2026-09-21")
        #expect(try land([.pageDown], modifiers: .shift) == "2027-10-21")
        #expect(try land([.pageUp], modifiers: .shift) == "2025-10-21")
    }

    @Test func theSpaceBarSelectsADay() throws {
        let bound = Bound()
        let stage = stage(bound)
        stage.press(.rightArrow)
        stage.press(.space)
        #expect(bound.day == october21 + 1)
    }

    @Test func theFocusedDayBecomesVisible() throws {
        for paged in [false, true] {
            let bound = Bound()
            let stage = stage(bound, paged: paged)
            for _ in 0..<5 {
                stage.press(.pageDown, modifiers: .shift)
                try stage.settle()
            }
            stage.press(.return)
            #expect(bound.day?.description == "2031-10-21")
            #expect(stage.seenDays.contains(Day(year: 2031, month: 10, day: 21)!), "paged: \(paged)")
        }
    }

    /// The first day of November is below the last one of October.
    @Test func aVisibleDayOfTheNextMonthDoesNotScroll() throws {
        let bound = Bound(), last = october.days.upperBound - 1
        bound.day = last
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).day) }
        stage.press(.tab)
        let before = try stage.frame(of: "day-\(last)")
        for key in [KeyEvent.Key.rightArrow, .return] {
            stage.press(key)
            try stage.settle()
            #expect(try stage.frame(of: "day-\(last)") == before, "\(key)")
        }
        #expect(bound.day == last + 1)
    }

    @Test func shiftAndArrowsExtendARange() throws {
        let bound = Bound()
        bound.range = october21...october21
        let stage = Stage.calendar {
            MonthCalendar(selection: Bindable(bound).range, blocked: { $0 == october21 + 10 })
        }
        stage.press(.tab)
        stage.press(.rightArrow, modifiers: .shift)
        #expect(bound.range == october21...october21 + 1)
        stage.press(.downArrow, modifiers: .shift)
        try stage.settle()
        #expect(bound.range == october21...october21 + 8)
        stage.press(.downArrow, modifiers: .shift)
        try stage.settle()
        #expect(bound.range == october21...october21 + 9, "up to the blocked day")
        for _ in 0..<3 { stage.press(.upArrow, modifiers: .shift) }
        try stage.settle()
        #expect(bound.range == october21 - 6...october21, "over where it began")
    }

    @Test func aRangeOfTwoTapsExtendsFromItsFocusedEnd() throws {
        for taps in [[0, 5], [5, 0]] {
            let bound = Bound()
            let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).range) }
            for offset in taps { try stage.tap(october21 + offset) }
            stage.press(.rightArrow, modifiers: .shift)
            #expect(bound.range == (taps[1] == 5 ? october21...october21 + 6 : october21 + 1...october21 + 5))
            stage.press(.leftArrow)
            stage.press(.upArrow, modifiers: .shift)
            try stage.settle()
            #expect(bound.range?.count == 8, "the keyboard was not at an end of the range, and began another")
        }
    }

    @Test func theKeyboardFocusReturnsToItsDay() throws {
        let bound = Bound()
        bound.day = october21
        let stage = Stage.calendar {
            VStack {
                MonthCalendar(selection: Bindable(bound).day)
                Button("Done") {}
            }
        }
        stage.press(.tab)
        stage.press(.rightArrow)
        stage.press(.tab)
        stage.press(.tab, modifiers: .shift)
        stage.press(.return)
        #expect(bound.day == october21 + 1)
    }

    @Test func theKeyboardFocusStaysWithinTheMonths() throws {
        let bound = Bound()
        bound.day = october21
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).day, in: october...october) }
        stage.press(.tab)
        for _ in 0..<4 { stage.press(.pageDown, modifiers: .shift) }
        stage.press(.return)
        #expect(bound.day == october.days.upperBound - 1)
    }

    @Test func aMonthOfFiveDaysHasANameAndKeyboardFocus() throws {
        var coptic = Calendar(identifier: .coptic)
        coptic.locale = Locale(identifier: "en_US")
        let system = CalendarSystem(.coptic), calendar = coptic, bound = Bound()
        let nasie = Month(year: 1742, month: 13, in: system)!
        #expect(nasie.days.count <= 6)
        bound.month = nasie
        bound.day = nasie.firstDay + 1
        let stage = Stage.calendar(environment: {
            $0.calendar = calendar
            $0.locale = Locale(identifier: "en_US")
        }) {
            MonthCalendar(selection: Bindable(bound).day, position: Bindable(bound).month).monthCalendarScrolling(
                .paged)
        }
        #expect(try stage.text(of: "month-title").hasPrefix("Nasie"))
        stage.press(.tab)
        stage.press(.pageDown, modifiers: .shift)
        stage.press(.return)
        try stage.settle()
        #expect(bound.day == Day(year: 1743, month: 13, day: 2, in: system))
        stage.press(.pageUp)
        stage.press(.return)
        try stage.settle()
        #expect(bound.day == Day(year: 1743, month: 12, day: 2, in: system))
    }

    /// Whether a day is marked as focused, in a calendar whose days show it.
    private func hasMark(_ act: (Stage) throws -> Void) throws -> Bool {
        let bound = Bound()
        let stage = Stage.calendar {
            MonthCalendar(selection: Bindable(bound).day, disabled: { $0 == october21 + 1 }) { day in
                Text(verbatim: day.text).frame(height: 44)
                    .background { if day.isFocused { Color.red.accessibilityIdentifier("mark") } }
            }
        }
        try act(stage)
        try stage.settle()
        return stage.exists("mark")
    }

    @Test func aDayHasAFocusRingOnlyAfterAKey() throws {
        #expect(try !hasMark { _ in })
        #expect(
            try hasMark {
                $0.press(.tab)
                $0.press(.rightArrow)
            })
        // On a day, on a disabled day, on the weekdays, on the title of the month, and beside the days.
        #expect(try !hasMark { try $0.tap(october21) })
        #expect(try !hasMark { try $0.tap(october21 + 1) })
        for point in [CGPoint(x: 100, y: 12), CGPoint(x: 60, y: 70), CGPoint(x: 2, y: 300)] {
            #expect(try !hasMark { $0.tap(at: point) }, "\(point)")
        }
        #expect(try !hasMark { $0.flick(from: CGPoint(x: 195, y: 400), velocity: CGVector(dx: 0, dy: -900)) })
        #expect(
            try !hasMark { stage in
                stage.press(.tab)
                stage.press(.rightArrow)
                try stage.tap(october21)
            })
        #expect(
            try hasMark { stage in
                try stage.tap(october21)
                stage.press(.rightArrow)
            })
    }
}
