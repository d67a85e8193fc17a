import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Programs that store the values of a calendar in different ways.
@MainActor
@Suite struct CalendarBindingTests {
    nonisolated private static let scrollings: [MonthCalendarScrolling] = [.continuous, .aligned, .paged]

    @Test func aRejectedSelectionIsNotVisible() throws {
        var expected: [Day?] = []
        let stage = Stage.calendar {
            MonthCalendar(selection: Binding<Day?>(get: { nil }, set: { expected.append($0) }))
        }
        for _ in 0..<2 {
            try stage.tap(october21 + 2)
            try stage.settle()
            #expect(stage.spoken(october21 + 2)?.traits.contains(.selected) == false)
        }
        #expect(expected == [october21 + 2, october21 + 2])
    }

    /// A view that passes on its own value, as of its creation.
    private struct DerivedBinding: View {
        let bound: Bound

        var body: some View {
            let chosen = bound.days
            MonthCalendar(selection: Binding(get: { chosen }, set: { bound.days = $0 }))
        }
    }

    @Test func aDragOverDaysReturnsWithADerivedBinding() throws {
        let bound = Bound()
        let stage = Stage.calendar { DerivedBinding(bound: bound) }
        let start = try stage.frame(of: "day-\(october21)")
        let finger = stage.touch(at: CGPoint(x: start.midX, y: start.midY))
        finger.hold(for: 0.5)
        for (offset, count) in [(3, 4), (1, 2)] {
            let end = try stage.frame(of: "day-\(october21 + offset)")
            finger.move(to: CGPoint(x: end.midX, y: end.midY), over: 0.3)
            #expect(bound.days.count == count)
            #expect(stage.spoken(october21 + offset)?.traits.contains(.selected) == true)
        }
        finger.lift()
        try stage.settle()
        #expect(bound.days == [october21, october21 + 1])
    }

    @Test(arguments: scrollings) func aRejectedMonthIsReverted(_ scrolling: MonthCalendarScrolling) throws {
        let last = october + 2
        let bound = Bound()
        let stage = Stage.calendar {
            MonthCalendar(position: Binding(get: { bound.month }, set: { bound.month = min($0, last) }))
                .monthCalendarScrolling(scrolling)
        }
        for _ in 0..<3 {
            stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGVector(dx: 0, dy: -3_000))
            try stage.settle()
        }
        #expect(bound.month == last)
        #expect(stage.seenDays.first == last.firstDay)
        stage.flick(from: CGPoint(x: 195, y: 200), velocity: CGVector(dx: 0, dy: 3_000))
        try stage.settle()
        #expect(bound.month < last)
    }

    @Test(arguments: scrollings) func aRejectedMonthIsRevertedWithoutScrollPhases(_ scrolling: MonthCalendarScrolling)
        async throws
    {
        let last = october + 2
        let bound = Bound()
        let stage = Stage.calendar(environment: { $0.reportsScrollPhases = false }) {
            MonthCalendar(position: Binding(get: { bound.month }, set: { bound.month = min($0, last) }))
                .monthCalendarScrolling(scrolling)
        }
        for _ in 0..<3 {
            stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGVector(dx: 0, dy: -3_000))
            try stage.settle()
        }
        #expect(
            stage.seenDays.first.map { $0 >= last.days.upperBound } == true,
            "it was scrolled past the last month that is taken")
        await stage.mainQueue(until: {
            stage.advance(by: 0.05)
            return stage.seenDays.first == last.firstDay
        })
        #expect(stage.seenDays.first == last.firstDay)
        #expect(bound.month == last)
    }

    private struct Switched: View {
        let bound: Bound

        var body: some View { MonthCalendar(selection: Bindable(bound).day).disabled(bound.days.isEmpty) }
    }

    @Test func aDisabledCalendarSelectsNothing() throws {
        let bound = Bound()
        let stage = Stage.calendar { Switched(bound: bound) }
        try stage.tap(october21)
        try? stage.activate("day-\(october21)")
        #expect(bound.day == nil)
        #expect(stage.spoken(october21)?.role != .button)
        bound.days = [october21]
        stage.update()
        #expect(stage.spoken(october21)?.role == .button)
        try stage.tap(october21)
        #expect(bound.day == october21)
    }

    @Test func everyDayOfARangeReportsTheCurrentRange() throws {
        let bound = Bound()
        bound.range = october21 - 5...october21
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).range) }
        for end in [october21 + 3, october21 - 1] {
            bound.range = october21 - 5...end
            stage.update()
            for day in [october21 - 5, october21 - 3, end] {
                #expect(stage.spoken(day)?.value?.contains("\(end.components().day)") == true, "\(day)")
            }
            #expect(stage.spoken(end + 1)?.value ?? "" == "")
        }
    }

    @Test func twoTapsYearsApartSelectARange() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).range, position: Bindable(bound).month) }
        try stage.tap(october21)
        bound.month = october + 900
        try stage.settle()
        let end = bound.month.firstDay + 5
        try stage.tap(end)
        #expect(bound.range == october21...end)
    }

    private struct Systems: View {
        let choice: Choice

        var body: some View { Chosen(choice: choice) { MonthCalendar() } }
    }

    @Test func anotherCalendarSystemKeepsTheDaysWithoutABoundPosition() throws {
        let choice = Choice()
        let stage = Stage.calendar { Systems(choice: choice) }
        stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGVector(dx: 0, dy: -4_000))
        try stage.settle()
        let seen = try #require(stage.seenDays.first)
        #expect(seen > october21 + 60)
        choice.calendar = Calendar(identifier: .hebrew)
        try stage.settle()
        #expect(abs(try #require(stage.seenDays.first).distance(to: seen)) < 32)
    }

    @Test func aCalendarInAScrollViewOrAListHasItsOwnSize() throws {
        let scrolled = Stage.calendar { ScrollView { MonthCalendar().accessibilityIdentifier("calendar") } }
        #expect(try scrolled.frame(of: "calendar").size == CGSize(width: 390, height: 380))
        #expect(scrolled.seenDays.first == october.firstDay)
        let row = Stage.calendar { ScrollView(.horizontal) { MonthCalendar().accessibilityIdentifier("calendar") } }
        #expect(try row.frame(of: "calendar").width == 320)
        let list = Stage.calendar { List { MonthCalendar().accessibilityIdentifier("calendar") } }
        #expect(try list.frame(of: "calendar").height == 380)
    }

    private struct Nothing: MonthCalendarStyle {
        func makeDay(_ day: MonthCalendarDay) -> some View { EmptyView() }
        func makeTitle(configuration: MonthCalendarTitleConfiguration) -> some View { EmptyView() }
    }

    @Test func daysWithoutHeightDoNotRealizeAllMonths() throws {
        let stage = Stage.calendar {
            MonthCalendar(in: Month(number: .min)...Month(number: .max)).monthCalendarStyle(Nothing())
        }
        try stage.settle()
        #expect(stage.statistics.rowsRealized < 400)
    }
}
