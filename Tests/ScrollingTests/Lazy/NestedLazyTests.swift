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
}
