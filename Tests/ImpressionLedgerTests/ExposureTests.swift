import ImpressionLedger
import Testing

/// The values of exposures that are known exactly.
@Suite struct ExposureTests {
    private func sample(_ share: Double, pixels: Double = 0, _ measurability: Measurability = .exact) -> AreaSample {
        AreaSample(lost: Losses(.clipped, 1 - share), pixels: pixels, measurability: measurability)
    }

    private func isNear(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < 1e-9 } ?? false }

    private func expect(
        _ meter: inout ImpressionMeter, to time: Double, events count: Int,
        at place: SourceLocation = #_sourceLocation
    ) {
        let events = meter.advance(to: time)
        #expect(events.count == count, sourceLocation: place)
    }

    /// The share grows from 0.25 to 0.75 in the time of a frame, and reaches one half in the middle.
    @Test(arguments: [0.05, 0.0625, 0.1]) func `A share between two frames changes linearly`(frame: Double) throws {
        var meter = ImpressionMeter(rule: ImpressionRule())
        _ = meter.advance(to: 0, sample(0.25))
        _ = meter.advance(to: frame, sample(0.75))
        let open = try #require(meter.open)
        #expect(isNear(open.start, frame / 2) && isNear(open.duration, frame / 2))
        #expect(isNear(open.areaSeconds, 0.625 * frame / 2) && isNear(open.lost[.clipped], 0.375 * frame / 2))
        #expect(open.largest == 0.75)
        guard case .closed(let closed, .clipped)? = meter.advance(to: 2 * frame, sample(0)).first else {
            Issue.record("The exposure didn't end.")
            return
        }
        // The share falls by 0.75 in a frame, and is one half after a third of it.
        #expect(isNear(closed.duration, frame / 2 + frame / 3) && isNear(closed.start, frame / 2))
        #expect(isNear(closed.areaSeconds, 0.625 * frame / 2 + 0.625 * frame / 3) && closed.largest == 0.75)
        #expect(meter.open == nil)
    }

    @Test(arguments: [0.102, 0.5]) func `Over a longer time the earlier share stays until the later frame`(
        seconds: Double
    ) throws {
        var meter = ImpressionMeter(rule: ImpressionRule())
        _ = meter.advance(to: 0, sample(1))
        #expect(try #require(meter.open).duration == 0 && meter.open?.areaSeconds == 0)
        _ = meter.advance(to: seconds, sample(0.5))
        #expect(meter.open?.areaSeconds == seconds && meter.open?.duration == seconds)
        #expect(meter.open?.lost.sum == 0)
    }

    @Test func `A step changes the share at its own time`() throws {
        var meter = ImpressionMeter(rule: ImpressionRule())
        _ = meter.advance(to: 0, sample(0))
        _ = meter.advance(to: 0.0625, sample(1), isStep: true)
        #expect(try #require(meter.open).start == 0.0625 && meter.open?.areaSeconds == 0)
    }

    @Test func `The share changes from the last frame on, not from the last change`() throws {
        var meter = ImpressionMeter(rule: ImpressionRule())
        _ = meter.advance(to: 0, sample(0))
        _ = meter.advance(to: 1, sample(1), previousTime: 0.9375)
        #expect(isNear(try #require(meter.open).start, 0.96875))
        // A time before the last change is treated as that of the change.
        _ = meter.advance(to: 1.0625, sample(0.5), previousTime: 0)
        #expect(isNear(meter.open?.areaSeconds, 0.75 / 32 + 0.75 / 16))
    }

    /// The rule needs a second.
    @Test(arguments: [(3.0, 2.0), (0.25, 2.75), (-1, 3)])
    func `Collected seconds shorten the time until an impression`(collected: Double, deadline: Double) {
        var meter = ImpressionMeter(rule: ImpressionRule(isCumulative: true), collected: collected)
        _ = meter.advance(to: 2, sample(1))
        #expect(meter.deadline == deadline && meter.open?.earlier == max(collected, 0))
    }

    @Test func `An exposure keeps its largest values`() throws {
        var meter = ImpressionMeter(rule: ImpressionRule())
        _ = meter.advance(to: 0, sample(0.75, pixels: 100))
        _ = meter.advance(to: 1, sample(1, pixels: 300, .declared))
        #expect(meter.open?.largest == 1 && meter.open?.pixels == 300 && meter.open?.measurability == .declared)
        _ = meter.advance(to: 2, sample(0.5, pixels: 200))
        let open = try #require(meter.open)
        #expect(open.largest == 1 && open.pixels == 300 && open.measurability == .declared)
    }

    @Test func `An impression has the values of the moment in which it becomes viewable`() throws {
        var meter = ImpressionMeter(rule: ImpressionRule())
        _ = meter.advance(to: 1, sample(0.75))
        guard case .viewable(let exposure)? = meter.advance(to: 5).first else {
            Issue.record("The exposure isn't viewable.")
            return
        }
        #expect(exposure.start == 1 && exposure.duration == 1 && exposure.areaSeconds == 0.75)
        #expect(exposure.lost[.clipped] == 0.25 && exposure.isViewable && exposure.largest == 0.75)
        #expect(meter.open?.duration == 4 && meter.open?.areaSeconds == 3 && meter.open?.isViewable == true)
        expect(&meter, to: 9, events: 0)
    }

    /// The share grows from 0 to 1 in a tenth of a second.
    @Test func `An impression within a frame has the largest share until its moment`() {
        var meter = ImpressionMeter(rule: ImpressionRule(area: 0.25, duration: .seconds(0.05)))
        _ = meter.advance(to: 0, sample(0))
        guard case .viewable(let exposure)? = meter.advance(to: 0.1, sample(1)).first else {
            Issue.record("The exposure isn't viewable.")
            return
        }
        #expect(isNear(exposure.start, 0.025) && isNear(exposure.duration, 0.05) && isNear(exposure.largest, 0.75))
        #expect(isNear(exposure.areaSeconds, 0.025) && meter.open?.largest == 1)
    }

    @Test(arguments: [(0.5, true), (0.4999, false)]) func `The threshold itself is enough`(share: Double, isOpen: Bool)
    {
        var meter = ImpressionMeter(rule: ImpressionRule())
        _ = meter.advance(to: 0, sample(share))
        #expect((meter.open != nil) == isOpen)
        #expect(meter.deadline == (isOpen ? 1 : nil))
    }

    @Test func `A time before the last one counts as the last one`() {
        var meter = ImpressionMeter(rule: ImpressionRule())
        _ = meter.advance(to: 5, sample(1))
        expect(&meter, to: 3, events: 0)
        #expect(meter.time == 5 && meter.open?.duration == 0)
        _ = meter.advance(to: 4, sample(0.75))
        #expect(meter.time == 5 && meter.open?.duration == 0 && meter.sample.share == 0.75)
        expect(&meter, to: 6, events: 1)
        #expect(meter.time == 6)
    }

    @Test func `A time that isn't a number does not count`() throws {
        var meter = ImpressionMeter(rule: ImpressionRule())
        _ = meter.advance(to: 0, sample(1))
        for time in [.nan, 0.25, .nan, 0.5] { expect(&meter, to: time, events: 0) }
        #expect(try #require(meter.open).areaSeconds == 0 && meter.time == 0.5)
        expect(&meter, to: 1, events: 1)
        #expect(meter.open?.duration == 1 && meter.open?.areaSeconds == 0.5)
    }

    @Test func `Before the first sample nothing is visible`() {
        var meter = ImpressionMeter(rule: ImpressionRule())
        #expect(meter.time == nil && meter.open == nil && meter.deadline == nil && meter.sample.share == 0)
        #expect(meter.sample.lost.main == .hidden)
        expect(&meter, to: 3, events: 0)
        #expect(meter.time == 3)
        expect(&meter, to: 10, events: 0)
    }

    @Test func `Exposures add up only in a cumulative rule`() {
        for isCumulative in [false, true] {
            var meter = ImpressionMeter(rule: ImpressionRule(duration: .seconds(2), isCumulative: isCumulative))
            _ = meter.advance(to: 0, sample(1))
            _ = meter.advance(to: 1.5, sample(0), isStep: true)
            #expect(meter.collected == (isCumulative ? 1.5 : 0))
            _ = meter.advance(to: 3, sample(1), isStep: true)
            #expect(meter.deadline == (isCumulative ? 3.5 : 5))
            expect(&meter, to: 3.5, events: (isCumulative ? 1 : 0))
        }
    }

    @Test func `A meter that is reset starts over`() {
        var meter = ImpressionMeter(rule: ImpressionRule(duration: .seconds(2), isCumulative: true))
        _ = meter.advance(to: 0, sample(1))
        _ = meter.advance(to: 1, sample(0), isStep: true)
        _ = meter.advance(to: 2, sample(1), isStep: true)
        meter.reset()
        #expect(meter.open == nil && meter.collected == 0 && meter.time == nil && meter.sample.share == 0)
        _ = meter.advance(to: 1, sample(1))
        #expect(meter.open?.start == 1 && meter.deadline == 3)
    }

    @Test func `A large area can need a larger share`() {
        var meter = ImpressionMeter(rule: ImpressionRule(area: 0.5, largeArea: 1))
        _ = meter.advance(to: 0, sample(0.75))
        let events = meter.advance(to: 1, sample(0.75, pixels: 300_000), isStep: true)
        #expect(events.contains { if case .closed(_, .clipped) = $0 { true } else { false } })
    }
}
