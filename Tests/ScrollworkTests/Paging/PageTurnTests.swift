import LayerTree
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Page turns among other scroll views, and their announcements.
@MainActor @Suite struct PageTurnTests {
    private let size = CGSize(width: 390, height: 300)
    private let middle = CGPoint(x: 195, y: 150)

    // MARK: Keys during a movement

    @Test(arguments: [0.1, 0.2, 0.3, 0.4], [KeyEvent.Key.leftArrow, .rightArrow])
    func aKeyDuringAMovementToADistantPageTurnsFromThere(_ seconds: Double, _ key: KeyEvent.Key) throws {
        let log = PagerLog(5)
        let stage = Stage(size: size) { PagerScene(log: log) }
        stage.press(.tab)
        withAnimation { log.index = 1_000_000 }
        stage.update()
        stage.advance(by: seconds)
        stage.press(key)
        try stage.settle()
        let page: Int64 = key == .leftArrow ? 999_999 : 1_000_001
        #expect(log.index == page && stage.restingPage() == page)
        #expect(log.alive == [page - 1, page, page + 1])
    }

    // MARK: Assistive technology

    @Test func onlyTheVisiblePageIsRead() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log) }
        func spoken() -> [String] { stage.semantics.flattened.compactMap(\.label).filter { Int($0) != nil } }
        #expect(spoken() == ["0"])
        let finger = stage.touch(at: CGPoint(x: 380, y: 100))
        finger.move(to: CGPoint(x: 100, y: 100), over: 0.3)
        #expect(spoken() == ["1"])
        finger.lift()
        try stage.settle()
        #expect(spoken() == ["1"])
    }

    @Test func keysAndAssistiveScrollingAreAnnounced() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log) }
        func said() -> [String?] { stage.accessibilityNotifications.filter { $0.kind == .pageScrolled }.map(\.text) }
        stage.press(.tab)
        stage.press(.rightArrow)
        try stage.settle()
        #expect(said() == ["Page 1"])
        try stage.scrollAction("pager", .right)
        try stage.settle()
        #expect(said() == ["Page 1", "Page 2"])
        // Page turns with a finger aren't announced.
        stage.flick(from: middle, velocity: CGVector(dx: -1500, dy: 0))
        try stage.settle()
        #expect(log.index == 3 && said().count == 2)
    }

    @Test func aCarouselAnnouncesThePageThatKeysReached() throws {
        let subject = CarouselSubject(count: 5)
        let stage = subject.stage()
        stage.press(.tab)
        stage.press(.rightArrow)
        try stage.settle()
        try stage.scrollAction("carousel", .right)
        try stage.settle()
        stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(subject.selection == "p3")
        let turns = stage.accessibilityNotifications.filter { $0.kind == .pageScrolled }
        #expect(turns.map(\.text) == ["2 of 5", "3 of 5"])
    }

    @Test func aCarouselAnnouncesThePageThatKeysOfItsScrollViewReached() throws {
        let subject = CarouselSubject(count: 5)
        let stage = subject.stage()
        // Nothing has the focus, so the scroll view receives the key.
        stage.press(.rightArrow)
        try stage.settle()
        #expect(subject.selection == "p1")
        #expect(stage.accessibilityNotifications.filter { $0.kind == .pageScrolled }.map(\.text) == ["2 of 5"])
    }

    @Test func aPagerAnnouncesThePageThatKeysOfItsScrollViewReached() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log) }
        func said() -> [String?] { stage.accessibilityNotifications.filter { $0.kind == .pageScrolled }.map(\.text) }
        // Nothing has the focus, so the scroll view receives the key.
        stage.press(.rightArrow)
        try stage.settle()
        #expect(log.index == 1 && said() == ["Page 1"])
        // A finger interrupts a key.
        stage.press(.rightArrow)
        stage.advance(by: 0.05)
        stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 320, y: 150), over: 0.3)
        try stage.settle()
        stage.flick(from: middle, velocity: CGVector(dx: -1500, dy: 0))
        try stage.settle()
        #expect(said() == ["Page 1"])
    }

    @Test func aCarouselAndAPagerAreOneTabStopEach() throws {
        let log = PagerLog(0), subject = CarouselSubject(count: 5)
        let stage = Stage(size: size) {
            VStack(spacing: 0) {
                CarouselSubjectView(subject: subject).frame(height: 100)
                PagerScene(log: log).frame(height: 100)
                Button("After") {}
            }
        }
        func stops() -> [SemanticsNode] { stage.semantics.flattened.filter(\.isFocusable) }
        func said() -> [String?] { stage.accessibilityNotifications.filter { $0.kind == .pageScrolled }.map(\.text) }
        #expect(stops().count == 3 && stops().first?.role == .group)
        // The Tab key of a browser also sets the focus.
        try stage.focus("carousel")
        #expect(stops().map(\.isFocused) == [true, false, false])
        stage.press(.rightArrow)
        try stage.settle()
        #expect(subject.selection == "p1" && said() == ["2 of 5"])
        stage.press(.tab)
        #expect(stops().map(\.isFocused) == [false, true, false])
        stage.press(.rightArrow)
        try stage.settle()
        #expect(log.index == 1 && said() == ["2 of 5", "Page 1"])
        stage.press(.tab)
        #expect(stops().map(\.isFocused) == [false, false, true])
    }

    @Test func aDayIsSpokenAsItsDate() throws {
        let log = WeekLog(Day(year: 2026, month: 3, day: 11)!)
        let stage = Stage(size: CGSize(width: 390, height: 600)) { WeekScene(log: log) }
        try stage.scrollAction("page \(log.day)", .right)
        try stage.settle()
        #expect(log.day == Day(year: 2026, month: 3, day: 12)!)
        let turns = stage.accessibilityNotifications.filter { $0.kind == .pageScrolled }
        #expect(turns.map(\.text) == ["Thursday, March 12, 2026"])
    }

    // MARK: A trackpad that reports no phases

    @Test(arguments: [60.0, 200, 420], [1.0, -1])
    func aSwipeWithoutPhasesIsAPage(_ distance: Double, _ direction: Double) throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log) }
        let subject = CarouselSubject(count: 6)
        let carousel = subject.stage()
        for _ in 0..<8 {
            stage.wheel(by: CGSize(width: direction * distance / 8, height: 0), at: middle, precise: true)
            stage.advance(by: 1.0 / 60)
            carousel.wheel(
                by: CGSize(width: direction * distance / 8, height: 0), at: CGPoint(x: 150, y: 100), precise: true)
            carousel.advance(by: 1.0 / 60)
        }
        try stage.settle()
        try carousel.settle()
        #expect(log.index == Int64(direction) && stage.restingPage() == log.index)
        #expect(subject.selection == (direction > 0 ? "p1" : "p5"))
    }

    @Test func theProgramTakesOverFromATrackpadWithoutPhases() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log) }
        stage.wheel(by: CGSize(width: -12, height: 0), at: middle, precise: true)
        log.index = 700
        try stage.settle()
        #expect(log.index == 700 && stage.restingPage() == 700)
        #expect(log.settled == [700])
    }

    // MARK: Inside other scroll views

    private struct List: View {
        let log: PagerLog

        var body: some View {
            EndlessPager(index: log.binding) { page in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<40) { Text("\($0)").frame(maxWidth: .infinity).frame(height: 30) }
                    }
                }
                .accessibilityIdentifier("list \(page)")
            }
        }
    }

    @Test func aListOnAPageScrollsAndThePageStays() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { List(log: log) }
        stage.drag(from: CGPoint(x: 195, y: 250), to: CGPoint(x: 215, y: 90), over: 0.3)
        try stage.settle()
        #expect(try stage.scroll("list 0").offset.y > 100)
        #expect(log.index == 0)
        stage.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 90, y: 175), over: 0.2)
        try stage.settle()
        #expect(log.index == 1)
        #expect(try stage.scroll("list 1").offset.y == 0)
        // The previous list keeps its position.
        #expect(try stage.scroll("list 0").offset.y > 100)
    }

    private struct Inside: View {
        let log: PagerLog
        let subject: CarouselSubject

        var body: some View {
            EndlessPager(index: log.binding) { page in
                if page == 0 { CarouselSubjectView(subject: subject).frame(height: 200) } else { Text("\(page)") }
            }
        }
    }

    @Test func aRowAtItsEndChainsTheDragToThePagerAroundIt() throws {
        let log = PagerLog(0), subject = CarouselSubject(count: 2, selection: "p1")
        subject.loops = false
        let stage = Stage(size: size) { Inside(log: log, subject: subject) }
        stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 320, y: 150), over: 0.2)
        try stage.settle()
        #expect(subject.selection == "p0" && log.index == 0)
        stage.drag(from: CGPoint(x: 320, y: 150), to: CGPoint(x: 100, y: 150), over: 0.2)
        try stage.settle()
        #expect(subject.selection == "p1" && log.index == 0)
        stage.drag(from: CGPoint(x: 320, y: 150), to: CGPoint(x: 100, y: 150), over: 0.2)
        try stage.settle()
        #expect(subject.selection == "p1" && log.index == 1)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aSwipeOnTheWeekdaysTurnsAWeek(_ direction: LayoutDirection) throws {
        let start = Day(year: 2026, month: 3, day: 11)!
        let log = WeekLog(start)
        let stage = Stage(size: CGSize(width: 390, height: 600), environment: { $0.layoutDirection = direction }) {
            WeekScene(log: log)
        }
        let names = try stage.element(.text, "Monday").frame
        let sign: CGFloat = direction == .leftToRight ? -1 : 1
        stage.flick(from: CGPoint(x: 195, y: names.midY), velocity: CGVector(dx: sign * 900, dy: 0))
        try stage.settle()
        #expect(log.day == start + 7)
        stage.flick(from: CGPoint(x: 195, y: names.midY), velocity: CGVector(dx: -sign * 900, dy: 0))
        try stage.settle()
        #expect(log.day == start)
    }

    @Test(arguments: [(-60, 0, 0), (-61, 0, 7), (61, 0, -7), (-80, 79, 7), (-80, 81, 0)] as [(CGFloat, CGFloat, Int)])
    func aSlowSwipeOnTheWeekdaysIsLongerThan60Points(across: CGFloat, down: CGFloat, days: Int) throws {
        let start = Day(year: 2026, month: 3, day: 11)!
        let log = WeekLog(start)
        let stage = Stage(size: CGSize(width: 390, height: 600)) { WeekScene(log: log) }
        let finger = stage.touch(at: CGPoint(x: 195, y: try stage.element(.text, "Monday").frame.midY))
        finger.move(by: CGSize(width: across, height: down), over: 0.5)
        finger.hold(for: 0.5)
        finger.lift()
        try stage.settle()
        #expect(log.day == start + days)
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility3])
    func atEveryTextSizeAPageIsAPage(_ textSize: DynamicTypeSize) throws {
        let log = WeekLog(Day(year: 2026, month: 3, day: 11)!)
        let stage = Stage(size: CGSize(width: 390, height: 700), environment: { $0.dynamicTypeSize = textSize }) {
            WeekScene(log: log)
        }
        for _ in 0..<3 {
            stage.flick(from: CGPoint(x: 300, y: 500), velocity: CGVector(dx: -1500, dy: 0))
            try stage.settle()
        }
        #expect(log.day == Day(year: 2026, month: 3, day: 14)!)
        #expect(abs(try stage.frame(of: "page \(log.day)").minX) < 0.01)
        let cells = stage.frames(prefix: "day-").values
        #expect(cells.allSatisfy { $0.width > 40 && $0.height >= 43.9 })
    }
}
