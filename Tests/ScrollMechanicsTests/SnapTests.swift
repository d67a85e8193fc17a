import ScrollMechanics
import Testing

struct SnapTests {
    @Test func onePageDecisionsAreTheReference() throws {
        for entry in try Reference.load("decisions", "snap_decision_one_page") {
            let grid = SnapGrid(interval: entry["page"], count: Int(entry["count"]))
            let uneven = SnapPositions((0..<Int(entry["count"])).map { Double($0) * entry["page"] })
            let start = Int(entry["start_page"])
            let (offset, velocity) = (entry["offset"], entry["v"])
            let even = SnapDecision.onePage(position: offset, velocity: velocity, start: start, in: grid)
            #expect(even?.index == Int(entry["target_page"]))
            #expect(SnapDecision.onePage(position: offset, velocity: velocity, start: start, in: uneven) == even)
        }
    }

    @Test func projectedDecisionsAreTheReference() throws {
        for entry in try Reference.load("decisions", "snap_decision_projected") {
            let grid = SnapGrid(interval: entry["item"], count: Int(entry["count"]))
            let target = SnapDecision.projected(
                position: entry["offset"], velocity: entry["v"],
                rate: DecelerationRate(perMillisecond: entry["rate"]), in: grid)
            #expect(target?.index == Int(entry["target_index"]))
        }
    }

    @Test func aGridWithoutEndExtendsInBothDirections() {
        let grid = SnapGrid(origin: 10, interval: 100)
        #expect(grid.nearest(to: -1234) == SnapPoint(index: -12, position: -1190))
        #expect(grid.next(after: 10) == SnapPoint(index: 1, position: 110))
        #expect(grid.previous(before: 10) == SnapPoint(index: -1, position: -90))
        #expect(grid.nearest(to: 1e300) != nil)
    }

    @Test func theStepFromASnapPointGoesToTheNextOneInSpiteOfRounding() {
        let grid = SnapGrid(interval: 375, count: 4)
        #expect(grid.next(after: 374.99999999)?.index == 2)
        #expect(grid.previous(before: 375.00000001)?.index == 0)
        let uneven = SnapPositions([0, 0.1 + 0.2, 5])
        #expect(uneven.next(after: 0.3)?.index == 2)
    }

    @Test func beyondTheEndsThereIsNoNext() {
        let grid = SnapGrid(interval: 100, count: 3)
        #expect(grid.next(after: 200) == nil && grid.previous(before: 0) == nil)
        #expect(grid.next(after: -500)?.index == 0 && grid.previous(before: 900)?.index == 2)
        #expect(grid.nearest(to: -500)?.index == 0 && grid.nearest(to: 900)?.index == 2)
    }

    @Test func limitsOfSeveralStepsHold() {
        let grid = SnapGrid(interval: 100, count: 20)
        #expect(SnapDecision.limited(position: 760, velocity: 900, start: 2, steps: 3, in: grid)?.index == 5)
        #expect(SnapDecision.limited(position: 430, velocity: 900, start: 2, steps: 3, in: grid)?.index == 5)
        #expect(SnapDecision.limited(position: 0, velocity: 0, start: .max, steps: 1, in: grid)?.index == 19)
    }

    @Test func emptyAndBadInputHaveAnAnswer() {
        #expect(SnapGrid(interval: 50, count: 0).nearest(to: 3) == nil)
        #expect(SnapGrid(interval: 50, count: -7).next(after: 3) == nil)
        #expect(SnapGrid(origin: 7, interval: .nan).nearest(to: 900) == SnapPoint(index: 0, position: 7))
        #expect(SnapPositions([.nan, .infinity]).nearest(to: 0) == nil)
        #expect(SnapPositions([]).point(clamping: 0) == nil)
        #expect(SnapPositions([3, 1, 3]).positions == [1, 3])
        #expect(SnapPositions([3, 1]).nearest(to: .nan)?.index == 0)
        #expect(SnapDecision.onePage(position: .nan, velocity: .nan, start: 0, in: SnapGrid(interval: 9))?.index == 0)
    }

    @Test func unevenPositionsAgreeWithASearchThroughAll() {
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
                #expect(points.next(after: at)?.position == all.first { $0 > at })
                #expect(points.previous(before: at)?.position == all.last { $0 < at })
                if let next = points.next(after: at) { #expect(all[next.index] == next.position) }
            }
        }
    }
}
