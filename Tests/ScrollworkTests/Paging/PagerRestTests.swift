import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// At rest, a pager shows exactly one page, whatever happened before.
@MainActor @Suite struct PagerRestTests {
    private let size = CGSize(width: 390, height: 300)

    private func expectRest(_ stage: Stage, _ log: PagerLog, _ comment: Comment? = nil) throws {
        try stage.settle()
        #expect(stage.restingPage() == log.index, comment)
        #expect(log.settled.last ?? log.index == log.index, comment)
        #expect(stage.pages().map(\.number) == [log.index - 1, log.index, log.index + 1], comment)
    }

    @Test(arguments: [0, 0.05, 0.12, 0.3])
    func afterAResize(_ moment: Double) throws {
        let log = PagerLog(5)
        let stage = Stage(size: size) { PagerScene(log: log) }
        stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGVector(dx: -1500, dy: 0))
        stage.advance(by: moment)
        stage.resize(to: CGSize(width: 844, height: 200))
        try expectRest(stage, log)
        #expect(log.index == 6)
        stage.resize(to: CGSize(width: 217, height: 390))
        try expectRest(stage, log)
        #expect(log.index == 6)
    }

    @Test func aResizeAtRestKeepsThePageInEveryFrame() throws {
        let log = PagerLog(5)
        let stage = Stage(size: size) { PagerScene(log: log) }
        for width in [844.0, 390, 217, 500.5, 390] {
            stage.resize(to: CGSize(width: width, height: 300))
            stage.advance(by: 1 / 60)
            #expect(stage.restingPage() == 5)
        }
        #expect(log.passing.isEmpty && log.target.isEmpty && log.settled.isEmpty && log.written.isEmpty)
    }

    @Test func afterAResizeUnderAFinger() throws {
        let log = PagerLog(5)
        let stage = Stage(size: size) { PagerScene(log: log) }
        let finger = stage.touch(at: CGPoint(x: 300, y: 100))
        finger.move(to: CGPoint(x: 120, y: 100), over: 0.2)
        stage.resize(to: CGSize(width: 844, height: 200))
        finger.move(to: CGPoint(x: 100, y: 100), over: 0.2)
        finger.hold(for: 0.3)
        finger.lift()
        try expectRest(stage, log)
    }

    @Test func afterACancelledTouch() throws {
        let log = PagerLog(5)
        let stage = Stage(size: size) { PagerScene(log: log) }
        let finger = stage.touch(at: CGPoint(x: 300, y: 100))
        finger.move(to: CGPoint(x: 30, y: 100), over: 0.2)
        finger.cancel()
        try expectRest(stage, log)
        #expect(log.index == 6)
    }

    @Test func afterATapCaughtAFling() throws {
        let log = PagerLog(5)
        let stage = Stage(size: size) { PagerScene(log: log) }
        stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGVector(dx: -1500, dy: 0))
        stage.advance(by: 0.05)
        stage.tap(at: CGPoint(x: 200, y: 100))
        try expectRest(stage, log)
    }

    @Test func afterATapCaughtADistantJump() throws {
        for moment in [0.03, 0.1, 0.2, 0.35] {
            let log = PagerLog(5)
            let stage = Stage(size: size) { PagerScene(log: log) }
            log.index = 1 << 60
            stage.advance(by: moment)
            stage.tap(at: CGPoint(x: 200, y: 100))
            try expectRest(stage, log, "caught after \(moment) s")
            #expect([5, 1 << 60].contains(log.index))
        }
    }

    /// The program rejects page 1, on which a finger holds the content for a moment.
    @Test func afterARejectionUnderAFinger() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) {
            EndlessPager(index: .constant(0)) { CountedPage(number: Int64($0), log: log) }
        }
        stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGVector(dx: -1500, dy: 0))
        stage.advance(by: 0.1)
        let finger = stage.touch(at: CGPoint(x: 200, y: 100))
        finger.move(by: CGSize(width: -10, height: 0), over: 0.05)
        finger.move(by: CGSize(width: -(try stage.frame(of: "page 1").minX), height: 0), over: 0)
        #expect(stage.restingPage() == 1)
        finger.hold(for: 0.5)
        #expect(stage.restingPage() == 1)
        finger.lift()
        try stage.settle()
        #expect(stage.restingPage() == 0)
    }

    @Test func afterASecondFinger() throws {
        let log = PagerLog(5)
        let stage = Stage(size: size) { PagerScene(log: log) }
        let first = stage.touch(at: CGPoint(x: 300, y: 100))
        first.move(to: CGPoint(x: 200, y: 100), over: 0.1)
        let second = stage.touch(at: CGPoint(x: 350, y: 200))
        second.move(to: CGPoint(x: 250, y: 200), over: 0.1)
        first.lift()
        second.move(to: CGPoint(x: 150, y: 200), over: 0.1)
        second.lift()
        try expectRest(stage, log)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aSwipeFollowsTheWritingDirection(_ direction: LayoutDirection) throws {
        let log = PagerLog(5)
        let stage = Stage(size: size, environment: { $0.layoutDirection = direction }) { PagerScene(log: log) }
        let sign = direction == .leftToRight ? 1.0 : -1
        #expect(stage.pages().map(\.number) == (direction == .leftToRight ? [4, 5, 6] : [6, 5, 4]))
        stage.flick(from: CGPoint(x: 195, y: 100), velocity: CGVector(dx: -1500 * sign, dy: 0))
        try stage.settle()
        #expect(log.index == 6)
        #expect(stage.restingPage() == 6)
        log.index = -700
        stage.advance(by: 0.1)
        let arriving = try stage.frame(of: "page -700").minX
        #expect((arriving - 0) * sign < 0)
        try stage.settle()
        #expect(stage.restingPage() == -700)
    }

    @Test func afterAChangeOfTheWritingDirection() throws {
        let log = PagerLog(5)
        let turn = WalkSurroundings()
        let stage = Stage(size: size) { Surrounded(surroundings: turn) { PagerScene(log: log) } }
        stage.flick(from: CGPoint(x: 195, y: 100), velocity: CGVector(dx: -1500, dy: 0))
        stage.advance(by: 0.05)
        turn.direction = .rightToLeft
        try stage.settle()
        #expect(stage.restingPage() == log.index)
        #expect(log.index == 6)
        turn.direction = .leftToRight
        stage.advance(by: 1 / 60)
        #expect(stage.restingPage() == 6)
    }

    @Test func verticalPagesAreSwipedUp() throws {
        let log = PagerLog(5)
        let stage = Stage(size: size) { PagerScene(log: log, axis: .vertical) }
        #expect(stage.restingPage() == 5)
        stage.flick(from: CGPoint(x: 195, y: 200), velocity: CGVector(dx: 0, dy: -1500))
        try stage.settle()
        #expect(log.index == 6)
        #expect(stage.restingPage() == 6)
        log.index = -1 << 50
        stage.advance(by: 0.1)
        #expect(try stage.frame(of: "page \(-1 << 50)").minY < 0)
        try stage.settle()
        #expect(stage.restingPage() == -1 << 50)
    }

    @Test func withReducedMotionAChangeFades() throws {
        let log = PagerLog(5)
        let stage = Stage(size: size, environment: { $0.setReduceMotion(true) }) { PagerScene(log: log) }
        log.index = 900
        for _ in 0..<6 {
            stage.advance(by: 1 / 60)
            #expect(abs(try stage.frame(of: "page 900").minX) < 0.01)
        }
        #expect(try stage.opacity(of: "page 900") < 0.99)
        try stage.settle()
        #expect(try stage.opacity(of: "page 900") > 0.99)
        #expect(stage.restingPage() == 900)
        #expect(stage.pages().map(\.number) == [899, 900, 901])
        #expect(log.settled == [900])
    }

    /// Pages of a point fade like others.
    @Test func withReducedMotionANarrowPageFades() throws {
        let log = PagerLog(5)
        let stage = Stage(size: CGSize(width: 1, height: 300), environment: { $0.setReduceMotion(true) }) {
            EndlessPager(index: log.binding) { page in Color.red.accessibilityIdentifier("page \(page)") }
        }
        log.index = 900
        stage.advance(by: 0.1)
        #expect(try stage.frame(of: "page 900").width == 1)
        #expect(try stage.opacity(of: "page 900") < 0.99)
        try stage.settle()
        #expect(try stage.opacity(of: "page 900") > 0.99)
    }

    @Test func aProgramCanRejectAnIndex() throws {
        let log = PagerLog(5)
        let stubborn = Binding<Int64> {
            log.index
        } set: {
            log.written.append($0)
        }
        let stage = Stage(size: size) { EndlessPager(index: stubborn) { CountedPage(number: $0, log: log) } }
        stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGVector(dx: -1500, dy: 0))
        try stage.settle()
        #expect(stage.restingPage() == 5)
    }
}
