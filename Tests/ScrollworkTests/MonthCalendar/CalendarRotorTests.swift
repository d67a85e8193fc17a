import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct CalendarRotorTests {
    private func stage(_ bound: Bound, _ axis: Axis = .vertical, locale: String = "en_US") -> Stage {
        Stage.calendar(environment: { $0.locale = Locale(identifier: locale) }) {
            MonthCalendar(selection: Bindable(bound).range, position: Bindable(bound).month)
                .monthCalendarAxis(axis)
                .accessibilityIdentifier("calendar")
        }
    }

    @Test(arguments: [Axis.vertical, .horizontal]) func rotorsMoveToMonthsAndYears(_ axis: Axis) throws {
        let bound = Bound()
        let stage = stage(bound, axis)
        let months = try stage.rotor("Months", on: "calendar")
        #expect(months.count == 25 && months.first == "October 2025" && months.last == "October 2027")
        #expect(try stage.rotor("Years", on: "calendar") == (2016...2036).map(String.init))
        try stage.turn("Months", to: "March 2027", on: "calendar")
        try stage.settle()
        #expect(bound.month == october + 5)
        #expect(stage.seenDays.contains(bound.month.firstDay))
        #expect(axis == .horizontal || stage.assistiveFocus?.label == "March 2027")
        #expect(stage.assistiveFocus != nil)
        #expect(try stage.rotor("Months", on: "calendar").last == "March 2028", "it reaches on from where it led to")
        try stage.turn("Years", to: "2036", on: "calendar")
        try stage.settle()
        #expect(bound.month == october + 5 + 9 * 12)
    }

    @Test func aRotorMovesAtOnce() throws {
        let bound = Bound(), stage = stage(bound)
        try stage.turn("Months", to: "March 2027", on: "calendar")
        stage.advance(by: 1.0 / 30)
        #expect(bound.month == october + 5 && stage.seenDays.contains(bound.month.firstDay))
    }

    @Test func aRotorMovesToSelectedDays() throws {
        let bound = Bound()
        bound.range = october21 - 400...october21 + 400
        let stage = stage(bound)
        let days = try stage.rotor("Selected days", on: "calendar").compactMap { $0 }
        #expect(days == ["Tuesday, September 16, 2025", "Thursday, November 25, 2027"])
        try stage.turn("Selected days", to: days[1], on: "calendar")
        try stage.settle()
        #expect(stage.seenDays.contains(october21 + 400))
        #expect(stage.assistiveFocus?.identifier == "day-2027-11-25")
    }

    @Test func rotorsEndWithTheMonths() throws {
        let bound = Bound()
        bound.range = october21 - 400...october21
        let stage = Stage.calendar {
            MonthCalendar(selection: Bindable(bound).range, in: october...october + 1, position: Bindable(bound).month)
                .accessibilityIdentifier("calendar")
        }
        #expect(try stage.rotor("Months", on: "calendar").count == 2)
        #expect(try stage.rotor("Years", on: "calendar").count == 1)
        #expect(try stage.rotor("Selected days", on: "calendar").count == 1)
    }

    /// The rotor has the first hundred of several days, in order, and the only day of a range once.
    @Test func theRotorOfSelectedDaysIsInOrder() throws {
        let bound = Bound()
        func days(@ViewBuilder _ calendar: () -> some View) throws -> [String?] {
            let view = calendar()
            return try Stage.calendar { view.accessibilityIdentifier("calendar") }
                .rotor("Selected days", on: "calendar")
        }
        bound.days = Set((0..<101).map { october21 + $0 })
        let several = try days { MonthCalendar(selection: Bindable(bound).days) }
        #expect(several.count == 100 && several.first == "Wednesday, October 21, 2026")
        #expect(several.last == "Thursday, January 28, 2027")
        bound.day = october21
        #expect(try days { MonthCalendar(selection: Bindable(bound).day) } == ["Wednesday, October 21, 2026"])
        bound.range = october21...october21
        #expect(try days { MonthCalendar(selection: Bindable(bound).range) } == ["Wednesday, October 21, 2026"])
    }

    @Test func aYearWithoutTheMonthUsesTheMonthOfTheSameName() throws {
        let bound = Bound()
        var hebrew = Calendar(identifier: .hebrew)
        hebrew.locale = Locale(identifier: "he_IL")
        // Adar I of 5784, which few years have.
        let adar = Month(containing: Day(year: 2024, month: 2, day: 20)!, in: CalendarSystem(.hebrew))
        bound.month = adar
        let zoned = hebrew
        let stage = Stage.calendar(environment: { $0.calendar = zoned }) {
            MonthCalendar(position: Bindable(bound).month).accessibilityIdentifier("calendar")
        }
        #expect(try stage.rotor("Years", on: "calendar").count == 21)
    }
}
