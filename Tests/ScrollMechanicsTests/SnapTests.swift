import ScrollMechanics
import Testing

struct SnapTests {
    /// Returns a velocity in points per second, or 0 if it's too slow for a fling.
    private func fling(_ velocity: Double) -> Double {
        abs(velocity) >= ScrollConstants.minimumFlingSpeed ? velocity : 0
    }

    @Test func onePageDecisionsAreTheReference() throws {
        for entry in try Reference.load("decisions", "snap_decision_one_page") {
            let page = entry["page"], start = entry["start_page"] * page, offset = entry["offset"]
            let grid = SnapGrid(interval: page, count: Int(entry["count"]))
            let uneven = SnapPositions((0..<Int(entry["count"])).map { Double($0) * page })
            let release = SnapRelease(
                current: offset, proposed: offset, velocity: fling(entry["v"]), start: start, original: start)
            let even = SnapRule.onePage.rest(of: release, in: grid)
            #expect(even?.index == Int(entry["target_page"]))
            #expect(SnapRule.onePage.rest(of: release, in: uneven) == even)
        }
    }

    @Test func projectedDecisionsAreTheReference() throws {
        for entry in try Reference.load("decisions", "snap_decision_projected") {
            let grid = SnapGrid(interval: entry["item"], count: Int(entry["count"])), velocity = fling(entry["v"])
            let rest = Deceleration.projectedRest(
                position: entry["offset"], velocity: velocity, rate: DecelerationRate(perMillisecond: entry["rate"]))
            let release = SnapRelease(
                current: entry["offset"], proposed: rest, velocity: velocity, start: 0, original: 0)
            #expect(SnapRule.nearest.rest(of: release, in: grid)?.index == Int(entry["target_index"]))
        }
    }

    @Test func aGridWithoutEndExtendsInBothDirections() {
        let grid = SnapGrid(origin: 10, interval: 100)
        #expect(grid.nearest(to: -1234) == SnapPoint(index: -12, position: -1190))
        let origin = SnapPoint(index: 0, position: 10)
        #expect(grid.neighbor(of: origin, .forward) == SnapPoint(index: 1, position: 110))
        #expect(grid.neighbor(of: origin, .backward) == SnapPoint(index: -1, position: -90))
        #expect(grid.nearest(to: 1e300) != nil)
    }

    @Test func beyondTheEndsThereIsNoNeighbor() throws {
        let grid = SnapGrid(interval: 100, count: 3)
        let first = try #require(grid.nearest(to: -500)), last = try #require(grid.nearest(to: 900))
        #expect(first.index == 0 && last.index == 2)
        #expect(grid.neighbor(of: last, .forward) == nil && grid.neighbor(of: first, .backward) == nil)
        #expect(grid.first(atOrAfter: 201) == nil && grid.last(atOrBefore: -1) == nil)
    }

    @Test func emptyAndInvalidInputHaveAResult() {
        #expect(SnapGrid(interval: 50, count: 0).nearest(to: 3) == nil)
        #expect(SnapGrid(interval: 50, count: -7).first(atOrAfter: 3) == nil)
        #expect(SnapGrid(origin: 7, interval: .nan).nearest(to: 900) == SnapPoint(index: 0, position: 7))
        #expect(SnapPositions([.nan, .infinity]).nearest(to: 0) == nil)
        #expect(SnapPositions([]).point(clamping: 0) == nil)
        #expect(SnapPositions([3, 1, 3]).positions == [1, 3])
        #expect(SnapPositions([3, 1]).nearest(to: .nan)?.index == 0)
    }

    @Test func unevenPositionsAgreeWithALinearSearch() {
        var random = SeededGenerator(5)
        for _ in 0..<60 {
            let raw = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                Double.random(in: -100...100, using: &random).rounded()
            }
            let points = SnapPositions(raw)
            let all = points.positions
            for _ in 0..<100 {
                let at = (Double.random(in: -120...120, using: &random) * 2).rounded() / 2
                let shortest = all.map { abs($0 - at) }.min()
                #expect(points.nearest(to: at)?.position == all.last { abs($0 - at) == shortest })
                #expect(points.first(atOrAfter: at)?.position == all.first { $0 >= at })
                #expect(points.last(atOrBefore: at)?.position == all.last { $0 <= at })
                if let next = points.first(atOrAfter: at) { #expect(all[next.index] == next.position) }
            }
        }
    }
}
