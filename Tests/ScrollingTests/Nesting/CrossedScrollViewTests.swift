import ScrollworkTesting
import SwiftUI
import Testing

/// Scroll views inside others that scroll along the other axis: the axis of a movement decides which one scrolls.
@MainActor
@Suite struct CrossedScrollViewTests {
    /// Returns a stage with a vertical feed that contains a horizontal row of pages.
    private func makeFeed(_ direction: LayoutDirection = .leftToRight) -> Stage {
        Stage(size: CGSize(width: 300, height: 400), environment: { $0.layoutDirection = direction }) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<5, id: \.self) { page in
                                Color.red.frame(width: 300).accessibilityIdentifier("page-\(page)")
                            }
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
    func aRemainderOnOneAxisDoesNotScrollTheOther(_ direction: LayoutDirection) throws {
        let stage = makeFeed(direction)
        let forward: CGFloat = direction == .leftToRight ? -1 : 1
        // Past the edge of the first page: the row stretches, and the feed stays.
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: -forward * 100, height: -40), over: 0.2)
        #expect(try y(stage) == 0)
        let page = try stage.frame(of: "page-0").midX
        #expect((page - 150) * -forward > 20)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.frame(of: "page-0").midX - 150) < 0.01)
    }

    @Test func aMovingNestedRowLetsTheFeedBeScrolled() throws {
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

    @Test func `A finger that stops a row and drags it keeps it`() throws {
        let stage = makeFeed()
        stage.flick(from: CGPoint(x: 200, y: 100), velocity: CGVector(dx: -1_000, dy: 0))
        stage.advance(by: 0.1)
        #expect(try stage.scroll("shelf").phase == .decelerating)
        let finger = stage.touch(at: CGPoint(x: 200, y: 150))
        let caught = try stage.scroll("shelf").offset.x
        finger.move(by: CGSize(width: -20, height: 0), over: 0.1)
        #expect(abs(try stage.scroll("shelf").offset.x - caught - 20) < 0.01)
        finger.move(by: CGSize(width: 0, height: -100), over: 0.2)
        #expect(try y(stage) == 0)
        finger.move(by: CGSize(width: -10, height: 0), over: 0.1)
        #expect(abs(try stage.scroll("shelf").offset.x - caught - 30) < 0.01)
        #expect(try y(stage) == 0)
    }

    @Test func aMovingFeedLetsTheNestedRowBeTurned() throws {
        let stage = makeFeed()
        stage.flick(from: CGPoint(x: 150, y: 300), velocity: CGVector(dx: 0, dy: -300))
        stage.advance(by: 0.05)
        #expect(try stage.scroll("feed").phase == .decelerating)
        stage.flick(from: CGPoint(x: 250, y: 100), velocity: CGVector(dx: -1_000, dy: 0))
        try stage.settle()
        #expect(abs(try stage.frame(of: "page-1").midX - 150) < 0.01)
        #expect(try y(stage) < 100)
    }

    @Test func aFingerThatStopsAFeedDragsItFromTheFirstPoint() throws {
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

    @Test func aWheelThatTurnsDownMovesTheFeedEvenOverTheNestedRow() throws {
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

    @Test func mostlyVerticalTrackpadMovementScrollsTheFeed() throws {
        let stage = makeFeed()
        stage.trackpad(by: CGSize(width: 20, height: 120), at: CGPoint(x: 150, y: 100), over: 0.3)
        try stage.settle()
        #expect(try y(stage) > 100)
        #expect(abs(try stage.frame(of: "page-0").midX - 150) < 0.01)
    }

    @Test func theNextTrackpadMovementCanScrollAnotherViewAfterALostEnd() throws {
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

    /// The program moves content under a finger, as endless rows do when they recenter.
    @Test func aFingerContinuesFromWhereTheProgramMovesTheContent() throws {
        let model = Destination<Int>()
        struct Page: View {
            let model: Destination<Int>
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<100, id: \.self) { box(300, 50, "row-\($0)").id($0) } }
                    }
                    .onChange(of: model.target) {
                        if let target = model.target { proxy.scrollTo(target, anchor: .top) }
                    }
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

    @Test func aMouseWheelTakesOverFromFingersThatStayOnATrackpad() throws {
        let stage = makeFeed()
        stage.trackpad(.began, at: CGPoint(x: 150, y: 100))
        stage.trackpad(.changed, by: CGSize(width: 80, height: 0), at: CGPoint(x: 150, y: 100))
        #expect(try stage.scroll("shelf").phase == .interacting)
        stage.advance(by: 0.5)
        stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 150, y: 350), precise: false)
        stage.trackpad(.ended, at: CGPoint(x: 150, y: 350))
        try stage.settle()
        #expect(try stage.scroll("shelf").phase == .idle)
        #expect(try stage.scroll("feed").phase == .idle)
        #expect(try stage.scroll("feed").offset.y > 0)
    }

    @Test func `Fingers that stop a row and move down scroll the feed, and the row settles on a page`() throws {
        let stage = makeFeed()
        let point = CGPoint(x: 150, y: 100)
        stage.flick(from: CGPoint(x: 200, y: 100), velocity: CGVector(dx: -1_000, dy: 0))
        stage.advance(by: 0.1)
        stage.trackpad(.began, at: point)
        #expect(try stage.scroll("shelf").phase == .tracking)
        for _ in 0..<10 {
            stage.trackpad(.changed, by: CGSize(width: 0, height: 6), at: point)
            stage.advance(by: 0.02)
        }
        #expect(abs(try y(stage) - 60) < 0.01)
        stage.advance(by: 0.2)
        stage.trackpad(.ended, at: point)
        try stage.settle()
        #expect(try stage.scroll("shelf").phase == .idle)
        let x = try stage.scroll("shelf").offset.x
        #expect(abs(x) < 0.01 || abs(x - 300) < 0.01)
    }
}
