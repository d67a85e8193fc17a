import ScrollworkTesting
import SwiftUI
import Testing

/// Where an inner scroll view is at its edge, the outer one goes on.
@MainActor
@Suite struct HandOverTests {
    /// Two scroll views of one axis inside each other; both can move by 400 points, the inner one within 200.
    private struct Nest: View {
        let axis: Axis

        var body: some View {
            ScrollView(axis == .horizontal ? .horizontal : .vertical) {
                let layout = axis == .horizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
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

    /// Moves along the axis; forward shows what lies further on.
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

        /// In the inner scroll view, 100 points from the leading edge.
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
        // 0.55 of the way at first, within 200 points: 100 · 0.55 · 200 / (200 + 0.55 · 100).
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

    /// Nobody's finger is on it any more: it bounces at its own edge.
    @Test(arguments: Way.allCases) func aFlingThatRunsIntoTheEdgeStaysWithTheInnerOne(_ way: Way) throws {
        let hand = Hand(way)
        hand.stage.flick(from: hand.start, velocity: CGVector(dx: hand.vector(2_000).width, dy: hand.vector(2_000).height))
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
                hand.stage.trackpad(.changed, by: CGSize(width: way.width / 10, height: way.height / 10), at: hand.start)
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
                .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 30 } action: { if $1 { isThere = false } }
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

    // MARK: Different axes

    /// A vertical feed with a shelf of pages in it.
    private func makeFeed(_ direction: LayoutDirection = .leftToRight) -> Stage {
        Stage(size: CGSize(width: 300, height: 400), environment: { $0.layoutDirection = direction }) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<5, id: \.self) { page in Color.red.frame(width: 300).accessibilityIdentifier("page-\(page)") }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollTargetBehavior(.paging)
                    .frame(height: 200)
                    .accessibilityIdentifier("shelf")
                    Color.blue.frame(width: 300, height: 1_000)
                }
            }
            .accessibilityIdentifier("feed")
        }
    }

    private func y(_ stage: Stage) throws -> CGFloat { try stage.scroll("feed").offset.y }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func whatOneAxisCannotTakeIsNotTheOthers(_ direction: LayoutDirection) throws {
        let stage = makeFeed(direction)
        let forward: CGFloat = direction == .leftToRight ? -1 : 1
        // To the first page's edge and on: the shelf stretches, the feed stays.
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: -forward * 100, height: -40), over: 0.2)
        #expect(try y(stage) == 0)
        let page = try stage.frame(of: "page-0").midX
        #expect((page - 150) * -forward > 20)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.frame(of: "page-0").midX - 150) < 0.01)
    }

    @Test func aShelfThatMovesLetsTheFeedBeScrolled() throws {
        let stage = makeFeed()
        stage.flick(from: CGPoint(x: 200, y: 100), velocity: CGVector(dx: -1_000, dy: 0))
        stage.advance(by: 0.2)
        #expect(try stage.scroll("shelf").phase == .decelerating)
        let finger = stage.touch(at: CGPoint(x: 150, y: 150))
        finger.move(by: CGSize(width: 0, height: -100), over: 0.2)
        #expect(abs(try y(stage) - 90) < 0.01)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.frame(of: "page-1").midX - 150) < 0.01)
    }

    @Test func aFeedThatMovesLetsTheShelfBeTurned() throws {
        let stage = makeFeed()
        stage.flick(from: CGPoint(x: 150, y: 300), velocity: CGVector(dx: 0, dy: -300))
        stage.advance(by: 0.05)
        #expect(try stage.scroll("feed").phase == .decelerating)
        stage.flick(from: CGPoint(x: 250, y: 100), velocity: CGVector(dx: -1_000, dy: 0))
        try stage.settle()
        #expect(abs(try stage.frame(of: "page-1").midX - 150) < 0.01)
        #expect(try y(stage) < 100)
    }

    @Test func aFingerThatStoppedAFeedDragsItFromTheFirstPoint() throws {
        let stage = makeFeed()
        stage.flick(from: CGPoint(x: 150, y: 350), velocity: CGVector(dx: 0, dy: -600))
        stage.advance(by: 0.1)
        let finger = stage.touch(at: CGPoint(x: 150, y: 300))
        let caught = try y(stage)
        finger.move(by: CGSize(width: 1, height: -4), over: 0.05)
        #expect(abs(try y(stage) - caught - 4) < 0.01)
        finger.move(by: CGSize(width: 3, height: -40), over: 0.1)
        #expect(abs(try y(stage) - caught - 44) < 0.01)
        finger.lift()
    }

    @Test func aWheelThatTurnsDownMovesTheFeedAlsoOverTheShelf() throws {
        let stage = makeFeed()
        stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 150, y: 100))
        try stage.settle()
        #expect(try y(stage) > 20)
        #expect(abs(try stage.frame(of: "page-0").midX - 150) < 0.01)
        stage.advance(by: 1)
        stage.wheel(by: CGSize(width: 1, height: 0), at: CGPoint(x: 150, y: 50))
        try stage.settle()
        #expect(abs(try stage.frame(of: "page-1").midX - 150) < 0.01)
    }

    @Test func fingersOnATrackpadThatGoMostlyDownMoveTheFeed() throws {
        let stage = makeFeed()
        stage.trackpad(by: CGSize(width: 20, height: 120), at: CGPoint(x: 150, y: 100), over: 0.3)
        try stage.settle()
        #expect(try y(stage) > 100)
        #expect(abs(try stage.frame(of: "page-0").midX - 150) < 0.01)
    }

    @Test func theNextMovementOnATrackpadMayBeAnothersAlthoughAnEndWasLost() throws {
        let stage = makeFeed()
        let point = CGPoint(x: 150, y: 100)
        stage.trackpad(.began, at: point)
        stage.trackpad(.changed, by: CGSize(width: 80, height: 0), at: point)
        stage.trackpad(by: CGSize(width: 0, height: 120), at: point, over: 0.3)
        try stage.settle()
        #expect(try y(stage) > 100)
        #expect(abs(try stage.frame(of: "page-0").midX - 150) < 0.01)
        #expect(try stage.scroll("shelf").phase == .idle)
    }

    /// Vertical lists side by side in a pager.
    @Test func aListInAPagerScrollsAndThePagerTurns() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { page in
                        ScrollView { Color.red.frame(width: 300, height: 1_000) }.frame(width: 300)
                            .accessibilityIdentifier("list-\(page)")
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .accessibilityIdentifier("pager")
        }
        let x = { try stage.scroll("pager").offset.x }, y = { try stage.scroll("list-0").offset.y }
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 180, y: 200), over: 0.5)
        try stage.settle()
        #expect(try x() == 0)
        let scrolled = try y()
        #expect(scrolled >= 90)
        stage.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 160), over: 0.2)
        try stage.settle()
        #expect(try x() == 300)
        #expect(try y() == scrolled)
        // Also while the list under the finger still moves.
        stage.flick(from: CGPoint(x: 150, y: 300), velocity: CGVector(dx: 0, dy: -1_500))
        stage.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 190), over: 0.2)
        try stage.settle()
        #expect(try x() == 0)
    }

    /// The program moves content while a finger holds it, as endless rows do that begin anew.
    @Test func aFingerGoesOnFromWhereTheProgramMovesTheContent() throws {
        let model = Destination<Int>()
        struct Page: View {
            let model: Destination<Int>
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<100, id: \.self) { box(300, 50, "row-\($0)").id($0) } }
                    }
                    .onChange(of: model.target) { if let target = model.target { proxy.scrollTo(target, anchor: .top) } }
                    .accessibilityIdentifier("page")
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Page(model: model) }
        let finger = stage.touch(at: CGPoint(x: 100, y: 250))
        finger.move(by: CGSize(width: 0, height: -60), over: 0.2)
        model.go(to: 40, .top)
        stage.update()
        #expect(try stage.scroll("page").offset.y == 2_000)
        #expect(try stage.scroll("page").phase == .interacting)
        finger.move(by: CGSize(width: 0, height: -60), over: 0.1)
        #expect(try stage.scroll("page").offset.y == 2_060)
        finger.lift()
        #expect(abs(try stage.scroll("page").velocity.dy - 600) < 1)
        try stage.settle()
        #expect(try stage.scroll("page").offset.y > 2_200)
    }
}
