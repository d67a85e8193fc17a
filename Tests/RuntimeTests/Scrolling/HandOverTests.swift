import ScrollworkTesting
import SwiftUI
import Testing

/// If an inner scroll view is at its edge, the outer one continues.
@MainActor
@Suite struct HandOverTests {
    /// Two nested scroll views along one axis. Both can move by 400 points; the inner one has a length of 200.
    private struct Nest: View {
        let axis: Axis

        var body: some View {
            ScrollView(axis == .horizontal ? .horizontal : .vertical) {
                let layout =
                    axis == .horizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    inner
                    Color.blue.frame(width: axis == .horizontal ? 500 : 300, height: axis == .horizontal ? 300 : 500)
                }
                .accessibilityIdentifier("all")
            }
            .accessibilityIdentifier("outer")
        }

        private var inner: some View {
            ScrollView(axis == .horizontal ? .horizontal : .vertical) {
                Color.red.frame(width: axis == .horizontal ? 600 : 300, height: axis == .horizontal ? 300 : 600)
            }
            .frame(width: axis == .horizontal ? 200 : 300, height: axis == .horizontal ? 300 : 200)
            .accessibilityIdentifier("inner")
        }
    }

    enum Way: CaseIterable { case down, right, left }

    /// Moves along the axis. Forward reveals later content.
    @MainActor private struct Hand {
        let stage: Stage
        let way: Way

        init(_ way: Way, _ rate: Double = 60) {
            self.way = way
            stage = Stage(
                size: CGSize(width: 300, height: 300), framesPerSecond: rate,
                environment: { $0.layoutDirection = way == .left ? .rightToLeft : .leftToRight }
            ) { Nest(axis: way == .down ? .vertical : .horizontal) }
        }

        func vector(_ forward: CGFloat) -> CGSize {
            switch way {
            case .down: CGSize(width: 0, height: -forward)
            case .right: CGSize(width: -forward, height: 0)
            case .left: CGSize(width: forward, height: 0)
            }
        }

        /// A point in the inner scroll view, 100 points from the leading edge.
        var start: CGPoint { way == .left ? CGPoint(x: 200, y: 100) : CGPoint(x: 100, y: 100) }

        func offset(_ name: String) throws -> CGFloat {
            let scroll = try stage.scroll(name)
            switch way {
            case .down: return scroll.offset.y
            case .right: return scroll.offset.x
            case .left: return scroll.contentSize.width - scroll.containerSize.width - scroll.offset.x
            }
        }

        func expect(_ inner: CGFloat, _ outer: CGFloat, _ location: SourceLocation = #_sourceLocation) throws {
            let is_ = (try offset("inner"), try offset("outer"))
            #expect(abs(is_.0 - inner) < 0.01 && abs(is_.1 - outer) < 0.01, "\(is_)", sourceLocation: location)
        }
    }

    @Test(arguments: Way.allCases, [24.0, 60, 120])
    func theOuterOneMovesByTheRestAndGivesItBack(_ way: Way, _ rate: Double) throws {
        let hand = Hand(way, rate)
        let finger = hand.stage.touch(at: hand.start)
        finger.move(by: hand.vector(310), over: 0.5)
        try hand.expect(300, 0)
        finger.move(by: hand.vector(150), over: 0.3)
        try hand.expect(400, 50)
        #expect(try hand.stage.scroll("outer").phase == .interacting)
        finger.move(by: hand.vector(-30), over: 0.3)
        try hand.expect(400, 20)
        finger.move(by: hand.vector(-40), over: 0.3)
        try hand.expect(380, 0)
        finger.hold(for: 0.3)
        finger.lift()
        try hand.stage.settle()
        try hand.expect(380, 0)
        #expect(try hand.stage.scroll("outer").phase == .idle)
    }

    @Test(arguments: Way.allCases) func atTheEndOfBothTheInnerOneStretches(_ way: Way) throws {
        let hand = Hand(way)
        let finger = hand.stage.touch(at: hand.start)
        finger.move(by: hand.vector(410 + 400 + 100), over: 0.5)
        // 0.55 of the distance at first, within 200 points: 100 · 0.55 · 200 / (200 + 0.55 · 100).
        try hand.expect(400 + 43.137, 400)
        finger.move(by: hand.vector(-100), over: 0.1)
        try hand.expect(400, 400)
        finger.move(by: hand.vector(-100), over: 0.1)
        try hand.expect(400, 300)
        finger.hold(for: 0.2)
        finger.lift()
        try hand.stage.settle()
        try hand.expect(400, 300)
    }

    @Test(arguments: Way.allCases) func aFlickThatPassesTheEdgeThrowsTheOuterOne(_ way: Way) throws {
        let hand = Hand(way)
        let finger = hand.stage.touch(at: hand.start)
        finger.move(by: hand.vector(420), over: 0.3)
        finger.lift()
        let velocity = try hand.stage.scroll("outer").velocity
        #expect(abs(abs(velocity.dx + velocity.dy) - 1_400) < 1)
        try hand.stage.settle()
        #expect(try hand.offset("inner") == 400)
        #expect(try hand.offset("outer") > 300)
    }

    @Test(arguments: Way.allCases) func aFlickAtTheEdgeIsTheOuterOnes(_ way: Way) throws {
        let hand = Hand(way)
        let finger = hand.stage.touch(at: hand.start)
        finger.move(by: hand.vector(410), over: 0.5)
        finger.hold(for: 0.2)
        finger.lift()
        hand.stage.flick(from: hand.start, velocity: CGVector(dx: hand.vector(700).width, dy: hand.vector(700).height))
        try hand.stage.settle()
        #expect(try hand.offset("inner") == 400)
        #expect(try hand.offset("outer") > 200)
    }

    /// No finger drags it anymore, so it bounces at its own edge.
    @Test(arguments: Way.allCases) func aFlingThatRunsIntoTheEdgeStaysWithTheInnerOne(_ way: Way) throws {
        let hand = Hand(way)
        hand.stage.flick(
            from: hand.start, velocity: CGVector(dx: hand.vector(2_000).width, dy: hand.vector(2_000).height))
        var farthest: CGFloat = 0
        while !hand.stage.isAtRest {
            hand.stage.advance(by: 1.0 / 60)
            farthest = max(farthest, try hand.offset("inner"))
            #expect(try hand.offset("outer") == 0)
        }
        #expect(farthest > 410)
        try hand.expect(400, 0)
    }

    @Test(arguments: Way.allCases) func aTrackpadHandsOverToo(_ way: Way) throws {
        let hand = Hand(way)
        func move(_ forward: CGFloat) {
            let way = hand.vector(-forward)
            for _ in 0..<10 {
                hand.stage.trackpad(
                    .changed, by: CGSize(width: way.width / 10, height: way.height / 10), at: hand.start)
                hand.stage.advance(by: 0.05)
            }
        }
        hand.stage.trackpad(.began, at: hand.start)
        move(450)
        try hand.expect(400, 50)
        move(-70)
        try hand.expect(380, 0)
        hand.stage.advance(by: 0.2)
        hand.stage.trackpad(.ended, at: hand.start)
        try hand.stage.settle()
        try hand.expect(380, 0)
    }

    @Test(arguments: Way.allCases) func aWheelMovesTheOuterOneWhenTheInnerOneIsAtItsEdge(_ way: Way) throws {
        let hand = Hand(way)
        let notch = hand.vector(-1)
        hand.stage.wheel(by: CGSize(width: notch.width * 20, height: notch.height * 20), at: hand.start)
        try hand.stage.settle()
        try hand.expect(400, 0)
        hand.stage.advance(by: 0.5)
        hand.stage.wheel(by: notch, at: hand.start)
        try hand.stage.settle()
        #expect(try hand.offset("inner") == 400)
        #expect(try hand.offset("outer") > 20)
    }

    @Test func aCancelledDragPutsBothDown() throws {
        let hand = Hand(.down)
        let finger = hand.stage.touch(at: hand.start)
        finger.move(by: hand.vector(460), over: 0.2)
        finger.cancel()
        try hand.stage.settle()
        try hand.expect(400, 50)
        // Both can be dragged again.
        let next = hand.stage.touch(at: hand.start)
        next.move(by: hand.vector(-60), over: 0.2)
        next.hold(for: 0.2)
        next.lift()
        try hand.stage.settle()
        try hand.expect(350, 50)
    }

    @Test func anInnerOneThatGoesAwayPutsTheOuterOneDown() throws {
        struct Example: View {
            @State var isThere = true
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        if isThere { ScrollView { Color.red.frame(width: 300, height: 250) }.frame(height: 200) }
                        Color.blue.frame(width: 300, height: 1_000)
                    }
                }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentOffset.y > 30
                } action: {
                    if $1 { isThere = false }
                }
                .accessibilityIdentifier("outer")
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Example() }
        let finger = stage.touch(at: CGPoint(x: 100, y: 190))
        finger.move(by: CGSize(width: 0, height: -150), over: 0.3)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("outer").phase == .idle)
    }
}
