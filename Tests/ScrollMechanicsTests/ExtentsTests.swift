import ScrollMechanics
import Testing

struct ExtentsTests {
    /// At offset 0 is the first item, even if no item has an extent.
    @Test(arguments: [0.0, 10]) func theItemsAtTheEnds(_ extent: Double) {
        var extents = Extents(count: 5, estimate: extent)
        for _ in 0..<2 {
            #expect([-3, 0].map { extents.index(at: $0) } == [0, 0])
            #expect(
                [0.001, 9.999, 10, 49.999, 50, 1e12].map { extents.index(at: $0) }
                    == (extent == 0 ? [4, 4, 4, 4, 4, 4] : [0, 0, 1, 4, 4, 4]))
            extents.remove(2..<2)
            extents.remove(9..<12)
            extents.measure(4, extent)
        }
        #expect(extents.count == 5 && extents.total == 5 * extent && Extents(count: 0, estimate: 9).index(at: 3) == 0)
        #expect(Extents(count: 0, estimate: 9, spacing: 4).total == 0)
        #expect(Extents(count: 3, estimate: 9, spacing: -20).total == 0)
    }

    @Test(arguments: [-1, 0, 1, 2]) func aFewItems(_ count: Int) {
        var extents = Extents(count: count, estimate: 10, spacing: 4)
        let held = max(count, 0)
        #expect(extents.count == held && extents.total == Double(max(held * 14 - 4, 0)))
        #expect(extents.index(at: 1e6) == max(held - 1, 0) && extents.offset(of: 9) == Double(held * 14))
        extents.insert(count: 1, at: 0)
        extents.measure(0, 20)
        #expect(extents.count == held + 1 && extents.total == Double((held + 1) * 24 - 4))
        extents.remove(0..<1)
        #expect(extents.count == held && extents.measuredCount == 0 && extents.estimate == 10)
    }

    @Test func aListOfTenMillionRowsHasExactPositions() {
        var extents = Extents(count: 10_000_000, estimate: 44)
        #expect(extents.total == 440_000_000)
        for index in [0, 1, 4_999_999, 9_999_999, 10_000_000] {
            #expect(extents.offset(of: index) == Double(index) * 44)
        }
        extents.measure(5_000_000, 44)
        extents.measure(7, 44)
        #expect(extents.offset(of: 9_999_999) == 9_999_999 * 44)
        #expect(extents.index(at: 9_999_999 * 44 - 0.5) == 9_999_998)
        extents.measure(6_000_000, 60)
        extents.measure(6_000_000, 44)
        #expect(extents.estimate == 44 && extents.offset(of: 10_000_000) == 440_000_000)
    }

    @Test func beyondTwentyFourBitsPositionsStayExact() {
        var extents = Extents(count: 1 << 30, estimate: 1)
        extents.measure(0, 2)
        extents.measure(1, 0)
        let far = (1 << 24) + 1
        #expect(extents.estimate == 1)
        #expect(extents.offset(of: far) == Double(far))
        #expect(extents.index(at: Double(far)) == far)
        #expect(extents.index(at: Double((1 << 30) - 1)) == (1 << 30) - 1)
    }

    @Test(arguments: [44.0, 44.1, 1.0 / 3, 17.7])
    func equalExtentsAverageToThemselves(extent: Double) {
        var extents = Extents(count: 100_000, estimate: 30)
        for index in stride(from: 0, to: 3000, by: 3) { extents.measure(index, extent) }
        #expect(extents.estimate == extent)
        extents.measure(1, 99)
        #expect(extents.estimate != extent)
        extents.measure(1, extent)
        #expect(extents.estimate == extent)
        #expect(extents.offset(of: 100_000) == 100_000 * extent)
    }

    @Test func theEstimateIsTheAverageOfTheMeasurements() {
        var extents = Extents(count: 10, estimate: 50, spacing: 8)
        #expect(extents.extent(of: 3) == 50 && extents.measured(3) == nil)
        extents.measure(2, 30)
        extents.measure(3, 10)
        #expect(extents.estimate == 20 && extents.measured(3) == 10 && extents.measuredCount == 2)
        #expect((1...4).map(extents.extent) == [20, 30, 10, 20])
        // Two estimated extents, two measured extents, and four spacings.
        #expect(extents.offset(of: 4) == 112)
        #expect(extents.total == 272)
        extents.measure(0, 40)
        extents.measure(9, 50)
        #expect([-1, 0, 9, 10].map(extents.measured) == [nil, 40, 50, nil])
        extents.removeAllMeasurements()
        #expect(extents.estimate == 50 && extents.measuredCount == 0 && extents.count == 10)
    }

    @Test func spacingBelongsToTheItemBeforeIt() {
        let extents = Extents(count: 3, estimate: 10, spacing: 5)
        #expect(
            [0, 9.9, 10, 14.9, 15, 29.9, 30, 39, 900].map { extents.index(at: $0) } == [0, 0, 0, 0, 1, 1, 2, 2, 2])
        #expect(extents.index(at: -5) == 0 && extents.total == 40)
    }

    @Test func hugeCountsDoNotOverflow() {
        var extents = Extents(count: .max, estimate: 44)
        #expect(extents.count == Int.max / 2)
        #expect(extents.offset(of: .max).isFinite)
        extents.insert(count: .max, at: 5)
        #expect(extents.count == Int.max / 2)
        extents.measure(extents.count - 1, 10)
        extents.measure(0, 20)
        #expect(extents.index(at: .infinity) == extents.count - 1)
        #expect(extents.index(at: extents.total) <= extents.count - 1)
        extents.remove(1..<extents.count - 1)
        #expect(extents.count == 2 && extents.total == 30)
    }

    @Test func invalidInputIsClampedOrIgnored() {
        var extents = Extents(count: -4, estimate: .nan, spacing: .infinity)
        #expect(extents.count == 0 && extents.total == 0 && extents.index(at: 10) == 0 && extents.offset(of: 3) == 0)
        extents.insert(count: 3, at: 99)
        extents.insert(count: -3, at: 0)
        #expect(extents.count == 3 && extents.total == 0 && extents.index(at: 10) == 2)
        extents.measure(0, .nan)
        extents.measure(1, .infinity)
        extents.measure(3, 5)
        extents.measure(-1, 5)
        #expect(extents.measuredCount == 0)
        extents.measure(2, -5)
        #expect(extents.measured(2) == 0)
        extents.remove(50..<60)
        extents.remove(-5..<1)
        #expect(extents.count == 2 && extents.measured(1) == 0)
        #expect(extents.index(at: .nan) == 0)
        extents.spacing = .nan
        #expect(extents.spacing == 0)
    }

    @Test func itemsWithoutExtentAreSkippedBySearches() {
        var extents = Extents(count: 4, estimate: 10)
        extents.measure(1, 0)
        extents.measure(2, 0)
        extents.measure(0, 10)
        #expect(extents.index(at: 10) == 3 && extents.index(at: 9.99) == 0)
    }

    @Test func everyItemIsFoundAtItsOwnOffset() {
        var random = SeededGenerator(8)
        var extents = Extents(count: 5000, estimate: 40, spacing: 1.0 / 3)
        for _ in 0..<1500 {
            extents.measure(.random(in: 0..<5000, using: &random), .random(in: 1...200, using: &random))
        }
        for index in 0..<5000 { expectFound(index, in: extents) }
    }

    @Test(arguments: [44.1, 1.0 / 3, 0.1, 17.7])
    func everyItemOfOneExtentIsFoundAtItsOwnOffset(extent: Double) {
        let extents = Extents(count: 1_000_000, estimate: extent)
        for index in stride(from: 0, to: 1_000_000, by: 37) { expectFound(index, in: extents) }
    }

    /// Expects the item at its leading edge, and the previous item just before it.
    private func expectFound(_ index: Int, in extents: Extents) {
        let offset = extents.offset(of: index)
        #expect(extents.index(at: offset) == index)
        #expect(extents.index(at: offset.nextDown) == max(index - 1, 0))
    }

    /// Compares the extents with an array after each of many random changes.
    @Test(arguments: [UInt64(11), 12, 13, 14])
    func agreesWithAnArrayThroughAnyHistory(seed: UInt64) {
        var random = SeededGenerator(seed)
        let spacing = [0.0, 8, 2.5, -1][Int(seed - 11)]
        let count = 60
        var model = Model(items: Array(repeating: nil, count: count), initialEstimate: 20, spacing: spacing)
        var extents = Extents(count: count, estimate: 20, spacing: spacing)
        for _ in 0..<2500 {
            let size = model.items.count
            switch Int.random(in: 0..<20, using: &random) {
            case 0..<13 where size > 0:
                let index = Int.random(in: 0..<size, using: &random)
                // Few different values, so that runs of equal neighbors often join and split.
                let extent = Double.random(in: 1...6, using: &random).rounded() * 5.5
                model.items[index] = extent
                extents.measure(index, extent)
            case 13..<16:
                let index = Int.random(in: 0...size, using: &random)
                let added = Int.random(in: 0...9, using: &random)
                model.items.insert(contentsOf: Array(repeating: nil, count: added), at: index)
                extents.insert(count: added, at: index)
            case 16..<19:
                let lower = Int.random(in: 0...size, using: &random)
                let upper = min(lower + .random(in: 0...9, using: &random), size)
                model.items.removeSubrange(lower..<upper)
                extents.remove(lower..<upper)
            case 19 where Int.random(in: 0..<20, using: &random) == 0:
                model.items = Array(repeating: nil, count: size)
                extents.removeAllMeasurements()
            default:
                break
            }
            model.expectSame(as: extents, probing: &random)
        }
    }

    @Test func copiesAreIndependent() {
        var extents = Extents(count: 100, estimate: 10)
        extents.measure(50, 30)
        let before = extents
        extents.measure(51, 70)
        extents.remove(0..<20)
        #expect(before.count == 100 && before.measured(51) == nil && before.estimate == 30)
    }

    private struct Model {
        var items: [Double?]
        var initialEstimate: Double
        var spacing: Double

        var estimate: Double {
            let measured = items.compactMap { $0 }
            return measured.isEmpty ? initialEstimate : measured.reduce(0, +) / Double(measured.count)
        }

        func expectSame(as extents: Extents, probing random: inout SeededGenerator) {
            let estimate = estimate
            var edges = [0.0]
            for item in items { edges.append(edges.last! + (item ?? estimate) + spacing) }
            let total = items.isEmpty ? 0 : edges.last! - spacing
            #expect(extents.count == items.count)
            #expect(extents.measuredCount == items.compactMap { $0 }.count)
            #expect(isClose(extents.estimate, estimate))
            #expect(isClose(extents.total, total))
            for _ in 0..<4 {
                let index = Int.random(in: 0...items.count, using: &random)
                #expect(isClose(extents.offset(of: index), edges[index]))
                guard index < items.count else { continue }
                #expect(extents.measured(index) == items[index])
                // Avoids the edges, where rounding determines the index.
                let inside = edges[index] + (edges[index + 1] - edges[index]) * .random(in: 0.01...0.99, using: &random)
                #expect(extents.index(at: inside) == index)
                #expect(extents.index(at: extents.offset(of: index)) == index)
            }
        }
    }
}
