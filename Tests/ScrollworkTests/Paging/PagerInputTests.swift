import LayerTree
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct PagerInputTests {
    private let size = CGSize(width: 390, height: 300)
    private let middle = CGPoint(x: 195, y: 150)

    @Test(arguments: [Axis.horizontal, .vertical])
    func aNotchOfTheWheelIsAPage(_ axis: Axis) throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log, axis: axis) }
        stage.wheel(by: CGSize(width: 0, height: 1), at: middle, precise: false)
        try stage.settle()
        #expect(stage.restingPage() == 1)
        for _ in 0..<5 { stage.wheel(by: CGSize(width: 0, height: 1), at: middle, precise: false) }
        try stage.settle()
        #expect(stage.restingPage() == 6)
        #expect(log.index == 6)
        stage.wheel(by: CGSize(width: 0, height: -2), at: middle, precise: false)
        try stage.settle()
        #expect(stage.restingPage() == 4)
    }

    @Test func twoThousandNotchesWithoutRestAreAsManyPages() throws {
        let log = PagerLog(.max - 5000)
        let stage = Stage(size: size) { PagerScene(log: log) }
        for _ in 0..<2000 { stage.wheel(by: CGSize(width: 0, height: 1), at: middle, precise: false) }
        try stage.settle()
        #expect(log.index == .max - 3000)
        #expect(stage.restingPage() == log.index)
    }

    @Test func aSwipeOnTheTrackpadIsAPage() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log) }
        stage.trackpad(by: CGSize(width: 160, height: 0), at: middle, over: 0.15)
        try stage.settle()
        #expect(log.index == 1)
        #expect(stage.restingPage() == 1)
        #expect(log.settled == [1])
    }

    @Test(arguments: [false, true])
    func keysTurnPages(_ isFocused: Bool) throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log) }
        if isFocused { stage.press(.tab) }
        for (key, page) in [
            (.rightArrow, 1), (.rightArrow, 2), (.leftArrow, 1), (.pageDown, 2), (.pageUp, 1),
        ] as [(KeyEvent.Key, Int64)] {
            stage.press(key)
            try stage.settle()
            #expect(stage.restingPage() == page, "\(key)")
            #expect(log.index == page, "\(key)")
        }
    }

    @Test func homeAndEndMoveToTheBounds() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log, bounds: -7...500) }
        stage.press(.tab)
        stage.press(.end)
        try stage.settle()
        #expect(stage.restingPage() == 500)
        stage.press(.home)
        try stage.settle()
        #expect(stage.restingPage() == -7)
    }

    @Test func homeAndEndDoNothingWithoutBounds() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log) }
        stage.press(.tab)
        stage.press(.end)
        try stage.settle()
        stage.press(.home)
        try stage.settle()
        #expect(stage.restingPage() == 0)
    }

    @Test func keysFollowTheWritingDirection() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size, environment: { $0.layoutDirection = .rightToLeft }) { PagerScene(log: log) }
        stage.press(.tab)
        stage.press(.leftArrow)
        stage.press(.leftArrow)
        try stage.settle()
        #expect(stage.restingPage() == 2)
        #expect(log.settled == [2])
    }

    @Test func assistiveTechnologyScrollsByAPage() throws {
        let log = PagerLog(0)
        let stage = Stage(size: size) { PagerScene(log: log) }
        try stage.scrollAction("pager", .right)
        try stage.settle()
        #expect(stage.restingPage() == 1)
        try stage.scrollAction("pager", .left)
        try stage.settle()
        #expect(stage.restingPage() == 0)
    }

    @Test(arguments: [true, false], [120.0, 250, 300])
    func aSwipeAsLongAsAPageTurnsOne(_ rightToLeft: Bool, _ distance: Double) throws {
        let log = PagerLog(0)
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            if rightToLeft { $0.layoutDirection = .rightToLeft }
        } content: {
            PagerScene(log: log)
        }
        for page in 1...5 {
            stage.trackpad(
                by: CGSize(width: rightToLeft ? -distance : distance, height: 0), at: CGPoint(x: 150, y: 100),
                over: 0.15)
            try stage.settle()
            #expect(log.index == Int64(page))
        }
    }
}
