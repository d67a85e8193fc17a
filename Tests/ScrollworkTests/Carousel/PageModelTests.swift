import Foundation
import ScrollMechanics
import Scrollwork
import Testing

@Suite struct PageModelTests {
    private func track(
        _ length: Double = 240, spacing: Double = 10, alignment: Double = 0.5, container: Double = 300
    ) -> CarouselTrack {
        CarouselTrack(
            extents: PageExtents(uniform: length, spacing: spacing), alignment: alignment, container: container)
    }

    @Test func anAlignedPageIsAWholeNumberOfPagesAway() {
        let lengths = PageExtents([100, 250, 40, 180], spacing: 12, origin: 1)
        for alignment in [0, 0.5, 1.0] {
            let track = CarouselTrack(extents: lengths, alignment: alignment, container: 320)
            for slot in -9...9 {
                #expect(abs(track.place(at: track.aligned(slot)) - Double(slot)) < 1e-9)
                #expect(track.nearest(to: track.aligned(slot) + 5) == slot)
            }
            #expect(track.aligned(0) == 0)
        }
    }

    @Test func pagesBehindASeamHaveTheLengthsOfTheirItems() {
        let lengths = (0..<40).map { (item: Int) -> Double in Double(60 + 7 * (item * item % 11)) }
        let seams: [(Bool, Int, Int)] = [(true, 4, 20), (false, -6, -15), (true, -3, 11), (false, 5, -8)]
        for (isAhead, slot, shift) in seams {
            let seam = PageSequence.Seam(slot: slot, isAhead: isAhead, origin: 3 + shift)
            let extents = PageExtents(lengths, spacing: 5, origin: 3, seam: seam)
            var sequence = PageSequence(count: 40, loops: true, origin: 3)
            sequence.seam = seam
            #expect(extents.start(of: 0) == 0)
            for slot in -30...30 {
                let length = lengths[sequence.index(at: slot) ?? 0]
                #expect(abs(extents.length(of: slot) - length) < 1e-9)
                let start = extents.start(of: slot), distance = extents.start(of: slot + 1) - start
                #expect(abs(distance - length - 5.0) < 1e-9)
                let place = extents.place(at: start + length / 2.0), middle = length / 2.0 / (length + 5.0)
                #expect(place.slot == slot && abs(place.part - middle) < 1e-9)
                let edge = extents.place(at: start + 0.5), half = 0.5 / (length + 5.0)
                #expect(edge.slot == slot && abs(edge.part - half) < 1e-9)
            }
        }
    }

    @Test func unmeasuredPagesHaveTheMeanLength() {
        var own = PageLengths(count: 10_000, usual: 80)
        #expect(own.length(at: 7_000) == 80)
        own.learn(100, at: 5_000)
        own.learn(300, at: 4_998)
        own.learn(.infinity, at: 12)
        own.learn(200, at: 12)
        let lengths = [4_998, 4_999, 5_000, 9_999].map { own.length(at: $0) }
        #expect(lengths == [300.0, 200.0, 100.0, 200.0])
        let extents = PageExtents(own, spacing: 10, sequence: PageSequence(count: 10_000, loops: false, origin: 0))
        let start = 4_998.0 * 210.0
        #expect(extents.start(of: 5_000) == start + 310.0 + 210.0)
        #expect(extents.place(at: start + 305.0).slot == 4_998)
        #expect(extents.place(at: start + 311.0).slot == 4_999)
    }

    /// A millionth of a point is a rounding error.
    @Test func lengthsThatDifferByRoundingAreTheSame() {
        var lengths = PageLengths(count: 4, usual: 80)
        for (index, length) in [100.1, 200.2, 300.3].enumerated() { lengths.learn(length, at: index) }
        let known = lengths
        for (index, length) in [100.1, 200.2, 300.3].enumerated() { lengths.learn(length + 0.9e-6, at: index) }
        #expect(lengths == known)
        lengths.learn(200.2 + 1.1e-6, at: 1)
        #expect(lengths != known)
    }

    @Test func betweenTwoPagesTheDistanceIsMeasuredInPages() {
        #expect(abs(track().place(at: 250 * 1.64) - 1.64) < 1e-12)
        let activity = PageSequence(count: 5, loops: true, origin: 0).activity(at: 1.64, isMoving: true) { "p\($0)" }
        #expect(activity.shares.map(\.id) == ["p1", "p2"])
        #expect(abs(activity.shares[0].share - 0.36) < 1e-12)
        #expect(abs(activity.shares[1].share - 0.64) < 1e-12)
        #expect(abs(activity.position - 1.64) < 1e-12)
    }

    @Test func behindASeamOfARowTheDistanceIsThatOfTheItemsThere() {
        var row = PageSequence(count: 60, loops: false, origin: 0)
        row.seam = PageSequence.Seam(slot: 5, isAhead: true, origin: 20)
        #expect(row.position(at: 4.25) == 4.25 && row.position(at: 6.25) == 26.25)
    }

    @Test func aLoopCanHaveTheMaximumNumberOfItems() {
        var loop = PageSequence(count: .max, loops: true, origin: 0)
        loop.put(.max - 1, at: 0)
        #expect(loop.index(at: -1) == .max - 2 && loop.index(at: 1) == 0 && loop.index(at: 2) == 1)
        #expect(loop.slot(showing: 1, nearest: 0) == 2)
    }

    @Test func theOnlyItemOfALoopIsAlwaysFullyActive() {
        let alone = PageSequence(count: 1, loops: true, origin: 0)
        for place in [-7.25, 0, 0.5, 3.9] {
            let activity = alone.activity(at: place, isMoving: true) { $0 }
            #expect(activity.shares.count == 1)
            #expect(abs(activity.shares[0].share - 1) < 1e-12)
            #expect((0..<1).contains(activity.position))
        }
    }

    @Test func invalidLengthsAreOnePoint() {
        for length in [Double.nan, .infinity, -3, 0] {
            let extents = PageExtents(uniform: length, spacing: .nan)
            #expect(extents.length(of: 3) == 1 && extents.start(of: 3) == 3)
        }
        #expect(PageExtents([.nan], spacing: 0).length(of: 0) == 1)
        #expect(track().place(at: .nan) == 0)
        #expect(
            PageDecision(current: .nan, proposed: .infinity, start: 0, original: 0, velocity: 1, limit: 0).slot == 1)
    }

    @Test func aFlingOfAnyVelocityMovesToTheNextPage() {
        for proposed in [0.3, 0.9, 4] {
            let target = PageDecision(current: 0.2, proposed: proposed, start: 0, original: 0, velocity: 900, limit: 1)
            #expect(target.slot == 1)
        }
        #expect(PageDecision(current: 0.2, proposed: -3, start: 0, original: 0, velocity: -900, limit: 1).slot == 0)
        #expect(PageDecision(current: -0.2, proposed: -3, start: 0, original: 0, velocity: -900, limit: 1).slot == -1)
    }

    @Test func aFlingPassesAsManyPagesAsItsLimitAllows() {
        func target(_ proposed: Double) -> Int {
            PageDecision(current: 0.2, proposed: proposed, start: 0, original: 0, velocity: 900, limit: 3).slot
        }
        let targets: [Int] = [0.4, 1.2, 2.4, 9].map(target)
        #expect(targets == [1, 1, 2, 3])
    }

    @Test func aFlickOnAPageThatEntersCountsFromThatPage() {
        // Caught between 0 and 1.
        #expect(PageDecision(current: 0.5, proposed: 1.4, start: 0.4, original: 1, velocity: 900, limit: 1).slot == 2)
        #expect(PageDecision(current: 0.3, proposed: -0.6, start: 0.4, original: 1, velocity: -900, limit: 1).slot == 0)
        #expect(
            PageDecision(current: -0.5, proposed: -1.4, start: -0.4, original: -1, velocity: -900, limit: 1).slot == -2)
    }

    @Test func aDraggedDistanceIsNotRevertedByMoreThanHalfAPage() {
        #expect(PageDecision(current: 2.7, proposed: 2.1, start: 0, original: 0, velocity: -900, limit: 1).slot == 2)
        #expect(PageDecision(current: 2.7, proposed: 3.4, start: 0, original: 0, velocity: 900, limit: 1).slot == 3)
        #expect(PageDecision(current: 2.6, proposed: 2.6, start: 0, original: 0, velocity: 0, limit: 1).slot == 3)
    }

    @Test func theShorterDirectionIsTaken() {
        let loop = PageSequence(count: 5, loops: true, origin: 3)
        #expect(loop.slot(showing: 0, nearest: 0) == 2)
        #expect(loop.slot(showing: 2, nearest: 0) == -1)
        #expect(loop.slot(showing: 2, nearest: 50) == 49)
    }

    @Test func behindASeamTheSequenceContinuesElsewhere() {
        var loop = PageSequence(count: 1_000, loops: true, origin: 0)
        loop.seam = PageSequence.Seam(slot: 5, isAhead: true, origin: 490)
        #expect((3...6).map { loop.index(at: $0) } == [3, 4, 495, 496])
        loop.closeSeam(at: 10)
        #expect(loop.index(at: 10) == 500 && loop.index(at: 0) == 490)
    }

    @Test(arguments: [0.0, 1]) func shortPagesBesideALongOneAreRealizedBeforeTheyAreVisible(_ alignment: Double) {
        var lengths = PageLengths(count: 17, usual: 20)
        for index in 0..<17 { lengths.learn(index == 8 ? 400 : 20, at: index) }
        let sequence = PageSequence(count: 17, loops: false, origin: 0)
        let extents = PageExtents(lengths, spacing: 0, sequence: sequence)
        let track = CarouselTrack(extents: extents, alignment: alignment, container: 300)
        for position in stride(from: track.aligned(0), through: track.aligned(16), by: 10) {
            let slots = PageWindow(at: position, track: track, sequence: sequence).slots
            let seen = track.visible(at: position).clamped(to: 0..<17)
            #expect(seen.clamped(to: slots) == seen)
        }
    }
}

extension PageExtents {
    /// Creates pages that are all measured.
    init(_ lengths: [Double], spacing: Double, origin: Int = 0, loops: Bool = true, seam: PageSequence.Seam? = nil) {
        var own = PageLengths(count: lengths.count, usual: 100)
        for (index, length) in lengths.enumerated() { own.learn(length, at: index) }
        var sequence = PageSequence(count: lengths.count, loops: loops, origin: origin)
        sequence.seam = seam
        self.init(own, spacing: spacing, sequence: sequence)
    }
}
