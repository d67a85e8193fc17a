import LayerTree
import Observation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable
final class WeekLog {
    var day: Day
    var isMonthShown = false
    var rule = WeekRule.iso8601
    var showsNumbers = false
    @ObservationIgnored var passing: [Day] = []
    @ObservationIgnored var target: [Day] = []
    @ObservationIgnored var settled: [Day] = []
    @ObservationIgnored var order = ReportOrder<Day>()
    @ObservationIgnored var built: [Day] = []

    init(_ day: Day) { self.day = day }
}

struct WeekScene: View {
    @Bindable var log: WeekLog

    var body: some View {
        WeekPager(selection: $log.day) { day in
            let _ = log.built.append(day)
            Text(day.description)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .accessibilityIdentifier("page \(day)")
        }
        .weekRule(log.rule)
        .weekNumbers(log.showsNumbers ? .byRule : .hidden)
        .month(isPresented: $log.isMonthShown)
        .today(nil)
        .onPageChange { if $0 == .passing { log.passing.append($1) } }
        .onPageChange { if $0 == .settling { log.target.append($1) } }
        .onPageChange { if $0 == .settled { log.settled.append($1) } }
        .onPageChange { log.order.add($0, $1) }
    }
}

/// A style that shows which day is marked as today.
private struct TodayStyle: WeekDayStyle {
    func makeBody(configuration: WeekDayStyleConfiguration) -> some View {
        Text(configuration.text).accessibilityIdentifier(
            "\(configuration.isToday ? "today" : "other") \(configuration.day)")
    }
}

@MainActor @Suite struct WeekPagerTests {
    private let size = CGSize(width: 390, height: 600)
    /// A Wednesday.
    private let start = Day(year: 2026, month: 3, day: 11)!
    private let strip = CGPoint(x: 300, y: 95)
    private let page = CGPoint(x: 300, y: 400)

    @Test func todayFollowsMidnight() throws {
        let stage = Stage(
            size: size, environment: { $0.timelineOrigin = start.start(in: .gmt).addingTimeInterval(86_400 - 90) }
        ) {
            WeekPager(selection: .constant(start)) { Text($0.description) }.weekDayStyle(TodayStyle())
        }
        #expect(stage.frames(prefix: "today ").keys.sorted() == ["today \(start)"])
        stage.advance(by: 89)
        #expect(stage.frames(prefix: "today ").keys.sorted() == ["today \(start)"])
        stage.advance(by: 2)
        #expect(stage.frames(prefix: "today ").keys.sorted() == ["today \(start + 1)"])
    }

    private func stage(_ log: WeekLog, environment: (inout EnvironmentValues) -> Void = { _ in }) -> Stage {
        Stage(size: size, environment: environment) { WeekScene(log: log) }
    }

    /// Returns the numbers of the days in the strip, from the leading edge.
    private func strip(_ stage: Stage) -> [Int] {
        stage.frames(prefix: "day-").filter { $0.value.midX > 0 && $0.value.midX < 390 }.sorted {
            $0.value.midX < $1.value.midX
        }
        .compactMap { name, _ in
            let parts = name.dropFirst(4).split(separator: "-").compactMap { Int($0) }
            return parts.count == 3 ? Day(year: parts[0], month: parts[1], day: parts[2])?.number : nil
        }
    }

    private func expect(_ day: Day, _ stage: Stage, _ log: WeekLog, line: Int = #line) throws {
        let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
        #expect(log.day == day, sourceLocation: place)
        #expect(abs(try stage.frame(of: "page \(day)").minX) < 0.01, sourceLocation: place)
        let first = Week(containing: day, startingOn: 2).firstDay.number
        #expect(strip(stage) == Array(first..<first + 7), sourceLocation: place)
    }

    @Test func theFirstFrameShowsTheDayAndItsWeek() throws {
        let log = WeekLog(start)
        try expect(start, stage(log), log)
    }

    /// With reduced motion, the header receives its target before the days have faded there.
    @Test func withReducedMotionQuickSelectionsAlsoMoveTheStrip() throws {
        let log = WeekLog(start)
        let stage = stage(log) { $0.setReduceMotion(true) }
        for days in [[300, -40_000], [9, 16, -9], [-300_000, 7]] {
            for distance in days {
                log.day = start + distance
                stage.update()
            }
            try stage.settle()
            try expect(log.day, stage, log)
        }
    }

    /// The days cross-fade, and the strip under the finger follows them. A strip that a finger doesn't move isn't
    /// treated as turned by the finger.
    @Test func aFingerOnTheStripReportsOnlySelectedDays() throws {
        let log = WeekLog(start)
        let stage = stage(log) { $0.setReduceMotion(true) }
        let finger = stage.touch(at: strip)
        finger.move(by: CGSize(width: -40, height: 0), over: 0.1)
        finger.move(by: CGSize(width: 40, height: 0), over: 0.1)
        (log.passing, log.target, log.settled) = ([], [], [])
        let days = [7, -739_000, 0, 4, 9_000, 9_006].map { start + $0 }
        for day in days {
            log.day = day
            stage.update()
            stage.advance(by: 0.1)
        }
        #expect(log.passing == days && log.target == days && log.settled == days)
        finger.lift()
        try stage.settle()
        try expect(start + 9_006, stage, log)
        #expect(log.passing == days && log.target == days && log.settled == days)
    }

    @Test(arguments: [true, false]) func anotherFirstWeekdayMovesNoPageUnderAFinger(_ reportsPhases: Bool) throws {
        let log = WeekLog(start)
        let stage = stage(log) { $0.reportsScrollPhases = reportsPhases }
        // Nothing is before the first day, so the slots of the strip change their positions when weeks change.
        log.day = CalendarSystem.reach.lowerBound + 40
        stage.update()
        try stage.settle()
        let finger = stage.touch(at: page)
        finger.move(by: CGSize(width: -120, height: 0), over: 0.2)
        let held = stage.frames(prefix: "page ")
        for rule in [WeekRule.startingOn(4), .startingOn(7), .iso8601, .startingOn(1)] {
            log.rule = rule
            stage.update()
            stage.advance(by: 0.1)
            #expect(stage.frames(prefix: "page ") == held)
        }
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.frame(of: "page \(log.day)").minX) < 0.01)
    }

    @Test func openingTheMonthMovesNoPageUnderAFinger() throws {
        let log = WeekLog(start)
        let stage = stage(log)
        let finger = stage.touch(at: page)
        finger.move(by: CGSize(width: -120, height: 0), over: 0.2)
        let held = stage.frames(prefix: "page ").mapValues(\.minX)
        for isShown in [true, false, true] {
            log.isMonthShown = isShown
            stage.update()
            for _ in 0..<40 {
                stage.advance(by: 1.0 / 60)
                #expect(stage.frames(prefix: "page ").mapValues(\.minX) == held)
            }
        }
        finger.move(by: CGSize(width: -200, height: 0), over: 0.1)
        finger.lift()
        try stage.settle()
        #expect(log.day == start + 1 && log.settled == [start + 1])
    }

    /// A trackpad can move by an entire page from one event to the next.
    @Test func aSwipeThatMovesByAPageInOneFrameTurnsIt() throws {
        let log = WeekLog(start)
        let stage = stage(log)
        // At the end of a week, the days move the strip.
        log.day = start + 7
        stage.update()
        try stage.settle()
        for (place, distance) in [(strip, 7), (page, 1), (strip, 7)] {
            let expected = log.day + distance
            stage.trackpad(.began, at: place)
            stage.trackpad(.changed, by: CGSize(width: 390, height: 0), at: place)
            stage.trackpad(.ended, at: place)
            try stage.settle()
            try expect(expected, stage, log)
        }
    }

    /// A selection that returns to the day from which a key has only just begun to move.
    @Test func selectingTheVisibleDayStopsTheMovementOfAKey() throws {
        let log = WeekLog(start)
        let stage = stage(log) { $0.setReduceMotion(true) }
        stage.touch(at: page).lift()
        for _ in 0..<2 {
            stage.press(.space)
            stage.update()
            log.day = start
            stage.update()
            try stage.settle()
            try expect(start, stage, log)
        }
    }

    @Test func aSwipeOnThePageTurnsADay() throws {
        let log = WeekLog(start)
        let stage = stage(log)
        stage.flick(from: page, velocity: CGVector(dx: -1500, dy: 0))
        stage.update()
        #expect(log.target == [start + 1] && log.settled.isEmpty)
        try stage.settle()
        try expect(start + 1, stage, log)
        #expect(log.target == [start + 1] && log.passing == [start + 1] && log.settled == [start + 1])
    }

    @Test func theStripFollowsAtTheEndOfAWeek() throws {
        let log = WeekLog(start + 4)
        let stage = stage(log)
        try expect(start + 4, stage, log)
        let sunday = "day-\(start + 4)"
        let before = try stage.frame(of: sunday).midX
        let finger = stage.touch(at: page)
        finger.move(to: CGPoint(x: 290, y: 400), over: 0.05)
        finger.move(to: CGPoint(x: 193, y: 400), over: 0.2)
        let pageMoved = try stage.frame(of: "page \(start + 4)").minX
        let stripMoved = try stage.frame(of: sunday).midX - before
        #expect(abs(pageMoved + 97) < 0.01)
        #expect(abs(stripMoved - pageMoved) < 0.01)
        #expect(stage.exists("day-\(start + 5)"))
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        try expect(start + 4, stage, log)
        stage.flick(from: page, velocity: CGVector(dx: -1500, dy: 0))
        try stage.settle()
        try expect(start + 5, stage, log)
        #expect(log.settled == [start + 4, start + 5] || log.settled == [start + 5])
    }

    @Test func thePagesFollowTheStrip() throws {
        let log = WeekLog(start)
        let stage = stage(log)
        log.built = []
        let finger = stage.touch(at: strip)
        finger.move(to: CGPoint(x: 290, y: 95), over: 0.05)
        finger.move(to: CGPoint(x: 190, y: 95), over: 0.2)
        #expect(abs(try stage.frame(of: "page \(start)").minX + 100) < 0.01)
        #expect(abs(try stage.frame(of: "page \(start + 7)").minX - 290) < 0.01)
        finger.move(to: CGPoint(x: 40, y: 95), over: 0.1)
        finger.lift()
        #expect(log.day == start + 7)
        try stage.settle()
        try expect(start + 7, stage, log)
        #expect(Set(log.built).isSubset(of: [start, start + 6, start + 7, start + 8]))
        #expect(log.passing == [start + 7])
        #expect(log.settled == [start + 7])
    }

    @Test func aChangeByTheProgramMovesBothTogether() throws {
        let log = WeekLog(start)
        let stage = stage(log)
        log.built = []
        log.day = start + 3000
        stage.advance(by: 0.12)
        let left = try stage.frame(of: "page \(start)").minX
        #expect(left < -1 && left > -389)
        #expect(abs(try stage.frame(of: "page \(start + 3000)").minX - left - 390) < 0.01)
        try stage.settle()
        try expect(start + 3000, stage, log)
        // Earlier pages can be evaluated again, but the pages in between are never created.
        #expect(Set(log.built).isSubset(of: [start - 1, start, start + 1, start + 2999, start + 3000, start + 3001]))
        #expect(log.passing == [start + 3000] && log.settled == [start + 3000])
    }

    @Test func aTapSelectsADay() throws {
        let log = WeekLog(start)
        let stage = stage(log)
        try stage.tap("day-\(start + 3)")
        try stage.settle()
        try expect(start + 3, stage, log)
    }

    @Test func manySwipesOfTheStripTurnAsManyWeeks() throws {
        let log = WeekLog(start)
        let stage = stage(log)
        for count in 1...20 {
            stage.flick(from: strip, velocity: CGVector(dx: -2500, dy: 0))
            stage.advance(by: 0.05)
            #expect(log.day == start + 7 * count)
        }
        try stage.settle()
        try expect(start + 140, stage, log)
    }

    @Test func thePagesTakeOverFromTheStrip() throws {
        let log = WeekLog(start)
        let stage = stage(log)
        stage.flick(from: strip, velocity: CGVector(dx: -1500, dy: 0))
        stage.advance(by: 0.06)
        let finger = stage.touch(at: page)
        finger.move(to: CGPoint(x: 260, y: 400), over: 0.1)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        try expect(log.day, stage, log)
        #expect([start, start + 7, start + 8].contains(log.day))
    }

    @Test func aChangeOfTheFirstWeekdayKeepsTheDay() throws {
        let log = WeekLog(start + 4)
        let stage = stage(log)
        log.rule = .startingOn(1)
        try stage.settle()
        #expect(log.day == start + 4)
        #expect(abs(try stage.frame(of: "page \(start + 4)").minX) < 0.01)
        let first = Week(containing: start + 4, startingOn: 1).firstDay.number
        #expect(strip(stage) == Array(first..<first + 7))
        stage.flick(from: strip, velocity: CGVector(dx: -1500, dy: 0))
        try stage.settle()
        #expect(log.day == start + 11)
    }

    @Test func theLocaleDeterminesTheFirstWeekday() throws {
        let log = WeekLog(start)
        log.rule = .locale
        let stage = stage(log) {
            $0.calendar.locale = Locale(identifier: "ar_EG")
            $0.calendar.firstWeekday = 7
        }
        let first = Week(containing: start, startingOn: 7).firstDay.number
        #expect(strip(stage) == Array(first..<first + 7))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func rightToLeftWeeksAreMirrored(_ direction: LayoutDirection) throws {
        let log = WeekLog(start)
        let stage = stage(log) { $0.layoutDirection = direction }
        let days = strip(stage)
        #expect(direction == .leftToRight ? days == days.sorted() : days == days.sorted(by: >))
        let sign: CGFloat = direction == .leftToRight ? 1 : -1
        stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGVector(dx: -1500 * sign, dy: 0))
        try stage.settle()
        #expect(log.day == start + 1)
        stage.flick(from: CGPoint(x: 195, y: 95), velocity: CGVector(dx: -1500 * sign, dy: 0))
        try stage.settle()
        #expect(log.day == start + 8)
        #expect(abs(try stage.frame(of: "page \(start + 8)").minX) < 0.01)
    }

    @Test func aResizeKeepsTheDay() throws {
        let log = WeekLog(start)
        let stage = stage(log)
        stage.flick(from: strip, velocity: CGVector(dx: -1500, dy: 0))
        stage.advance(by: 0.05)
        stage.resize(to: CGSize(width: 844, height: 390))
        try stage.settle()
        #expect(log.day == start + 7)
        #expect(abs(try stage.frame(of: "page \(start + 7)").minX) < 0.01)
        stage.resize(to: size)
        try stage.settle()
        try expect(start + 7, stage, log)
    }

    @Test func thePagesEndWithTheCalendar() throws {
        let log = WeekLog(Day(number: .max))
        let stage = stage(log)
        let last = CalendarSystem.reach.upperBound
        #expect(abs(try stage.frame(of: "page \(last)").minX) < 0.01)
        stage.flick(from: page, velocity: CGVector(dx: -1500, dy: 0))
        try stage.settle()
        stage.flick(from: strip, velocity: CGVector(dx: -1500, dy: 0))
        try stage.settle()
        #expect(abs(try stage.frame(of: "page \(last)").minX) < 0.01)
    }

    @Test func weeksAreSpokenByTheirFirstDay() throws {
        let log = WeekLog(start)
        let stage = stage(log)
        #expect(stage.semantics.flattened.contains { $0.label == "Week of March 9, 2026" })
        #expect(
            stage.semantics.flattened.contains {
                $0.label == "Wednesday, March 11, 2026" && $0.traits.contains(.selected)
            })
    }

    @Test(arguments: [true, false], [-30, -28, -3, 14, 100])
    func aDaySetWhileTheStripMovesIsReached(_ rightToLeft: Bool, _ days: Int) throws {
        for wait in [0.0, 0.06, 0.2] {
            let start = Day(year: 2026, month: 3, day: 11)!, log = WeekLog(start)
            let stage = Stage(size: CGSize(width: 390, height: 700)) {
                if rightToLeft { $0.layoutDirection = .rightToLeft }
            } content: {
                WeekScene(log: log)
            }
            stage.flick(from: CGPoint(x: 200, y: 95), velocity: CGVector(dx: rightToLeft ? 1500 : -1500, dy: 0))
            stage.advance(by: wait)
            #expect(log.day == start + 7)
            log.day = start + days
            try stage.settle()
            #expect(log.day == start + days)
            #expect(log.settled.last == start + days)
            let cell = try stage.frame(of: "day-\(start + days)")
            #expect(cell.minX >= 0 && cell.maxX <= 390)
        }
    }

    private func turn(_ stage: Stage, by notches: Int) {
        stage.graph.send(
            .wheel(
                WheelEvent(
                    location: strip, delta: CGSize(width: 0, height: notches), isPrecise: false, time: stage.time,
                    modifiers: [])))
    }

    @Test(arguments: [1, 2, 3, 4, 5, 8, 20]) func notchesInSuccessiveFramesAreAsManyWeeks(_ count: Int) throws {
        let log = WeekLog(start)
        let stage = stage(log)
        var weeks = 0
        for sign in [1, 1, -1, 1, -1, -1] {
            for _ in 0..<count {
                turn(stage, by: sign)
                stage.advance(by: 1.0 / 60)
            }
            try stage.settle()
            weeks += sign * count
            #expect(log.day == start + 7 * weeks)
        }
    }

    /// A wheel that spins freely sends several notches in a frame. A movement to a distant week takes no further ones of
    /// the same event before it begins.
    @Test(arguments: [1, 2, 3, 4, 5, 8, 20], [false, true])
    func notchesInOneFrameTurnWeeksInTheirDirection(_ count: Int, isOneEvent: Bool) throws {
        let log = WeekLog(start)
        let stage = stage(log)
        for sign in [1, 1, -1, 1, -1, -1] {
            let former = log.day
            if isOneEvent { turn(stage, by: sign * count) } else { for _ in 0..<count { turn(stage, by: sign) } }
            try stage.settle()
            let days = former.distance(to: log.day) * sign
            #expect(days % 7 == 0 && ((isOneEvent ? min(count, 4) : count)...count).contains(days / 7), "\(days)")
        }
    }
}
