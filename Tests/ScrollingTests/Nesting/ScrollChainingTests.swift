import ScrollworkTesting
import SwiftUI
import Testing

/// If an inner scroll view is at its edge, the outer one continues.
@MainActor
@Suite struct ScrollChainingTests {
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

    enum Heading: CaseIterable { case down, right, left }

    /// Moves along the axis. Forward reveals later content.
    @MainActor private struct ChainedScene {
        let stage: Stage
        let heading: Heading

        init(_ heading: Heading, _ rate: Double = 60) {
            self.heading = heading
            stage = Stage(
                size: CGSize(width: 300, height: 300), framesPerSecond: rate,
                environment: { $0.layoutDirection = heading == .left ? .rightToLeft : .leftToRight }
            ) { Nest(axis: heading == .down ? .vertical : .horizontal) }
        }

        func vector(_ forward: CGFloat) -> CGSize {
            switch heading {
            case .down: CGSize(width: 0, height: -forward)
            case .right: CGSize(width: -forward, height: 0)
            case .left: CGSize(width: forward, height: 0)
            }
        }

        /// A point in the inner scroll view, 100 points from the leading edge.
        var start: CGPoint { heading == .left ? CGPoint(x: 200, y: 100) : CGPoint(x: 100, y: 100) }

        func offset(_ name: String) throws -> CGFloat {
            let scroll = try stage.scroll(name)
            switch heading {
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

    @Test(arguments: Heading.allCases, [24.0, 60, 120])
    func theOuterOneMovesByTheRemainderAndReturnsFirst(_ heading: Heading, _ rate: Double) throws {
        let scene = ChainedScene(heading, rate)
        let finger = scene.stage.touch(at: scene.start)
        finger.move(by: scene.vector(310), over: 0.5)
        try scene.expect(300, 0)
        finger.move(by: scene.vector(150), over: 0.3)
        try scene.expect(400, 50)
        #expect(try scene.stage.scroll("outer").phase == .interacting)
        finger.move(by: scene.vector(-30), over: 0.3)
        try scene.expect(400, 20)
        finger.move(by: scene.vector(-40), over: 0.3)
        try scene.expect(380, 0)
        finger.hold(for: 0.3)
        finger.lift()
        try scene.stage.settle()
        try scene.expect(380, 0)
        #expect(try scene.stage.scroll("outer").phase == .idle)
    }

    @Test(arguments: Heading.allCases) func atTheEndOfBothTheInnerOneStretches(_ heading: Heading) throws {
        let scene = ChainedScene(heading)
        let finger = scene.stage.touch(at: scene.start)
        finger.move(by: scene.vector(410 + 400 + 100), over: 0.5)
        // 0.55 of the distance at first, within 200 points: 100 · 0.55 · 200 / (200 + 0.55 · 100).
        try scene.expect(400 + 43.137, 400)
        finger.move(by: scene.vector(-100), over: 0.1)
        try scene.expect(400, 400)
        finger.move(by: scene.vector(-100), over: 0.1)
        try scene.expect(400, 300)
        finger.hold(for: 0.2)
        finger.lift()
        try scene.stage.settle()
        try scene.expect(400, 300)
    }

    @Test(arguments: Heading.allCases) func anOuterOneThatCannotMoveIsNotHeld(_ heading: Heading) throws {
        let scene = ChainedScene(heading)
        let finger = scene.stage.touch(at: scene.start)
        finger.move(by: scene.vector(-60), over: 0.2)
        #expect(try scene.offset("inner") < -20)
        #expect(try scene.stage.scroll("inner").phase == .interacting)
        #expect(try scene.stage.scroll("outer").phase == .idle)
        finger.move(by: scene.vector(60 + 400 + 20), over: 0.5)
        #expect(try scene.stage.scroll("outer").phase == .interacting)
        finger.lift()
    }

    @Test(arguments: Heading.allCases) func aFlickPastTheEdgeFlingsTheOuterOne(_ heading: Heading) throws {
        let scene = ChainedScene(heading)
        let finger = scene.stage.touch(at: scene.start)
        finger.move(by: scene.vector(420), over: 0.3)
        finger.lift()
        let velocity = try scene.stage.scroll("outer").velocity
        #expect(abs(abs(velocity.dx + velocity.dy) - 1_400) < 1)
        try scene.stage.settle()
        #expect(try scene.offset("inner") == 400)
        #expect(try scene.offset("outer") > 300)
    }

    @Test(arguments: Heading.allCases) func aFlickAtTheEdgeFlingsTheOuterOne(_ heading: Heading) throws {
        let scene = ChainedScene(heading)
        let finger = scene.stage.touch(at: scene.start)
        finger.move(by: scene.vector(410), over: 0.5)
        finger.hold(for: 0.2)
        finger.lift()
        scene.stage.flick(
            from: scene.start, velocity: CGVector(dx: scene.vector(700).width, dy: scene.vector(700).height))
        try scene.stage.settle()
        #expect(try scene.offset("inner") == 400)
        #expect(try scene.offset("outer") > 200)
    }

    /// No finger drags it anymore, so it bounces at its own edge.
    @Test(arguments: Heading.allCases) func aFlingThatReachesTheEdgeStaysWithTheInnerOne(_ heading: Heading) throws {
        let scene = ChainedScene(heading)
        scene.stage.flick(
            from: scene.start, velocity: CGVector(dx: scene.vector(2_000).width, dy: scene.vector(2_000).height))
        var farthest: CGFloat = 0
        while !scene.stage.isAtRest {
            scene.stage.advance(by: 1.0 / 60)
            farthest = max(farthest, try scene.offset("inner"))
            #expect(try scene.offset("outer") == 0)
        }
        #expect(farthest > 410)
        try scene.expect(400, 0)
    }

    @Test(arguments: Heading.allCases) func aTrackpadChains(_ heading: Heading) throws {
        let scene = ChainedScene(heading)
        func move(_ forward: CGFloat) {
            let heading = scene.vector(-forward)
            for _ in 0..<10 {
                scene.stage.trackpad(
                    .changed, by: CGSize(width: heading.width / 10, height: heading.height / 10), at: scene.start)
                scene.stage.advance(by: 0.05)
            }
        }
        scene.stage.trackpad(.began, at: scene.start)
        move(450)
        try scene.expect(400, 50)
        move(-70)
        try scene.expect(380, 0)
        scene.stage.advance(by: 0.2)
        scene.stage.trackpad(.ended, at: scene.start)
        try scene.stage.settle()
        try scene.expect(380, 0)
    }

    @Test(arguments: Heading.allCases) func aWheelMovesTheOuterOneWhenTheInnerOneIsAtItsEdge(_ heading: Heading) throws
    {
        let scene = ChainedScene(heading)
        let notch = scene.vector(-1)
        scene.stage.wheel(by: CGSize(width: notch.width * 20, height: notch.height * 20), at: scene.start)
        try scene.stage.settle()
        try scene.expect(400, 0)
        scene.stage.advance(by: 0.5)
        scene.stage.wheel(by: notch, at: scene.start)
        try scene.stage.settle()
        #expect(try scene.offset("inner") == 400)
        #expect(try scene.offset("outer") > 20)
    }

    @Test func aCanceledDragReleasesBoth() throws {
        let scene = ChainedScene(.down)
        let finger = scene.stage.touch(at: scene.start)
        finger.move(by: scene.vector(460), over: 0.2)
        finger.cancel()
        try scene.stage.settle()
        try scene.expect(400, 50)
        // Both can be dragged again.
        let next = scene.stage.touch(at: scene.start)
        next.move(by: scene.vector(-60), over: 0.2)
        next.hold(for: 0.2)
        next.lift()
        try scene.stage.settle()
        try scene.expect(350, 50)
    }

    @Test func anInnerOneThatDisappearsReleasesTheOuterOne() throws {
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

    /// A fling takes the inner content beyond its end, where a finger stops it.
    @Test(arguments: Heading.allCases) func `Content that is caught beyond its end keeps the drag`(
        _ heading: Heading
    ) throws {
        let scene = ChainedScene(heading)
        let fling = scene.vector(2_000)
        scene.stage.flick(from: scene.start, velocity: CGVector(dx: fling.width, dy: fling.height))
        while try scene.offset("inner") < 405, !scene.stage.isAtRest { scene.stage.advance(by: 1.0 / 60) }
        let finger = scene.stage.touch(at: scene.start)
        let caught = try scene.offset("inner")
        #expect(caught >= 405)
        finger.move(by: scene.vector(30), over: 0.1)
        #expect(try scene.offset("inner") > caught + 5)
        #expect(try scene.offset("outer") == 0)
        finger.move(by: scene.vector(-150), over: 0.2)
        #expect(try scene.offset("inner") < 400)
        #expect(try scene.offset("outer") == 0)
        finger.lift()
    }

    /// The resistance of 200 points takes the last 40 points to 19.8.
    @Test func `A trackpad does not move outer content that a finger holds`() throws {
        let scene = ChainedScene(.down)
        let finger = scene.stage.touch(at: CGPoint(x: 100, y: 280))
        finger.move(by: scene.vector(30), over: 0.2)
        try scene.expect(0, 20)
        scene.stage.trackpad(.began, at: scene.start)
        scene.stage.trackpad(.changed, by: CGSize(width: 0, height: 440), at: scene.start)
        let stretch: CGFloat = 22 * 200 / 222
        try scene.expect(400 + stretch, 20)
        scene.stage.trackpad(.ended, at: scene.start)
        finger.move(by: scene.vector(10), over: 0.1)
        #expect(abs(try scene.offset("outer") - 30) < 0.01)
        finger.lift()
    }
}
