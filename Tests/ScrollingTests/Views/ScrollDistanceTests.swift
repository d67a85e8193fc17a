import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// How far keys and notches of a wheel scroll.
@MainActor
@Suite struct ScrollDistanceTests {
    private struct Content: View {
        let axes: Axis.Set
        let bar: CGFloat
        @State private var position = ScrollPosition(point: CGPoint(x: 1_000, y: 1_000))

        var body: some View {
            ScrollView(axes) { Color.red.frame(width: axes == .vertical ? 50 : 3_300, height: 3_400) }
                .scrollPosition($position)
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: bar) }
                .accessibilityIdentifier("content")
        }
    }

    /// Returns a stage whose content is 1,000 points from its start.
    private func stage(
        _ axes: Axis.Set = .vertical, bar: CGFloat = 0, size: CGSize = CGSize(width: 300, height: 400),
        direction: LayoutDirection = .leftToRight
    ) -> Stage {
        Stage(size: size, environment: { $0.layoutDirection = direction }) { Content(axes: axes, bar: bar) }
    }

    private func offset(_ stage: Stage) throws -> CGPoint { try stage.scroll("content").offset }

    private func distance(_ stage: Stage, _ act: (Stage) -> Void) throws -> CGSize {
        let before = try offset(stage)
        act(stage)
        try stage.settle()
        let after = try offset(stage)
        return CGSize(width: after.x - before.x, height: after.y - before.y)
    }

    @Test(
        arguments: [
            (.downArrow, [], 54.288), (.upArrow, [], -54.288), (.rightArrow, [], 54.288), (.leftArrow, [], -54.288),
            (.pageDown, [], 400), (.pageUp, [], -400), (.space, [], 400), (.space, .shift, -400),
            (.home, [], -1_000), (.end, [], 2_000), (.tab, [], 0), (.pageDown, .control, 0),
            (.end, [.shift, .option], 0),
        ] as [(KeyEvent.Key, KeyModifiers, CGFloat)])
    func `A key scrolls by its distance`(key: KeyEvent.Key, modifiers: KeyModifiers, distance: CGFloat) throws {
        let moved = try self.distance(stage()) { $0.press(key, modifiers: modifiers) }
        #expect(moved.isNear(CGSize(width: 0, height: distance), within: 0.01))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `Arrows scroll in their direction`(direction: LayoutDirection) throws {
        for (key, x, y) in [
            (KeyEvent.Key.rightArrow, 44.814, 0), (.leftArrow, -44.814, 0), (.downArrow, 0, 54.288),
            (.upArrow, 0, -54.288), (.pageDown, 0, 400),
        ] {
            let stage = stage([.horizontal, .vertical], direction: direction)
            let moved = try distance(stage) { $0.press(key) }
            #expect(moved.isNear(CGSize(width: x, height: y), within: 0.01), "\(key)")
        }
    }

    /// The motion is that of a critically damped spring: with a response of 0.4 seconds, it covers 0.465584 of its way
    /// in a tenth of a second.
    @Test(
        arguments: [
            (.pageDown, 186.234), (.end, 931.168), (.home, -465.584), (.downArrow, 25.276),
        ] as [(KeyEvent.Key, CGFloat)])
    func `A key takes a spring of 0.4 seconds`(key: KeyEvent.Key, distance: CGFloat) throws {
        let stage = stage()
        stage.press(key)
        stage.advance(by: 0.1)
        #expect(abs(try offset(stage).y - 1_000 - distance) < 0.01)
    }

    @Test func `A notch takes a spring of 0.3 seconds`() throws {
        let stage = stage()
        stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 150, y: 200))
        stage.advance(by: 0.1)
        #expect(abs(try offset(stage).y - 1_000 - 61.894) < 0.01)
    }

    /// A key counts from the position to which the content is already moving.
    @Test func `Keys add up`() throws {
        let moved = try distance(stage()) { stage in
            for _ in 0..<3 {
                stage.press(.pageDown)
                stage.advance(by: 0.05)
            }
        }
        #expect(moved.isNear(CGSize(width: 0, height: 1_200), within: 0.01))
    }

    @Test(arguments: [(bar: 0.0, page: 400.0), (50, 350), (80, 320), (100, 320), (300, 320)])
    func `A page is the visible length, and at least four fifths of the container`(bar: CGFloat, page: CGFloat) throws {
        #expect(try abs(distance(stage(bar: bar)) { $0.press(.pageDown) }.height - page) < 0.01)
    }

    @Test func `A page ends where the content ends`() throws {
        let stage = stage()
        stage.press(.end)
        try stage.settle()
        #expect(try distance(stage) { $0.press(.pageDown) } == .zero)
        #expect(try distance(stage) { $0.press(.end) } == .zero)
        #expect(try distance(stage) { $0.press(.pageUp) }.isNear(CGSize(width: 0, height: -400), within: 0.01))
        stage.press(.home)
        try stage.settle()
        #expect(try distance(stage) { $0.press(.upArrow) } == .zero)
        #expect(try distance(stage) { $0.press(.home) } == .zero)
    }

    @Test(arguments: [(1.0, 100.0), (-1, -100), (2.5, 250), (-0.25, -25), (0, 0)])
    func `A notch scrolls by 100 points`(notches: CGFloat, distance: CGFloat) throws {
        let point = CGPoint(x: 150, y: 200)
        let moved = try self.distance(stage()) { $0.wheel(by: CGSize(width: 0, height: notches), at: point) }
        #expect(moved.isNear(CGSize(width: 0, height: distance), within: 0.01))
    }

    @Test(arguments: [(height: 60.0, bar: 0.0, notch: 60.0), (100, 0, 100), (120, 0, 100), (120, 50, 70)])
    func `A notch scrolls by the visible length at most`(height: CGFloat, bar: CGFloat, notch: CGFloat) throws {
        let stage = stage(bar: bar, size: CGSize(width: 300, height: height))
        let point = CGPoint(x: 150, y: bar + 5)
        #expect(try abs(distance(stage) { $0.wheel(by: CGSize(width: 0, height: 1), at: point) }.height - notch) < 0.01)
    }

    @Test(
        arguments: [
            (Axis.Set.vertical, false, [0, 1], [0, 100]), (.vertical, true, [0, 1], [0, 100]),
            (.vertical, false, [1, 0], [0, 100]), (.horizontal, false, [0, 1], [100, 0]),
            ([.horizontal, .vertical], false, [0, 1], [0, 100]), ([.horizontal, .vertical], true, [0, 1], [100, 0]),
            ([.horizontal, .vertical], true, [-1, 0], [-100, 0]),
            ([.horizontal, .vertical], false, [1, 2], [100, 200]),
        ] as [(Axis.Set, Bool, [CGFloat], [CGFloat])])
    func `A wheel scrolls along its axis, or the one that there is`(
        axes: Axis.Set, isShifted: Bool, notches: [CGFloat], distance: [CGFloat]
    ) throws {
        let moved = try self.distance(stage(axes)) {
            $0.wheel(
                by: CGSize(width: notches[0], height: notches[1]), at: CGPoint(x: 150, y: 200),
                modifiers: isShifted ? .shift : [])
        }
        #expect(moved.isNear(CGSize(width: distance[0], height: distance[1]), within: 0.01))
    }

    @Test func `A wheel to the right shows what is on the right`() throws {
        let stage = stage([.horizontal, .vertical], direction: .rightToLeft)
        let moved = try distance(stage) { $0.wheel(by: CGSize(width: 1, height: 0), at: CGPoint(x: 150, y: 200)) }
        #expect(moved.isNear(CGSize(width: 100, height: 0), within: 0.01))
    }

    /// The finger moves in a straight line and lifts while it moves.
    @Test(arguments: [
        (CGVector(dx: 0, dy: -240), false), (CGVector(dx: 0, dy: -260), true), (CGVector(dx: 0, dy: 240), false),
        (CGVector(dx: 0, dy: 260), true), (CGVector(dx: -170, dy: -170), false), (CGVector(dx: -185, dy: -185), true),
    ])
    func `Content keeps a velocity of 250 points per second`(velocity: CGVector, isFling: Bool) throws {
        let stage = stage([.horizontal, .vertical])
        stage.flick(from: CGPoint(x: 150, y: 200), velocity: velocity)
        let lifted = try offset(stage)
        #expect(try stage.scroll("content").phase == (isFling ? .decelerating : .idle))
        try stage.settle()
        #expect(try (offset(stage) != lifted) == isFling)
    }

    /// The finger moves across at 200 points per second, where the content doesn't scroll.
    @Test(arguments: [(-240.0, false), (-260, true)])
    func `A velocity across the content does not make a fling`(velocity: Double, isFling: Bool) throws {
        let stage = stage()
        stage.flick(from: CGPoint(x: 150, y: 200), velocity: CGVector(dx: -200, dy: velocity))
        #expect(try stage.scroll("content").phase == (isFling ? .decelerating : .idle))
    }

    /// The margins at both ends are at least as long as the window, so no length is visible between them.
    @Test(arguments: [50.0, 60]) func `Between margins that leave no length, an arrow and a notch are a point`(
        margin: CGFloat
    ) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView { Color.red.frame(height: 1_000) }.contentMargins(.vertical, margin)
                .accessibilityIdentifier("content")
        }
        let point = CGPoint(x: 50, y: 50), step = CGSize(width: 0, height: 1)
        #expect(try offset(stage).y == -margin)
        #expect(try distance(stage) { $0.press(.downArrow) }.isNear(step, within: 0.01))
        #expect(try distance(stage) { $0.wheel(by: step, at: point) }.isNear(step, within: 0.01))
    }

    /// A finger moves content after 10 points, by the distance beyond them.
    @Test(arguments: [(9.5, 0.0), (10, 0), (12, 2), (-9.5, 0), (-30, -20)])
    func `The first ten points do not scroll`(finger: CGFloat, distance: CGFloat) throws {
        let stage = stage()
        let hand = stage.touch(at: CGPoint(x: 150, y: 200))
        hand.move(by: CGSize(width: 0, height: -finger), over: 0.1)
        #expect(try abs(offset(stage).y - 1_000 - distance) < 0.001)
        #expect(try stage.scroll("content").phase == (abs(finger) < 10 ? .tracking : .interacting))
    }
}
