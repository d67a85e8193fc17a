import Foundation
import ImpressionLedger
import Scrollwork
import Testing

/// Exposures of pages that appear and disappear at once. A page counts after a second with half of its area.
@Suite struct ExposureLedgerTests {
    private typealias Exposure = PageExposure<Int>

    private let wall = WallWatch(ClockReading(awake: 0, elapsed: 0, wall: 1_000))
    private let rule = ImpressionRule(area: 0.5, duration: .seconds(1))

    private func show(
        _ ledger: inout ExposureLedger<Int>, _ item: Int, at index: Int, _ share: Double, _ time: Double
    ) -> ExposureLedger<Int>.Changes {
        ledger.change(
            item, index: index, to: time, AreaSample(lost: Losses(.clipped, 1 - share)), isStep: true, end: .left,
            wall: wall)
    }

    @Test func pagesAreCountedInTheirOrder() {
        var ledger = ExposureLedger<Int>(rule: rule, repeats: false)
        #expect(ledger.deadline == nil)
        #expect(show(&ledger, 3, at: 6, 1, 0).viewable.isEmpty && ledger.deadline == 1)
        #expect(show(&ledger, 5, at: 1, 0.5, 0.25).viewable.isEmpty && ledger.deadline == 1)
        #expect(ledger.advance(to: 0.75, wall: wall).viewable.isEmpty)
        let seen = ledger.advance(to: 1.5, wall: wall)
        #expect(seen.viewable.map(\.item) == [5, 3] && seen.viewable.map(\.number) == [1, 2])
        #expect(seen.viewable.map(\.index) == [1, 6] && seen.ended.isEmpty && ledger.deadline == nil)
        #expect(seen.viewable.allSatisfy { $0.isViewable && $0.end == nil && $0.rule == rule })
        ledger.move { $0 == 3 ? 0 : nil }
        let end = ledger.end(at: 2, .nothing(.hidden), wall: wall) { $0 == 3 ? .removed : .hidden }
        #expect(end.viewable.isEmpty && end.ended.map(\.item) == [3, 5] && end.ended.map(\.number) == [1, 2])
        #expect(end.ended.map(\.index) == [0, 1] && end.ended.map(\.end) == [.removed, .hidden])
        #expect(end.ended.map(\.duration) == [2, 1.75] && end.ended.map(\.largestArea) == [1, 0.5])
        #expect(end.ended.map(\.areaSeconds) == [2, 0.875])
        #expect(end.ended.map(\.start.timeIntervalSince1970) == [1_000, 1_000.25])
    }

    @Test(arguments: [false, true]) func anItemCountsAgainIfItRepeats(_ repeats: Bool) {
        var ledger = ExposureLedger<Int>(rule: rule, repeats: repeats)
        _ = show(&ledger, 3, at: 3, 1, 0)
        #expect(ledger.advance(to: 1, wall: wall).viewable.map(\.number) == [1])
        #expect(show(&ledger, 3, at: 3, 0.25, 2).ended.map(\.end) == [.left])
        #expect(show(&ledger, 3, at: 3, 1, 3).ended.isEmpty)
        #expect(ledger.deadline == (repeats ? 4 : nil))
        let again = ledger.advance(to: 5, wall: wall)
        #expect(again.viewable.map(\.number) == (repeats ? [2] : []))
        #expect(show(&ledger, 3, at: 3, 0, 5.5).ended.map(\.duration) == [2.5])
        #expect(ledger.repeats == repeats && ledger.rule == rule)
    }

    @Test func aShortExposureIsNoImpression() {
        var ledger = ExposureLedger<Int>(rule: rule, repeats: false)
        _ = show(&ledger, 3, at: 3, 1, 0)
        let end = show(&ledger, 3, at: 3, 0, 0.75)
        #expect(end.viewable.isEmpty && end.ended.map(\.isViewable) == [false] && end.ended.map(\.duration) == [0.75])
        #expect(ledger.end(at: 9, .nothing(.hidden), wall: wall) { _ in .hidden }.ended.isEmpty)
        #expect(ledger.deadline == nil && ledger.advance(to: 20, wall: wall).viewable.isEmpty)
    }
}
