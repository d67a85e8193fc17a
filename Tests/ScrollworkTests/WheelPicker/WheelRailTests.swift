import SwiftUI
import Testing

@testable import Scrollwork

/// The positions of a wheel's values and of its chunks, in points.
@Suite struct WheelRailTests {
    /// Values at 0, 10, 20, 30, and 40 points. The next lap of a wheel that wraps around starts at 50.
    private func five(wraps: Bool, isEnabled: ((Int) -> Bool)? = nil) -> WheelRail {
        WheelRail(WheelScale(in: 1...5), spacing: 10, isProportional: true, wraps: wraps, isEnabled: isEnabled)
    }

    /// Values at 0, 10, and 50 points.
    private func stops(wraps: Bool, isProportional: Bool = true) -> WheelRail {
        WheelRail(
            WheelScale(["a", "b", "c"], at: [0, 1, 5]), spacing: 10, isProportional: isProportional, wraps: wraps,
            isEnabled: nil)
    }

    private let none = WheelRail(
        WheelScale([Int]()), spacing: 10, isProportional: true, wraps: true, isEnabled: { _ in false })

    @Test func lengthsOfRails() {
        for wraps in [false, true] {
            #expect([five(wraps: wraps).length, five(wraps: wraps).lap] == [40, 50])
            #expect([stops(wraps: wraps).length, stops(wraps: wraps).lap] == [50, 60])
            #expect(stops(wraps: wraps, isProportional: false).length == 20)
            #expect(five(wraps: wraps).wraps == wraps)
        }
        #expect(none.length == 0 && !none.wraps)
        let points = WheelScale(["a", "b"], atPoints: [0, 7])
        #expect(WheelRail(points, spacing: 10, isProportional: true, wraps: false, isEnabled: nil).length == 7)
        #expect(WheelRail(points, spacing: 10, isProportional: false, wraps: false, isEnabled: nil).length == 10)
    }

    @Test(
        arguments: [(0.5, 0.5), (0.49, 1), (0, 1), (-4, 1), (.nan, 1), (.infinity, 1), (30, 30)] as [(CGFloat, Double)])
    func aStepHasALength(_ spacing: CGFloat, _ expected: Double) {
        let rail = WheelRail(
            WheelScale(in: 1...2), spacing: spacing, isProportional: true, wraps: false, isEnabled: nil)
        #expect(rail.spacing == expected && rail.length == expected)
    }

    @Test(
        arguments: [
            (-100, 0, -10), (-6, 0, -1), (-5, 0, 0), (4.9, 0, 0), (5, 1, 1), (14.9, 1, 1), (15, 2, 2), (40, 4, 4),
            (44.9, 4, 4), (45, 4, 5), (1_000, 4, 100), (.nan, 0, 0), (.infinity, 0, 0),
        ] as [(Double, Int, Int)])
    func theSlotAtAPoint(_ point: Double, _ slot: Int, _ wrapped: Int) {
        #expect(five(wraps: false).slot(at: point) == slot)
        #expect(five(wraps: true).slot(at: point) == wrapped)
        #expect(none.slot(at: point) == 0)
    }

    @Test(
        arguments: [
            (-6, 0, -1), (-5, 0, 0), (4.9, 0, 0), (5, 1, 1), (29.9, 1, 1), (30, 2, 2), (54.9, 2, 2), (55, 2, 3),
            (64.9, 2, 3), (65, 2, 4), (-30.1, 0, -2), (-30, 0, -1),
        ] as [(Double, Int, Int)])
    func theUnevenSlotAtAPoint(_ point: Double, _ slot: Int, _ wrapped: Int) {
        #expect(stops(wraps: false).slot(at: point) == slot)
        #expect(stops(wraps: true).slot(at: point) == wrapped)
    }

    @Test(
        arguments: [
            (-6, 4, -2, -60), (-5, 0, -1, -50), (-1, 4, -1, -10), (0, 0, 0, 0), (4, 4, 0, 40), (5, 0, 1, 50),
            (14, 4, 2, 140),
        ] as [(Int, Int, Int, Double)])
    func slotsRepeatTheValuesInLaps(_ slot: Int, _ index: Int, _ lap: Int, _ point: Double) {
        let rail = five(wraps: true)
        #expect(rail.index(ofSlot: slot) == index && rail.lap(ofSlot: slot) == lap && rail.point(of: slot) == point)
        #expect(rail.slot(ofIndex: index, lap: lap) == slot)
        #expect(rail.value(ofSlot: slot) == AnyHashable(index + 1))
        let row = five(wraps: false), nearest = min(max(slot, 0), 4)
        #expect(row.index(ofSlot: slot) == nearest && row.lap(ofSlot: slot) == 0)
        #expect(row.point(of: slot) == Double(nearest) * 10)
        #expect(row.slot(ofIndex: index, lap: lap) == index)
        #expect(none.index(ofSlot: slot) == 0 && none.point(of: slot) == 0 && none.value(ofSlot: slot) == nil)
    }

    @Test(arguments: [(10, 1), (34.9, 1), (35, 6), (84, 6), (86, 11), (-14, 1), (-16, -4)] as [(Double, Int)])
    func theSlotOfAnIndexNearAPoint(_ point: Double, _ slot: Int) {
        #expect(five(wraps: true).slot(ofIndex: 1, near: point) == slot)
        #expect(five(wraps: false).slot(ofIndex: 1, near: point) == 1)
    }

    /// The next lap of a value that wraps around starts at 10 points.
    @Test(arguments: [(-16, -2), (-6, -1), (-5, 0), (0, 0), (4.9, 0), (5, 1), (24.9, 2), (900, 90)] as [(Double, Int)])
    func aRailOfOneValue(_ point: Double, _ wrapped: Int) {
        func one(wraps: Bool) -> WheelRail {
            WheelRail(WheelScale(in: 7...7), spacing: 10, isProportional: true, wraps: wraps, isEnabled: nil)
        }
        let row = one(wraps: false), ring = one(wraps: true)
        #expect(row.slot(at: point) == 0 && row.slot(near: point) == 0 && row.slot(3, from: 0) == 0)
        #expect(row.index(ofSlot: wrapped) == 0 && row.point(of: wrapped) == 0)
        #expect(row.slots(from: point - 1, to: point + 1).count == (abs(point) < 1 ? 1 : 0))
        #expect(ring.slot(at: point) == wrapped && ring.slot(near: point) == wrapped)
        #expect(ring.index(ofSlot: wrapped) == 0 && ring.point(of: wrapped) == Double(wrapped) * 10)
        #expect(ring.value(ofSlot: wrapped) == AnyHashable(7))
    }

    @Test func aRailWithoutValuesHasOneSlot() {
        let stops = WheelScale([String](), at: [])
        for isProportional in [false, true] {
            let rail = WheelRail(stops, spacing: 10, isProportional: isProportional, wraps: true, isEnabled: nil)
            #expect([-70, 0, 70].map { rail.slot(at: $0) } == [0, 0, 0])
            #expect([-7, 0, 7].map { rail.index(ofSlot: $0) } == [0, 0, 0])
            #expect([-7, 0, 7].map { rail.slot($0, from: 0) } == [0, 0, 0])
            #expect(rail.slots(from: -90, to: 90) == 0..<0 && rail.slots(from: 50, to: 90) == 0..<0)
            #expect(rail.length == 0 && !rail.wraps && rail.value(ofSlot: 0) == nil)
        }
    }

    // MARK: Disabled values

    /// Only the values at 0 and 30 points are enabled.
    @Test(
        arguments: [
            (-40, 0, -5), (-36, 0, -5), (-34, 0, -2), (-12, 0, -2), (-10.1, 0, -2), (-9.9, 0, 0), (0, 0, 0),
            (14.9, 0, 0), (15, 3, 3),
            (16, 3, 3), (30, 3, 3), (39.9, 3, 3), (40, 3, 5), (41, 3, 5), (90, 3, 10),
        ] as [(Double, Int, Int)])
    func theNearestEnabledSlot(_ point: Double, _ slot: Int, _ wrapped: Int) {
        let isEnabled = { (index: Int) in index == 0 || index == 3 }
        #expect(five(wraps: false, isEnabled: isEnabled).slot(near: point) == slot)
        #expect(five(wraps: true, isEnabled: isEnabled).slot(near: point) == wrapped)
    }

    @Test(arguments: [(0, 4), (11, 4), (40, 4)] as [(Double, Int)])
    func theOnlyEnabledSlotIsFoundFromEverywhere(_ point: Double, _ slot: Int) {
        #expect(five(wraps: false) { $0 == 4 }.slot(near: point) == slot)
        #expect(five(wraps: false) { $0 == 0 }.slot(near: point) == 0)
        #expect(five(wraps: false) { _ in false }.slot(near: point) == five(wraps: false).slot(at: point))
        #expect(none.slot(near: point) == 0)
    }

    @Test(arguments: [(0, 0, 0), (0, 1, 1), (0, 9, 4), (3, -1, 2), (3, -9, 0), (4, 1, 4), (0, -1, 0)])
    func stepsStopAtTheEnds(_ from: Int, _ steps: Int, _ slot: Int) {
        #expect(five(wraps: false).slot(steps, from: from) == slot)
        #expect(five(wraps: true).slot(steps, from: from) == from + steps)
        #expect(none.slot(steps, from: from) == from)
    }

    @Test(arguments: [
        (0, 1, 3, 3), (0, 2, 3, 5), (0, 3, 3, 8), (3, -1, 0, 0), (3, -2, 0, -2), (3, 1, 3, 5), (1, 1, 3, 3),
        (1, -1, 0, 0),
        (2, 0, 2, 2), (0, 20_001, 3, 25_000),
    ])
    func stepsPassDisabledValues(_ from: Int, _ steps: Int, _ slot: Int, _ wrapped: Int) {
        let isEnabled = { (index: Int) in index == 0 || index == 3 }
        #expect(five(wraps: false, isEnabled: isEnabled).slot(steps, from: from) == slot)
        #expect(five(wraps: true, isEnabled: isEnabled).slot(steps, from: from) == wrapped)
    }

    @Test(arguments: [(-1, -4, -2), (0, 1, 3), (2, 1, 3), (4, 1, 3), (7, 6, 8)])
    func theEndsAreTheFirstAndTheLastEnabledValue(_ slot: Int, _ first: Int, _ last: Int) {
        let rail = five(wraps: true) { (1...3).contains($0) }
        #expect(rail.end(-1, from: slot) == first)
        #expect(rail.end(1, from: slot) == last)
        let row = five(wraps: false) { (1...3).contains($0) }
        #expect(row.end(-1, from: slot) == 1 && row.end(1, from: slot) == 3)
        #expect(five(wraps: false).end(-1, from: 2) == 0 && five(wraps: false).end(1, from: 2) == 4)
        #expect(five(wraps: true).end(-1, from: 7) == 5 && five(wraps: true).end(1, from: 7) == 9)
        #expect(five(wraps: false) { _ in false }.end(1, from: 2) == 2)
    }

    @Test func allValuesAreEnabledWithoutARule() {
        #expect(five(wraps: false).enablesAll && !none.enablesAll)
        #expect(five(wraps: false).isEnabled(3) && !five(wraps: false) { $0 != 3 }.isEnabled(3))
    }

    // MARK: Stretches

    private static let stretches: [(Double, Double, Range<Int>, Range<Int>)] = [
        (0, 10, 0..<1, 0..<1), (0.1, 10, 1..<1, 1..<1), (-5, 75, 0..<5, 0..<8), (-15, -5, 0..<0, -1..<0),
        (40, 41, 4..<5, 4..<5), (41, 60, 5..<5, 5..<6), (30, 20, 3..<3, 3..<3), (-100, 100, 0..<5, -10..<10),
        (10, 20.0000000001, 1..<2, 1..<2),
    ]

    @Test(arguments: stretches) func slotsInARange(
        _ low: Double, _ high: Double, _ slots: Range<Int>, _ wrapped: Range<Int>
    ) {
        #expect(five(wraps: false).slots(from: low, to: high) == slots)
        #expect(five(wraps: true).slots(from: low, to: high) == wrapped)
        #expect(none.slots(from: low, to: high).isEmpty)
    }

    @Test func unevenSlotsInARange() {
        #expect(stops(wraps: false).slots(from: 11, to: 51) == 2..<3)
        #expect(stops(wraps: true).slots(from: 10, to: 71) == 1..<5)
    }

    // MARK: Places

    private func place(
        spacing: CGFloat = 10, viewport: Double = 300, wraps: Bool = false, lap: Int = 0, count: Int = 5
    ) -> WheelPlace {
        let rail = WheelRail(
            WheelScale(in: 1...count), spacing: spacing, isProportional: true, wraps: wraps, isEnabled: nil)
        return WheelPlace(rail, viewport: viewport, lap: lap)
    }

    @Test func theContentStartsHalfAStepBeforeTheFirstValue() {
        let row = place(lap: 3)
        #expect([row.contentStart, row.contentLength, row.start, Double(row.inset)] == [-5, 50, 0, 145])
        #expect(row.lap == 0 && row.lapsAround == 0)
        let ring = place(wraps: true, lap: 3)
        #expect(ring.lap == 3 && ring.lapsAround == 600)
        #expect(ring.contentStart == -29_855 && ring.contentLength == 60_050)
        #expect(ring.start == ring.contentStart + 5)
        #expect(place(wraps: true, count: 4_000).lapsAround == 2)
        #expect(place(wraps: true, count: 2_999).lapsAround == 2)
        #expect(place(wraps: true, count: 1_499).lapsAround == 3)
    }

    @Test(
        arguments: [
            (300, 10, 145), (10, 10, 0), (8, 8, 0), (1, 1, 0), (0.5, 0.5, 0), (0, 10, 0), (-4, 10, 0), (20, 10, 5),
        ] as [(Double, Double, CGFloat)])
    func theContainerIsAStepInTheCenter(_ viewport: Double, _ container: Double, _ inset: CGFloat) {
        let place = place(viewport: viewport)
        #expect(place.container == container && place.inset == inset && place.viewport == max(viewport, 0))
    }

    @Test(arguments: [(10, 80), (30, 60), (80, 80), (81, 81), (40, 80), (41, 41), (200, 200)] as [(CGFloat, Double)])
    func aChunkHasWholeSteps(_ spacing: CGFloat, _ length: Double) {
        #expect(place(spacing: spacing).chunkLength == length)
    }

    @Test(
        arguments: [
            (-5.1, -1), (-5, 0), (0, 0), (74.9, 0), (75, 1), (155, 2), (1e300, 1_000_000_000_000),
            (-1e300, -1_000_000_000_000),
        ] as [(Double, Int)])
    func theChunkAtAPoint(_ point: Double, _ chunk: Int) {
        let place = place()
        #expect(place.chunk(at: point) == chunk)
        if abs(chunk) < 10 { #expect((place.start(ofChunk: chunk)..<place.start(ofChunk: chunk + 1)).contains(point)) }
    }

    @Test func chunksCoverTheViewportAndALabel() {
        #expect(place(viewport: 300).chunks(around: 3) == 0..<7)
        #expect(place(viewport: 272).chunks(around: 3) == 1..<6)
        #expect(place(viewport: 272.1).chunks(around: 3) == 0..<7)
        #expect(place(viewport: 0).chunks(around: -3) == -4..<(-1))
        #expect(place().chunkToKeep(at: 39.9) == 0 && place().chunkToKeep(at: 40) == 1)
        #expect(place(count: 20).slots(inChunk: 0) == 0..<8 && place(count: 20).slots(inChunk: 2) == 16..<20)
        #expect(place(count: 20).slots(inChunk: -1).isEmpty && place(count: 20).slots(inChunk: 3).isEmpty)
    }

    @Test func aShapeIsThatOfThePositions() {
        #expect(place().hasShape(of: place(viewport: 100)))
        #expect(!place().hasShape(of: place(count: 6)))
        #expect(!place().hasShape(of: place(wraps: true)))
        #expect(!place(count: 3).hasShape(of: place(spacing: 20, count: 2)))
        #expect(!place(count: 1).hasShape(of: place(spacing: 20, count: 1)))
        #expect(!place().hasShape(of: WheelPlace(place().rail, axis: .vertical, viewport: 300)))
        let same = WheelRail(
            WheelScale([1, 2, 3], at: [0, 1, 2]), spacing: 10, isProportional: true, wraps: false, isEnabled: nil)
        let longer = WheelRail(
            WheelScale([1, 2, 3], at: [0, 1, 9]), spacing: 10, isProportional: true, wraps: false, isEnabled: nil)
        #expect(place(count: 3).hasShape(of: WheelPlace(same)))
        #expect(!place(count: 3).hasShape(of: WheelPlace(longer)))
    }
}
