import ScrollworkTesting
import SwiftUI
import Testing

/// Nested lazy stacks of years, months, and weeks.
@MainActor
struct NestedLazyTests {
    private struct Years: View {
        let months: Int

        var body: some View {
            LazyVStack(spacing: 0) {
                ForEach(0..<months / 12, id: \.self) { year in
                    LazyVStack(spacing: 0) {
                        cell(280, 30, "year-\(year)")
                        ForEach(year * 12..<year * 12 + 12, id: \.self) { month in
                            LazyVStack(spacing: 0) {
                                cell(280, 20, "month-\(month)")
                                ForEach(0..<4 + month % 3, id: \.self) { cell(280, 40, "week-\(month)-\($0)") }
                            }
                            .id("m\(month)")
                        }
                    }
                }
            }
        }
    }

    private func stage(_ wish: Wish<String>, months: Int) -> Stage {
        Stage(size: CGSize(width: 300, height: 400)) { WishScroll(wish: wish) { Years(months: months) } }
    }

    @Test func `The first frame costs the same for 1,212 and for 12,120 months`() {
        let few = stage(Wish(), months: 1212).statistics, many = stage(Wish(), months: 12_120).statistics
        #expect(few.rowsRealized == many.rowsRealized)
        #expect(few.nodesLaidOut == many.nodesLaidOut)
        #expect(few.bodiesEvaluated == many.bodiesEvaluated)
    }

    @Test(arguments: [1212, 12_120]) func `Scrolling to a nested month is exact and realizes only visible views`(
        _ months: Int
    ) throws {
        let wish = Wish<String>()
        let stage = stage(wish, months: months)
        stage.resetStatistics()
        wish.target = "m\(months - 301)"
        try stage.settle()
        #expect(abs(try stage.frame(of: "month-\(months - 301)").minY) < 0.01)
        #expect(stage.statistics.rowsRealized < 35)
        #expect(stage.statistics.nodesLaidOut < 200)
    }

    @Test func `Nothing on screen jumps while scrolling up through months that were never visible`() throws {
        let wish = Wish<String>()
        let stage = stage(wish, months: 1212)
        wish.target = "m600"
        try stage.settle()
        var last = stage.frames(prefix: "week-"), spread: CGFloat = 0, backwards: CGFloat = 0, leap: CGFloat = 0
        stage.dragSlowly(by: 6000, step: 13) {
            let now = stage.frames(prefix: "week-")
            let movement = Stage.movement(last, now)
            spread = max(spread, movement.spread)
            backwards = min(backwards, movement.smallest)
            leap = max(leap, movement.largest)
            last = now
        }
        #expect(spread < 0.01)
        #expect(backwards > -0.01)
        #expect(leap < 13.01)
    }

    @Test func `The first frame realizes only the visible rows`() throws {
        let stage = stage(Wish(), months: 1212)
        // A year, its name with two months, and their names with four and five weeks.
        #expect(stage.statistics.rowsRealized == 1 + 3 + 5 + 6)
        #expect(try stage.frame(of: "week-1-4").maxY == 430 && !stage.exists("month-2"))
    }

    @MainActor @Observable final class Side { var width: CGFloat = 100 }

    /// A title above pictures, which are beside a column if there's space for both, or else alone.
    private struct Pictures: View {
        let side: Side

        var body: some View {
            LazyVStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 600)
                    ViewThatFits(in: .horizontal) {
                        HStack(spacing: 0) {
                            rows(0..<4)
                            Color.green.frame(width: side.width)
                        }
                        rows(4..<8)
                    }
                }
            }
        }

        private func rows(_ range: Range<Int>) -> some View {
            LazyVStack(spacing: 0) {
                ForEach(range, id: \.self) { index in
                    Color.blue.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("picture-\(index)")
                }
            }
        }
    }

    @Test func `A stack that no longer fits doesn't update`() throws {
        let side = Side()
        let stage = Stage(size: CGSize(width: 500, height: 300)) {
            ScrollView { Pictures(side: side) }.accessibilityIdentifier("scroll")
        }
        #expect(try stage.scroll("scroll").contentSize.height == 600 + 4 * 200)
        side.width = 500
        stage.update()
        // The visible pictures are larger now, so the same length is assumed for others that aren't measured.
        for distance in [700.0, -700] {
            stage.wheel(by: CGSize(width: 0, height: distance), at: CGPoint(x: 250, y: 150), precise: true)
            try stage.settle()
            #expect(stage.exists("picture-4") == (distance > 0) && !stage.exists("picture-0"))
        }
        // Measurements of another text size aren't valid.
        stage.changeEnvironment { $0.dynamicTypeSize = .accessibility1 }
        stage.update()
        #expect(try stage.scroll("scroll").contentSize.height == 600 + 4 * 250)
        #expect(stage.warnings.isEmpty && stage.isAtRest)
    }
}
