import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Months longer than the visible area.
@MainActor
@Suite struct CalendarLongMonthTests {
    private func drag(_ stage: Stage, by travel: CGFloat) throws {
        let middle = CGPoint(x: 195, y: 130)
        stage.drag(
            from: CGPoint(x: middle.x, y: middle.y - travel / 2), to: CGPoint(x: middle.x, y: middle.y + travel / 2),
            over: 0.8)
        try stage.settle()
    }

    @Test func alignedMonthsRestWhereverNothingElseIsVisible() throws {
        let bound = Bound()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 220)) {
            MonthCalendar(selection: Bindable(bound).day, position: Bindable(bound).month).monthCalendarScrolling(
                .aligned)
        }
        let first = "day-2026-10-01", last = "day-2026-10-31"
        let start = try stage.frame(of: first).minY
        #expect(try stage.frame(of: last).maxY > stage.size.height + 50)
        try drag(stage, by: -40)
        #expect(abs(try stage.frame(of: first).minY - start + 30) < 10.01, "it stays where the finger left it")
        #expect(try stage.frame(of: first).minY < start - 15)
        try drag(stage, by: -120)
        #expect(
            abs(try stage.frame(of: last).maxY - stage.size.height) < 0.01,
            "the last days stand at the end of what is seen")
        try drag(stage, by: -25)
        #expect(
            abs(try stage.frame(of: last).maxY - stage.size.height) < 0.01,
            "a little of the next month is none to rest at")
        for travel in [-150.0, -150] where bound.month == october { try drag(stage, by: travel) }
        #expect(bound.month == october + 1)
    }

    /// A place in a month: a distance in points from its beginning, from the last place at which only the month is
    /// visible, from the middle between that place and the next month, or from the next month.
    struct Place: Sendable {
        enum Origin: Int { case beginning, last, middle, next }

        let origin: Origin
        var distance: CGFloat = 0

        init(_ origin: Origin, _ distance: CGFloat = 0) { (self.origin, self.distance) = (origin, distance) }
    }

    @Test(
        arguments: [
            (Place(.beginning, 2), Place(.beginning, 2)), (Place(.beginning, 30), Place(.beginning, 30)),
            (Place(.beginning, -20), Place(.beginning)), (Place(.last, -5), Place(.last, -5)),
            (Place(.last, 5), Place(.last)), (Place(.middle, -6), Place(.last)), (Place(.middle, 6), Place(.next)),
            (Place(.next, -4), Place(.next)), (Place(.next, 20), Place(.next, 20)),
        ]) func alignedMonthsRestAtTheNearestPlace(_ released: Place, _ rest: Place) throws
    {
        let stage = Stage.calendar(size: CGSize(width: 390, height: 220)) {
            MonthCalendar(selection: .constant(nil)).monthCalendarScrolling(.aligned)
        }
        let first = "day-\(october.firstDay)", start = try stage.frame(of: first).minY
        let viewport = try stage.scroll(first).containerSize.height
        let last = try stage.frame(of: "day-\(october.days.upperBound - 1)").maxY - stage.size.height
        let origins = [0, last, last + viewport / 2, last + viewport]
        func offset(_ place: Place) -> CGFloat { origins[place.origin.rawValue] + place.distance }
        let finger = stage.touch(at: CGPoint(x: 195, y: 130))
        finger.move(by: CGSize(width: 0, height: offset(released) > 0 ? -10 : 10), over: 0.1)
        let moved = start - (try stage.frame(of: first).minY)
        finger.move(by: CGSize(width: 0, height: moved - offset(released)), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        let isNext = rest.origin == .next, month = isNext ? october + 1 : october
        let place = start - (try stage.frame(of: "day-\(month.firstDay)").minY) + (isNext ? last + viewport : 0)
        #expect(abs(place - offset(rest)) < 0.51)
    }

    /// A finger that extends a range within a month leaves the month where it rests.
    @Test func aRangeThatAFingerExtendsDoesNotMoveALongMonth() throws {
        let bound = Bound(), first = "day-2026-10-01"
        let stage = Stage.calendar(size: CGSize(width: 390, height: 220)) {
            MonthCalendar(selection: Bindable(bound).range).monthCalendarScrolling(.aligned)
        }
        let start = try stage.frame(of: first).minY, mover = stage.touch(at: CGPoint(x: 195, y: 150))
        mover.move(by: CGSize(width: 0, height: -40), over: 0.2)
        mover.hold(for: 0.3)
        mover.lift()
        try stage.settle()
        let place = try stage.frame(of: first).minY
        #expect(abs(start - place - 30) < 1)
        let from = try stage.frame(of: "day-2026-10-13"), to = try stage.frame(of: "day-2026-10-15")
        let finger = stage.touch(at: CGPoint(x: from.midX, y: from.midY))
        finger.hold(for: 0.5)
        finger.move(to: CGPoint(x: to.midX, y: to.midY), over: 0.2)
        finger.lift()
        try stage.settle()
        #expect(bound.range == october.firstDay + 12...october.firstDay + 14)
        #expect(abs(try stage.frame(of: first).minY - place) < 0.01)
    }

    @MainActor @Observable final class Surroundings {
        var text = DynamicTypeSize.large
        var numbers = WeekNumbers.hidden
    }

    @Test func theTopmostWeekStaysWhateverChangesAroundALongMonth() throws {
        let around = Surroundings(), bound = Bound()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 180)) {
            MonthCalendar(selection: Bindable(bound).day, position: Bindable(bound).month)
                .monthCalendarScrolling(.aligned)
                .weekNumbers(around.numbers)
                .dynamicTypeSize(around.text)
        }
        func top() throws -> CGFloat {
            stage.size.height - (try stage.scroll("day-\(october.firstDay)").containerSize.height)
        }
        /// Returns the first day of the row nearest to the top of the visible area.
        func weekAtTop() throws -> Int {
            let rows = [1, 4, 11, 18, 25], top = try top()
            func distance(_ day: Int) throws -> CGFloat {
                abs(try stage.frame(of: day < 10 ? "day-2026-10-0\(day)" : "day-2026-10-\(day)").minY - top)
            }
            return try rows.min { try distance($0) < distance($1) }!
        }
        #expect(try weekAtTop() == 1)
        for travel in [-80.0, -40] { try drag(stage, by: travel) }
        let week = try weekAtTop()
        #expect(week == 4)
        func isWhereItWas() throws -> Bool { try weekAtTop() == week && bound.month == october }
        for size in [CGSize(width: 390, height: 200), CGSize(width: 500, height: 190), CGSize(width: 390, height: 180)]
        {
            stage.resize(to: size)
            try stage.settle()
            #expect(try isWhereItWas(), "\(size)")
        }
        for text in [DynamicTypeSize.xxxLarge, .small, .large] {
            around.text = text
            try stage.settle()
            #expect(try isWhereItWas(), "\(text)")
        }
        around.numbers = .iso8601
        try stage.settle()
        #expect(try isWhereItWas())
    }

    @Test func keysScrollDaysOfAlignedMonthsToARestPosition() throws {
        let bound = Bound()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 220)) {
            MonthCalendar(selection: Bindable(bound).day, position: Bindable(bound).month).monthCalendarScrolling(
                .aligned)
        }
        try stage.tap("day-2026-10-01")
        for day in [8, 15, 22, 29] {
            stage.press(.downArrow)
            try stage.settle()
            let frame = try stage.frame(of: day < 10 ? "day-2026-10-0\(day)" : "day-2026-10-\(day)")
            #expect(frame.minY > 0 && frame.maxY < stage.size.height + 0.01, "\(day)")
        }
    }

    private final class Handle { var proxy: MonthCalendarProxy? }

    @Test(arguments: [true]) func scrollingToAMonthLongerThanItsPageReturns(isAnimated: Bool) async throws {
        let handle = Handle(), bound = Bound()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 220)) {
            MonthCalendarReader { proxy in
                let _ = handle.proxy = proxy
                MonthCalendar(position: Bindable(bound).month) { Color.clear.frame(height: $0.day.number > 0 ? 40 : 0) }
                    .monthCalendarScrolling(.paged)
            }
        }
        let top = try stage.frame(of: "day-2026-10-01").minY
        try drag(stage, by: -60)
        #expect(try stage.frame(of: "day-2026-10-01").minY < top - 20)
        for month in [october, october + 3, october] {
            var answer: Bool?, hasBegun = false
            let task = Task {
                hasBegun = true
                answer = await handle.proxy!.scroll(to: month, animated: isAnimated)
            }
            await stage.mainQueue(until: { hasBegun })
            stage.advance(by: 1.1)
            await task.value
            #expect(answer == true)
            #expect(bound.month == month)
        }
    }

    /// A month that becomes visible by a jump turns out to be too long for its page: it appears twice before it
    /// disappears once.
    @Test(arguments: [true, false]) func aMonthThatBecomesLongerThanItsPageShowsTheSelection(isAnimated: Bool)
        async throws
    {
        let handle = Handle(), bound = Bound()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 220)) {
            MonthCalendarReader { proxy in
                let _ = handle.proxy = proxy
                MonthCalendar(selection: Bindable(bound).day, position: Bindable(bound).month)
                    .monthCalendarScrolling(.paged)
            }
        }
        var hasBegun = false
        let task = Task {
            hasBegun = true
            await handle.proxy!.scroll(to: october + 3, animated: isAnimated)
        }
        await stage.mainQueue(until: { hasBegun })
        stage.advance(by: 1.1)
        await task.value
        let day = (october + 3).firstDay + 4
        bound.day = day
        try stage.settle()
        #expect(stage.spoken(day)?.traits.contains(.selected) == true)
    }
}
