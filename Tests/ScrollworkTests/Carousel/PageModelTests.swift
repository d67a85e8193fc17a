import Foundation
import Scrollwork
import Testing

@Suite struct PageModelTests {
    private func track(
        _ length: Double = 240, spacing: Double = 10, alignment: Double = 0.5, container: Double = 300
    ) -> CarouselTrack {
        CarouselTrack(extents: PageExtents(uniform: length, spacing: spacing), alignment: alignment, container: container)
    }

    @Test func aPageIsAWholeNumberOfPagesAwayWhereItIsAligned() {
        let lengths = PageExtents(lengths: [100, 250, 40, 180], spacing: 12, origin: 1)
        for alignment in [0, 0.5, 1.0] {
            let track = CarouselTrack(extents: lengths, alignment: alignment, container: 320)
            for slot in -9...9 {
                #expect(abs(track.place(at: track.aligned(slot)) - Double(slot)) < 1e-9)
                #expect(track.nearest(to: track.aligned(slot) + 5) == slot)
            }
            #expect(track.aligned(0) == 0)
        }
    }

    @Test func betweenTwoPagesTheWayIsMeasuredInPages() {
        #expect(abs(track().place(at: 250 * 1.64) - 1.64) < 1e-12)
        let activity = PageSequence(count: 5, loops: true, origin: 0).activity(at: 1.64, isMoving: true) { "p\($0)" }
        #expect(activity.shares.map(\.id) == ["p1", "p2"])
        #expect(abs(activity.shares[0].share - 0.36) < 1e-12)
        #expect(abs(activity.shares[1].share - 0.64) < 1e-12)
        #expect(abs(activity.position - 1.64) < 1e-12)
    }

    @Test func theOnlyItemOfALoopIsAlwaysWhollyActive() {
        let alone = PageSequence(count: 1, loops: true, origin: 0)
        for place in [-7.25, 0, 0.5, 3.9] {
            let activity = alone.activity(at: place, isMoving: true) { $0 }
            #expect(activity.shares.count == 1)
            #expect(abs(activity.shares[0].share - 1) < 1e-12)
            #expect((0..<1).contains(activity.position))
        }
    }

    @Test func lengthsThatAreNoLengthsCountAsAPoint() {
        for length in [Double.nan, .infinity, -3, 0] {
            let extents = PageExtents(uniform: length, spacing: .nan)
            #expect(extents.length(of: 3) == 1 && extents.start(of: 3) == 3)
        }
        #expect(PageExtents(lengths: [], spacing: 0, origin: 0).length(of: 0) == 1)
        #expect(track().place(at: .nan) == 0)
        #expect(PageTarget(current: .nan, proposed: .infinity, start: 0, original: 0, velocity: 1, limit: 0).slot == 1)
    }

    @Test func aFlingGoesToTheNextPageWhateverItsStrength() {
        for proposed in [0.3, 0.9, 4] {
            let target = PageTarget(current: 0.2, proposed: proposed, start: 0, original: 0, velocity: 900, limit: 1)
            #expect(target.slot == 1)
        }
        #expect(PageTarget(current: 0.2, proposed: -3, start: 0, original: 0, velocity: -900, limit: 1).slot == 0)
        #expect(PageTarget(current: -0.2, proposed: -3, start: 0, original: 0, velocity: -900, limit: 1).slot == -1)
    }

    @Test func aFlingPassesAsManyPagesAsItMay() {
        func target(_ proposed: Double) -> Int {
            PageTarget(current: 0.2, proposed: proposed, start: 0, original: 0, velocity: 900, limit: 3).slot
        }
        let targets: [Int] = [0.4, 1.2, 2.4, 9].map(target)
        #expect(targets == [1, 1, 2, 3])
    }

    @Test func aFlickOnAPageThatComesInCountsFromThatPage() {
        // Caught on the way from 0 to 1.
        #expect(PageTarget(current: 0.5, proposed: 1.4, start: 0.4, original: 1, velocity: 900, limit: 1).slot == 2)
        #expect(PageTarget(current: 0.3, proposed: -0.6, start: 0.4, original: 1, velocity: -900, limit: 1).slot == 0)
        #expect(PageTarget(current: -0.5, proposed: -1.4, start: -0.4, original: -1, velocity: -900, limit: 1).slot == -2)
    }

    @Test func whatAHandHasPulledIsNotTakenBackByMoreThanHalfAPage() {
        #expect(PageTarget(current: 2.7, proposed: 2.1, start: 0, original: 0, velocity: -900, limit: 1).slot == 2)
        #expect(PageTarget(current: 2.7, proposed: 3.4, start: 0, original: 0, velocity: 900, limit: 1).slot == 3)
        #expect(PageTarget(current: 2.6, proposed: 2.6, start: 0, original: 0, velocity: 0, limit: 1).slot == 3)
    }

    @Test func theShortestWayRoundIsTaken() {
        let loop = PageSequence(count: 5, loops: true, origin: 3)
        #expect(loop.slot(showing: 0, nearest: 0) == 2)
        #expect(loop.slot(showing: 2, nearest: 0) == -1)
        #expect(loop.slot(showing: 2, nearest: 50) == 49)
    }

    @Test func behindASeamTheSequenceGoesOnElsewhere() {
        var loop = PageSequence(count: 1_000, loops: true, origin: 0)
        loop.seam = PageSequence.Seam(slot: 5, isAhead: true, origin: 490)
        #expect((3...6).map { loop.index(at: $0) } == [3, 4, 495, 496])
        loop.closeSeam(at: 10)
        #expect(loop.index(at: 10) == 500 && loop.index(at: 0) == 490)
    }

    @Test(arguments: [0.0, 1]) func shortPagesBesideALongOneAreMadeBeforeTheyAreSeen(_ alignment: Double) {
        let short = [Double](repeating: 20, count: 8)
        let extents = PageExtents(lengths: short + [400] + short, spacing: 0, origin: 0)
        let track = CarouselTrack(extents: extents, alignment: alignment, container: 300)
        let sequence = PageSequence(count: 17, loops: false, origin: 0)
        for position in stride(from: track.aligned(0), through: track.aligned(16), by: 10) {
            let slots = PageWindow(at: position, track: track, sequence: sequence).slots
            let seen = track.visible(at: position).clamped(to: 0..<17)
            #expect(seen.clamped(to: slots) == seen)
        }
    }
}
