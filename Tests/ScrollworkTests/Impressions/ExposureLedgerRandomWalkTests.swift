import Foundation
import Scrollwork
import ScrollworkTesting
import Testing

/// The ledger of exposures, with areas that change at random.
@Suite struct ExposureLedgerRandomWalkTests {
    private typealias Ledger = ExposureLedger<Int>
    private typealias Exposure = PageExposure<Int>

    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    /// The exposures don't depend on the number of samples of a movement.
    @Test func exposuresDoNotDependOnHowOftenIsLooked() {
        var walk = RandomWalk()
        for step in 0..<RandomWalk.steps(300) {
            let rule = ImpressionRule(
                area: Double.random(in: 0.1...1, using: &walk), seconds: Double.random(in: 0.1...2, using: &walk),
                isCumulative: Bool.random(using: &walk))
            var ledgers = [1, 7].map { _ in Ledger(rule: rule, repeats: true) }
            var told: [(viewable: [Exposure], ended: [Exposure])] = [([], []), ([], [])]
            var areas = [0.0, 0.0, 0.0], time = 0.0
            for place in ledgers.indices { _ = ledgers[place].advance(to: date(0)) }
            for _ in 0..<30 {
                let next = areas.map { _ in [0, 1, Double.random(in: 0...1, using: &walk)].randomElement(using: &walk)! }
                let seconds = Double.random(in: 0.01...1.5, using: &walk), isContinuous = Bool.random(using: &walk)
                for (place, parts) in [1, 7].enumerated() {
                    for part in 1...parts {
                        let share = Double(part) / Double(parts)
                        let now = areas.indices.map { index in
                            isContinuous
                                ? areas[index] + (next[index] - areas[index]) * share : part == parts ? next[index] : areas[index]
                        }
                        let news = ledgers[place].advance(
                            to: date(time + seconds * share), now.enumerated().map { PageArea(item: $0, index: $0, area: $1) },
                            isContinuous: isContinuous) { _ in .left }
                        told[place].viewable += news.viewable
                        told[place].ended += news.ended
                    }
                }
                (areas, time) = (next, time + seconds)
            }
            func isSame(_ a: [Exposure], _ b: [Exposure]) -> Bool {
                func sorted(_ all: [Exposure]) -> [Exposure] { all.sorted { ($0.item, $0.start) < ($1.item, $1.start) } }
                // An exposure without duration can be reported or not, depending on rounding.
                let a = sorted(a.filter { $0.duration > 1e-6 }), b = sorted(b.filter { $0.duration > 1e-6 })
                return a.count == b.count
                    && zip(a, b).allSatisfy {
                        $0.item == $1.item && abs($0.start.timeIntervalSince($1.start)) < 1e-5 && abs($0.duration - $1.duration) < 1e-5
                            && abs($0.areaSeconds - $1.areaSeconds) < 1e-5 && abs($0.largestArea - $1.largestArea) < 1e-5
                            && $0.isViewable == $1.isViewable
                    }
            }
            #expect(isSame(told[0].viewable, told[1].viewable), "\(told[0].viewable) \(told[1].viewable). seed \(walk.seed), step \(step)")
            #expect(isSame(told[0].ended, told[1].ended), "\(told[0].ended) \(told[1].ended). seed \(walk.seed), step \(step)")
        }
    }

    /// Exposures of one item never overlap, numbers have no gaps, and each viewable exposure is reported once.
    @Test func nothingIsLostAndNothingCountedTwice() {
        var walk = RandomWalk()
        for isCumulative in [false, true] {
            let rule = ImpressionRule(area: 0.5, seconds: 0.7, isCumulative: isCumulative)
            var ledger = Ledger(rule: rule, repeats: true), once = Ledger(rule: rule, repeats: false), time = 0.0
            var viewable: [Exposure] = [], ended: [Exposure] = [], firsts: [Exposure] = []
            for step in 0..<RandomWalk.steps(2_000) {
                time += Double.random(in: 0...0.5, using: &walk)
                let isContinuous = Bool.random(using: &walk)
                let areas = (0..<4).filter { _ in Int.random(in: 0...3, using: &walk) > 0 }.map {
                    PageArea(item: $0, index: $0, area: Double.random(in: 0...1, using: &walk))
                }
                let isEnd = Int.random(in: 0...40, using: &walk) == 0
                for isOnce in [false, true] {
                    let news =
                        isOnce
                        ? once.advance(to: date(time), isEnd ? [] : areas, isContinuous: isContinuous && !isEnd) { _ in .hidden }
                        : ledger.advance(to: date(time), isEnd ? [] : areas, isContinuous: isContinuous && !isEnd) { _ in .hidden }
                    if isOnce { firsts += news.viewable } else {
                        viewable += news.viewable
                        ended += news.ended
                    }
                }
                #expect(ledger.time == date(time), "seed \(walk.seed), step \(step)")
                if isEnd { #expect(ledger.deadline == nil, "seed \(walk.seed), step \(step)") }
            }
            let last = ledger.advance(to: date(time), [], isContinuous: false) { _ in .hidden }
            viewable += last.viewable
            ended += last.ended
            #expect(viewable.map(\.number) == Array(1...viewable.count))
            #expect(ended.map(\.number) == Array(1...ended.count))
            #expect(Set(firsts.map(\.item)).count == firsts.count, "each once")
            #expect(Set(firsts.map(\.item)) == Set(viewable.map(\.item)))
            for item in 0..<4 {
                let own = ended.filter { $0.item == item }.sorted { $0.start < $1.start }
                for (a, b) in zip(own, own.dropFirst()) { #expect(a.start + a.duration <= b.start + 1e-6) }
                for exposure in own {
                    #expect(exposure.areaSeconds <= exposure.duration + 1e-9 && exposure.areaSeconds >= exposure.duration * 0.5 - 1e-9)
                    if !isCumulative { #expect(exposure.isViewable == (exposure.duration >= 0.7 - 1e-6), "\(exposure)") }
                }
                #expect(own.filter(\.isViewable).count == viewable.filter { $0.item == item }.count)
            }
        }
    }
}
