import SwiftUI
import Testing

@testable import Scrollwork

/// The positions of a carousel's pages, and the pages that it realizes.
@Suite struct CarouselTrackTests {
    /// Pages of 100 points at a distance of 20 points.
    private func track(_ alignment: Double = 0.5, container: Double = 300) -> CarouselTrack {
        CarouselTrack(extents: PageExtents(uniform: 100, spacing: 20), alignment: alignment, container: container)
    }

    /// Pages of 100, 300, and 50 points, without spacing.
    private func uneven(_ alignment: Double, container: Double = 300) -> CarouselTrack {
        CarouselTrack(extents: PageExtents([100, 300, 50], spacing: 0), alignment: alignment, container: container)
    }

    @Test(arguments: [(0, 0), (0.5, -100), (1, -200)] as [(Double, Double)])
    func theLeadingEdgeFollowsTheAlignment(_ alignment: Double, _ edge: Double) {
        #expect(track(alignment).leadingEdge(at: 0) == edge && track(alignment).leadingEdge(at: 70) == edge + 70)
        #expect([-1, 0, 2].map(track(alignment).aligned) == [-120, 0, 240])
    }

    /// The positions of the last pages of a long row are less precise, but each is near its page.
    @Test(arguments: [10_000_000_000_000, 1_000_000_000_000_000, -40_000_000_000_000])
    func aDistantPageIsFoundFromItsPosition(_ slot: Int) {
        for track in [track(), uneven(0.5)] {
            let found = track.nearest(to: track.aligned(slot))
            #expect(abs(found - slot) <= 3, "\(found)")
        }
    }

    @Test func longPagesAreAlignedAtTheirOwnEdges() {
        #expect([-1, 0, 1, 2, 3].map(uneven(0).aligned) == [-50, 0, 100, 400, 450])
        #expect([-1, 0, 1, 2, 3].map(uneven(0.5).aligned) == [-75, 0, 200, 375, 450])
        #expect([-1, 0, 1, 2, 3].map(uneven(1).aligned) == [-100, 0, 300, 350, 450])
        #expect(uneven(0.5).place(at: 100) == 0.5 && uneven(0.5).place(at: -75) == -1)
        #expect(uneven(0.5).nearest(to: 99) == 0 && uneven(0.5).nearest(to: 100) == 1)
        #expect(uneven(1).place(at: 325) == 1.5)
    }

    @Test(
        arguments: [
            (0, 0, 300, 0..<3), (0, 60, 300, 0..<3), (0, 61, 300, 0..<4), (0, 99, 300, 0..<4), (0, 100, 300, 1..<4),
            (0, 119, 300, 1..<4), (0, 120, 300, 1..<4), (0.5, 0, 300, -1..<2), (0.5, -40, 300, -1..<2),
            (0, 60.0000005, 300, 0..<3), (0, 60.0000015, 300, 0..<4), (0, 99.9999985, 300, 0..<4),
            (0, 99.9999995, 300, 1..<4), (0.5, -41, 300, -2..<2), (1, 0, 300, -2..<1), (0, 105, 10, 1..<1),
            (0, 105, 16, 1..<2), (0, 50, 0, 0..<1),
        ] as [(Double, Double, Double, Range<Int>)])
    func visiblePages(_ alignment: Double, _ position: Double, _ container: Double, _ slots: Range<Int>) {
        #expect(track(alignment, container: container).visible(at: position) == slots)
    }

    @Test(
        arguments: [
            (3, 0, -1), (3, 60, -1), (3, 60.1, 0), (3, -60, -2), (3, -59.9, -1), (2, 0, -1), (2, 0.1, 0), (2, -0.1, -1),
            (1, 60, 0),
            (1, 60.1, 1), (1, -60.1, -1),
        ] as [(Int, Double, Int)])
    func eachItemOfASmallLoopIsAtItsPositionNearestToTheCenter(_ count: Int, _ position: Double, _ first: Int) {
        #expect(track().first(of: count, at: position) == first)
    }

    // MARK: Windows

    private func window(
        _ position: Double, count: Int = 10, loops: Bool = false, reach: Int = 0, isPile: Bool = false,
        track: CarouselTrack? = nil
    ) -> String {
        let window = PageWindow(
            at: position, track: track ?? self.track(), sequence: PageSequence(count: count, loops: loops, origin: 0),
            reach: reach, isPile: isPile)
        return "\(window.center) \(window.visible) \(window.slots)"
    }

    @Test(
        arguments: [
            (0, "0 0..<2 0..<3"), (59, "0 0..<2 0..<3"), (60, "1 0..<3 0..<4"), (61, "1 0..<3 0..<4"),
            (600, "5 4..<7 3..<8"), (1_080, "9 8..<10 7..<10"), (1_300, "9 8..<10 7..<10"), (-500, "0 0..<2 0..<3"),
        ] as [(Double, String)])
    func theWindowOfARow(_ position: Double, _ expected: String) { #expect(window(position) == expected) }

    @Test(
        arguments: [
            (10, 0, "0 -1..<2 -2..<3"), (10, 600, "5 4..<7 3..<8"), (5, 0, "0 -1..<2 -2..<3"),
            (6, 0, "0 -1..<2 -2..<3"), (3, 0, "0 -1..<2 -1..<2"), (3, 61, "1 0..<3 0..<3"), (1, 0, "0 0..<1 0..<1"),
            (1, 61, "1 1..<2 1..<2"),
            (2, -1, "0 -1..<1 -1..<1"), (5, -1, "0 -1..<2 -2..<3"),
        ] as [(Int, Double, String)])
    func theWindowOfALoop(_ count: Int, _ position: Double, _ expected: String) {
        #expect(window(position, count: count, loops: true) == expected)
    }

    @Test func stylesRealizeFartherPages() {
        #expect(window(600, reach: 2) == "5 4..<7 1..<10")
        #expect(window(600, reach: -2) == window(600))
        #expect(window(59, count: 3, loops: true, isPile: true) == "0 0..<2 0..<3")
        #expect(window(121, count: 3, loops: true, isPile: true) == "1 1..<3 1..<4")
        #expect(window(-1, count: 3, loops: true, isPile: true) == "0 -1..<2 -1..<2")
        #expect(window(0, count: 0) == "0 0..<0 0..<0")
    }

    @Test func aPageLongerThanTheContainerIsRealizedOffscreen() {
        #expect(window(0, count: 3, track: uneven(0, container: 80)) == "0 0..<1 0..<2")
        #expect(window(250, count: 3, track: uneven(0, container: 80)) == "2 2..<3 1..<3")
        #expect(window(250, count: 3, track: uneven(1, container: 80)) == "1 1..<2 0..<3")
        #expect(window(90, count: 9, loops: true, track: uneven(0, container: 80)) == "1 1..<2 0..<3")
    }

    // MARK: Sequences

    @Test func rowsHaveEnds() {
        let row = PageSequence(count: 5, loops: false, origin: 2)
        #expect(row.ends == -2..<3)
        #expect([-3, -2, 0, 2, 3].map(row.index) == [nil, 0, 2, 4, nil])
        #expect([-9, -3, -2, 0, 2, 3, 9].map(row.clamp) == [-2, -2, -2, 0, 2, 2, 2])
        #expect(row.slot(showing: 4, nearest: -2) == 2)
        let empty = PageSequence(count: 0, loops: false, origin: 0),
            none = PageSequence(count: 0, loops: true, origin: 0)
        #expect(empty.index(at: 0) == nil && empty.clamp(7) == 7 && none.index(at: 0) == nil && none.clamp(7) == 7)
        #expect(none.ends == nil && none.slot(showing: 0, nearest: 3) == 3)
    }

    @Test func rowsWithASeamHaveTheEndsOfTheirParts() {
        var row = PageSequence(count: 60, loops: false, origin: 3)
        row.seam = .init(slot: 5, isAhead: true, origin: 20)
        #expect(row.ends == -3..<40 && row.border == 5)
        #expect([4, 5].map(row.index) == [7, 25])
        #expect([0, 7, 25, 59].map { row.slot(showing: $0, nearest: 0) } == [-3, 4, 5, 39])
        row = PageSequence(count: 60, loops: false, origin: 30)
        row.seam = .init(slot: -4, isAhead: false, origin: 10)
        #expect(row.ends == -10..<30 && row.border == -3)
        #expect([-4, -3].map(row.index) == [6, 27])
        #expect([0, 6, 27, 59].map { row.slot(showing: $0, nearest: 0) } == [-10, -4, -3, 29])
        var kept = row, moved = row
        kept.closeSeam(at: -3)
        moved.closeSeam(at: -4)
        #expect(kept.origin == 30 && kept.seam == nil && kept.border == 0)
        #expect(moved.origin == 10 && moved.seam == nil)
    }

    @Test func anItemIsPlacedInASlot() {
        var loop = PageSequence(count: 5, loops: true, origin: 0), row = PageSequence(count: 5, loops: false, origin: 0)
        loop.seam = .init(slot: 2, isAhead: true, origin: 9)
        loop.put(2, at: 7)
        #expect(loop.origin == -5 && loop.seam == nil && loop.index(at: 7) == 2)
        loop.put(3, at: 0)
        #expect(loop.origin == -2 && loop.index(at: 0) == 3)
        row.put(3, at: 1)
        #expect(row.origin == 2 && row.index(at: 1) == 3)
    }

    @Test(
        arguments: [
            (0, "0:1.0", 0), (0.25, "0:0.75 1:0.25", 0.25), (-0.25, "0:0.75", -0.25), (3.5, "3:0.5 4:0.5", 3.5),
            (4, "4:1.0", 4), (4.5, "4:0.5", 4.5), (6, "", 6),
        ] as [(Double, String, Double)])
    func sharesOfARow(_ place: Double, _ shares: String, _ position: Double) {
        let activity = PageSequence(count: 5, loops: false, origin: 0).activity(at: place, isMoving: false) { $0 }
        #expect(activity.shares.map { "\($0.index):\($0.share)" }.joined(separator: " ") == shares)
        #expect(activity.position == position && !activity.isMoving)
    }

    @Test(
        arguments: [
            (-0.25, "4:0.25 0:0.75", 4.75), (4.25, "4:0.75 0:0.25", 4.25), (5, "0:1.0", 0), (12.5, "2:0.5 3:0.5", 2.5),
        ] as [(Double, String, Double)])
    func sharesOfALoop(_ place: Double, _ shares: String, _ position: Double) {
        let activity = PageSequence(count: 5, loops: true, origin: 0).activity(at: place, isMoving: true) { $0 }
        #expect(activity.shares.map { "\($0.index):\($0.share)" }.joined(separator: " ") == shares)
        #expect(activity.position == position && activity.isMoving)
    }

    // MARK: Lengths

    @Test func lengthsAreMeasuredInAnyOrder() {
        var lengths = PageLengths(count: 6, usual: 80)
        #expect(lengths.longest == 80 && lengths.start(of: 3, spacing: 10) == 270)
        for (length, index) in [(50.0, 4), (200, 1), (110, 2), (9, 6), (9, -1)] { lengths.learn(length, at: index) }
        #expect((0..<6).map(lengths.length) == [120, 200, 110, 120, 50, 120])
        #expect((0...6).map { lengths.start(of: $0, spacing: 10) } == [0, 130, 340, 460, 590, 650, 780])
        #expect(lengths.longest == 200)
        lengths.learn(90, at: 1)
        #expect(lengths.length(at: 1) == 90 && abs(lengths.length(at: 0) - 250.0 / 3) < 1e-9)
        #expect(lengths.longest == 110)
        lengths.learn(.nan, at: 1)
        #expect(lengths.length(at: 1) == 1)
        #expect(PageLengths(count: 0, usual: -3) == PageLengths(count: 1, usual: 1))
    }

    @Test func thePageAtAPosition() {
        var lengths = PageLengths(count: 6, usual: 80)
        #expect([-1, 0, 89, 90, 449, 450, 9_999].map { lengths.index(at: $0, spacing: 10) } == [0, 0, 0, 1, 4, 5, 5])
        for (length, index) in [(50.0, 4), (200, 1), (110, 2)] { lengths.learn(length, at: index) }
        // The pages start at 0, 130, 340, 460, 590, and 650.
        for (index, start) in [0, 130, 340, 460, 590, 650].enumerated() {
            #expect(lengths.index(at: Double(start), spacing: 10) == index)
            #expect(lengths.index(at: Double(start) + 59.9, spacing: 10) == index)
            #expect(lengths.index(at: Double(start) - 0.1, spacing: 10) == max(index - 1, 0))
        }
        #expect(lengths.index(at: 1e30, spacing: 10) == 5)
        lengths.learn(70, at: 0)
        #expect([-1e30, -1, 0, 79.9, 80].map { lengths.index(at: $0, spacing: 10) } == [0, 0, 0, 0, 1])
        lengths.learn(70, at: 5)
        #expect(lengths.index(at: 1e30, spacing: 10) == 5)
    }

    @Test func aLoopOfFewPagesHasSpaceForAPageThatLeaves() {
        func spacing(_ count: Int, _ container: Double, _ extents: PageExtents) -> Double {
            extents.spread(count, around: container).spacing
        }
        let pages = PageExtents(uniform: 100, spacing: 20)
        // Pages and spacing are as long as the container and a page.
        #expect(spacing(3, 300, pages) == 100.0 / 3)
        #expect(spacing(1, 300, pages) == 300 && spacing(2, 300, pages) == 100)
        #expect(spacing(4, 300, pages) == 20 && spacing(0, 300, pages) == 20)
        #expect(spacing(4, 380, pages) == 20 && spacing(4, 384, pages) == 21)
        let own = PageExtents([100, 300, 50], spacing: 10)
        #expect(spacing(3, 300, own) == 50 && spacing(3, 170, own) == 10)
    }

    @Test func unmeasuredPagesHaveTheUsualLength() {
        #expect(PageExtents(uniform: 0.5, spacing: -4) == PageExtents(uniform: 1, spacing: 0))
        let pages = PageExtents(uniform: 100, spacing: 20)
        #expect(pages.place(at: -30).slot == -1 && pages.place(at: -30).part == 0.75)
        #expect(pages.place(at: 130).slot == 1 && abs(pages.place(at: 130).part - 10.0 / 120) < 1e-12)
        let limit = 1_000_000_000_000_000_000
        #expect(pages.place(at: 1e300).slot == limit && pages.place(at: -1e300).slot == -limit)
        let own = PageExtents([100, 300, 50], spacing: 10)
        #expect([-1, 0, 1, 2, 3].map(own.start) == [-60, 0, 110, 420, 480])
        #expect([-1, 0, 1, 2, 3].map(own.length) == [50, 100, 300, 50, 100])
        #expect([-61, -60, 0, 109, 110, 419, 420, 480].map { own.place(at: $0).slot } == [-2, -1, 0, 0, 1, 1, 2, 3])
    }

    // MARK: Items

    @Test func itemsAreFoundByTheirIdentity() {
        func items<ID: Hashable>(_ ids: [ID]) -> CarouselItems<ID> { CarouselItems(ids, id: \.self) }
        #expect(items([Int]()).index(3, 0) == nil)
        let counted = items(Array(10..<5_000))
        #expect([10, 11, 4_000, 4_999].map { counted.index($0, 99) } == [0, 1, 3_990, 4_989])
        #expect([9, 5_000, .min, .max].map { counted.index($0, 99) } == [nil, nil, nil, nil])
        let rising = items((0..<1_000).map { $0 * 3 }), falling = items((0..<1_000).map { 3_000 - $0 * 3 })
        #expect([0, 3, 1_500, 2_997, 1].map { rising.index($0, 700) } == [0, 1, 500, 999, nil])
        #expect([3_000, 2_997, 1_500, 3, 1].map { falling.index($0, 700) } == [0, 1, 500, 999, nil])
        let mixed = items((0..<100).map { "\($0 * 37 % 100)" })
        for index in [0, 1, 17, 50, 98, 99] {
            #expect(mixed.index("\(index * 37 % 100)", -8) == index && mixed.index("\(index * 37 % 100)", 900) == index)
        }
        #expect(mixed.index("100", 4) == nil)
    }

    /// The identity of an item is compared with those of the nearest items first. Each query of an identity costs.
    @Test(arguments: [(50, 1), (51, 2), (49, 3), (66, 32), (34, 33)]) func nearItemsAreFoundFirst(
        _ index: Int, _ queries: Int
    ) {
        let counter = Counter()
        let items = CarouselItems((0..<100).map { Item(name: "\($0 * 37 % 100)", counter: counter) }, id: \.id)
        #expect(items.index("\(index * 37 % 100)", 50) == index)
        #expect(counter.count == queries)
    }

    @Test(arguments: [(1, 0, 3), (98, 99, 2), (-7, 0, 1), (300, 99, 1), (0, 1, 2)])
    func nearTheEndsOnlyItemsAreCompared(_ guess: Int, _ index: Int, _ queries: Int) {
        let counter = Counter()
        let items = CarouselItems((0..<100).map { Item(name: "\($0 * 37 % 100)", counter: counter) }, id: \.id)
        #expect(items.index("\(index * 37 % 100)", guess) == index)
        #expect(counter.count == queries)
    }

    /// Farther away, all items are searched once, unless their identities are in order.
    @Test func distantItemsAreFoundInOnePassOrByTheirOrder() {
        let counter = Counter()
        func queries(_ names: [String], _ index: Int) -> Int {
            let items = CarouselItems(names.map { Item(name: $0, counter: counter) }, id: \.id)
            counter.count = 0
            #expect(items.index(names[index], 50) == index)
            return counter.count
        }
        let mixed = (0..<100).map { "\($0 * 37 % 100)" }, ordered = (1_000..<2_000).map { "\($0)" }
        #expect(queries(mixed, 67) > 100 && queries(mixed, 33) > 100)
        for index in [0, 1, 500, 998, 999] {
            #expect(queries(ordered, index) < 60 && queries(ordered.reversed(), index) < 60, "\(index)")
        }
    }

    /// The index of a consecutive integer is its distance from the first.
    @Test(arguments: [(1_900, 900), (1_001, 1), (1_000, 0), (1_999, 999), (1_560, 560)])
    func consecutiveIntegersAreFoundByTheirDistance(_ number: Int, _ index: Int) {
        let counter = Counter()
        let items = CarouselItems((1_000..<2_000).map { Item(name: $0, counter: counter) }, id: \.id)
        #expect(items.index(number, 500) == index)
        // The item at the guess, the first item, and the item itself.
        #expect(counter.count == 3)
    }

    private final class Counter {
        var count = 0
    }

    private struct Item<ID: Hashable> {
        let name: ID
        let counter: Counter
        var id: ID {
            counter.count += 1
            return name
        }
    }

    // MARK: Plans

    private func plan(_ size: CarouselPageSize, count: Int = 5, loops: Bool = false) -> CarouselPlan {
        var plan = CarouselPlan()
        (plan.pageSize, plan.spacing, plan.count) = (size, 20, count)
        plan.ends = loops ? nil : 0..<count
        return plan
    }

    @Test func sizesOfPagesHaveLimits() {
        let fixed: [(CGFloat, CGFloat)] = [(-5, 1), (0.5, 1), (1, 1), (1.5, 1.5), (.nan, 1), (.infinity, 1)]
        for (length, counted) in fixed { #expect(CarouselPageSize.fixed(length).kind == .fixed(counted)) }
        let relative: [(CGFloat, Double)] = [(-1, 0.01), (0.01, 0.01), (0.4, 0.4), (10, 10), (11, 10), (.nan, 1)]
        for (part, counted) in relative { #expect(CarouselPageSize.relative(part).kind == .relative(counted)) }
        #expect(CarouselPageSize.relative(.infinity) == .relative(1) && CarouselPaging.pages(upTo: -3) == .paged)
        #expect(CarouselPaging.pages(upTo: 1) == .paged && CarouselPaging.pages(upTo: 2).limit == 2)
    }

    @Test func aLookWithoutChangesShowsThePageAsItIs() {
        let look = PageLook()
        #expect(look.zoom == 1 && look.scale == 1)
        #expect(look.opacity == 1 && look.brightness == 0)
        #expect(look.pan == .zero && look.offset == .zero)
        #expect(look.rotation == .zero && look.tilt == .zero)
    }

    @Test func pagesHaveTheSizeThatTheProgramChose() {
        #expect(plan(.fixed(80)).track(in: 300).extents == PageExtents(uniform: 80, spacing: 20))
        #expect(plan(.relative(0.5)).track(in: 300).extents == PageExtents(uniform: 150, spacing: 20))
        #expect(plan(.content).track(in: 300).extents == PageExtents(uniform: 240, spacing: 20))
        var own = plan(.content)
        own.own = PageExtents([10, 20, 30, 40, 50], spacing: 20)
        #expect(own.track(in: 300).extents == own.own)
        #expect(plan(.relative(1)).track(in: 0).container == 1 && plan(.relative(1)).track(in: .nan).container == 1)
        #expect(plan(.fixed(100), count: 2, loops: true).track(in: 300).extents.spacing == 100)
        #expect([CarouselAlignment.leading, .center, .trailing].map(\.fraction) == [0, 0.5, 1])
    }

    @Test func theContentOfARowExtendsFromItsFirstToItsLastPage() {
        var row = plan(.fixed(100))
        row.pivot = .init(slot: 0, offset: 0)
        let track = row.track(in: 300)
        #expect(row.length(in: track) == 4 * 120 + 300)
        #expect(row.offset(at: 70, in: track) == 70 && row.position(at: 70, in: track) == 70)
        #expect([0, 1].map { row.start(of: $0, in: track) } == [100, 220])
        row.pivot = .init(slot: 2, offset: 30)
        #expect(row.offset(at: 240, in: track) == 30 && row.position(at: 30, in: track) == 240)
        #expect(row.length(in: track) == 30 + 240 + 300)
        row.reached = 400
        #expect(row.length(in: track) == 700)
        row.ends = 0..<0
        row.reached = 0
        row.pivot = .init(slot: 0, offset: -90)
        #expect(row.length(in: track) == 300)
        row.alignment = .leading
        #expect(row.start(of: 1, in: row.track(in: 300)) == 30)
        row.alignment = .trailing
        #expect(row.start(of: 1, in: row.track(in: 300)) == 230)
    }

    @Test func aLoopHasAsMuchContentOnBothSides() {
        let loop = plan(.fixed(100), loops: true), track = loop.track(in: 300)
        #expect(loop.length(in: track) == 2 * 262_144 + 300)
        #expect(CarouselPlan.Pivot(PageSequence(count: 5, loops: true, origin: 0)) == .init(slot: 0, offset: 262_144))
        #expect(CarouselPlan.Pivot(PageSequence(count: 5, loops: false, origin: 3)) == .init(slot: -3, offset: 0))
        #expect(CarouselPlan().sign == 1)
        var mirrored = CarouselPlan()
        mirrored.isMirrored = true
        #expect(mirrored.sign == -1)
    }

    // MARK: Indicators

    @Test(
        arguments: [
            (5, true, 1.5, 1.5, 1, 1.5, 0), (5, true, 4, 4, 1, 4, 0), (5, true, 4.25, 4.125, 0.75, -0.375, 0.25),
            (5, true, -0.25, 4.375, 0.25, -0.125, 0.75), (5, true, 9.5, 4.25, 0.5, -0.25, 0.5),
            (2, true, 0.5, 0.5, 1, 0.5, 0), (2, true, 1.5, 1.25, 0.5, -0.25, 0.5),
            (5, false, 1.5, 1.5, 1, 1.5, 0), (5, false, -0.4, 0, 1, 0, 0), (5, false, 4.6, 4, 1, 4, 0),
            (0, true, 2.5, 0, 1, 0, 0), (0, false, 2.5, 0, 1, 0, 0),
        ] as [(Int, Bool, Double, CGFloat, Double, CGFloat, Double)])
    func marksFollowThePosition(
        _ count: Int, _ loops: Bool, _ place: Double, _ mark: CGFloat, _ opacity: Double, _ next: CGFloat,
        _ nextOpacity: Double
    ) {
        let sequence = PageSequence(count: count, loops: loops, origin: 0)
        #expect(sequence.mark(at: place, isNext: false) == (mark, opacity))
        #expect(sequence.mark(at: place, isNext: true) == (next, nextOpacity))
    }

    // MARK: Extreme positions

    @Test func positionsAreLimited() {
        let own = PageExtents([100, 300, 50], spacing: 10), far = own.place(at: 1e300), back = own.place(at: -1e300)
        // A third of the limit, in double precision, times three pages.
        #expect(far.slot == 999_999_999_999_999_938 && far.part == 1)
        #expect(back.slot == -999_999_999_999_999_936 && back.part == 0)
        #expect(own.place(at: 60).part == 60.0 / 110 && own.place(at: 265).part == 155.0 / 310)
        #expect(PageExtents(uniform: 100, spacing: 20).place(at: .nan).slot == 0)
        #expect(PageExtents(uniform: 100, spacing: -0.5).spacing == 0)
        #expect(PageExtents(uniform: 100, spacing: .infinity).spacing == 0)
        #expect(PageExtents([100, 300, 50], spacing: -1).spacing == 0)
    }

    /// The container and the longest page, minus all pages, is the room between the pages of a short loop.
    @Test(
        arguments: [
            (1, 100, 250, 250), (2, 100, 250, 75), (3, 100, 250, 20), (4, 100, 250, 20), (3, 100, 275, 25),
        ] as [(Int, Double, Double, Double)])
    func spreadPagesShareTheRoom(_ count: Int, _ length: Double, _ container: Double, _ spacing: Double) {
        let spread = PageExtents(uniform: length, spacing: 20).spread(count, around: container)
        #expect(abs(spread.spacing - spacing) < 1e-9 && spread.length(of: 5) == length)
        let start = max(container + length, Double(count) * (length + 20.0))
        #expect(abs(spread.start(of: count) - start) < 1e-9)
    }

    @Test func aPageOwnsTheSharesOfItsNeighborhood() {
        let position = PagePosition(
            progress: -0.25, screenProgress: 0.25, shift: 30, size: CGSize(width: 120, height: 80),
            containerLength: 300, axis: .vertical, turning: nil)
        #expect(position.share == 0.75 && position.length == 80)
        #expect(position.offset(7) == CGSize(width: 0, height: 7))
        let far = PagePosition(
            progress: 1.5, screenProgress: 1.5, shift: 0, size: CGSize(width: 120, height: 80), containerLength: 300,
            axis: .horizontal, turning: 2)
        #expect(far.share == 0 && far.length == 120 && far.offset(7) == CGSize(width: 7, height: 0))
        #expect(CarouselPageOrder.natural.zIndex(of: 3, current: 5) == 0)
        #expect([3, 5, 7].map { CarouselPageOrder.currentOnTop.zIndex(of: $0, current: 5) } == [-2, 0, -2])
        #expect([3, 5, 7].map { CarouselPageOrder.earlierOnTop.zIndex(of: $0, current: 5) } == [2, 0, -2])
    }

    @Test(arguments: [false, true]) func aReadingCountsFromTheLeadingEdge(_ isMirrored: Bool) {
        let frame = CGRect(x: -120, y: -70, width: 900, height: 600)
        let reading = CarouselReading(frame, axis: .horizontal, isMirrored: isMirrored, container: 300)
        #expect(reading.offset == (isMirrored ? 480 : 120) && reading.container == 300)
        #expect(CarouselReading(frame, axis: .vertical, isMirrored: false, container: 300).offset == 70)
    }
}
