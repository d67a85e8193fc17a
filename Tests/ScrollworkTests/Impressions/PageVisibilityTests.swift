import Foundation
import ImpressionLedger
import Testing

@testable import Scrollwork

/// The exposures of pages by the shares that a carousel reads. A page counts from half of its area.
@MainActor @Suite struct PageVisibilityTests {
    @MainActor private final class Reports {
        let exposures = CarouselExposures<Int>()
        var viewable: [PageExposure<Int>] = []
        var ended: [PageExposure<Int>] = []
        var shares: [Double] = []

        init(_ impression: ImpressionRule? = ImpressionRule(), ended rule: ImpressionRule? = ImpressionRule()) {
            exposures.actions.visibilities = [{ [unowned self] _, reading in shares.append(reading.sample.share) }]
            if let impression {
                let action = CarouselActions<Int>.Exposing(rule: impression, repeats: false) {
                    [unowned self] exposure in viewable.append(exposure)
                }
                exposures.actions.impressions = [action]
            }
            if let rule {
                let action = CarouselActions<Int>.Exposing(rule: rule, repeats: true) {
                    [unowned self] exposure in ended.append(exposure)
                }
                exposures.actions.exposures = [action]
            }
            exposures.update(isPaused: false, isPlaying: true)
        }

        func clock(_ time: Double) -> ClockReading { ClockReading(awake: time, elapsed: time, wall: 1_000 + time) }

        /// Reads the share of a page, whose rest is invisible for one reason.
        func show(
            _ id: Int, _ share: Double, at time: Double, factor: Double = 1, lost reason: LossReason = .clipped,
            isRemoved: Bool = false
        ) {
            let sample = AreaSample(lost: Losses(reason, 1 - share))
            let reading = VisibilityReading(sample: sample, clock: clock(time), previousTime: time, isStep: true)
            exposures.visibilityDidChange(of: id, index: id, factor: factor, reading, isRemoved: isRemoved)
        }
    }

    /// For a page that is longer than the carousel, the part of the carousel that it fills counts. A receiver of the
    /// visible share receives that of the page's own area.
    @Test(
        arguments: [
            (0.4, 1, .clipped, 0.4), (0.4, 2, .clipped, 0.8), (0.4, 4, .clipped, 1), (0.25, 2, .clipped, 0.5),
            (0.25, 1.9, .clipped, 0.475), (0, 3, .clipped, 0), (1, 3, .clipped, 1), (0.4, 2, .obstructed, 0.4),
        ] as [(Double, Double, LossReason, Double)])
    func aLongPageFillsTheCarousel(_ share: Double, _ factor: Double, _ reason: LossReason, _ counted: Double) {
        let reports = Reports()
        reports.show(3, share, at: 2, factor: factor, lost: reason)
        #expect(reports.shares.count == 1 && abs(reports.shares[0] - share) < 1e-9)
        #expect(reports.exposures.timer.moment == (counted > 0.49 ? 3 : nil))
    }

    @Test(
        arguments: [
            (0, .clipped, false, false, .left), (0, .shrunk, false, false, .left), (0, .hidden, false, false, .hidden),
            (0, .backgrounded, false, false, .hidden), (0, .obstructed, false, false, .hidden),
            (0.25, .obstructed, false, false, .left), (0.25, .backgrounded, false, false, .left),
            (0, .clipped, true, false, .removed), (0, .hidden, true, true, .removed),
            (0, .clipped, false, true, .hidden), (1, .clipped, false, true, .hidden),
        ] as [(Double, LossReason, Bool, Bool, PageExposure<Int>.End)])
    func anExposureEndsForAReason(
        _ share: Double, _ reason: LossReason, _ isRemoved: Bool, _ isPaused: Bool, _ end: PageExposure<Int>.End
    ) {
        let reports = Reports()
        reports.show(3, 1, at: 0)
        if isPaused { reports.exposures.update(isPaused: true, isPlaying: true) }
        reports.show(3, share, at: 2, lost: reason, isRemoved: isRemoved)
        #expect(reports.ended.map(\.end) == [end] && reports.ended.map(\.duration) == [2])
        #expect(reports.viewable.map(\.item) == [3] && reports.exposures.timer.moment == nil)
    }

    /// The timer waits for the first of the rules.
    @Test(arguments: [(1, 2, 1), (3, 2, 2), (nil, 2, 2), (3, nil, 3)] as [(Double?, Double?, Double)])
    func theNextExposureIsAwaited(_ impression: Double?, _ exposure: Double?, _ moment: Double) {
        let reports = Reports(
            impression.map { ImpressionRule(duration: .seconds($0)) },
            ended: exposure.map { ImpressionRule(duration: .seconds($0)) })
        reports.show(3, 1, at: 0)
        #expect(reports.exposures.timer.moment == moment)
        reports.show(3, 0.25, at: 0.5)
        #expect(reports.exposures.timer.moment == nil)
    }

    @Test func pagesAreCountedWhenTheirTimeComes() {
        let reports = Reports()
        reports.show(3, 1, at: 0)
        reports.show(4, 0.5, at: 0.5)
        reports.exposures.place = { $0 == 3 ? 7 : nil }
        reports.exposures.timer.action?(reports.clock(1))
        #expect(reports.viewable.map(\.item) == [3] && reports.viewable.map(\.index) == [7])
        #expect(reports.viewable.map(\.start.timeIntervalSince1970) == [1_000] && reports.ended.isEmpty)
        #expect(reports.exposures.timer.moment == 1.5)
        reports.exposures.timer.action?(reports.clock(1.5))
        #expect(reports.viewable.map(\.item) == [3, 4] && reports.viewable.map(\.index) == [7, 4])
        #expect(reports.viewable.map(\.number) == [1, 2] && reports.exposures.timer.moment == nil)
    }

    /// Someone sets the wall clock while a page is visible. The start of the exposure is a date of the new clock.
    @Test func anExposureStartsAtADateOfTheLastClock() {
        let reports = Reports()
        reports.show(3, 1, at: 0)
        reports.exposures.timer.action?(ClockReading(awake: 1, elapsed: 1, wall: 5_001))
        #expect(reports.viewable.map(\.start.timeIntervalSince1970) == [5_000])
        reports.show(3, 0, at: 2)
        #expect(reports.ended.map(\.start.timeIntervalSince1970) == [1_000])
    }

    /// With another rule, pages count again. Exposures by the remaining rule continue.
    @Test func anotherRuleStartsAgain() {
        let reports = Reports()
        reports.show(3, 1, at: 0)
        reports.exposures.timer.action?(reports.clock(1))
        reports.exposures.update(isPaused: false, isPlaying: true)
        reports.show(3, 1, at: 2)
        reports.exposures.timer.action?(reports.clock(4))
        #expect(reports.viewable.map(\.number) == [1])
        let action = CarouselActions<Int>.Exposing(rule: .video, repeats: false) { reports.viewable.append($0) }
        reports.exposures.actions.impressions = [action]
        reports.exposures.update(isPaused: false, isPlaying: true)
        reports.show(3, 1, at: 5)
        #expect(reports.exposures.timer.moment == 7)
        reports.exposures.timer.action?(reports.clock(7))
        #expect(reports.viewable.map(\.number) == [1, 1] && reports.viewable.map(\.rule.name) == ["custom", "video"])
    }

    @Test(
        arguments: [
            (false, true, false, 2), (true, true, false, 2), (true, false, false, nil), (false, false, false, 2),
            (false, true, true, nil),
        ] as [(Bool, Bool, Bool, Double?)])
    func timeCountsOnlyDuringPlayback(_ needsPlayback: Bool, _ isPlaying: Bool, _ isPaused: Bool, _ moment: Double?) {
        let rule = ImpressionRule(duration: .seconds(2), needsPlayback: needsPlayback)
        let reports = Reports(rule, ended: nil)
        reports.exposures.update(isPaused: isPaused, isPlaying: isPlaying)
        reports.show(3, 1, at: 0)
        #expect(reports.exposures.timer.moment == moment)
        #expect(reports.shares == [1])
    }
}
