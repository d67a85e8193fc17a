import ImpressionLedger
import Testing

@Suite struct ImpressionMeterTests {
    private func sample(_ share: Double, _ reason: LossReason = .clipped, pixels: Double = 0) -> AreaSample {
        AreaSample(lost: Losses(reason, 1 - share), pixels: pixels)
    }

    @Test func crossingsAreInterpolatedBetweenFramesButNotAcrossHangs() throws {
        var meter = ImpressionMeter(rule: ImpressionRule(area: 0.5, duration: .seconds(1)))
        _ = meter.advance(to: 0, sample(0))
        _ = meter.advance(to: 0.08, sample(1))
        #expect(abs(try #require(meter.open).start - 0.04) < 1e-9)
        _ = meter.advance(to: 3, sample(0))
        _ = meter.advance(to: 3.2, sample(1))
        #expect(try #require(meter.open).start == 3.2)
    }

    @Test func aHangIsNotAnImpression() {
        var meter = ImpressionMeter(rule: .display)
        _ = meter.advance(to: 0, sample(0))
        _ = meter.advance(to: 2, sample(1))
        #expect(meter.advance(to: 2.9).isEmpty)
        _ = meter.advance(to: 2.95, sample(0))
        #expect(meter.open == nil)
    }

    @Test func visibleAndLostTimesAddUpToTheDuration() throws {
        var meter = ImpressionMeter(rule: ImpressionRule(area: 0.3, duration: .seconds(1)))
        var generator = SeededGenerator(3)
        var time = 0.0
        var ended: [Exposure] = []
        for _ in 0..<2_000 {
            time += Double.random(in: 0.001...0.3, using: &generator)
            var lost = Losses(.clipped, Double.random(in: 0...0.5, using: &generator))
            lost[.obstructed] = Double.random(in: 0...0.5, using: &generator)
            for case .closed(let exposure, _) in meter.advance(
                to: time, AreaSample(lost: lost), isStep: Bool.random(using: &generator))
            {
                ended.append(exposure)
            }
        }
        #expect(ended.count > 50)
        for exposure in ended { #expect(abs(exposure.areaSeconds + exposure.lost.sum - exposure.duration) < 1e-9) }
    }

    @Test func theDeadlineIsKept() throws {
        var meter = ImpressionMeter(rule: .video)
        _ = meter.advance(to: 5, sample(1))
        #expect(meter.deadline == 7)
        #expect(meter.advance(to: 6.99).isEmpty)
        guard case .viewable(let exposure)? = meter.advance(to: 30).first else {
            Issue.record("not viewable")
            return
        }
        #expect(exposure.duration == 2 && exposure.areaSeconds == 2 && meter.deadline == nil)
    }

    @Test func aLargeAreaNeedsThirtyPercent() {
        for (pixels, isOpen) in [(242_500.0, true), (242_499, false)] {
            var meter = ImpressionMeter(rule: .display)
            _ = meter.advance(to: 0, sample(0.35, pixels: pixels))
            #expect((meter.open != nil) == isOpen)
        }
    }

    @Test func secondsThatWereReportedAreNotCollectedAgain() {
        var meter = ImpressionMeter(rule: ImpressionRule(duration: .seconds(1), isCumulative: true))
        var viewable: [Double] = []
        var time = 0.0
        for seconds in [0.6, 0.6, 0.6, 0.3] {
            _ = meter.advance(to: time, sample(1), isStep: true)
            time += seconds
            for case .viewable in meter.advance(to: time) { viewable.append(time) }
            _ = meter.advance(to: time, sample(0), isStep: true)
            time += 1
        }
        #expect(viewable.count == 1)
        #expect(abs(meter.collected - 0.9) < 1e-9)
        // Another meter continues with what this one collected.
        var next = ImpressionMeter(rule: meter.rule, collected: meter.collected)
        _ = next.advance(to: 0, sample(1), isStep: true)
        #expect(abs(next.deadline! - 0.1) < 1e-9 && abs(next.open!.earlier - 0.9) < 1e-9)
        #expect(ImpressionMeter(rule: .display, collected: 0.9).collected == 0)
    }

    /// A receiver can compare durations with the one of the rule: rounding never makes an impression shorter.
    @Test func anImpressionIsNeverShorterThanItsRule() {
        for index in 0..<2_000 {
            let start = Double(index) * 0.7131
            var meter = ImpressionMeter(rule: .display)
            _ = meter.advance(to: start, sample(1), isStep: true)
            var events = meter.advance(to: start + 1)
            events += meter.advance(to: start + 1, sample(0), isStep: true)
            let durations = events.map { event in
                switch event {
                case .viewable(let exposure), .closed(let exposure, _): exposure.duration
                }
            }
            #expect(durations.count == 2 && durations.allSatisfy { $0 >= 1 && $0 < 1 + 1e-6 })
        }
    }

    @Test func theReasonForTheEndIsTheLargestLoss() {
        var meter = ImpressionMeter(rule: .display)
        _ = meter.advance(to: 0, sample(1))
        let events = meter.advance(to: 2, .nothing(.obstructed), isStep: true)
        #expect(events.contains { if case .closed(_, .obstructed) = $0 { true } else { false } })
    }

    /// The book returns the earliest deadline, and advances only the meters whose deadlines have passed.
    @Test func aBookReportsTheNextDeadline() {
        var book = MeterBook<Int>()
        for key in 0..<1_000 {
            book[key] = ImpressionMeter(rule: .display)
            _ = book.change(key, to: Double(key) / 1_000, sample(1))
        }
        #expect(book.nextDeadline() == 1)
        var order: [Int] = []
        book.advance(to: 1.4995) { key, events in
            #expect(events.count == 1)
            order.append(key)
        }
        #expect(order == Array(0..<500))
        _ = book.change(500, to: 1.4997, .nothing(.hidden), isStep: true)
        #expect(book.nextDeadline() == 1.501)
        book.advance(to: 10) { key, _ in order.append(key) }
        #expect(order.count == 999 && book.nextDeadline() == nil)
    }
}
