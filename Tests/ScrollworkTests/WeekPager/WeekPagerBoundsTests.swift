import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Week pagers with a first and a last day, and the cost of opening the month.
@MainActor
@Suite struct WeekPagerBoundsTests {
    private let start = Day(year: 2026, month: 3, day: 11)!
    private let size = CGSize(width: 390, height: 700)

    /// The days whose style or page was created.
    @MainActor
    private final class Made {
        var days: [Day] = []
        var pages: [Day] = []
    }

    private struct CountedStyle: WeekDayStyle {
        let made: Made

        func makeBody(configuration: Configuration) -> some View {
            let _ = made.days.append(configuration.day)
            Text(configuration.text).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private struct Bounded: View {
        @Bindable var log: WeekLog
        let bounds: ClosedRange<Day>
        var made = Made()

        var body: some View {
            WeekPager(selection: $log.day, in: bounds) { day in
                let _ = made.pages.append(day)
                Text(day.description).frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier(
                    "page \(day)")
            }
            .weekDayStyle(CountedStyle(made: made))
            .weekRule(.iso8601)
            .month(isPresented: $log.isMonthShown)
        }
    }

    @Test func daysEndAtTheBounds() throws {
        let log = WeekLog(start), bounds = start - 1...start + 2
        let stage = Stage(size: size) { Bounded(log: log, bounds: bounds) }
        #expect(Set(stage.frames(prefix: "day-").keys) == Set(bounds.map { "day-\($0)" }))
        for _ in 0..<5 {
            stage.flick(from: CGPoint(x: 300, y: 500), velocity: CGVector(dx: -1_500, dy: 0))
            try stage.settle()
        }
        #expect(log.day == start + 2)
        for _ in 0..<6 {
            stage.flick(from: CGPoint(x: 100, y: 500), velocity: CGVector(dx: 1_500, dy: 0))
            try stage.settle()
        }
        #expect(log.day == start - 1)
        // The strip has no other week, and the month view no other month.
        stage.flick(from: CGPoint(x: 300, y: 95), velocity: CGVector(dx: -1_500, dy: 0))
        try stage.settle()
        #expect(log.day == start - 1)
        log.isMonthShown = true
        try stage.settle()
        stage.flick(from: CGPoint(x: 300, y: 150), velocity: CGVector(dx: -1_500, dy: 0))
        try stage.settle()
        #expect(bounds.contains(log.day))
    }

    /// The calendar has ends, too, but these aren't days to visit.
    @Test(arguments: [false, true], [false, true])
    func homeAndEndMoveOnlyToBoundsOfTheProgram(isFirstSet: Bool, isMonthShown: Bool) throws {
        let log = WeekLog(start), reach = CalendarSystem.reach
        log.isMonthShown = isMonthShown
        let bounds = isFirstSet ? start - 28...reach.upperBound : reach.lowerBound...start + 28
        let stage = Stage(size: size) { Bounded(log: log, bounds: bounds) }
        try stage.settle()
        // The second stop is the strip, after the button that opens the month.
        for _ in 0..<2 { stage.press(.tab) }
        stage.press(isFirstSet ? .end : .home)
        try stage.settle()
        #expect(log.day == start)
        stage.press(isFirstSet ? .home : .end)
        try stage.settle()
        #expect(log.day == start + (isFirstSet ? -28 : 28))
    }

    @Test func aSelectionOutOfBoundsIsShownAsTheNearest() throws {
        let log = WeekLog(start + 40)
        let stage = Stage(size: size) { Bounded(log: log, bounds: start...start + 3) }
        #expect(abs(try stage.frame(of: "page \(start + 3)").minX) < 0.5)
        #expect(log.day == start + 40)
    }

    @Test func pullingTheMonthOpenEvaluatesNoRowAndNoPage() throws {
        let log = WeekLog(start), made = Made()
        let stage = Stage(size: size, checksBodies: false) {
            Bounded(log: log, bounds: CalendarSystem.reach, made: made)
        }
        #expect(made.days.count >= 7 && !made.pages.isEmpty)
        let finger = stage.touch(at: CGPoint(x: 200, y: 95))
        finger.move(to: CGPoint(x: 200, y: 125), over: 0.2)
        stage.resetStatistics()
        (made.days, made.pages) = ([], [])
        finger.move(to: CGPoint(x: 200, y: 185), over: 0.5)
        let frames = Double(stage.statistics.frames)
        #expect(frames >= 25)
        #expect(made.days.isEmpty && made.pages.isEmpty)
        #expect(Double(stage.statistics.bodiesEvaluated) / frames <= 3.6, "\(stage.statistics)")
        #expect(Double(stage.statistics.nodesLaidOut) / frames <= 53, "\(stage.statistics)")
        finger.lift()
        try stage.settle()
    }

    /// The opening month has its rows from its first frame on, and the closing one until its last.
    @Test func theMovingMonthEvaluatesNoRowAndNoPage() throws {
        let log = WeekLog(start), made = Made()
        let stage = Stage(size: size, checksBodies: false) {
            Bounded(log: log, bounds: CalendarSystem.reach, made: made)
        }
        for isShown in [true, false, true] {
            log.isMonthShown = isShown
            stage.advance(by: 0.05)
            stage.resetStatistics()
            (made.days, made.pages) = ([], [])
            stage.advance(by: 0.2)
            let frames = Double(stage.statistics.frames)
            #expect(frames >= 11 && !stage.isAtRest)
            #expect(made.days.isEmpty && made.pages.isEmpty)
            #expect(Double(stage.statistics.bodiesEvaluated) / frames <= 1.2, "\(stage.statistics)")
            #expect(Double(stage.statistics.nodesLaidOut) / frames <= 59, "\(stage.statistics)")
            try stage.settle()
        }
    }

    /// The selected row follows the finger until it's in place; then the rows below appear.
    @Test(arguments: [2, 11, 31]) func theSelectedRowStaysUnderTheFinger(_ number: Int) throws {
        let day = Day(year: 2026, month: 3, day: number)!, log = WeekLog(day)
        let stage = Stage(size: size) { Bounded(log: log, bounds: CalendarSystem.reach) }
        let before = try stage.drawnFrame(of: "day-\(day)").midY
        let first = Week(containing: Day(year: 2026, month: 3, day: 1)!, startingOn: 2)
        let travel = 44.0 * Double(first.distance(to: Week(containing: day, startingOn: 2)))
        let finger = stage.touch(at: CGPoint(x: 200, y: 95))
        for pull in stride(from: 20.0, through: 220, by: 20) {
            finger.move(to: CGPoint(x: 200, y: 95 + pull), over: 0.05)
            #expect(abs(try stage.drawnFrame(of: "day-\(day)").midY - before - min(pull, travel)) < 0.51, "\(pull)")
        }
        finger.lift()
        try stage.settle()
    }

    @Test func tabSkipsOffscreenViews() throws {
        let log = WeekLog(start)
        let stage = Stage(size: size) {
            WeekPager(selection: Bindable(log).day) { day in Button("On \(day)") {} }.weekRule(.iso8601)
        }
        var met: [String] = []
        for _ in 0..<40 {
            stage.press(.tab)
            guard let focused = stage.semantics.flattened.first(where: \.isFocused) else { continue }
            #expect(focused.frame.midX >= 0 && focused.frame.midX <= 390, "\(focused.label ?? "?") at \(focused.frame)")
            if let label = focused.label, met.first == label { break }
            met.append(focused.label ?? "")
        }
        #expect(met.count <= 12, "\(met)")
        #expect(met.filter { $0.hasPrefix("On ") } == ["On \(start)"])
    }
}
