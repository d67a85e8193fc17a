import ScrollMechanics
import SwiftUI
import Testing

@testable import ViewRuntime

/// The descriptions of rest positions that a host receives.
@MainActor
@Suite struct SnapChoiceTests {
    @Test(
        arguments: [
            ([0, 100, 200], 100), ([-30, 20, 70, 120], 50), ([0, 100, 200.01], 100.005), ([0, 100, 200.05], nil),
            ([0, 100, 210, 300], nil), ([0, 100], nil), ([5], nil), ([], nil), ([5, 5, 5], nil),
            ([0, 0.005, 0.01], nil),
            ([0, 0.5, 1], 0.5),
            // The greatest deviation, and the least interval, are 0.01 points.
            ([0, 100, 200.021], nil), ([0, 0.0105, 0.021], 0.0105), ([0, 0.01, 0.02], nil), ([0, 0.01, 0.04], nil),
        ] as [([Double], Double?)])
    func `Positions at even distances are a grid`(positions: [Double], interval: Double?) {
        let choice = SnapChoice(.nearest, positions, continuesBefore: true, continuesAfter: false)
        #expect(choice.continuesBefore && !choice.continuesAfter && choice.rule == .nearest)
        switch choice.points {
        case .near(let found): #expect(interval == nil && found == positions)
        case .even(let grid):
            #expect(grid.origin == positions[0] && grid.count == positions.count)
            #expect(abs(grid.interval - (interval ?? -1)) < 1e-9)
        }
    }

    /// Each row is the distance between the snap points, the first and the last of them, and the expected first and
    /// last positions of the description around 0.
    @Test(
        arguments: [
            (10, -1_000, 1_000, -100, 100), (50, -1_000, 1_000, -80, 80), (39, -1_000, 1_000, -100, 100),
            (41, -1_000, 1_000, -98, 98), (10, -3, 5, -3, 5), (10, 0, 100, 0, 100), (10, 0, 99, 0, 99),
        ])
    func `A description has a hundred snap points or 4,000 points on each side`(
        interval: Int, first: Int, last: Int, low: Int, high: Int
    ) throws {
        func position(_ index: Int) -> Double { Double(index * interval + abs(index) % 2) }
        let choice = SnapChoice(.oneStep, around: SnapPoint(index: 0, position: 0)) { point, direction in
            let index = point.index + direction
            return index < first || index > last ? nil : SnapPoint(index: index, position: position(index))
        }
        guard case .near(let positions) = choice.points else {
            Issue.record("a grid")
            return
        }
        #expect(positions == (low...high).map(position))
        #expect(choice.continuesBefore == (low - first > 0 || low == -100))
        #expect(choice.continuesAfter == (high < last || high == 100))
    }

    /// The snap points are from 0 to 1,000 points.
    @Test(
        arguments: [
            (300, true, true, 150, 650), (300, false, true, -.infinity, 650), (300, true, false, 150, .infinity),
            (1_200, true, true, 600, 1_200), (-100, true, true, -100, 450), (1_000, true, true, 500, 1_000),
        ] as [(Double, Bool, Bool, Double, Double)])
    func `A description is sufficient up to the middle between the content and its last snap point`(
        position: Double, continuesBefore: Bool, continuesAfter: Bool, low: Double, high: Double
    ) {
        for positions in [[0, 400, 1_000], [0, 500, 1_000]] as [[Double]] {
            let choice = SnapChoice(
                .nearest, positions, continuesBefore: continuesBefore, continuesAfter: continuesAfter)
            #expect(choice.reach(around: position) == low...high)
        }
        let none = SnapChoice(.nearest, [], continuesBefore: true, continuesAfter: true)
        #expect(none.reach(around: position) == -.infinity ... .infinity)
    }
}
