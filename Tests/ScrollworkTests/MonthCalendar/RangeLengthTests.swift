import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Ranges with a minimum and a maximum number of days.
@MainActor @Suite struct RangeLengthTests {
    private final class Log {
        var reports: [String] = []
    }

    private func stage(_ bound: Bound, _ lengths: ClosedRange<Int>, _ log: Log = Log()) -> Stage {
        .calendar {
            MonthCalendar(selection: Bindable(bound).range, lengths: lengths)
                .onMonthCalendarRange { log.reports.append("\($0) \($1.count)") }
        }
    }

    @Test(arguments: [(1, false), (3, true), (5, true), (6, false), (-1, false), (-3, true), (-5, true), (-6, false)])
    func twoTapsSelectARangeOfAnAllowedLength(_ distance: Int, _ isAllowed: Bool) throws {
        let bound = Bound(), stage = stage(bound, 4...6), first = october21 - 7, second = first + distance
        try stage.tap(first)
        try stage.settle()
        #expect(bound.range == first...first)
        try stage.tap(second)
        try stage.settle()
        #expect(bound.range == (isAllowed ? min(first, second)...max(first, second) : second...second))
    }

    private func drag(_ stage: Stage, from first: Day, to last: Day) throws {
        let start = try stage.frame(of: "day-\(first)"), end = try stage.frame(of: "day-\(last)")
        let finger = stage.touch(at: CGPoint(x: start.midX, y: start.midY))
        finger.hold(for: 0.5)
        finger.move(to: CGPoint(x: end.midX, y: end.midY), over: 0.5)
        finger.lift()
        try stage.settle()
    }

    @Test func aDragExtendsARangeAsFarAsAllowed() throws {
        let bound = Bound(), log = Log(), stage = stage(bound, 3...5, log)
        try drag(stage, from: october21 - 14, to: october21 - 1)
        #expect(bound.range == october21 - 14...october21 - 10)
        #expect(log.reports == ["begun 1", "completed 5"])
        log.reports = []
        try drag(stage, from: october21, to: october21 + 1)
        #expect(bound.range == october21...october21)
        #expect(log.reports == ["begun 1"], "two days are too few")
    }

    @Test func keysExtendARangeWhenItsLongEnough() throws {
        let bound = Bound(), stage = stage(bound, 3...4)
        try stage.tap(october21)
        try stage.settle()
        for length in [1, 3, 4, 4] {
            stage.press(.rightArrow, modifiers: .shift)
            try stage.settle()
            #expect(bound.range == october21...october21 + length - 1)
        }
    }
}
