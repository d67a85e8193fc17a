import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// The dates of schedules, and the views that follow them. Dates are in seconds from the scene's first moment.
@MainActor
@Suite struct TimelineScheduleTests {
    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    private func first<S: TimelineSchedule>(_ count: Int, of schedule: S, from start: Double) -> [Double] {
        schedule.entries(from: date(start), mode: .normal).prefix(count).map(\.timeIntervalSinceReferenceDate)
    }

    @Test(
        arguments: [
            (10, 4, 21, [18, 22, 26]), (10, 4, 18, [18, 22, 26]), (10, 4, 17.5, [14, 18, 22]),
            (10, 4, 10, [10, 14, 18]), (10, 4, 13.5, [10, 14, 18]), (10, 4, 3, [10, 14, 18]),
            (10, 0.5, 11.25, [11, 11.5, 12]), (10, 0, 12.5, [12, 13, 14]), (10, -3, 12.5, [12, 13, 14]),
            (10, .nan, 12.5, [12, 13, 14]), (10, .infinity, 12.5, [12, 13, 14]), (0, 0.0001, 0, [0, 0.001, 0.002]),
        ] as [(Double, Double, Double, [Double])])
    func `A periodic schedule has the last date at or before the start, and those after it`(
        origin: Double, interval: Double, start: Double, dates: [Double]
    ) {
        #expect(first(3, of: .periodic(from: date(origin), by: interval), from: start) == dates)
    }

    @Test(
        arguments: [(0, [0, 60]), (59, [0, 60]), (60, [60, 120]), (-1, [-60, 0]), (150, [120, 180])]
            as [(Double, [Double])])
    func `Minutes begin with the one that contains the start`(start: Double, dates: [Double]) {
        #expect(first(2, of: .everyMinute, from: start) == dates)
    }

    @Test(
        arguments: [
            (nil, [3, 3 + 1.0 / 60]), (0.5, [3, 3.5]), (-1, [3, 3 + 1.0 / 60]), (0, [3, 3 + 1.0 / 60]),
            (.nan, [3, 3 + 1.0 / 60]),
        ] as [(Double?, [Double])])
    func `An animation has a date for each frame from its start`(interval: Double?, dates: [Double]) {
        let found = first(2, of: .animation(minimumInterval: interval), from: 3)
        #expect(zip(found, dates).allSatisfy { abs($0 - $1) < 1e-6 } && found.count == 2)
        #expect(first(2, of: .animation(minimumInterval: interval, paused: true), from: 3) == [3])
    }

    // MARK: Views

    private final class Log {
        var dates: [Double] = []
        var cadences: [TimelineViewDefaultContext.Cadence] = []
    }

    private struct Clock<Schedule: TimelineSchedule>: View {
        let schedule: Schedule
        let log: Log

        var body: some View {
            TimelineView(schedule) { context in
                let _ = log.dates.append(context.date.timeIntervalSinceReferenceDate)
                let _ = log.cadences.append(context.cadence)
                Color.clear
            }
        }
    }

    private func log<S: TimelineSchedule>(_ schedule: S, for seconds: Double) -> Log {
        let log = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10), framesPerSecond: 4) {
            Clock(schedule: schedule, log: log)
        }
        stage.advance(by: seconds)
        return log
    }

    @Test(
        arguments: [
            ([-5, -2, 3, 3.5], [-2, 3, 3.5]), ([1, 2], [0, 1, 2]), ([-3, -1], [-1]), ([0, 2], [0, 2]), ([], [0]),
            ([9], [0]),
        ] as [([Double], [Double])])
    func `A timeline shows the last date of its schedule`(dates: [Double], shown: [Double]) {
        #expect(log(.explicit(dates.map { date($0) }), for: 4).dates == shown)
    }

    @Test func `A timeline with an interval skips the frames between its dates`() {
        let slow = log(.animation(minimumInterval: 0.5), for: 1.25).dates
        #expect(slow == [0, 0.5, 1])
        #expect(log(.animation(minimumInterval: 0.5, paused: true), for: 1.25).dates == [0])
        #expect(log(.everyMinute, for: 59).dates == [0])
        #expect(log(.everyMinute, for: 61).dates == [0, 60])
    }

    @Test func `The scene waits for the earliest of the next dates`() throws {
        let first = Log(), second = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10)) {
            Clock(schedule: ExplicitTimelineSchedule([date(1), date(4)]), log: first)
            Clock(schedule: ExplicitTimelineSchedule([date(2), date(3)]), log: second)
        }
        let rows: [(limit: Double, time: Double)] = [(0.9, 0), (1.5, 1), (0.5, 1), (1.2, 2), (1.2, 3), (9, 4)]
        for row in rows {
            try stage.settle(within: row.limit)
            #expect(stage.time == row.time)
        }
        #expect(first.dates == [0, 1, 4] && second.dates == [0, 2, 3])
    }

    @Test func `The cadence is that of the schedule`() {
        #expect(log(.animation, for: 0).cadences.allSatisfy { $0 == .live })
        #expect(log(.everyMinute, for: 0).cadences == [.minutes])
        #expect(log(.periodic(from: date(0), by: 1), for: 0).cadences == [.seconds])
        #expect(log(.explicit([date(0)]), for: 0).cadences == [.seconds])
    }

    @MainActor @Observable final class Model { var interval = 0.5 }

    private struct Changing: View {
        let model: Model
        let log: Log
        var body: some View {
            let start = Date(timeIntervalSinceReferenceDate: 0)
            Clock(schedule: PeriodicTimelineSchedule(from: start, by: model.interval), log: log)
        }
    }

    @Test func `A changed schedule begins at once`() {
        let model = Model(), log = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10)) { Changing(model: model, log: log) }
        stage.advance(by: 0.75)
        #expect(log.dates == [0, 0.5])
        model.interval = 0.25
        stage.update()
        #expect(log.dates == [0, 0.5, 0.75])
        stage.advance(by: 0.5)
        #expect(log.dates == [0, 0.5, 0.75, 1, 1.25])
    }

    @MainActor @Observable final class Shown {
        var step = 0
        var isPaused = false
        var isThere = true
    }

    private struct Moving: View {
        let shown: Shown
        let log: Log

        var body: some View {
            if shown.isThere { Clock(schedule: .animation(paused: shown.isPaused), log: log) }
        }
    }

    @Test func `A timeline asks for frames while it has more dates and is there`() {
        let shown = Shown(), log = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10), framesPerSecond: 4) { Moving(shown: shown, log: log) }
        stage.update()
        stage.update()
        #expect(log.dates == [0])
        stage.advance(by: 0.5)
        #expect(log.dates == [0, 0.25, 0.5])
        shown.isPaused = true
        stage.update()
        #expect(stage.isAtRest)
        stage.advance(by: 0.5)
        shown.isPaused = false
        stage.update()
        #expect(!stage.isAtRest)
        #expect(log.dates == [0, 0.25, 0.5, 0.5, 1])
        stage.advance(by: 0.25)
        shown.isThere = false
        stage.update()
        #expect(stage.isAtRest)
        stage.advance(by: 0.5)
        #expect(log.dates == [0, 0.25, 0.5, 0.5, 1, 1.25])
    }

    private struct Stepping: View {
        let shown: Shown
        let log: Log

        var body: some View {
            let step = shown.step
            TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: 2)])) { context in
                let _ = log.dates.append(context.date.timeIntervalSinceReferenceDate + 10 * Double(step))
                Color.clear
            }
        }
    }

    @Test func `An update of the view around it doesn't restart a timeline`() {
        let shown = Shown(), log = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10)) { Stepping(shown: shown, log: log) }
        stage.advance(by: 0.5)
        shown.step = 1
        stage.update()
        #expect(log.dates == [0, 10])
        stage.advance(by: 2)
        #expect(log.dates == [0, 10, 12])
    }
}
