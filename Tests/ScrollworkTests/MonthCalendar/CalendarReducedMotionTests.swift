import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing
import ViewRuntime

/// Months cross-fade with reduced motion.
@MainActor
@Suite struct CalendarReducedMotionTests {
    @MainActor private final class Handle {
        var proxy: MonthCalendarProxy?
    }

    @Test func reducedMotionFadesToTheMonth() async throws {
        let bound = Bound(), handle = Handle()
        let stage = Stage.calendar(environment: { $0.setReduceMotion(true) }) {
            MonthCalendarReader { proxy in
                let _ = handle.proxy = proxy
                MonthCalendar(position: Bindable(bound).month)
            }
        }
        #expect(try stage.opacity(of: "day-\(october21)") == 1)
        let place = try stage.frame(of: "day-\(october21)"), end = october + 60
        let task = Task { await handle.proxy!.scroll(to: end) }
        await stage.mainQueue(until: { bound.month == end })
        var lowest = 1.0, arrival: CGRect?
        for _ in 0..<40 {
            stage.advance(by: 1 / 60)
            let name = stage.seenDays.contains(end.firstDay) ? end.firstDay : october21
            lowest = min(lowest, try stage.opacity(of: "day-\(name)"))
            let frame = try stage.frame(of: "day-\(name)")
            if name == october21 {
                #expect(frame == place, "nothing moves while it is seen")
                #expect(arrival == nil)
            } else {
                if let arrival {
                    #expect(frame == arrival)
                } else {
                    #expect(try stage.opacity(of: "day-\(name)") < 0.3)
                }
                arrival = frame
            }
        }
        try stage.settle()
        #expect(arrival != nil)
        #expect(lowest < 0.3)
        #expect(try stage.opacity(of: "day-\(end.firstDay)") == 1)
        #expect(stage.seenDays.first == end.firstDay)
        #expect(bound.month == end)
        #expect(await task.value)
    }

    @Test func reducedMotionFadesToTheLastRequestedMonth() async throws {
        let bound = Bound(), handle = Handle()
        let stage = Stage.calendar(environment: { $0.setReduceMotion(true) }) {
            MonthCalendarReader { proxy in
                let _ = handle.proxy = proxy
                MonthCalendar(position: Bindable(bound).month)
            }
        }
        let first = Task { await handle.proxy!.scroll(to: october + 60) }
        await stage.mainQueue(until: { bound.month == october + 60 })
        stage.advance(by: 0.05)
        let second = Task { await handle.proxy!.scroll(to: october - 60) }
        await stage.mainQueue(until: { bound.month == october - 60 })
        try stage.settle()
        #expect(await !first.value)
        #expect(await second.value)
        #expect(stage.seenDays.first == (october - 60).firstDay)
        #expect(try stage.opacity(of: "day-\((october - 60).firstDay)") == 1)
    }

    /// Checks that visible months don't move, and are faded out when others replace them.
    private func expectFade(_ stage: Stage, from start: Month, to end: Month) throws {
        let name = "day-\(start.firstDay + 20)"
        let place = try stage.frame(of: name)
        var lowest = 1.0, hasReached = false
        for _ in 0..<40 {
            stage.advance(by: 1 / 60)
            let isThere = stage.seenDays.contains(end.firstDay)
            let shown = try stage.opacity(of: isThere ? "day-\(end.firstDay)" : name)
            lowest = min(lowest, shown)
            if isThere, !hasReached { #expect(shown < 0.3) }
            if !isThere { #expect(try stage.frame(of: name) == place && !hasReached) }
            hasReached = hasReached || isThere
        }
        try stage.settle()
        #expect(hasReached && lowest < 0.3)
        #expect(stage.seenDays.first == end.firstDay)
        #expect(try stage.opacity(of: "day-\(end.firstDay)") == 1)
    }

    @Test(arguments: [false, true], [MonthCalendarScrolling.continuous, .paged])
    func aPositionOfTheProgramCrossFades(_ isAnimated: Bool, _ scrolling: MonthCalendarScrolling) throws {
        let bound = Bound()
        let stage = Stage.calendar(environment: { $0.setReduceMotion(true) }) {
            MonthCalendar(position: Bindable(bound).month).monthCalendarScrolling(scrolling)
        }
        withAnimation(isAnimated ? .smooth : nil) { bound.month = october + 60 }
        try expectFade(stage, from: october, to: october + 60)
        withAnimation(isAnimated ? .smooth : nil) { bound.month = october - 3 }
        try expectFade(stage, from: october + 60, to: october - 3)
        #expect(bound.month == october - 3)
    }

    /// The setting changes, and no view creates the calendar again.
    @Test func aScrollFollowsTheSettingOfItsTime() async throws {
        let bound = Bound(), handle = Handle()
        let stage = Stage.calendar {
            MonthCalendarReader { proxy in
                let _ = handle.proxy = proxy
                MonthCalendar(position: Bindable(bound).month)
            }
        }
        stage.changeEnvironment { $0.set(.reduceMotion) }
        let task = Task { await handle.proxy!.scroll(to: october + 60) }
        await stage.mainQueue(until: { bound.month == october + 60 })
        try expectFade(stage, from: october, to: october + 60)
        #expect(await task.value)
    }

    @Test func aFingerThatScrollsDuringAFadeTakesOver() throws {
        let bound = Bound()
        let stage = Stage.calendar(environment: { $0.setReduceMotion(true) }) {
            MonthCalendar(position: Bindable(bound).month)
        }
        bound.month = october + 60
        stage.update()
        stage.advance(by: 0.03)
        stage.drag(from: CGPoint(x: 195, y: 550), to: CGPoint(x: 195, y: 60), over: 0.1)
        try stage.settle()
        #expect(stage.seenDays.contains(bound.month.firstDay + 20))
        #expect(try stage.opacity(of: "day-\(bound.month.firstDay + 20)") == 1)
    }
}
