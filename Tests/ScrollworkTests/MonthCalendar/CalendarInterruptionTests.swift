import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Changes around a calendar during a movement.
@MainActor
@Suite struct CalendarInterruptionTests {
    private let middle = CGPoint(x: 195, y: 300)
    nonisolated private static let scrollings: [MonthCalendarScrolling] = [.continuous, .aligned, .paged]

    private func calendar(_ axis: Axis = .vertical, _ scrolling: MonthCalendarScrolling = .continuous) -> WalkedCalendar
    {
        let options = WalkedCalendar()
        options.axis = axis
        options.scrolling = scrolling
        return options
    }

    private func stage(
        _ options: WalkedCalendar, size: CGSize = CGSize(width: 390, height: 600), framesPerSecond: Double = 60
    ) -> Stage {
        Stage.calendar(size: size, framesPerSecond: framesPerSecond) { WalkedView(walked: options) }
    }

    private func place(_ day: Day, _ axis: Axis, in stage: Stage) -> CGFloat? {
        (try? stage.frame(of: "day-\(day)")).map { axis == .vertical ? $0.minY : $0.minX }
    }

    @Test(arguments: [Axis.vertical, .horizontal], scrollings)
    func insertingAndRemovingMonthsDoesNotDisturbAMovement(_ axis: Axis, _ scrolling: MonthCalendarScrolling) throws {
        let options = calendar(axis, scrolling)
        options.months = october - 30...october + 30
        let stage = stage(options)
        stage.flick(
            from: middle, velocity: axis == .vertical ? CGVector(dx: 0, dy: -1_800) : CGVector(dx: -1_800, dy: 0))
        stage.advance(by: 0.1)
        var changes = [october - 60...october + 20, october - 12...october + 40, october - 12...october + 10]
        var steps: [CGFloat] = []
        for frame in 0..<40 {
            let seen = stage.seenDays
            let day = seen.isEmpty ? nil : seen[seen.count / 2], before = day.flatMap { place($0, axis, in: stage) }
            if frame % 8 == 4, !changes.isEmpty { options.months = changes.removeFirst() }
            stage.advance(by: 1 / 60)
            if let day, let before, let after = place(day, axis, in: stage) { steps.append(before - after) }
        }
        for (a, b) in zip(steps, steps.dropFirst()) { #expect(abs(b - a) < max(8, abs(a) * 0.3), "\(steps)") }
        try stage.settle()
        #expect(options.months?.contains(options.position) == true)
        if scrolling != .continuous { #expect(stage.seenDays.first == options.position.firstDay) }
    }

    @Test(arguments: scrollings) func aPositionSetUnderAFingerIsWhereTheFingerContinues(
        _ scrolling: MonthCalendarScrolling
    )
        throws
    {
        let options = calendar(.vertical, scrolling)
        let stage = stage(options)
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 0, height: -50), over: 0.2)
        options.position = october + 5
        stage.advance(by: 0.1)
        finger.move(by: CGSize(width: 0, height: -50), over: 0.2)
        finger.lift()
        try stage.settle()
        #expect((october + 5...october + 6).contains(options.position))
        let other = stage.touch(at: middle)
        other.move(by: CGSize(width: 0, height: -50), over: 0.2)
        withAnimation { options.position = october - 5 }
        stage.advance(by: 1.5)
        other.lift()
        try stage.settle()
        #expect(options.position == october - 5)
        #expect(stage.seenDays.first == (october - 5).firstDay)
    }

    @Test(arguments: [Axis.vertical, .horizontal]) func aPageInMotionStaysTheTargetWhateverChanges(_ axis: Axis) throws
    {
        let changes: [(WalkedCalendar, Stage) -> Void] = [
            { options, _ in options.rows = .fixed },
            { options, _ in options.firstWeekday = 4 },
            { options, _ in options.weekNumbers = .iso8601 },
            { options, _ in options.titles = .inline },
            { options, _ in options.axis = options.axis == .vertical ? .horizontal : .vertical },
            { options, _ in options.textSize = .accessibility5 },
            { _, stage in stage.resize(to: CGSize(width: 700, height: 390)) },
            { options, _ in
                options.locale = Locale(identifier: "ar_EG")
                options.direction = .rightToLeft
            },
        ]
        for (number, change) in changes.enumerated() {
            let options = calendar(axis, .paged)
            let stage = stage(options)
            stage.flick(
                from: middle, velocity: axis == .vertical ? CGVector(dx: 0, dy: -1_500) : CGVector(dx: -1_500, dy: 0))
            stage.advance(by: 0.12)
            change(options, stage)
            try stage.settle()
            #expect(options.position == october + 1, "change \(number)")
            #expect(stage.seenDays.first == (october + 1).firstDay, "change \(number)")
        }
    }

    @Test(arguments: [Axis.vertical, .horizontal], scrollings)
    func aCalendarThatLosesItsSizeInMotionKeepsItsMonth(_ axis: Axis, _ scrolling: MonthCalendarScrolling) throws {
        let options = calendar(axis, scrolling)
        let stage = stage(options)
        for size in [CGSize.zero, CGSize(width: 390, height: 0), CGSize(width: 0, height: 600)] {
            stage.flick(
                from: middle, velocity: axis == .vertical ? CGVector(dx: 0, dy: -1_500) : CGVector(dx: -1_500, dy: 0))
            stage.advance(by: 0.1)
            let month = options.position
            stage.resize(to: size)
            stage.advance(by: 0.5)
            stage.resize(to: CGSize(width: 390, height: 600))
            try stage.settle()
            #expect((month...month + 4).contains(options.position), "\(size)")
            #expect(stage.seenDays.contains { Month(containing: $0) == options.position })
            if scrolling != .continuous { #expect(stage.seenDays.first == options.position.firstDay) }
        }
    }

    @Test(arguments: [Axis.vertical, .horizontal], scrollings)
    func anotherAxisShowsTheBoundMonth(_ axis: Axis, _ scrolling: MonthCalendarScrolling) async throws {
        for isFromTheFirst in [true, false] {
            let options = calendar(axis, scrolling)
            options.months = october...october + 300
            options.position = isFromTheFirst ? october : october + 100
            let stage = stage(options, framesPerSecond: 20)
            let proxy = try #require(options.proxy), goal = october + 28
            var isThere: Bool?
            let call = Task { isThere = await proxy.scroll(to: goal) }
            await stage.mainQueue(until: {
                stage.advance(by: 0.05)
                return isThere != nil
            })
            await call.value
            options.axis = axis == .vertical ? .horizontal : .vertical
            try stage.settle()
            #expect(options.position == goal)
            #expect(stage.seenDays.first == goal.firstDay)
        }
    }

    @Test(arguments: scrollings) func aCalendarShowsItsMonthOnceItHasASize(
        _ scrolling: MonthCalendarScrolling
    )
        throws
    {
        let options = calendar(.vertical, scrolling)
        let stage = stage(options, size: .zero)
        stage.advance(by: 0.1)
        stage.resize(to: CGSize(width: 390, height: 600))
        stage.update()
        #expect(stage.seenDays.first == october.firstDay)
        options.position = october + 7
        try stage.settle()
        for size in [CGSize(width: 0, height: 600), CGSize(width: 390, height: 0), CGSize(width: 390, height: 600)] {
            stage.resize(to: size)
            stage.advance(by: 0.1)
        }
        try stage.settle()
        #expect(options.position == october + 7)
        #expect(stage.seenDays.first == (october + 7).firstDay)
    }

    @Test func theMonthsStayWhenTodayMovesToAnotherMonth() throws {
        let last = Day(year: 2026, month: 10, day: 31)!
        let stage = Stage(
            size: CGSize(width: 390, height: 600),
            environment: { $0.timelineOrigin = last.start(in: .gmt).addingTimeInterval(86_400 - 2) }
        ) { MonthCalendar() }
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 0, height: -60), over: 0.3)
        finger.hold(for: 0.2)
        let day = stage.seenDays[10], before = try stage.frame(of: "day-\(day)").minY
        finger.hold(for: 3)
        #expect(abs(try stage.frame(of: "day-\(day)").minY - before) < 0.01)
        #expect(stage.spoken(last + 1)?.label?.hasPrefix("Today") == true)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.frame(of: "day-\(day)").minY - before) < 0.01)
    }

    @Test func theLocaleDeterminesTheFirstWeekdayUnlessTheCalendarDoes() throws {
        for (locale, day) in [("de_DE", 19), ("en_GB", 19), ("ar_EG", 17), ("en_US", 18), ("en_US@fw=mon", 19)] {
            let stage = Stage.calendar(environment: { $0.locale = Locale(identifier: locale) }) { MonthCalendar() }
            #expect(try stage.frame(of: "day-2026-10-\(day)").minX < 1, "\(locale)")
        }
        var arabic = Calendar(identifier: .gregorian)
        arabic.locale = Locale(identifier: "ar_EG")
        let given = Stage.calendar(environment: { $0.calendar = arabic }) { MonthCalendar() }
        #expect(try given.frame(of: "day-2026-10-17").minX < 1, "a Saturday, as the calendar's own locale says")
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 4
        let stage = Stage.calendar(environment: {
            $0.calendar = calendar
            $0.locale = Locale(identifier: "de_DE")
        }) { MonthCalendar() }
        #expect(try stage.frame(of: "day-2026-10-21").minX < 1, "a Wednesday, as the calendar says")
    }

    @MainActor @Observable final class Reported {
        var month = Month(year: 2026, month: 3)!
        var phases: [ChangePhase] = []
    }

    private struct ReportingCalendar: View {
        @Bindable var reported: Reported

        var body: some View {
            MonthCalendar(position: $reported.month)
                .onMonthCalendarChange { phase, _ in reported.phases.append(phase) }
        }
    }

    /// The months of another calendar system are other views.
    @Test func aMovementEndsWhenTheCalendarSystemChanges() throws {
        let reported = Reported()
        let stage = Stage(size: CGSize(width: 390, height: 600)) { ReportingCalendar(reported: reported) }
        stage.flick(from: middle, velocity: CGVector(dx: 0, dy: -3_000))
        stage.advance(by: 0.2)
        #expect(reported.phases.last == .passing)
        let month = reported.month
        stage.changeEnvironment { $0.calendar = Calendar(identifier: .buddhist) }
        try stage.settle()
        #expect(reported.phases.suffix(2) == [.settling, .settled])
        #expect(reported.phases.count { $0 == .settled } == 1 && reported.month == month)
        // At rest, nothing ends.
        reported.phases = []
        stage.changeEnvironment { $0.calendar = Calendar(identifier: .gregorian) }
        try stage.settle()
        #expect(reported.phases.isEmpty)
    }
}
