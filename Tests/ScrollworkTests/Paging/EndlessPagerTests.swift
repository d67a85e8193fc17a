import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct EndlessPagerTests {
    private let size = CGSize(width: 390, height: 300)

    @Test(arguments: [0, 1 << 40, (1 << 53) + 1, .max - 5, .min + 5] as [Int64])
    func theFirstFrameShowsTheIndex(_ index: Int64) throws {
        let log = PagerLog(index)
        let stage = Stage(size: size, checksBodies: false) { PagerScene(log: log) }
        #expect(stage.restingPage() == index)
        #expect(stage.pages().map(\.number) == [index - 1, index, index + 1])
        #expect(log.built.count == 3)
        #expect(log.passing.isEmpty && log.target.isEmpty && log.settled.isEmpty && log.written.isEmpty)
    }

    /// The program keeps its index. The pager returns to it before it offers another page.
    @Test func aRejectedPageIsTheLastOneUntilThePagerRests() throws {
        let log = PagerLog(0)
        let binding = Binding(get: { log.index }, set: { log.written.append($0) })
        let stage = Stage(size: size) {
            EndlessPager(index: binding) { CountedPage(number: $0, log: log) }
        }
        for _ in 0..<2 {
            stage.flick(from: CGPoint(x: 195, y: 150), velocity: CGVector(dx: -1_500, dy: 0))
            stage.advance(by: 0.1)
            #expect(log.written == [1])
        }
        try stage.settle()
        #expect(log.written == [1] && stage.restingPage() == 0)
    }

    @Test(arguments: [0, 1 << 40, (1 << 53) + 1, .max - 5, .min + 5] as [Int64])
    func aSwipeTurnsOnePage(_ index: Int64) throws {
        let log = PagerLog(index), next = index + 1
        let stage = Stage(size: size) { PagerScene(log: log) }
        stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGVector(dx: -2000, dy: 0))
        #expect(log.index == next)
        #expect(log.settled.isEmpty)
        try stage.settle()
        #expect(stage.restingPage() == next)
        #expect(log.passing == [next])
        #expect(log.target == [next])
        #expect(log.settled == [next])
        #expect(log.written == [next])
        #expect(stage.pages().map(\.number) == [index, next, next + 1])
    }

    @Test func pagesFollowTheFingerExactly() throws {
        let log = PagerLog(7)
        let stage = Stage(size: size) { PagerScene(log: log) }
        let finger = stage.touch(at: CGPoint(x: 300, y: 100))
        finger.move(to: CGPoint(x: 290, y: 100), over: 0.02)
        var travelled = 10.0
        let start = try stage.frame(of: "page 7").minX
        for _ in 0..<120 {
            travelled += 13
            finger.move(to: CGPoint(x: 300 - travelled, y: 100), over: 1 / 60)
            let shown = stage.pages()
            let reference = try #require(shown.first)
            let expected = Double(start) - (travelled - 10) + Double(reference.number - 7) * 390
            #expect(abs(reference.start - expected) < 0.01)
            #expect(shown.contains { $0.start <= 0.01 } && shown.contains { $0.start >= 0 })
            #expect(shown.count == 3)
        }
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(log.index == 11)
        #expect(log.mostAlive <= 4)
    }

    @Test func aDistantJumpRealizesOnlyItsEnds() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size, checksBodies: false) { PagerScene(log: log) }
        log.forget()
        log.index = 1_000_000_007
        let seconds = try stage.settle()
        #expect(seconds < 1)
        #expect(stage.restingPage() == 1_000_000_007)
        #expect(Set(log.built).subtracting([1_000_000_006, 1_000_000_007, 1_000_000_008]).isEmpty)
        #expect(log.passing == [1_000_000_007])
        #expect(log.target == [1_000_000_007])
        #expect(log.settled == [1_000_000_007])
        #expect(log.written.isEmpty)
    }

    @Test func aDistantJumpMovesByOnePage() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log) }
        log.index = -5000
        stage.advance(by: 0.1)
        let shown = stage.pages()
        #expect(shown.map(\.number) == [-5000, 0])
        #expect(abs(shown[1].start - shown[0].start - 390) < 0.01)
        #expect(shown[1].start > 1 && shown[1].start < 389)
    }

    @Test func aChangeDuringAFlingContinuesFromThere() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log) }
        stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGVector(dx: -1500, dy: 0))
        stage.advance(by: 0.08)
        let before = try stage.frame(of: "page 1").minX
        log.index = 90
        stage.advance(by: 1 / 60)
        let after = try stage.frame(of: "page 1").minX
        #expect(after < before && before - after < 60)
        var last = after
        while stage.exists("page 1"), let x = try? stage.frame(of: "page 1").minX, x > -380 {
            #expect(x <= last + 0.01)
            last = x
            stage.advance(by: 1 / 60)
        }
        try stage.settle()
        #expect(log.index == 90)
        #expect(stage.restingPage() == 90)
        #expect(log.settled == [90])
    }

    @Test func aChangeUnderAFingerEndsItsDrag() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log) }
        let finger = stage.touch(at: CGPoint(x: 300, y: 100))
        finger.move(to: CGPoint(x: 200, y: 100), over: 0.1)
        log.index = 40
        finger.move(to: CGPoint(x: 150, y: 100), over: 0.1)
        finger.lift()
        try stage.settle()
        #expect(log.index == 40)
        #expect(stage.restingPage() == 40)
        #expect(log.settled == [40])
    }

    @Test func manyFastSwipesLoseNoPage() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log) }
        for count in 1...100 {
            stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGVector(dx: -3000, dy: 0))
            stage.advance(by: 0.03)
            #expect(log.index == Int64(count))
        }
        try stage.settle()
        #expect(stage.restingPage() == 100)
    }

    @Test func aFlingCanTurnSeveralPagesIfAllowed() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log, limit: 10) }
        stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGVector(dx: -4000, dy: 0))
        try stage.settle()
        #expect((4...6).contains(log.index))
        #expect(log.passing == Array(1...log.index))
        #expect(log.target == [log.index])
        #expect(log.settled == [log.index])
        #expect(stage.restingPage() == log.index)
        stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGVector(dx: -600, dy: 0))
        try stage.settle()
        #expect(log.settled.count == 2 && log.settled[1] == log.settled[0] + 1)
    }

    /// Pages of 4 points, of which a fling would pass more than 150.
    @Test(arguments: [(99, 99), (100, 100), (1_000, 100)] as [(Int, Int64)])
    func aFlingTurnsAtMostAHundredPages(_ limit: Int, _ expected: Int64) throws {
        let log = PagerLog(0)
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            PagerScene(log: log, limit: limit).frame(width: 4)
        }
        stage.flick(from: CGPoint(x: 150, y: 50), velocity: CGVector(dx: -1_200, dy: 0))
        try stage.settle()
        #expect(log.index == expected && log.settled == [expected])
    }

    @Test func pagesEndWithTheNumbers() throws {
        let log = PagerLog(.max - 1)
        let stage = Stage(size: size) { PagerScene(log: log) }
        for _ in 0..<3 {
            stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGVector(dx: -2000, dy: 0))
            try stage.settle()
        }
        #expect(log.index == .max)
        #expect(stage.restingPage() == .max)
        #expect(stage.pages().map(\.number) == [.max - 1, .max])
        log.index = .min
        try stage.settle()
        #expect(stage.restingPage() == .min)
        #expect(stage.pages().map(\.number) == [.min, .min + 1])
    }

    @Test func boundsClampTheIndex() throws {
        let log = PagerLog(99)
        let stage = Stage(size: size) { PagerScene(log: log, bounds: -2...3) }
        #expect(stage.restingPage() == 3)
        stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGVector(dx: -2000, dy: 0))
        try stage.settle()
        #expect(stage.restingPage() == 3)
        log.index = -50
        try stage.settle()
        #expect(stage.restingPage() == -2)
        // It keeps the value that the program set.
        #expect(log.index == -50 && log.written.isEmpty)
    }

    @Test func aLongDragContinuesWhenTheTrackIsRecentered() throws {
        let page: Int64 = (1 << 53) + 1
        let log = PagerLog(page)
        let stage = Stage(size: CGSize(width: 100, height: 100)) { PagerScene(log: log) }
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 40, y: 50), over: 0.02)
        let start = try stage.frame(of: "page \(page)").minX
        var x = 40.0
        for _ in 0..<3000 {
            x -= 77
            finger.move(to: CGPoint(x: x, y: 50), over: 1 / 60)
            let shown = stage.pages()
            let first = try #require(shown.first)
            let distance = Double(first.number - page) * 100
            let expected = Double(start) + (x - 40) + distance
            if abs(first.start - expected) > 0.01 {
                Issue.record("at \(x): page \(first.number) is at \(first.start), not at \(expected)")
                break
            }
        }
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(log.index == page + 2310)
        #expect(stage.restingPage() == log.index)
    }
}
