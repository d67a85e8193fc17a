import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing
import ViewRuntime

@MainActor
private final class Handle {
    var proxy: MonthCalendarProxy?
}

@MainActor
@Suite struct CalendarMotionTests {
    /// Returns the top of the first visible month, by its first day.
    private func top(_ stage: Stage, below head: Double) -> Double? {
        stage.frames(prefix: "day-").filter { $0.key.hasSuffix("-01") }.map { $0.value.minY - head }.min {
            abs($0) < abs($1)
        }
    }

    @Test(arguments: [24.0, 60]) func aJumpOfACenturyTakesAtMostASecondAndEndsExactly(_ rate: Double)
        async throws
    {
        let handle = Handle()
        let bound = Bound()
        let stage = Stage.calendar(framesPerSecond: rate) {
            MonthCalendarReader { proxy in
                let _ = handle.proxy = proxy
                MonthCalendar(in: october - 1_500...october + 1_500, position: Bindable(bound).month)
            }
        }
        let start = try stage.frame(of: "day-2026-10-01").minY
        var hasBegun = false
        let task = Task {
            hasBegun = true
            return await handle.proxy!.scroll(to: october - 1_200)
        }
        await stage.mainQueue(until: { hasBegun })
        stage.advance(by: 1)
        #expect(await task.value)
        #expect(bound.month == october - 1_200)
        #expect(abs(try stage.frame(of: "day-1926-10-01").minY - start) < 0.01)
    }

    @Test func settingThePositionScrolls() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(position: Bindable(bound).month) }
        let start = try stage.frame(of: "day-2026-10-01").minY
        bound.month = Month(year: 1999, month: 2)!
        stage.update()
        try stage.settle()
        #expect(abs(try stage.frame(of: "day-1999-02-01").minY - start) < 0.01)
        withAnimation(.smooth(duration: 0.5)) { bound.month = Month(year: 2026, month: 10)! }
        stage.advance(by: 1)
        #expect(abs(try stage.frame(of: "day-2026-10-01").minY - start) < 0.01)
        #expect(bound.month == october)
    }

    @Test func aFingerTakesOverAJump() async throws {
        let handle = Handle()
        let bound = Bound()
        let stage = Stage.calendar {
            MonthCalendarReader { proxy in
                let _ = handle.proxy = proxy
                MonthCalendar(position: Bindable(bound).month)
            }
        }
        var hasBegun = false
        let task = Task {
            hasBegun = true
            return await handle.proxy!.scroll(to: october + 6)
        }
        await stage.mainQueue(until: { hasBegun })
        stage.advance(by: 0.15)
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(to: CGPoint(x: 195, y: 420), over: 0.2)
        finger.lift()
        try stage.settle()
        #expect(await task.value == false)
        #expect(bound.month < october + 6)
        #expect(stage.seenDays.contains(bound.month.firstDay + 20))
    }

    @Test func settingThePositionDuringAScrollRetargetsIt() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(position: Bindable(bound).month) }
        let start = try stage.frame(of: "day-2026-10-01").minY
        stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGVector(dx: 0, dy: -4_000))
        stage.advance(by: 0.2)
        withAnimation(.smooth(duration: 0.4)) { bound.month = october - 24 }
        stage.advance(by: 1)
        #expect(abs(try stage.frame(of: "day-2024-10-01").minY - start) < 0.01)
        try stage.settle()
        #expect(bound.month == october - 24)
        #expect(abs(try stage.frame(of: "day-2024-10-01").minY - start) < 0.01)
    }

    @Test func scrollingReportsTheMonth() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(position: Bindable(bound).month) }
        stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 150), over: 0.5)
        try stage.settle()
        #expect(bound.month > october)
    }

    @Test func pagesRestOnMonths() throws {
        for axis in [Axis.vertical, .horizontal] {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let bound = Bound()
                let stage = Stage.calendar(environment: { $0.layoutDirection = direction }) {
                    MonthCalendar(position: Bindable(bound).month).monthCalendarAxis(axis).monthCalendarScrolling(
                        .paged)
                }
                let sideways = axis == .horizontal
                let forward = sideways && direction == .rightToLeft ? 1.0 : -1
                let velocity = CGVector(dx: sideways ? forward * 1_500 : 0, dy: sideways ? 0 : -1_500)
                for step in 1...3 {
                    stage.flick(from: CGPoint(x: 195, y: 350), velocity: velocity)
                    try stage.settle()
                    #expect(bound.month == october + step, "\(axis) \(direction)")
                    #expect(stage.seenDays.first == (october + step).firstDay, "\(axis) \(direction)")
                }
                stage.resize(to: CGSize(width: 700, height: 420))
                try stage.settle()
                #expect(bound.month == october + 3)
                #expect(
                    stage.seenDays.first == (october + 3).firstDay, "\(axis) \(direction) after a turn of the device")
            }
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [Axis.vertical, .horizontal])
    func theVisibleMonthStaysWhenTheWindowOrTheTextChanges(_ direction: LayoutDirection, _ axis: Axis) throws {
        let bound = Bound()
        let choice = Choice()
        let stage = Stage.calendar(environment: { $0.layoutDirection = direction }) {
            Chosen(choice: choice) {
                MonthCalendar(in: october - 60...october + 1_200, position: Bindable(bound).month).monthCalendarAxis(
                    axis)
            }
        }
        bound.month = october + 900
        try stage.settle()
        if axis == .vertical { stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 330), over: 0.4) }
        try stage.settle()
        let month = bound.month
        let start = try stage.frame(of: "day-\(month.firstDay)").minY
        for (width, height, size) in [
            (841.0, 496.0, DynamicTypeSize.xxxLarge), (390, 600, .xSmall), (577, 558, .accessibility3),
            (390, 600, .large),
        ] {
            stage.resize(to: CGSize(width: width, height: height))
            stage.advance(by: 0.1)
            choice.size = size
            try stage.settle()
            #expect(bound.month == month)
            #expect(abs(try stage.frame(of: "day-\(month.firstDay)").minY - start) < 60, "\(width) \(size)")
        }
    }

    /// Months that rest anywhere keep their place in a window of another height.
    @Test func continuousMonthsKeepTheirPlace() throws {
        let stage = Stage.calendar { MonthCalendar() }
        let first = "day-\(october.firstDay)", start = try stage.frame(of: first).minY
        stage.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 300), over: 0.8)
        try stage.settle()
        let place = try stage.frame(of: first).minY
        #expect(place < start - 60)
        stage.resize(to: CGSize(width: 390, height: 500))
        try stage.settle()
        #expect(abs(try stage.frame(of: first).minY - place) < 1)
    }

    @Test func alignedMonthsRestWhereTheyBegin() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(position: Bindable(bound).month).monthCalendarScrolling(.aligned) }
        let start = try stage.frame(of: "day-2026-10-01").minY
        for velocity in [-900.0, -2_500, 1_300, -400] {
            stage.flick(from: CGPoint(x: 195, y: 350), velocity: CGVector(dx: 0, dy: velocity))
            stage.advance(by: 0.1)
            let finger = stage.touch(at: CGPoint(x: 195, y: 300))
            stage.advance(by: 0.2)
            finger.lift()
            try stage.settle()
            #expect(abs(try stage.frame(of: "day-\(bound.month.firstDay)").minY - start) < 0.5, "\(velocity)")
        }
    }

    @Test func theMonthStaysWhenTextGrowsOrTheLayoutMirrors() throws {
        let bound = Bound()
        bound.month = october + 30
        let choice = Choice()
        let stage = Stage.calendar {
            Chosen(choice: choice) { MonthCalendar(position: Bindable(bound).month).monthCalendarScrolling(.paged) }
        }
        choice.size = .accessibility2
        try stage.settle()
        #expect(stage.seenDays.first == (october + 30).firstDay)
        choice.direction = .rightToLeft
        try stage.settle()
        #expect(stage.seenDays.first == (october + 30).firstDay)
        #expect(bound.month == october + 30)
    }

    @Test func aLongPressAndADragSelectARange() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).range) }
        let start = try stage.frame(of: "day-\(october21)").center,
            end = try stage.frame(of: "day-\(october21 + 9)").center
        let finger = stage.touch(at: start)
        finger.hold(for: 0.5)
        finger.move(to: end, over: 0.4)
        #expect(bound.range == october21...october21 + 9)
        finger.lift()
        try stage.settle()
        #expect(bound.range == october21...october21 + 9)
        #expect(stage.seenDays.first == october.firstDay, "the months did not scroll")
    }

    @Test func aDragAtTheEdgeScrolls() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).range) }
        let start = try stage.frame(of: "day-\(october21)").center
        let finger = stage.touch(at: start)
        finger.hold(for: 0.5)
        finger.move(to: CGPoint(x: start.x, y: 590), over: 0.4)
        finger.hold(for: 3)
        finger.lift()
        try stage.settle()
        let range = try #require(bound.range)
        #expect(range.lowerBound == october21)
        #expect(range.upperBound > (october + 3).firstDay)
    }

    /// Months scroll under a finger at an edge if the viewport is longer than three times the margin of 44 points.
    @Test(arguments: [(130, false), (136, true)] as [(CGFloat, Bool)])
    func aDragInAShortViewportDoesNotScroll(_ length: CGFloat, _ scrolls: Bool) throws {
        let first = "day-\(october.firstDay)", bound = Bound()
        let tall = Stage.calendar { MonthCalendar(selection: Bindable(bound).range) }
        let header = tall.size.height - (try tall.scroll(first).containerSize.height)
        let stage = Stage.calendar(size: CGSize(width: 390, height: header + length)) {
            MonthCalendar(selection: Bindable(bound).range)
        }
        let start = try stage.frame(of: first)
        let finger = stage.touch(at: start.center)
        finger.hold(for: 0.5)
        finger.move(to: CGPoint(x: start.midX, y: header + length - 5), over: 0.3)
        finger.hold(for: 3)
        let range = try #require(bound.range)
        #expect(range.lowerBound == october.firstDay)
        // The finger is on the second week, unless the months scroll.
        #expect(scrolls ? range.upperBound > october21 : range.upperBound == october.firstDay + 7)
        if !scrolls { #expect(try stage.frame(of: first) == start) }
        finger.lift()
        try stage.settle()
    }

    /// Months scroll under a finger that is less than 44 points from the top or the bottom.
    @Test(arguments: [(43.9, true), (44.1, false), (-43.9, true), (-44.1, false)] as [(CGFloat, Bool)])
    func aDragScrollsNearAnEdge(_ distance: CGFloat, _ scrolls: Bool) throws {
        let bound = Bound(), first = "day-\(october.firstDay)"
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).range) }
        let top = stage.size.height - (try stage.scroll(first).containerSize.height)
        let rest = try stage.frame(of: first), start = try stage.frame(of: "day-\(october21)").center
        let finger = stage.touch(at: start)
        finger.hold(for: 0.5)
        finger.move(to: CGPoint(x: start.x, y: distance > 0 ? top + distance : stage.size.height + distance), over: 0.2)
        finger.hold(for: 1)
        #expect((stage.frames(prefix: first)[first] == rest) == !scrolls)
        finger.lift()
        try stage.settle()
    }

    /// A finger at the leading edge scrolls back, and one at the trailing edge scrolls on.
    @Test(arguments: [false, true], [false, true]) func aDragAtASideTurnsPages(_ rightToLeft: Bool, _ isRight: Bool)
        throws
    {
        let bound = Bound()
        let stage = Stage.calendar(environment: { if rightToLeft { $0.layoutDirection = .rightToLeft } }) {
            MonthCalendar(selection: Bindable(bound).range).monthCalendarAxis(.horizontal)
                .monthCalendarScrolling(.paged)
        }
        let start = try stage.frame(of: "day-\(october21)").center, finger = stage.touch(at: start)
        finger.hold(for: 0.5)
        finger.move(to: CGPoint(x: isRight ? 385 : 5, y: start.y), over: 0.4)
        finger.hold(for: 2)
        let range = try #require(bound.range)
        if isRight != rightToLeft {
            #expect(range.lowerBound == october21 && range.upperBound > (october + 2).firstDay)
        } else {
            #expect(range.upperBound == october21 && range.lowerBound < (october - 1).firstDay)
        }
        finger.lift()
        try stage.settle()
        #expect(stage.seenDays.first.map { $0 == Month(containing: $0).firstDay } == true, "a month is at its position")
    }

    /// A finger that is 44 points or more from a side turns no pages.
    @Test(arguments: [(43.9, true), (44, false), (346, false), (346.1, true)] as [(CGFloat, Bool)])
    func aDragTurnsPagesNearASide(_ x: CGFloat, _ turns: Bool) throws {
        let bound = Bound(), first = "day-\(october.firstDay)"
        let stage = Stage.calendar {
            MonthCalendar(selection: Bindable(bound).range).monthCalendarAxis(.horizontal)
                .monthCalendarScrolling(.paged)
        }
        let rest = try stage.frame(of: first), start = try stage.frame(of: "day-\(october21)").center
        let finger = stage.touch(at: start)
        finger.hold(for: 0.5)
        finger.move(to: CGPoint(x: x, y: start.y), over: 0.2)
        finger.hold(for: 0.9)
        #expect((stage.frames(prefix: first)[first] == rest) == !turns)
        finger.lift()
        try stage.settle()
    }

    /// Within a month, a finger at the top edge first scrolls to the beginning of the month.
    @Test func aDragAtTheTopScrollsToTheBeginningOfTheMonthFirst() throws {
        let bound = Bound(), first = "day-\(october.firstDay)"
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).range) }
        let rest = try stage.frame(of: first).minY, mover = stage.touch(at: CGPoint(x: 195, y: 400))
        mover.move(by: CGSize(width: 0, height: -110), over: 0.4)
        mover.hold(for: 0.3)
        mover.lift()
        try stage.settle()
        #expect(abs(try stage.frame(of: first).minY - rest + 100) < 1)
        let start = try stage.frame(of: "day-\(october21)").center, finger = stage.touch(at: start)
        finger.hold(for: 0.5)
        finger.move(to: CGPoint(x: start.x, y: 42), over: 1 / 60)
        var places: [CGFloat] = []
        for _ in 0..<30 {
            finger.hold(for: 0.1)
            places += stage.frames(prefix: first).values.map(\.minY)
        }
        // These 100 points take 0.4 seconds. The next month is almost three times as far.
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 1 }
        #expect(steps.count > 3 && steps[1] < 40)
        let range = try #require(bound.range)
        #expect(range.upperBound == october21 && range.lowerBound < (october - 1).firstDay)
        finger.lift()
        try stage.settle()
    }

    /// A slow drag turns a page from half of its length.
    @Test(arguments: [(-0.35, 0), (-0.65, 1), (0.35, 0), (0.65, -1)] as [(CGFloat, Int)])
    func aSlowDragTurnsHorizontalMonths(_ part: CGFloat, _ turns: Int) throws {
        let bound = Bound()
        let stage = Stage.calendar {
            MonthCalendar(position: Bindable(bound).month).monthCalendarAxis(.horizontal)
                .monthCalendarScrolling(.paged)
        }
        let start = try stage.frame(of: "day-\(october21)").minX
        let finger = stage.touch(at: CGPoint(x: part < 0 ? 380 : 10, y: 300))
        finger.move(by: CGSize(width: part * 390, height: 0), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(bound.month == october + turns)
        let shown = bound.month.firstDay + (october21 - october.firstDay)
        #expect(stage.seenDays.contains(shown) && stage.seenDays.first == bound.month.firstDay)
        if turns == 0 { #expect(try stage.frame(of: "day-\(october21)").minX == start) }
    }

    @Test func aDragAtTheEdgeReachesTheLastDayOfAShortWindow() throws {
        let bound = Bound()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 260)) {
            MonthCalendar(selection: Bindable(bound).range, in: october...october + 1)
        }
        let last = "day-2026-10-31", way = try stage.frame(of: last).maxY - stage.size.height
        let finger = stage.touch(at: try stage.frame(of: "day-2026-10-06").center)
        finger.hold(for: 0.5)
        finger.move(to: CGPoint(x: 380, y: 255), over: 0.3)
        var isEndSeen = false, places: [CGFloat] = []
        for _ in 0..<30 {
            finger.hold(for: 0.1)
            places += stage.frames(prefix: last).values.map(\.maxY)
            isEndSeen = isEndSeen || stage.seenDays.last == Day(year: 2026, month: 10, day: 31)
        }
        #expect(isEndSeen, "what remains of the month comes before the next one")
        // It takes 0.4 seconds.
        let steps = zip(places, places.dropFirst()).map { $0 - $1 }.filter { $0 > 1 }
        #expect(steps.count > 2 && steps[1] < way / 2)
        finger.lift()
        try stage.settle()
        #expect(bound.range == Day(year: 2026, month: 10, day: 6)!...Day(year: 2026, month: 11, day: 30)!)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
