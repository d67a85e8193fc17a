import Foundation
import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import Testing

/// The exposures of pages under shares that change at random.
@Suite struct ExposureLedgerRandomWalkTests {
    private typealias Ledger = ExposureLedger<Int>
    private typealias Exposure = PageExposure<Int>

    private let wall = WallWatch(ClockReading(awake: 0, elapsed: 0, wall: 0))

    private func sample(_ share: Double) -> AreaSample { AreaSample(lost: Losses(.clipped, 1 - share)) }

    private func start(_ exposure: Exposure) -> Double { exposure.start.timeIntervalSince1970 }

    /// Whatever happens, times of one item do not overlap, numbers have no gaps, and what ended as viewable was
    /// reported, once.
    @Test func nothingIsLostAndNothingCountedTwice() {
        var walk = RandomWalk()
        for isCumulative in [false, true] {
            let rule = ImpressionRule(area: 0.5, duration: .seconds(0.7), isCumulative: isCumulative)
            var ledger = Ledger(rule: rule, repeats: true), once = Ledger(rule: rule, repeats: false), time = 0.0
            var viewable: [Exposure] = [], ended: [Exposure] = [], firsts: [Exposure] = []
            for step in 0..<RandomWalk.steps(2_000) {
                time += Double.random(in: 0...0.5, using: &walk)
                if Int.random(in: 0...40, using: &walk) == 0 {
                    let changes = ledger.end(at: time, .nothing(.hidden), wall: wall) { _ in .hidden }
                    viewable += changes.viewable
                    ended += changes.ended
                    firsts += once.end(at: time, .nothing(.hidden), wall: wall) { _ in .hidden }.viewable
                    #expect(ledger.deadline == nil, "seed \(walk.seed), step \(step)")
                    continue
                }
                let item = Int.random(in: 0..<4, using: &walk), isStep = Bool.random(using: &walk)
                let share = sample(Double.random(in: 0...1, using: &walk))
                let changes = ledger.change(item, index: item, to: time, share, isStep: isStep, end: .left, wall: wall)
                viewable += changes.viewable
                ended += changes.ended
                firsts +=
                    once.change(item, index: item, to: time, share, isStep: isStep, end: .left, wall: wall).viewable
            }
            let last = ledger.end(at: time, .nothing(.hidden), wall: wall) { _ in .hidden }
            viewable += last.viewable
            ended += last.ended
            firsts += once.end(at: time, .nothing(.hidden), wall: wall) { _ in .hidden }.viewable
            #expect(viewable.map(\.number) == Array(1...viewable.count))
            #expect(ended.map(\.number) == Array(1...ended.count))
            #expect(Set(firsts.map(\.item)).count == firsts.count, "each once")
            #expect(Set(firsts.map(\.item)) == Set(viewable.map(\.item)))
            for item in 0..<4 {
                let own = ended.filter { $0.item == item }.sorted { $0.start < $1.start }
                for (a, b) in zip(own, own.dropFirst()) { #expect(start(a) + a.duration <= start(b) + 1e-6) }
                for exposure in own {
                    #expect(
                        exposure.areaSeconds <= exposure.duration + 1e-9
                            && exposure.areaSeconds >= exposure.duration * 0.5 - 1e-9)
                    if !isCumulative {
                        #expect(exposure.isViewable == (exposure.duration >= 0.7 - 1e-6), "\(exposure)")
                    }
                }
                #expect(own.filter(\.isViewable).count == viewable.filter { $0.item == item }.count)
            }
        }
    }

    @Test func anExposureWithoutTimeIsNotReported() {
        var ledger = Ledger(rule: ImpressionRule(area: 0.5, duration: .seconds(0.7)), repeats: true)
        func change(_ time: Double, _ share: Double) -> [Exposure] {
            ledger.change(0, index: 0, to: time, sample(share), isStep: true, end: .left, wall: wall).ended
        }
        #expect(change(1, 1).isEmpty)
        #expect(change(1, 0).isEmpty)
        #expect(change(2, 1).isEmpty)
        #expect(change(3, 0).map(\.number) == [1])
    }
}
