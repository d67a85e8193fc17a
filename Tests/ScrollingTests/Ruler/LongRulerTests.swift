import ScrollworkTesting
import SwiftUI
import Testing

/// A ruler of ten thousand ticks costs only what is visible.
@MainActor
@Suite struct LongRulerTests {
    private struct Ruler: View {
        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<10_001) { Tick(value: $0) } }
                    .scrollTargetLayout()
            }
            .accessibilityIdentifier("ruler")
        }
    }

    private struct Tick: View {
        let value: Int

        var body: some View { Color.gray.frame(width: 10, height: 40).accessibilityIdentifier("tick-\(value)") }
    }

    private func makeStage() -> Stage { Stage(size: CGSize(width: 300, height: 60)) { Ruler() } }

    @Test func onlyVisibleTicksAreRealized() throws {
        let stage = makeStage()
        #expect(stage.frames(prefix: "tick-").count == 30)
        #expect(stage.statistics.rowsRealized == 30)
        #expect(try stage.scroll("ruler").contentSize.width == 100_010)
    }

    @Test func aScrolledFrameEvaluatesOnlyRowsThatEnter() throws {
        let stage = makeStage()
        let finger = stage.touch(at: CGPoint(x: 250, y: 30))
        finger.move(by: CGSize(width: -20, height: 0), over: 0.1)
        stage.resetStatistics()
        finger.move(by: CGSize(width: -4, height: 0), over: 0)
        let small = stage.statistics
        #expect(small.frames == 1)
        #expect(small.rowsRealized <= 1)
        #expect(small.bodiesEvaluated == small.rowsRealized)
        // A tick consists of a name, a frame, and a color.
        #expect(small.nodesLaidOut <= 3 * small.rowsRealized)

        stage.resetStatistics()
        finger.move(by: CGSize(width: -100, height: 0), over: 0.5)
        let drag = stage.statistics
        #expect(drag.rowsRealized == 10)
        // Ticks up to a viewport away remain realized.
        #expect(drag.rowsReleased == 0)
        #expect(drag.bodiesEvaluated == 10)
        #expect(drag.nodesLaidOut <= 30)
        finger.lift()
    }

    @Test func aFrameWithoutNewRowsCostsNothing() throws {
        let stage = makeStage()
        let finger = stage.touch(at: CGPoint(x: 250, y: 30))
        // To the position where half of the first tick is visible.
        finger.move(by: CGSize(width: -15, height: 0), over: 0.1)
        #expect(try stage.scroll("ruler").offset.x == 5)
        stage.resetStatistics()
        finger.move(by: CGSize(width: -2, height: 0), over: 0)
        #expect(try stage.scroll("ruler").offset.x == 7)
        let statistics = stage.statistics
        #expect(statistics.bodiesEvaluated == 0)
        #expect(statistics.nodesLaidOut == 0)
        #expect(statistics.rowsRealized == 0)
        // The content moves, and possibly an indicator.
        #expect(statistics.layersChanged <= 3)
    }

    @Test func aFlingThroughThousandsReleasesPassedRows() throws {
        let stage = makeStage()
        for _ in 0..<5 {
            stage.flick(from: CGPoint(x: 250, y: 30), velocity: CGVector(dx: -8000, dy: 0))
            try stage.settle()
        }
        #expect(try stage.scroll("ruler").offset.x > 10_000)
        let shown = stage.frames(prefix: "tick-")
        #expect((30...31).contains(shown.count))
        let statistics = stage.statistics
        // As many remain realized on each side.
        #expect(statistics.rowsRealized - statistics.rowsReleased <= 3 * shown.count)
    }

    @Test func jumpingToTheMiddleRealizesOnlyVisibleTicks() throws {
        let model = Destination<Int>()
        let stage = Stage(size: CGSize(width: 300, height: 60)) { Jumping(model: model) }
        stage.resetStatistics()
        model.go(to: 5_000, .center)
        try stage.settle()
        #expect(try stage.frame(of: "tick-5000").midX == 150)
        #expect(stage.statistics.rowsRealized <= 64)
        #expect(stage.statistics.bodiesEvaluated <= 68)
    }

    private struct Jumping: View {
        let model: Destination<Int>

        var body: some View {
            ScrollViewReader { proxy in
                Ruler().onChange(of: model.target) {
                    if let target = model.target { proxy.scrollTo(target, anchor: model.anchor) }
                }
            }
        }
    }

    @Test func nothingHappensAtRest() throws {
        let stage = makeStage()
        try stage.settle()
        stage.resetStatistics()
        #expect(stage.isAtRest)
        #expect(try stage.settle() == 0)
        #expect(stage.statistics == StageStatistics())
        stage.advance(by: 1)
        #expect(stage.statistics.frames == 60)
        #expect(stage.statistics.bodiesEvaluated == 0)
        #expect(stage.statistics.nodesLaidOut == 0)
        #expect(stage.statistics.layersChanged == 0)
    }
}
