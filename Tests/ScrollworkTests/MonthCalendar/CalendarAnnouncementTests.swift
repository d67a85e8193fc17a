import Foundation
import LayerTree
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing
import ViewRuntime

/// Announcements of keyboard actions.
@MainActor
@Suite struct CalendarAnnouncementTests {
    private func spoken(_ stage: Stage) -> [String?] { stage.accessibilityNotifications.map(\.text) }

    @Test func keysAnnounceTheirDay() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).day, disabled: { $0 == october21 + 2 }) }
        stage.press(.tab)
        for key in [KeyEvent.Key.rightArrow, .rightArrow, .leftArrow, .leftArrow, .return, .pageDown] {
            stage.press(key)
            try stage.settle()
        }
        #expect(
            spoken(stage) == [
                "Thursday, October 22, 2026", "Friday, October 23, 2026, not available", "Thursday, October 22, 2026",
                "Today, Wednesday, October 21, 2026", "Today, Wednesday, October 21, 2026, selected",
                "Saturday, November 21, 2026",
            ])
        #expect(stage.accessibilityNotifications.allSatisfy { $0.kind == .announcement })
    }

    @Test func anExtensionAnnouncesTheDayAndThenTheEntireRange() throws {
        let bound = Bound()
        bound.range = october21...october21
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).range) }
        stage.press(.tab)
        stage.press(.rightArrow, modifiers: .shift)
        let last = try #require(spoken(stage).last ?? nil)
        #expect(last.hasPrefix("Thursday, October 22, 2026, October 21") && last.hasSuffix(", selected"))
    }

    /// Keys that only move announce the day under the cursor, also in a range. A range of one day is announced like a
    /// day.
    @Test func movementInARangeAnnouncesOnlyTheDay() throws {
        let bound = Bound()
        bound.range = october21...october21 + 1
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).range) }
        stage.press(.tab)
        for key in [KeyEvent.Key.rightArrow, .rightArrow, .space] { stage.press(key) }
        #expect(bound.range == october21 + 2...october21 + 2)
        let texts = spoken(stage).map { $0 ?? "" }
        #expect(
            texts == [
                "Thursday, October 22, 2026, selected", "Friday, October 23, 2026",
                "Friday, October 23, 2026, selected",
            ])
    }

    /// The value of a day in a range is the range, unless the day is the entire range.
    @Test func aDayThatIsTheRangeIsSpokenOnce() throws {
        let bound = Bound()
        bound.range = october21 + 1...october21 + 2
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).range) }
        #expect(stage.spoken(october21 + 1)?.value?.isEmpty == false)
        bound.range = october21 + 1...october21 + 1
        try stage.settle()
        let day = try #require(stage.spoken(october21 + 1))
        #expect(day.label == "Thursday, October 22, 2026" && day.value ?? "" == "")
        #expect(day.traits.contains(.selected))
    }

    @Test func changesWithoutTheKeyboardAreNotAnnounced() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).day, position: Bindable(bound).month) }
        bound.month = october + 3
        bound.day = october21
        try stage.settle()
        stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGVector(dx: 0, dy: -2_000))
        try stage.settle()
        #expect(stage.accessibilityNotifications.isEmpty)
    }

    @Test func theProgramCanProvideTheTexts() throws {
        let bound = Bound()
        var german = MonthCalendarPhrases()
        german.today = "Heute, %@"
        german.week = "Woche %@"
        german.selected = "%@, gewählt"
        german.nextMonth = "Nächster Monat"
        let phrases = german
        let stage = Stage.calendar(environment: { $0.locale = Locale(identifier: "de_DE") }) {
            MonthCalendar(selection: Bindable(bound).day)
                .monthCalendarTitles(.pinned).weekNumbers(.iso8601).monthCalendarPhrases(phrases)
        }
        #expect(stage.spoken(october21)?.label == "Heute, Mittwoch, 21. Oktober 2026")
        #expect(throws: Never.self) { try stage.element(.button, "Nächster Monat") }
        #expect(stage.semantics.flattened.contains { $0.label == "Woche 43" })
        stage.press(.tab)
        stage.press(.return)
        #expect(spoken(stage).last == "Heute, Mittwoch, 21. Oktober 2026, gewählt")
    }
}
