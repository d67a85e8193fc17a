import Observation
import ScrollworkTesting
import SwiftUI
import Testing

/// Defects that random walks found: content that changes during a drag or a motion, and fingers that appear and lift.
@MainActor
@Suite struct HeldContentTests {
    @Observable final class Length { var points: CGFloat = 4_000 }

    private struct Page: View {
        let length: Length
        var body: some View {
            ScrollView { Color.gray.frame(width: 300, height: length.points) }.accessibilityIdentifier("page")
        }
    }

    private let length = Length()

    private func makeStage() -> Stage { Stage(size: CGSize(width: 300, height: 300)) { Page(length: length) } }
    private func y(_ stage: Stage) throws -> CGFloat { try stage.scroll("page").offset.y }

    private func scrollToEnd(_ stage: Stage) throws {
        stage.wheel(by: CGSize(width: 0, height: 1_000), at: CGPoint(x: 150, y: 150))
        try stage.settle()
        #expect(try y(stage) == 3_700)
    }

    @Test func heldContentThatBecomesShorterIsAtItsNewEdge() throws {
        let stage = makeStage()
        try scrollToEnd(stage)
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: 0, height: 30), over: 0.1)
        #expect(abs(try y(stage) - 3_680) < 0.01)
        length.points = 1_000
        stage.update()
        #expect(try y(stage) == 700)
        finger.move(by: CGSize(width: 0, height: 30), over: 0.1)
        #expect(abs(try y(stage) - 670) < 0.01)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(abs(try y(stage) - 670) < 0.01)
    }

    @Test func movingContentThatBecomesShorterReturnsFromItsNewEdge() throws {
        let stage = makeStage()
        try scrollToEnd(stage)
        stage.flick(from: CGPoint(x: 150, y: 50), velocity: CGVector(dx: 0, dy: 800))
        stage.advance(by: 0.1)
        length.points = 1_000
        stage.update()
        #expect(try y(stage) <= 700)
        try stage.settle()
        #expect(try y(stage) < 700)
    }

    @Test func aTouchOfATrackpadLeavesContentAtRestAtRest() throws {
        let stage = makeStage()
        let point = CGPoint(x: 150, y: 150)
        stage.trackpad(.began, at: point)
        #expect(try stage.scroll("page").phase == .idle)
        stage.trackpad(.ended, at: point)
        #expect(try stage.scroll("page").phase == .idle)
    }

    @Test func aTouchOfATrackpadStopsContentThatMoves() throws {
        let stage = makeStage()
        let point = CGPoint(x: 150, y: 150)
        stage.flick(from: CGPoint(x: 150, y: 250), velocity: CGVector(dx: 0, dy: -1_000))
        stage.advance(by: 0.1)
        stage.trackpad(.began, at: point)
        let caught = try y(stage)
        stage.advance(by: 0.3)
        #expect(try y(stage) == caught)
        stage.trackpad(.ended, at: point)
        try stage.settle()
        #expect(try y(stage) == caught)
        #expect(try stage.scroll("page").phase == .idle)
    }

    @Test func aWheelDoesNotMoveWhatAFingerHolds() throws {
        let stage = makeStage()
        let finger = stage.touch(at: CGPoint(x: 150, y: 250))
        finger.move(by: CGSize(width: 0, height: -60), over: 0.2)
        stage.wheel(by: CGSize(width: 0, height: 3), at: CGPoint(x: 150, y: 150))
        stage.advance(by: 0.3)
        #expect(abs(try y(stage) - 50) < 0.01)
        finger.move(by: CGSize(width: 0, height: -10), over: 0.1)
        #expect(abs(try y(stage) - 60) < 0.01)
        finger.lift()
    }

    @Observable final class Direction { var isHorizontal = false }

    @Test func aFingerOnARemovedAxisHoldsNothing() throws {
        struct Turning: View {
            let direction: Direction

            var body: some View {
                ScrollView(direction.isHorizontal ? .horizontal : .vertical) {
                    Color.gray.frame(width: 3_000, height: 3_000)
                }
                .accessibilityIdentifier("page")
            }
        }
        let direction = Direction()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Turning(direction: direction) }
        let finger = stage.touch(at: CGPoint(x: 150, y: 250))
        finger.move(by: CGSize(width: 0, height: -60), over: 0.2)
        direction.isHorizontal = true
        stage.update()
        #expect(try stage.scroll("page").phase == .idle)
        finger.lift()
        stage.flick(from: CGPoint(x: 250, y: 150), velocity: CGVector(dx: -1_000, dy: 0))
        try stage.settle()
        #expect(try stage.scroll("page").phase == .idle)
        #expect(try stage.scroll("page").offset.x > 100)
        #expect(try stage.scroll("page").offset.y == 0)
    }

    /// A program that scrolls to the end of its content, or inserts pages before the visible ones.
    @Observable final class Reading {
        var jumps = 0
        var pages = Array(0..<40)
        var page: Int? = 20
    }

    private struct Pages: View {
        @Bindable var reading: Reading
        let isStill: Bool

        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(reading.pages, id: \.self) { page in
                            Color.gray.frame(width: 300, height: 100).accessibilityIdentifier("page-\(page)")
                        }
                    }
                    .scrollTargetLayout()
                    .transaction { if isStill { $0.animation = nil } }
                }
                .scrollPosition(id: $reading.page)
                .accessibilityIdentifier("page")
                .onChange(of: reading.jumps) {
                    withAnimation(.spring(duration: 0.4)) { reader.scrollTo(30, anchor: .top) }
                }
            }
        }
    }

    @Test func contentThatTheProgramTakesFromAFingerKeepsItsVelocity() throws {
        let reading = Reading()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Pages(reading: reading, isStill: false) }
        let finger = stage.touch(at: CGPoint(x: 150, y: 280))
        finger.move(by: CGSize(width: 0, height: -250), over: 0.25)
        let before = try y(stage)
        reading.jumps += 1
        stage.advance(by: 1.0 / 60)
        stage.advance(by: 1.0 / 60)
        // 1,000 points per second are about 17 per frame; a spring that begins at rest would move less than 5.
        #expect(try y(stage) - before > 12)
        finger.lift()
        try stage.settle()
        #expect(try y(stage) == 3_000)
    }

    @Test(arguments: [true, false])
    func pagesInsertedBeforeTheVisibleOnesMoveThemOnlyInAnAnimatedChange(_ isStill: Bool) throws {
        let reading = Reading()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Pages(reading: reading, isStill: isStill) }
        stage.flick(from: CGPoint(x: 150, y: 280), velocity: CGVector(dx: 0, dy: -1_000))
        try stage.settle()
        let first = try #require(reading.page), place = try stage.frame(of: "page-\(first)").minY
        withAnimation { reading.pages.insert(contentsOf: 100..<110, at: 0) }
        stage.update()
        #expect(abs(try stage.frame(of: "page-\(first)").minY - place - (isStill ? 0 : 1_000)) < 0.01)
    }

    @Test func theSecondFingerScrollsIfTheFirstDidNotMove() throws {
        let stage = makeStage()
        let first = stage.touch(at: CGPoint(x: 100, y: 250)), second = stage.touch(at: CGPoint(x: 200, y: 250))
        first.lift()
        second.move(by: CGSize(width: 0, height: -60), over: 0.2)
        #expect(abs(try y(stage) - 50) < 0.01)
        second.lift()
    }

    /// A geometry reader creates its content at its first layout; its surroundings can be drawn before, outside the
    /// viewport.
    @Test func rowsWithGeometryReadersCanLeaveBeforeTheirLayout() throws {
        struct Rows: View {
            var body: some View {
                ScrollViewReader { reader in
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<10_000, id: \.self) { row in
                                Color.gray.frame(width: 300, height: CGFloat(40 + row % 7 * 30))
                                    .background {
                                        GeometryReader { geometry in Text(verbatim: "\(geometry.size.height)") }
                                    }
                            }
                        }
                    }
                    .accessibilityIdentifier("page")
                    .onAppear { reader.scrollTo(5_000, anchor: .top) }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 600)) { Rows() }
        for speed in [3_000.0, -4_000, 4_000, -2_000] {
            stage.flick(from: CGPoint(x: 150, y: 300), velocity: CGVector(dx: 0, dy: speed))
            let finger = stage.touch(at: CGPoint(x: 150, y: 300))
            for distance in [12.0, -400, 400] { finger.move(by: CGSize(width: 0, height: distance), over: 0) }
            finger.cancel()
        }
        try stage.settle(within: 30)
        #expect(try stage.scroll("page").phase == .idle)
    }

    @Test func aFingerLosesContentThatTheProgramAnimatesToItsOwnPosition() throws {
        let wish = Wish<Int>()
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { _ in Color.gray.frame(width: 300, height: 100) }
                    }
                }
                .accessibilityIdentifier("page")
                .onChange(of: wish.target) { withAnimation { proxy.scrollTo(2, anchor: .top) } }
            }
        }
        let finger = stage.touch(at: CGPoint(x: 150, y: 280))
        finger.move(by: CGSize(width: 0, height: -210), over: 0)
        #expect(try y(stage) == 200)
        wish.target = 1
        stage.update()
        finger.move(by: CGSize(width: 0, height: 30), over: 0.1)
        #expect(try stage.scroll("page").phase == .idle)
        #expect(try y(stage) == 200)
        finger.lift()
        try stage.settle()
        #expect(try y(stage) == 200)
    }

    /// Without the jump, the fling would turn to the second page.
    @Test func aPageTurnedAfterAJumpOfTheProgramIsTheNextOne() throws {
        var proxy: ScrollViewProxy?
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10, id: \.self) { _ in Color.gray.frame(width: 300, height: 300) }
                    }
                }
                .scrollTargetBehavior(.paging)
                .accessibilityIdentifier("page")
            }
        }
        let finger = stage.touch(at: CGPoint(x: 150, y: 280))
        finger.move(by: CGSize(width: 0, height: -30), over: 0.1)
        proxy?.scrollTo(5, anchor: .top)
        stage.update()
        #expect(try y(stage) == 1_500)
        finger.move(by: CGSize(width: 0, height: -60), over: 0.1)
        finger.lift()
        try stage.settle()
        #expect(abs(try y(stage) - 1_800) < 0.01)
    }

    @Test func aFingerReleasesContentThatNoLongerScrollsItsAxis() throws {
        let wish = Wish<Int>()
        struct Page: View {
            let wish: Wish<Int>
            var body: some View {
                ScrollView(wish.target == nil ? .vertical : .horizontal) { Color.gray.frame(width: 900, height: 900) }
                    .accessibilityIdentifier("page")
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Page(wish: wish) }
        let finger = stage.touch(at: CGPoint(x: 150, y: 280))
        finger.move(by: CGSize(width: 0, height: -100), over: 0.2)
        wish.target = 1
        stage.update()
        finger.move(by: CGSize(width: 0, height: 30), over: 0.1)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("page").phase == .idle)
        let again = stage.touch(at: CGPoint(x: 250, y: 150))
        again.move(by: CGSize(width: -100, height: 0), over: 0.2)
        #expect(abs(try stage.scroll("page").offset.x - 90) < 0.01)
    }
}
