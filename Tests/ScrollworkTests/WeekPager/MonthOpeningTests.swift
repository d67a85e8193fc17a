import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct MonthOpeningTests {
    private let size = CGSize(width: 390, height: 700)
    /// A Wednesday in the third row of its month.
    private let start = Day(year: 2026, month: 3, day: 11)!

    private func stage(_ log: WeekLog) -> Stage { Stage(size: size) { WeekScene(log: log) } }

    private func cell(_ stage: Stage, _ day: Day) throws -> CGRect { try stage.drawnFrame(of: "day-\(day)") }

    @Test func pullingKeepsTheSelectedRowUnderTheFinger() throws {
        let log = WeekLog(start)
        let stage = stage(log)
        let before = try cell(stage, start)
        let finger = stage.touch(at: CGPoint(x: 200, y: 95))
        finger.move(to: CGPoint(x: 200, y: 108), over: 0.05)
        // The selected row is visible in every frame, and moves down no faster than the finger.
        var last = try cell(stage, start).midY
        #expect(abs(last - before.midY) < 14)
        for y in stride(from: 112.0, through: 260, by: 4) {
            finger.move(to: CGPoint(x: 200, y: y), over: 1 / 60)
            let now = try cell(stage, start)
            #expect(now.midY >= last - 0.51 && now.midY - last < 4.51)
            #expect(abs(now.midX - before.midX) < 0.01)
            last = now.midY
        }
        finger.lift()
        try stage.settle()
        #expect(log.isMonthShown)
        // It's two rows below that of March 1.
        #expect(abs(try cell(stage, start).midY - before.midY - 2 * 44) < 0.51)
        #expect(stage.exists("day-\(Day(year: 2026, month: 3, day: 1)!)"))
    }

    /// A pager whose state follows that of the program.
    private struct FollowingScene: View {
        let log: WeekLog
        @State private var isShown = false

        var body: some View {
            WeekPager(selection: Bindable(log).day) { day in
                Text(day.description).accessibilityIdentifier(isShown ? "open" : "closed")
            }
            .month(isPresented: $isShown)
            .today(nil)
            .onChange(of: log.isMonthShown) { isShown = $1 }
        }
    }

    /// The finger closes the month in the frame in which the program opens it. Whoever is last, both agree.
    @Test func aDragThatEndsAsTheProgramOpensTheMonthSettles() throws {
        let log = WeekLog(start)
        let stage = Stage(size: size) { FollowingScene(log: log) }
        let closed = try stage.frame(of: "closed").minY
        let finger = stage.touch(at: CGPoint(x: 200, y: 95))
        finger.move(to: CGPoint(x: 200, y: 150), over: 0.2)
        finger.hold(for: 0.3)
        log.isMonthShown = true
        finger.lift()
        try stage.settle(within: 5)
        let state = try #require(["open", "closed"].first { stage.exists($0) })
        #expect(state == (try stage.frame(of: state).minY > closed + 1 ? "open" : "closed"))
        #expect(stage.warnings.isEmpty)
    }

    /// The button and the program open the month with an animation. The selected row moves down to its position, and
    /// then the page below moves on.
    @Test(arguments: [true, false]) func openingMovesTheRows(_ byButton: Bool) throws {
        let log = WeekLog(start)
        let stage = stage(log)
        let before = try cell(stage, start)
        var rows = [before.midY], pages = [try stage.drawnFrame(of: "page \(start)").minY]
        if byButton {
            let button = try stage.element(.button, "Show month").frame
            stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        } else {
            log.isMonthShown = true
        }
        for _ in 0..<20 {
            stage.advance(by: 1 / 60)
            rows.append(try cell(stage, start).midY)
            pages.append(try stage.drawnFrame(of: "page \(start)").minY)
        }
        try stage.settle()
        #expect(log.isMonthShown)
        rows.append(try cell(stage, start).midY)
        pages.append(try stage.drawnFrame(of: "page \(start)").minY)
        #expect(abs(rows.last! - before.midY - 2 * 44) < 0.51)
        #expect(abs(pages.last! - pages[0] - 5 * 44) < 0.51)
        for places in [rows, pages] {
            let steps = zip(places, places.dropFirst()).map { $1 - $0 }
            #expect(steps.allSatisfy { $0 > -0.51 && $0 < 30 }, "\(places)")
        }
        #expect(try cell(stage, start).midX == before.midX)
    }

    @Test func anEarlyReleaseClosesIt() throws {
        let log = WeekLog(start)
        let stage = stage(log)
        let before = try cell(stage, start)
        let finger = stage.touch(at: CGPoint(x: 200, y: 95))
        finger.move(to: CGPoint(x: 200, y: 130), over: 0.3)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(!log.isMonthShown)
        #expect(try cell(stage, start) == before)
        #expect(!stage.exists("day-\(start - 7)") || stage.frames(prefix: "day-").count <= 21)
    }

    @Test func aCancelledPullRestsOpenOrClosed() throws {
        let log = WeekLog(start)
        let stage = stage(log)
        let finger = stage.touch(at: CGPoint(x: 200, y: 95))
        finger.move(to: CGPoint(x: 200, y: 260), over: 0.3)
        finger.cancel()
        try stage.settle()
        let moved = try cell(stage, start).midY - 95
        #expect(abs(moved) < 30 || abs(moved - 88) < 30)
        #expect(log.isMonthShown == (abs(moved - 88) < 30))
    }

    @Test func aFingerCatchesItInMotion() throws {
        let log = WeekLog(start)
        let stage = stage(log)
        log.isMonthShown = true
        stage.advance(by: 0.1)
        let before = try cell(stage, start).midY
        let finger = stage.touch(at: CGPoint(x: 200, y: 110))
        finger.move(to: CGPoint(x: 200, y: 124), over: 1 / 60)
        let after = try cell(stage, start).midY
        #expect(after >= before - 0.5 && after - before < 30)
        finger.lift()
        try stage.settle()
    }

    @Test func monthsAreTurnedWhileItIsOpen() throws {
        let log = WeekLog(start)
        log.isMonthShown = true
        let stage = stage(log)
        stage.flick(from: CGPoint(x: 300, y: 150), velocity: CGVector(dx: -1500, dy: 0))
        try stage.settle()
        #expect(log.day == Day(year: 2026, month: 4, day: 11)!)
        #expect(abs(try stage.frame(of: "page \(log.day)").minX) < 0.01)
        log.isMonthShown = false
        try stage.settle()
        let week = Week(containing: log.day, startingOn: 2)
        let shown = stage.frames(prefix: "day-").filter { $0.value.midX > 0 && $0.value.midX < 390 }
        #expect(Set(shown.keys) == Set(week.days.map { "day-\($0)" }))
    }

    @Test func theLastDayOfALongMonthMovesToTheLastOfAShortOne() throws {
        let log = WeekLog(Day(year: 2026, month: 1, day: 31)!)
        log.isMonthShown = true
        let stage = stage(log)
        stage.flick(from: CGPoint(x: 300, y: 150), velocity: CGVector(dx: -1500, dy: 0))
        try stage.settle()
        #expect(log.day == Day(year: 2026, month: 2, day: 28)!)
    }

    @Test func closingFromAnyRowLeavesThatWeek() throws {
        for day in [start - 2, start, start + 15] {
            let log = WeekLog(day)
            log.isMonthShown = true
            let stage = stage(log)
            let row = try cell(stage, day)
            log.isMonthShown = false
            try stage.settle()
            let closed = try cell(stage, day)
            #expect(abs(closed.midX - row.midX) < 0.01)
            #expect(closed.midY <= row.midY + 0.01)
            #expect(closed.midY > 60 && closed.midY < 120)
        }
    }

    @Test(arguments: [(1, 1), (2, 15), (3, 1), (3, 31)])
    func daysAtTheEdgesOfTheirMonthOpenUnderTheFingerToo(_ month: Int, _ number: Int) throws {
        let day = Day(year: 2026, month: month, day: number)!, log = WeekLog(day)
        let stage = stage(log)
        let before = try cell(stage, day)
        let finger = stage.touch(at: CGPoint(x: 200, y: 95))
        finger.move(by: CGSize(width: 0, height: 250), over: 0.4)
        // The same day is also in the adjacent month; its own month determines its identifier.
        #expect(abs(try cell(stage, day).midX - before.midX) < 0.01)
        finger.lift()
        try stage.settle()
        #expect(log.isMonthShown && log.day == day)
        log.isMonthShown = false
        try stage.settle()
        #expect(try cell(stage, day) == before)
    }
}
