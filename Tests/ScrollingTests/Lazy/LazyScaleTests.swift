import ScrollworkTesting
import SwiftUI
import Testing

/// Ten million rows open, scroll, and jump at the cost of ten thousand.
@MainActor
struct LazyScaleTests {
    private func stage(_ rows: Int, _ wish: Wish<Int>, isEven: Bool) -> Stage {
        Stage(size: CGSize(width: 300, height: 400)) {
            WishScroll(wish: wish) {
                LazyVStack(spacing: 2) {
                    ForEach(0..<rows, id: \.self) {
                        cell(200, isEven ? 44 : 20 + CGFloat(($0 * 7919) % 83), "row-\($0)")
                    }
                }
            }
        }
    }

    private func costs(_ rows: Int, isEven: Bool) throws -> [StageStatistics] {
        let wish = Wish<Int>()
        let stage = stage(rows, wish, isEven: isEven)
        var costs: [StageStatistics] = []
        func note() {
            costs.append(stage.statistics)
            stage.resetStatistics()
        }
        note()
        stage.flick(from: CGPoint(x: 150, y: 300), velocity: CGVector(dx: 0, dy: -3000))
        try stage.settle()
        note()
        wish.target = 8_000
        stage.update()
        #expect(abs(try stage.frame(of: "row-8000").minY) < 0.01)
        note()
        stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: 0, dy: 3000))
        try stage.settle()
        note()
        return costs
    }

    @Test(arguments: [true, false]) func `Ten million rows open, scroll and jump as ten thousand do`(_ isEven: Bool)
        throws
    {
        let few = try costs(10_000, isEven: isEven), many = try costs(10_000_000, isEven: isEven)
        for (a, b) in zip(few, many) {
            #expect(a.frames == b.frames)
            #expect(a.rowsRealized == b.rowsRealized)
            #expect(a.rowsReleased == b.rowsReleased)
            #expect(a.nodesLaidOut == b.nodesLaidOut)
            #expect(a.bodiesEvaluated == b.bodiesEvaluated)
        }
    }

    @Test func `The search for an unknown view ends soon`() throws {
        let wish = Wish<String>()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            WishScroll(wish: wish) { LazyVStack { ForEach(0..<10_000_000, id: \.self) { cell(200, 44, "row-\($0)") } } }
        }
        stage.resetStatistics()
        wish.target = "nowhere"
        stage.update()
        #expect(try stage.scroll("scroll").offset.y == 0)
        #expect(stage.statistics.rowsRealized == 0)
    }
}
