import ImpressionLedger
import Testing

@Suite struct AreaSampleTests {
    @Test(arguments: [
        (clipped: 0.0, obstructed: 0.0, share: 1.0), (0.25, 0.5, 0.25), (0.5, 0.5, 0), (1, 1, 0), (-1, 0.25, 0.75),
        (.nan, 0.25, 0.75), (.infinity, 0.25, 0.75),
    ])
    func `Losses reduce the visible share, and invalid values count as zero`(
        clipped: Double, obstructed: Double, share: Double
    ) {
        var lost = Losses(.clipped, clipped)
        lost[.obstructed] = obstructed
        let sample = AreaSample(lost: lost)
        #expect(sample.share == share)
        #expect(abs(sample.share + sample.lost.sum - 1) < 1e-12)
        #expect(sample.lost[.clipped] >= 0 && sample.lost[.obstructed] >= 0)
    }

    @Test func `Losses of more than the area keep their proportion`() {
        var lost = Losses(.clipped, 3)
        lost[.hidden] = 1
        let sample = AreaSample(lost: lost)
        #expect(sample.lost[.clipped] == 0.75 && sample.lost[.hidden] == 0.25)
    }

    @Test(arguments: [(-1.0, 0.0), (.nan, 0), (.infinity, 0), (0, 0), (0.5, 0.5), (242_500, 242_500)])
    func `An invalid size counts as zero`(pixels: Double, counted: Double) {
        #expect(AreaSample(lost: Losses(), pixels: pixels).pixels == counted)
        #expect(AreaSample.nothing(.clipped, pixels: pixels).pixels == counted)
    }

    @Test func `A sample without details has no size and is exact`() {
        let plain = AreaSample(lost: Losses(.hidden))
        #expect(plain.pixels == 0 && plain.measurability == .exact && plain.share == 0)
        let nothing = AreaSample.nothing(.paused)
        #expect(Losses(.paused)[.paused] == 1 && Losses(.paused).sum == 1)
        #expect(nothing == AreaSample(lost: Losses(.paused)) && nothing.lost[.paused] == 1)
    }

    @Test func `The less certain measurement is the larger one`() {
        let order: [Measurability] = [.exact, .declared, .unknown]
        for (a, first) in order.enumerated() {
            for (b, second) in order.enumerated() { #expect((first < second) == (a < b)) }
        }
        #expect(order.map(\.name) == ["exact", "declared", "unknown"])
    }

    @Test func `The main loss is the largest, and the first of equal ones`() {
        var lost = Losses()
        #expect(lost.main == nil && lost.reasons.isEmpty && lost.sum == 0)
        lost[.hidden] = 0.001
        #expect(lost.main == .hidden)
        lost[.hidden] = 0.25
        lost[.shrunk] = 0.25
        #expect(lost.main == .hidden)
        lost[.unmeasurable] = 0.375
        #expect(lost.main == .unmeasurable && lost.reasons == [.hidden, .shrunk, .unmeasurable])
        #expect(lost.sum == 0.875 && lost[.clipped] == 0)
    }

    @Test func `Each reason is named as in its case`() {
        for reason in LossReason.allCases { #expect(reason.name == "\(reason)") }
        #expect(LossReason.allCases.count == 8)
    }
}
