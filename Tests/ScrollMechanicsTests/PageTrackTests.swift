import ScrollMechanics
import Testing

@Suite struct PageTrackTests {
    @Test(arguments: [0, 1 << 40, (1 << 53) + 1, Int64.max - 5, Int64.min + 5] as [Int64])
    func pagesAreInOrderAroundAnyIndex(_ page: Int64) {
        let track = PageTrack(page: page)
        for slot in -5...5 { #expect(track.page(at: slot) == page + Int64(slot)) }
    }

    @Test func slotsEndWithThePages() {
        let track = PageTrack(page: .max - 2)
        #expect(track.slots == -PageTrack.reach...2)
        #expect(track.page(at: 2) == .max)
        #expect(track.page(at: 3) == nil)
        #expect(PageTrack(page: .min, in: .min ... .max).slots == 0...PageTrack.reach)
        #expect(PageTrack(page: 9, in: 3...3).slots == 0...0)
        #expect(PageTrack(page: 9, in: 3...3).page(at: 0) == 3)
    }

    @Test func theNextPageStaysInItsSlot() {
        var track = PageTrack(page: 5)
        #expect(track.aim(at: 6, from: 0) == 1)
        #expect((-2...2).map { track.page(at: $0) } == [3, 4, 5, 6, 7])
    }

    @Test func aDistantPageIsPlacedNextToTheVisibleOne() {
        var track = PageTrack(page: 5)
        #expect(track.aim(at: 1_000_000, from: 0) == 1)
        #expect(track.page(at: 0) == 5)
        #expect(track.page(at: 1) == 1_000_000)
        #expect(track.page(at: 2) == 1_000_001)
        track.move(to: 0.7)
        #expect(track.page(at: 0) == 5)
        track.move(to: 1.1)
        #expect(track.page(at: 0) == 999_999)
    }

    @Test func aDistantEarlierPageIsPlacedOnTheOtherSide() {
        var track = PageTrack(page: 5)
        #expect(track.aim(at: -1_000_000, from: 0) == -1)
        #expect((-2...0).map { track.page(at: $0) } == [-1_000_001, -1_000_000, 5])
        track.move(to: -0.3)
        #expect((-2...0).map { track.page(at: $0) } == [-1_000_001, -1_000_000, 5])
        var back = track
        back.move(to: 0.2)
        #expect((-1...1).map { back.page(at: $0) } == [4, 5, 6])
        track.move(to: -1)
        #expect((-2...0).map { track.page(at: $0) } == [-1_000_001, -1_000_000, -999_999])
    }

    @Test func returningOverThePreviousPageFindsItsNeighbors() {
        var track = PageTrack(page: 5)
        _ = track.aim(at: 1_000_000, from: 0)
        track.move(to: 0.4)
        track.move(to: -0.2)
        #expect((-2...1).map { track.page(at: $0) } == [3, 4, 5, 6])
    }

    @Test func restingOnThePreviousPageFindsItsNeighbors() {
        var track = PageTrack(page: 5)
        _ = track.aim(at: 1_000_000, from: 0)
        track.move(to: 0.4)
        track.settle(in: 0)
        #expect((-1...1).map { track.page(at: $0) } == [4, 5, 6])
    }

    @Test func placingAPageMovesAllPages() {
        var track = PageTrack(page: 5)
        _ = track.aim(at: 1_000_000, from: 0)
        #expect(!track.isInOrder)
        var settled = track, placed = track, near = track
        settled.settle(in: 1)
        placed.place(7, in: 1)
        #expect(near.aim(at: 6, from: 0) == 1)
        for (track, page) in [(settled, 1_000_000), (placed, 7), (near, 6)] as [(PageTrack, Int64)] {
            #expect(track.isInOrder && (-1...2).map { track.page(at: $0) } == [page - 2, page - 1, page, page + 1])
        }
    }

    /// Beyond the last page, no page is visible.
    @Test func aTargetFromBeyondTheEndsStartsOver() {
        for position in [100.0, -100] {
            var track = PageTrack(page: 2, in: 0...5)
            #expect(track.aim(at: 3, from: position) == 0)
            #expect((-4...3).map { track.page(at: $0) } == [nil, 0, 1, 2, 3, 4, 5, nil])
        }
    }

    @Test func aSecondTargetInMotionKeepsBothPagesVisible() {
        var track = PageTrack(page: 5)
        _ = track.aim(at: 1_000_000, from: 0)
        #expect(track.aim(at: 7_000_000, from: 0.6) == 2)
        #expect((0...2).map { track.page(at: $0) } == [5, 1_000_000, 7_000_000])
        track.move(to: 1.3)
        #expect(track.page(at: 1) == 1_000_000)
        #expect(track.aim(at: 1_000_000, from: 1.3) == 1)
        track.settle(in: 1)
        #expect(track.page(at: 0) == 999_999)
    }

    @Test func aTargetFromBetweenTwoPagesKeepsBoth() {
        var track = PageTrack(page: 0)
        #expect(track.aim(at: 90, from: 0.4) == 2)
        track.move(to: 0.5)
        #expect((0...2).map { track.page(at: $0) } == [0, 1, 90])
        track.move(to: 1.5)
        #expect((1...3).map { track.page(at: $0) } == [1, 90, 91])
    }

    @Test func aPairKeepsTheVisiblePage() {
        var track = PageTrack(page: 5)
        #expect(track.pair(5, 12, from: 0) == 0)
        #expect(track.page(at: 1) == 12)
        #expect(track.pair(-2, 5, from: 0) == -1)
        #expect((-1...0).map { track.page(at: $0) } == [-2, 5])
    }

    /// Between two pages that aren't neighbors, another page enters from the side of the nearer one.
    @Test func aPairOfOtherPagesIsPlacedWithinTheBounds() {
        var track = PageTrack(page: 2, in: 0...50)
        #expect(track.pair(-3, 99, from: 0.5) == 0)
        #expect((-1...2).map { track.page(at: $0) } == [nil, 0, 50, nil] && !track.isInOrder)
        #expect(track.pair(20, 21, from: 0) == 0)
        #expect((-1...2).map { track.page(at: $0) } == [19, 20, 21, 22] && track.isInOrder)
    }

    @Test(
        arguments: [
            (0.4, 50, -1), (0.6, 50, 2), (0.6, 200, 2), (0.4, 200, 2), (0.4, -9, -1), (0.6, -9, -1), (0.5, 50, 2),
            (0.4, 100, 1), (0.6, 5, 0),
        ] as [(Double, Int64, Int)])
    func aTargetBetweenPagesThatAreNotNeighbors(_ position: Double, _ page: Int64, _ slot: Int) {
        var track = PageTrack(page: 5)
        #expect(track.aim(at: 100, from: 0) == 1)
        track.move(to: position)
        #expect(track.aim(at: page, from: position) == slot)
        #expect(track.page(at: slot) == page && track.page(at: 0) == 5 && track.page(at: 1) == 100)
    }

    /// After the content has moved beyond all pages that are out of order, pages follow from the last of these.
    @Test func pagesBeyondThoseOutOfOrder() {
        var track = PageTrack(page: 5)
        _ = track.aim(at: 100, from: 0)
        track.move(to: 0.5)
        #expect(track.page(at: 2) == 101 && track.page(at: -1) == 4 && !track.isInOrder)
        #expect(
            track.slot(of: 100, at: 0.5) == 1 && track.slot(of: 5, at: 0.5) == 0 && track.slot(of: 6, at: 0.5) == nil)
        var ahead = track
        ahead.move(to: 1)
        #expect((0...2).map { ahead.page(at: $0) } == [99, 100, 101] && ahead.isInOrder)
        track.move(to: -0.5)
        #expect((-1...1).map { track.page(at: $0) } == [4, 5, 6] && track.isInOrder)
        // Three pages, none of which are neighbors.
        var three = PageTrack(page: 5)
        _ = three.aim(at: 100, from: 0)
        _ = three.aim(at: 300, from: 0.5)
        #expect((-1...3).map { three.page(at: $0) } == [4, 5, 100, 300, 301])
        three.move(to: 1.5)
        #expect((0...3).map { three.page(at: $0) } == [299 - 200, 100, 300, 301])
        three.move(to: 0.5)
        #expect((1...3).map { three.page(at: $0) } == [100, 101, 102])
    }

    @Test(arguments: [(511, false), (512, false), (513, true), (-512, false), (-513, true)] as [(Double, Bool)])
    func aTrackIsRecenteredAtHalfOfItsReach(_ position: Double, _ isNeeded: Bool) {
        var track = PageTrack(page: 5)
        #expect(PageTrack.reach == 1_024 && track.slots == -1_024...1_024)
        #expect(track.needsRecentering(at: position) == isNeeded)
        track.recenter(at: 7)
        #expect(track.needsRecentering(at: position + 7) == isNeeded)
        #expect(!track.needsRecentering(at: 7 + 1_024, within: 0) && track.needsRecentering(at: 7 + 1_024.5, within: 0))
    }

    @Test(
        arguments: [
            (0, 0...0, 0), (0.5, 0...1, 1), (0.49, 0...1, 0), (-0.5, -1...0, 0), (-0.51, -1...0, -1), (2, 2...2, 2),
            (2 + 1e-10, 2...2, 2), (2 - 1e-10, 2...2, 2), (.nan, 0...0, 0),
            (2 + 0.95e-6, 2...2, 2), (2 + 1.05e-6, 2...3, 2), (2 - 0.95e-6, 2...2, 2), (2 - 1.05e-6, 1...2, 2),
        ] as [(Double, ClosedRange<Int>, Int)])
    func visibleSlots(_ position: Double, _ slots: ClosedRange<Int>, _ nearest: Int) {
        #expect(PageTrack.visible(at: position) == slots && PageTrack.nearest(to: position) == nearest)
    }

    @Test func slotsReachTheEndsOfTheBounds() {
        var track = PageTrack(page: 5, in: 0...20)
        #expect(track.slots == -5...15 && track.page(at: -6) == nil && track.page(at: 16) == nil)
        _ = track.aim(at: 18, from: 0)
        // The page 18 is in slot 1, and 20 in slot 3.
        #expect(track.slots == -5...3)
        track = PageTrack(page: 5, in: 0...20)
        _ = track.aim(at: 1, from: 0)
        #expect(track.slots == -2...15)
        #expect(PageTrack(page: 0, in: .min ... .max).slots == -1_024...1_024)
    }

    @Test func recenteringMovesNoPageToAnotherSlot() {
        var track = PageTrack(page: 5)
        track.recenter(at: 700)
        #expect(track.page(at: 700) == 705)
        #expect(track.slots == 700 - PageTrack.reach...700 + PageTrack.reach)
    }

    @Test(arguments: [(-9, -3), (0, 0), (9, 4)] as [(Int64, Int64)])
    func aPlacedPageIsClamped(_ page: Int64, _ expected: Int64) {
        var track = PageTrack(page: 1, in: -3...4)
        track.place(page, in: 2)
        #expect(track.page(at: 2) == expected)
    }
}
