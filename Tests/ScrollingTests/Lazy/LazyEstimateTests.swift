import ScrollworkTesting
import SwiftUI
import Testing

/// Rows with unknown heights: correcting an estimate never moves visible content.
@MainActor
struct LazyEstimateTests {
    private static func height(_ row: Int) -> CGFloat { 20 + CGFloat((row * 7919) % 83) }

    private func stage(_ wish: Wish<Int>, rows: Int) -> Stage {
        Stage(size: CGSize(width: 300, height: 400)) {
            WishScroll(wish: wish) {
                LazyVStack(spacing: 5) {
                    ForEach(0..<rows, id: \.self) { row in cell(200, Self.height(row), "row-\(row)") }
                }
            }
        }
    }

    @Test func `A jump to a row ends exactly there`() throws {
        let wish = Wish<Int>()
        let stage = stage(wish, rows: 10_000)
        for target in [5000, 17, 9999, 60] {
            wish.target = target
            try stage.settle()
            let frame = try stage.frame(of: "row-\(target)")
            if target < 9990 { #expect(abs(frame.minY) < 0.01) } else { #expect(abs(frame.maxY - 400) < 0.01) }
        }
    }

    @Test func `Nothing on screen jumps while scrolling up from a far row, and the top is offset zero`() throws {
        let wish = Wish<Int>()
        let stage = stage(wish, rows: 10_000)
        wish.target = 80
        try stage.settle()
        var last = stage.frames(prefix: "row-"), worst: CGFloat = 0, backwards: CGFloat = 0
        stage.dragSlowly(by: 4000) {
            let now = stage.frames(prefix: "row-")
            let movement = Stage.movement(last, now)
            worst = max(worst, movement.spread)
            if (try? stage.scroll("scroll").offset.y) ?? 0 > 1 { backwards = min(backwards, movement.smallest) }
            last = now
        }
        try stage.settle()
        #expect(worst < 0.01, "rows that stay on screen move together")
        #expect(backwards > -0.01, "a row moves with the finger")
        while try stage.scroll("scroll").offset.y > 0 {
            stage.dragSlowly(by: 380)
            try stage.settle()
        }
        #expect(try stage.scroll("scroll").offset.y == 0)
        #expect(try stage.frame(of: "row-0").minY == 0)
    }

    @Test func `Ten million rows open as fast as ten`() throws {
        let few = stage(Wish(), rows: 10).statistics
        let wish = Wish<Int>()
        let many = stage(wish, rows: 10_000_000)
        #expect(abs(many.statistics.rowsRealized - few.rowsRealized) <= 1)
        many.resetStatistics()
        wish.target = 9_000_000
        try many.settle()
        #expect(abs(try many.frame(of: "row-9000000").minY) < 0.01)
        #expect(many.statistics.rowsRealized < 60)
    }

    @Test func `A row that grows above the fold line keeps its own top`() throws {
        let wish = Wish<Int>()
        wish.items = [60]
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            WishScroll(wish: wish) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50) { row in GrowingRow(wish: wish, row: row) }
                }
            }
        }
        stage.dragSlowly(by: -110)
        let top = try stage.frame(of: "row-2").minY
        wish.items = [90]
        try stage.settle()
        #expect(try stage.frame(of: "row-2").minY == top)
    }

    private struct GrowingRow: View {
        let wish: Wish<Int>
        let row: Int
        var body: some View { cell(200, row == 3 ? CGFloat(wish.items[0]) : 40, "row-\(row)") }
    }

    @Test(arguments: [(0, 0), (1, 40), (2, 110)] as [(Int, CGFloat)])
    func `The spacing is only between rows`(count: Int, height: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            ScrollView {
                LazyVStack(spacing: 30) { ForEach(0..<count, id: \.self) { cell(200, 40, "row-\($0)") } }
            }
            .accessibilityIdentifier("list")
        }
        #expect(try stage.scroll("list").contentSize.height == height)
    }
}
