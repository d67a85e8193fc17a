import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The reports of a calendar about months and ranges.
@MainActor
@Suite struct CalendarReportTests {
    @MainActor private final class Reports {
        var months: [(phase: ChangePhase, month: Month)] = []
        var ranges: [(phase: MonthCalendarRangePhase, range: ClosedRange<Day>)] = []

        var settled: [Month] { months.filter { $0.phase == .settled }.map(\.month) }
    }

    private func stage(
        _ bound: Bound, _ reports: Reports, _ scrolling: MonthCalendarScrolling, reducesMotion: Bool = false
    ) -> Stage {
        Stage.calendar(environment: { $0.setReduceMotion(reducesMotion) }) {
            MonthCalendar(selection: Bindable(bound).range, position: Bindable(bound).month)
                .monthCalendarScrolling(scrolling)
                .onMonthCalendarChange { reports.months.append(($0, $1)) }
                .onMonthCalendarRange { reports.ranges.append(($0, $1)) }
        }
    }

    @Test(arguments: [MonthCalendarScrolling.continuous, .aligned, .paged])
    func aMovementPassesMonthsAndSettlesOnce(_ scrolling: MonthCalendarScrolling) throws {
        let bound = Bound(), reports = Reports(), stage = stage(bound, reports, scrolling)
        #expect(reports.months.isEmpty)
        stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGVector(dx: 0, dy: -2_500))
        try stage.settle()
        #expect(reports.settled == [bound.month])
        #expect(reports.months.first?.phase == .passing)
        #expect(reports.months.suffix(2).map(\.phase) == [.settling, .settled])
        let passing = reports.months.filter { $0.phase == .passing }.map(\.month)
        #expect(passing.last == bound.month && passing == passing.sorted() && bound.month > october)
    }

    @Test func aMonthThatAButtonScrollsToSettles() throws {
        let bound = Bound(), reports = Reports(), stage = stage(bound, reports, .paged)
        let next = try #require(stage.semantics.flattened.first { $0.label == "Next month" })
        stage.tap(at: CGPoint(x: next.frame.midX, y: next.frame.midY))
        try stage.settle()
        #expect(reports.months.first?.phase == .settling && reports.months.first?.month == october + 1)
        #expect(reports.settled == [october + 1])
    }

    @Test(arguments: [false, true], [false, true])
    func aMonthOfTheProgramIsReportedIfItMoves(_ isAnimated: Bool, _ reducesMotion: Bool) throws {
        let bound = Bound(), reports = Reports()
        let stage = stage(bound, reports, .paged, reducesMotion: reducesMotion)
        withAnimation(isAnimated ? .default : nil) { bound.month = october + 1 }
        try stage.settle()
        #expect(reports.settled == (isAnimated ? [october + 1] : []))
        #expect(reports.months.filter { $0.phase == .settling }.map(\.month) == reports.settled)
    }

    @Test func aDragThatReturnsReportsNothing() throws {
        let bound = Bound(), reports = Reports(), stage = stage(bound, reports, .paged)
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGSize(width: 0, height: -60), over: 0.2)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(reports.settled.isEmpty)
    }

    @Test func aRangeIsBegunAndCompleted() throws {
        let bound = Bound(), reports = Reports(), stage = stage(bound, reports, .continuous)
        try stage.tap(october21)
        #expect(reports.ranges.map(\.phase) == [.begun])
        try stage.tap(october21 + 3)
        #expect(reports.ranges.map(\.phase) == [.begun, .completed])
        #expect(reports.ranges.last?.range == october21...october21 + 3)
        reports.ranges = []
        let from = try stage.frame(of: "day-\(october21 - 7)"), to = try stage.frame(of: "day-\(october21 - 5)")
        let finger = stage.touch(at: CGPoint(x: from.midX, y: from.midY))
        finger.hold(for: 0.5)
        finger.move(to: CGPoint(x: to.midX, y: to.midY), over: 0.3)
        #expect(reports.ranges.map(\.phase) == [.begun])
        finger.lift()
        try stage.settle()
        #expect(reports.ranges.map(\.phase) == [.begun, .completed])
        #expect(reports.ranges.last?.range == october21 - 7...october21 - 5)
        #expect(bound.range == october21 - 7...october21 - 5)
    }

    @Test func aRangeThatTheProgramLimitsIsReportedAsItIs() throws {
        let reports = Reports(), limited = LimitedRange()
        let stage = Stage.calendar {
            MonthCalendar(selection: Bindable(limited).range)
                .onMonthCalendarRange { reports.ranges.append(($0, $1)) }
        }
        try stage.tap(october21 - 14)
        try stage.tap(october21)
        #expect(reports.ranges.map(\.phase) == [.begun, .completed])
        #expect(reports.ranges.last?.range == october21 - 14...october21 - 7)
    }

    /// A range of at most a week.
    @MainActor @Observable
    final class LimitedRange {
        var range: ClosedRange<Day>? {
            didSet {
                guard let range, range.lowerBound.distance(to: range.upperBound) > 7 else { return }
                self.range = range.lowerBound...(range.lowerBound + 7)
            }
        }
    }
}
