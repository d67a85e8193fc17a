import ScrollMechanics
import Testing

@Suite struct PageTrackTests {
    @Test(arguments: [0, 1 << 40, (1 << 53) + 1, Int64.max - 5, Int64.min + 5] as [Int64])
    func pagesAreInOrderAroundAnyIndex(_ page: Int64) {
        let track = PageTrack(page: page)
        for slot in -5...5 { #expect(track.page(at: slot) == page + Int64(slot)) }
    }

    @Test func slotsEndWherePagesDo() {
        let track = PageTrack(page: .max - 2)
        #expect(track.slots == -PageTrack.reach...2)
        #expect(track.page(at: 2) == .max)
        #expect(track.page(at: 3) == nil)
        #expect(PageTrack(page: .min, in: .min ... .max).slots == 0...PageTrack.reach)
        #expect(PageTrack(page: 9, in: 3...3).slots == 0...0)
        #expect(PageTrack(page: 9, in: 3...3).page(at: 0) == 3)
    }

    @Test func theNextPageNeedsNoOtherPlace() {
        var track = PageTrack(page: 5)
        #expect(track.aim(at: 6, from: 0) == 1)
        #expect((-2...2).map { track.page(at: $0) } == [3, 4, 5, 6, 7])
    }

    @Test func aFarPageIsPlacedNextToTheVisibleOne() {
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

    @Test func aFarPageBeforeComesFromTheOtherSide() {
        var track = PageTrack(page: 5)
        #expect(track.aim(at: -1_000_000, from: 0) == -1)
        #expect((-2...0).map { track.page(at: $0) } == [-1_000_001, -1_000_000, 5])
    }

    @Test func goingBackOverThePageThatWasLeftFindsItsNeighbors() {
        var track = PageTrack(page: 5)
        _ = track.aim(at: 1_000_000, from: 0)
        track.move(to: 0.4)
        track.move(to: -0.2)
        #expect((-2...1).map { track.page(at: $0) } == [3, 4, 5, 6])
    }

    @Test func restingOnThePageThatWasLeftFindsItsNeighbors() {
        var track = PageTrack(page: 5)
        _ = track.aim(at: 1_000_000, from: 0)
        track.move(to: 0.4)
        track.settle(in: 0)
        #expect((-1...1).map { track.page(at: $0) } == [4, 5, 6])
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
