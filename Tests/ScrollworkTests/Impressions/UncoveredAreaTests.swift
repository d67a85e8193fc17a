import Foundation
import Scrollwork
import Testing

/// The visible area of a rectangle of 100 by 50 points at (10, 20).
@Suite struct UncoveredAreaTests {
    private static let cases: [(covers: [CGRect], area: Double)] = [
        ([], 5_000),
        ([CGRect(x: 10, y: 20, width: 100, height: 50)], 0),
        ([CGRect(x: 0, y: 0, width: 500, height: 500)], 0),
        ([CGRect(x: 10, y: 20, width: 50, height: 50)], 2_500),
        // Beside the rectangle, at its edges, and without an area.
        ([CGRect(x: 110, y: 20, width: 50, height: 50), CGRect(x: 10, y: 0, width: 100, height: 20)], 5_000),
        ([CGRect(x: 60, y: 20, width: 0, height: 50), CGRect(x: 10, y: 40, width: 100, height: 0)], 5_000),
        ([CGRect.null], 5_000),
        // Two covers that overlap count once, and two that don't add up.
        ([CGRect(x: 10, y: 20, width: 60, height: 50), CGRect(x: 50, y: 20, width: 60, height: 25)], 1_000),
        ([CGRect(x: 0, y: 0, width: 20, height: 30), CGRect(x: 100, y: 60, width: 20, height: 30)], 4_800),
        ([CGRect(x: 30, y: 30, width: 10, height: 10), CGRect(x: 35, y: 35, width: 10, height: 10)], 4_825),
    ]

    @Test(arguments: cases.indices) func `Covers take their part of the area once`(index: Int) {
        let (covers, area) = Self.cases[index], rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(uncoveredArea(of: rect, by: covers) == area)
        #expect(uncoveredArea(of: rect, by: covers.reversed()) == area)
    }
}
