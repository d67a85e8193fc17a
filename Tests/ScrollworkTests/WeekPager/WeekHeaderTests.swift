import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The parts of a week pager's header, and what a finger on them does.
@MainActor @Suite struct WeekHeaderTests {
    private let size = CGSize(width: 366, height: 700)
    /// A Wednesday.
    private let start = Day(year: 2026, month: 3, day: 11)!

    private func stage(_ log: WeekLog, environment: (inout EnvironmentValues) -> Void = { _ in }) -> Stage {
        Stage(size: size, environment: environment) { WeekScene(log: log) }
    }

    // MARK: Layout

    @Test(arguments: [false, true]) func theTitleIsAboveTheWeekdays(_ rightToLeft: Bool) throws {
        let log = WeekLog(start)
        let stage = stage(log) { if rightToLeft { $0.layoutDirection = .rightToLeft } }
        let button = try stage.element(.button, "Show month").frame
        #expect(button == CGRect(x: rightToLeft ? 16 : 306, y: 4, width: 44, height: 36))
        let title = try #require(stage.semantics.flattened.first { $0.label == "March 2026" })
        #expect(title.role == .heading && abs(title.frame.midY - 22) < 0.3)
        #expect(rightToLeft ? title.frame.maxX == 350 : title.frame.minX == 16)
        let monday = try stage.element(.text, "Monday").frame, day = try stage.frame(of: "day-2026-03-09")
        #expect(monday.minY == 44 && abs(monday.maxY + 4 - day.minY) < 0.01)
        #expect(abs(monday.midX - day.midX) < 0.5)
    }

    /// The numbers of weeks have a column of 28 points, in which large text doesn't grow further.
    @Test func theNumbersOfWeeksStaySmall() throws {
        func height(_ size: DynamicTypeSize) throws -> CGFloat {
            let log = WeekLog(start)
            log.showsNumbers = true
            let stage = stage(log) { $0.dynamicTypeSize = size }
            let number = try #require(stage.semantics.flattened.first { $0.label == "Week 11" }).frame
            return number.height
        }
        let usual = try height(.large), largest = try height(.xxxLarge)
        #expect(usual < largest)
        for size in [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5] {
            #expect(try height(size) == largest)
        }
    }

    // MARK: Styles

    private struct Named: WeekDayStyle {
        func makeBody(configuration: Configuration) -> some View {
            let part = configuration.isInMonth ? "in" : "out", mark = configuration.isSelected ? "chosen" : "plain"
            Color.clear.overlay { Color.red.frame(width: 4, height: 4) }
                .accessibilityIdentifier("cell \(part) \(mark) \(configuration.day)")
        }
    }

    /// Returns the visible days with a property, in order.
    private func days(_ stage: Stage, _ prefix: String) -> [String] {
        stage.frames(prefix: "cell \(prefix)").filter { $0.value.midX > 0 && $0.value.midX < size.width }.keys
            .compactMap { $0.split(separator: " ").last.map(String.init) }.sorted()
    }

    @Test func theStyleKnowsTheMonthOfADay() throws {
        let log = WeekLog(Day(year: 2026, month: 4, day: 1)!)
        let stage = Stage(size: size) { WeekScene(log: log).weekDayStyle(Named()) }
        #expect(days(stage, "in").first == "2026-03-30" && days(stage, "in").count == 7 && days(stage, "out").isEmpty)
        #expect(days(stage, "in chosen") == ["2026-04-01"])
        log.isMonthShown = true
        try stage.settle()
        // The six weeks begin on March 30 and end on May 10.
        #expect(days(stage, "in").count == 30 && days(stage, "in").first == "2026-04-01")
        #expect(days(stage, "out").prefix(3) == ["2026-03-30", "2026-03-31", "2026-05-01"])
        #expect(days(stage, "out").count == 12 && days(stage, "in chosen") == ["2026-04-01"])
        #expect(days(stage, "out chosen").isEmpty)
    }

    // MARK: Swipes on the weekdays

    /// Returns the day after a slow swipe on the names of the weekdays.
    private func swiped(_ distance: CGSize, _ scene: some View, _ log: WeekLog, rightToLeft: Bool = false) throws -> Int
    {
        let stage = Stage(size: size, environment: { if rightToLeft { $0.layoutDirection = .rightToLeft } }) { scene }
        let finger = stage.touch(at: CGPoint(x: 183, y: 50))
        finger.move(by: distance, over: 0.3)
        finger.hold(for: 0.4)
        finger.lift()
        try stage.settle()
        return log.day - start
    }

    @Test(
        arguments: [
            (-70, 0, false, 7), (70, 0, false, -7), (-50, 0, false, 0), (50, 0, false, 0), (-70, 0, true, -7),
            (70, 0, true, 7), (-70, 90, false, 0), (-90, 70, false, 7), (-60, 0, false, 0), (-61, 0, false, 7),
            (60, 0, false, 0), (61, 0, false, -7), (-70, 70, false, 0), (-71, 70, false, 7),
        ] as [(CGFloat, CGFloat, Bool, Int)])
    func aSwipeOfMoreThanSixtyPointsTurnsAWeek(_ x: CGFloat, _ y: CGFloat, _ rightToLeft: Bool, _ days: Int) throws {
        let log = WeekLog(start)
        let turned = try swiped(CGSize(width: x, height: y), WeekScene(log: log), log, rightToLeft: rightToLeft)
        #expect(turned == days)
    }

    private struct Bounded: View {
        @Bindable var log: WeekLog
        let bounds: ClosedRange<Day>

        var body: some View {
            WeekPager(selection: $log.day, in: bounds) { Text($0.description) }.weekRule(.iso8601)
        }
    }

    @Test(arguments: [(-9, 9, -70, 7), (-1, 5, -70, 5), (-1, 4, -70, 0), (-2, 9, 70, 0), (-5, 9, 70, -5)])
    func aSwipeEndsAtTheBounds(_ first: Int, _ last: Int, _ distance: Int, _ days: Int) throws {
        let log = WeekLog(start), bounds = start + first...start + last
        let turned = try swiped(CGSize(width: distance, height: 0), Bounded(log: log, bounds: bounds), log)
        #expect(turned == days)
    }

    // MARK: Pulls

    /// Five rows of 44 points open. A finger that holds still before it lifts opens them from more than half.
    @Test(
        arguments: [
            (105, false, false), (110, false, false), (115, false, true), (-105, true, true), (-110, true, false),
            (-115, true, false),
        ])
    func halfOfTheMonthOpensOrCloses(_ distance: Int, _ isOpen: Bool, _ opens: Bool) throws {
        let log = WeekLog(start)
        log.isMonthShown = isOpen
        let stage = stage(log)
        let finger = stage.touch(at: CGPoint(x: 183, y: isOpen ? 290 : 85))
        finger.move(by: CGSize(width: 0, height: distance), over: 0.4)
        finger.hold(for: 0.4)
        finger.lift()
        try stage.settle()
        #expect(log.isMonthShown == opens)
        _ = try stage.element(.button, opens ? "Show week" : "Show month")
        let height = try stage.frame(of: "page \(start)").height
        #expect(height > (opens ? 300 : 520) && height < (opens ? 400 : 620))
    }

    /// The first movement decides whether a drag moves the pages or the month.
    @Test func aDragThatBeginsSidewaysDoesNotOpenTheMonth() throws {
        let log = WeekLog(start), stage = stage(log)
        let finger = stage.touch(at: CGPoint(x: 183, y: 85))
        finger.move(by: CGSize(width: -40, height: 0), over: 0.2)
        finger.move(by: CGSize(width: 0, height: 180), over: 0.4)
        #expect(try stage.frame(of: "page \(start)").height > 520)
        finger.hold(for: 0.4)
        finger.lift()
        try stage.settle()
        #expect(!log.isMonthShown)
    }

    /// A drag along the diagonal moves the pages.
    @Test func aDragThatBeginsDiagonallyDoesNotOpenTheMonth() throws {
        let log = WeekLog(start), stage = stage(log)
        let before = try stage.frame(of: "page \(start)").minY
        let finger = stage.touch(at: CGPoint(x: 183, y: 85))
        finger.move(by: CGSize(width: -20, height: 20), over: 0)
        finger.move(by: CGSize(width: 0, height: 180), over: 0.4)
        #expect(try stage.frame(of: "page \(start)").minY == before)
        finger.hold(for: 0.4)
        finger.lift()
        try stage.settle()
        #expect(!log.isMonthShown)
    }

    /// A pull begins after 12 points, and then counts from the point where the finger went down.
    @Test(arguments: [(11, 0), (12, 12)] as [(CGFloat, CGFloat)])
    func aPullBeginsAfterTwelvePoints(_ distance: CGFloat, _ moved: CGFloat) throws {
        let log = WeekLog(start), stage = stage(log)
        let before = try stage.frame(of: "page \(start)").minY
        let finger = stage.touch(at: CGPoint(x: 183, y: 85))
        finger.move(by: CGSize(width: 0, height: distance), over: 0)
        finger.hold(for: 0.1)
        #expect(abs(try stage.frame(of: "page \(start)").minY - before - moved) < 0.01)
    }

    /// A cancelled pull counts where the finger was, not where the pull before it was flung.
    @Test func aCancelledPullForgetsTheOneBefore() throws {
        let log = WeekLog(start), stage = stage(log), place = CGPoint(x: 183, y: 85)
        let first = stage.touch(at: place)
        first.move(by: CGSize(width: 0, height: 120), over: 0.1)
        first.lift()
        try stage.settle()
        #expect(log.isMonthShown)
        log.isMonthShown = false
        try stage.settle()
        let second = stage.touch(at: place)
        second.move(by: CGSize(width: 0, height: 40), over: 0.2)
        second.cancel()
        try stage.settle()
        #expect(!log.isMonthShown)
        _ = try stage.element(.button, "Show month")
    }

    /// The button accepts taps in its entire frame, also beside its image.
    @Test func aCornerOfTheButtonOpensTheMonth() throws {
        let log = WeekLog(start), stage = stage(log)
        let button = try stage.element(.button, "Show month").frame
        stage.tap(at: CGPoint(x: button.minX + 1, y: button.maxY - 1))
        try stage.settle()
        #expect(log.isMonthShown)
    }

    @Test func theButtonOpensAndCloses() throws {
        let log = WeekLog(start), stage = stage(log)
        for (name, isOpen) in [("Show month", true), ("Show week", false), ("Show month", true)] {
            let button = try stage.element(.button, name).frame
            stage.tap(at: CGPoint(x: button.midX, y: button.midY))
            try stage.settle()
            #expect(log.isMonthShown == isOpen)
        }
        // With reduced motion, it opens at once.
        let other = WeekLog(start), still = self.stage(other) { $0.setReduceMotion(true) }
        let before = try still.frame(of: "page \(start)").minY
        other.isMonthShown = true
        still.update()
        still.update()
        #expect(try still.frame(of: "page \(start)").minY == before + 220)
    }
}
