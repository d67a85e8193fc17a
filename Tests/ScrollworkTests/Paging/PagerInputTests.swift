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

    @Test func aThousandNotchesWithoutRestAreAsManyPages() throws {
        let log = PagerLog(.max - 5000)
        let stage = Stage(size: size) { PagerScene(log: log) }
        for _ in 0..<1000 { stage.wheel(by: CGSize(width: 0, height: 1), at: middle, precise: false) }
        try stage.settle()
        #expect(log.index == .max - 4000)
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

    private struct SmallIndex: View {
        @State private var index: Int8 = 5

        var body: some View {
            EndlessPager(index: $index) { _ in Color.blue }
            Text(verbatim: "\(index)").accessibilityIdentifier("index")
        }
    }

    @Test(arguments: [KeyEvent.Key.home, .end]) func theLimitsOfASmallIndexAreNotBoundsOfTheProgram(
        key: KeyEvent.Key
    ) throws {
        let stage = Stage(size: size) { SmallIndex() }
        stage.press(.tab)
        stage.press(key)
        try stage.settle()
        #expect(try stage.text(of: "index") == "5")
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

    /// A key, the page before and after it, and whether a view around the pager receives the key.
    nonisolated private static let keys: [(Axis, KeyEvent.Key, KeyModifiers, Int64, Int64, Bool)] = [
        (.horizontal, .rightArrow, [], 1, 2, false), (.horizontal, .leftArrow, [], 1, 0, false),
        (.horizontal, .upArrow, [], 1, 1, true), (.horizontal, .downArrow, [], 1, 1, true),
        (.vertical, .downArrow, [], 1, 2, false), (.vertical, .upArrow, [], 1, 0, false),
        (.vertical, .leftArrow, [], 1, 1, true), (.vertical, .rightArrow, [], 1, 1, true),
        (.vertical, .pageDown, [], 1, 2, false), (.vertical, .pageUp, [], 1, 0, false),
        (.horizontal, .rightArrow, [], 4, 4, true), (.horizontal, .leftArrow, [], 0, 0, true),
        (.horizontal, .home, [], 3, 0, false), (.vertical, .end, [], 1, 4, false),
        (.horizontal, .end, [], 4, 4, false), (.horizontal, .home, [], 0, 0, false),
        (.horizontal, .rightArrow, .shift, 1, 1, true), (.horizontal, .pageDown, .command, 1, 1, true),
        (.horizontal, .home, .control, 1, 1, true), (.horizontal, .end, .option, 1, 1, true),
    ]

    @Test(arguments: keys.indices) func keysThatTurnNoPageBelongToOthers(_ index: Int) throws {
        let (axis, key, modifiers, start, end, isPassedOn) = Self.keys[index]
        let log = PagerLog(start)
        var passed = 0
        let stage = Stage(size: size) {
            PagerScene(log: log, axis: axis, bounds: 0...4)
                .onKeyPress(phases: .down) { _ in
                    passed += 1
                    return .handled
                }
        }
        stage.press(.tab)
        let former = passed
        stage.press(key, modifiers: modifiers)
        try stage.settle()
        #expect(log.index == end && stage.restingPage() == end && (passed > former) == isPassedOn)
        // A page that a key turned is announced.
        let said = stage.accessibilityNotifications.filter { $0.kind == .pageScrolled }.map(\.text)
        let expected: [String?] = start == end ? [] : ["Page \(end)"]
        #expect(said == expected)
    }

    @Test(arguments: [Axis.horizontal, .vertical]) func assistiveTechnologyScrollsAlongTheAxis(_ axis: Axis) throws {
        let log = PagerLog(1)
        let stage = Stage(size: size) { PagerScene(log: log, axis: axis, bounds: 0...2) }
        let isRow = axis == .horizontal
        let forward = isRow ? SemanticsAction.Direction.right : .down
        let backward = isRow ? SemanticsAction.Direction.left : .up
        for (direction, page) in [(forward, 2), (backward, 1), (backward, 0)] as [(SemanticsAction.Direction, Int64)] {
            try stage.scrollAction("pager", direction)
            try stage.settle()
            #expect(log.index == page && stage.restingPage() == page)
        }
        // At an end, the action isn't offered.
        #expect(throws: StageError.self) { try stage.scrollAction("pager", backward) }
        #expect(stage.accessibilityNotifications.filter { $0.kind == .pageScrolled }.count == 3)
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
