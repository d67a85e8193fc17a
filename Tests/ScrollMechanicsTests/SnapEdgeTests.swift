import Testing

@testable import ScrollMechanics

/// Snap points and shares at the ends of their ranges, exactly on a boundary and beside it.
struct SnapEdgeTests {
    @Test(
        arguments: [
            (-500, 0, 0, nil), (-50.1, 0, 0, nil), (-0.1, 0, 0, nil), (0, 0, 0, 0), (49.9, 0, 1, 0), (50, 1, 1, 0),
            (99.9, 1, 1, 0), (100, 1, 1, 1), (100.1, 1, 2, 1), (149.9, 1, 2, 1), (150, 2, 2, 1), (200, 2, 2, 2),
            (200.1, 2, nil, 2), (900, 2, nil, 2), (.nan, 0, 0, 0), (.infinity, 0, 0, 0),
        ] as [(Double, Int, Int?, Int?)])
    func aGridOfThree(_ position: Double, _ nearest: Int, _ first: Int?, _ last: Int?) {
        let grid = SnapGrid(interval: 100, count: 3), listed = SnapPositions([200, 0, 100])
        #expect(grid.nearest(to: position)?.index == nearest && listed.nearest(to: position)?.index == nearest)
        #expect(grid.first(atOrAfter: position)?.index == first && listed.first(atOrAfter: position)?.index == first)
        #expect(grid.last(atOrBefore: position)?.index == last && listed.last(atOrBefore: position)?.index == last)
        #expect(grid.nearest(to: position)?.position == Double(nearest) * 100)
        #expect(listed.nearest(to: position)?.position == Double(nearest) * 100)
        let moved = SnapGrid(origin: 7, interval: 100, count: 3)
        if position.isFinite { #expect(moved.nearest(to: position + 7)?.index == nearest) }
    }

    @Test(arguments: [(-5, 0), (0, 0), (1, 1), (2, 2), (3, 2), (.max, 2), (.min, 0)] as [(Int, Int)])
    func anIndexOutOfRangeIsTheNearest(_ index: Int, _ found: Int) {
        #expect(SnapGrid(interval: 100, count: 3).point(clamping: index)?.index == found)
        #expect(SnapPositions([0, 100, 200]).point(clamping: index)?.index == found)
        #expect(SnapGrid(interval: 100, count: 0).point(clamping: index) == nil)
        #expect(SnapPositions([]).point(clamping: index) == nil)
    }

    @Test func anInvalidIntervalLeavesTheOrigin() {
        for interval in [0, -1, .nan, .infinity] as [Double] {
            let grid = SnapGrid(origin: 5, interval: interval)
            #expect(grid.count == 1 && grid.interval == 1 && grid.nearest(to: 90) == SnapPoint(index: 0, position: 5))
            #expect(
                SnapGrid(interval: interval, count: 9).count == 1 && SnapGrid(interval: interval, count: 0).count == 0)
            #expect(SnapGrid(interval: interval, count: -2).count == 0)
        }
        #expect(SnapGrid(interval: 1e-9).interval == 1e-9 && SnapGrid(interval: 3, count: -1).count == 0)
        #expect(SnapGrid(origin: .nan, interval: 3).origin == 0 && SnapGrid(interval: 3).count == nil)
    }

    @Test(
        arguments: [
            (0.49, 0), (0.5, 1), (-0.5, 0), (-0.51, -1), (2.5, 3), (.nan, 0), (1e300, 1 << 30), (-1e300, -(1 << 30)),
        ] as [(Double, Int)])
    func withoutAFlingTheNearestPageIsChosen(_ proposed: Double, _ slot: Int) {
        let decision = PageDecision(
            current: 0, proposed: proposed, start: 0, original: 0, velocity: 0, limit: 1)
        #expect(decision.slot == slot)
    }

    /// A flick on a page that enters counts from that page, and moves only as far as the fling.
    @Test(
        arguments: [(1, 1.4, 2), (2, 1.4, 2), (2, 2.6, 3), (2, 9, 3), (3, 1.4, 2), (3, 9, 4)] as [(Int, Double, Int)])
    func aFlickOnAPageThatEnters(_ limit: Int, _ proposed: Double, _ slot: Int) {
        for direction in [1.0, -1] {
            let decision = PageDecision(
                current: 0.5 * direction, proposed: proposed * direction, start: 0.4 * direction, original: direction,
                velocity: direction, limit: limit)
            #expect(decision.slot == slot * Int(direction))
        }
    }

    /// Content more than a hundredth of a page from its target was caught in motion.
    @Test(arguments: [(0.9895, 2), (0.9905, 1)]) func aCaughtPageIsPassed(_ start: Double, _ slot: Int) {
        let decision = PageDecision(current: 0.995, proposed: 1.4, start: start, original: 1, velocity: 1, limit: 1)
        #expect(decision.slot == slot)
    }

    /// Content within a millionth of a page is at it.
    @Test(arguments: [(1 - 0.95e-6, 2), (1 - 1.05e-6, 1)]) func aFlingTurnsAPageFromWhereItIs(
        _ current: Double, _ slot: Int
    ) {
        let decision = PageDecision(current: current, proposed: 1, start: 0, original: 0, velocity: 1, limit: 3)
        #expect(decision.slot == slot)
    }

    @Test func parametersOfRules() {
        let rules: [SnapRule] = [.nearest, .onePage, .pages(limit: 3), .oneStep, .within(2.5)]
        #expect(rules.map(\.number) == [0, 1, 2, 3, 4] && rules.map(\.parameter) == [0, 0, 3, 0, 2.5])
        for rule in rules { #expect(SnapRule(number: rule.number, parameter: rule.parameter) == rule) }
        let limits: [(Double, Int)] = [
            (.nan, 0), (2.9, 2), (-0.1, -1), (0x1p63, .max), (-0x1p63, .min), (1e300, .max), (-1e300, .min),
        ]
        for (parameter, limit) in limits { #expect(SnapRule(number: 2, parameter: parameter) == .pages(limit: limit)) }
        #expect(SnapChoice(numbers: [0, 0, .nan, 4, 10, 3]) == SnapChoice(numbers: [0, 0, 0, 4, 10, 3]))
        let none = SnapChoice(.nearest, .even(SnapGrid(origin: 4, interval: 10, count: 0)))
        #expect(SnapChoice(numbers: [0, 0, 0, 4, 10, 0]) == none)
        let endless = SnapChoice(.oneStep, .even(SnapGrid(origin: 4, interval: 10)), continuesAfter: true)
        #expect(endless.numbers == [3, 0, 4, 4, 10, -1] && SnapChoice(numbers: endless.numbers) == endless)
        let listed = SnapChoice(.onePage, .near([2, 5]), continuesBefore: true)
        #expect(listed.numbers == [1, 0, 3, 2, 5] && SnapChoice(numbers: listed.numbers) == listed)
        #expect(SnapRule(number: 5, parameter: 0) == nil && SnapRule(number: -1, parameter: 0) == nil)
    }

    @Test func theEndsOfTheIntegersHaveNoNeighbors() {
        let grid = SnapGrid(interval: 10)
        #expect(grid.neighbor(of: SnapPoint(index: .max, position: 0), .forward) == nil)
        #expect(grid.neighbor(of: SnapPoint(index: .min, position: 0), .backward) == nil)
        #expect(grid.neighbor(of: SnapPoint(index: .max, position: 0), .backward)?.index == .max - 1)
    }

    @Test func positionsAmongSnapPoints() {
        let points = SnapPositions([0, 100, 350])
        for (position, place) in [(-50.0, -0.5), (0, 0), (50, 0.5), (100, 1), (225, 1.5), (350, 2), (475, 2.5)] {
            #expect(points.place(at: position) == place)
        }
        #expect(SnapPositions([100]).place(at: 130) == 0 && SnapPositions([]).place(at: 130) == 0)
        #expect(
            SnapGrid(origin: 5, interval: 10).place(at: -2) == -0.7
                && SnapGrid(interval: 10, count: 1).place(at: 9) == 0)
    }

    @Test func theRangeOfAChoice() {
        #expect(SnapChoice(.nearest, .even(SnapGrid(interval: 10))).range == nil)
        #expect(SnapChoice(.nearest, .even(SnapGrid(interval: 10, count: 0))).range == nil)
        #expect(SnapChoice(.nearest, .even(SnapGrid(origin: 5, interval: 10, count: 1))).range == 5...5)
        #expect(SnapChoice(.nearest, .even(SnapGrid(origin: 5, interval: 10, count: 4))).range == 5...35)
        #expect(SnapChoice(.nearest, .near([])).range == nil && SnapChoice(.nearest, .near([3])).range == 3...3)
        #expect(
            SnapChoice(.nearest, .near([3, 9])).range == 3...9 && SnapChoice(.nearest, .near([9, 3])).range == nil)
        let moved = SnapChoice(.oneStep, .even(SnapGrid(origin: 5, interval: 10, count: 4)), continuesAfter: true)
            .shifted(by: 7)
        #expect(moved.range == 12...42 && moved.continuesAfter && !moved.continuesBefore && moved.rule == .oneStep)
        #expect(SnapChoice(.nearest, .near([3, 9])).shifted(by: -4).range == -1...5)
    }

    /// At its last known point, a choice that continues has no answer.
    @Test(
        arguments: [(-9, nil, 0), (4, nil, 0), (5, 10, 10), (15, 20, 20), (24, 20, 20), (25, nil, 30), (90, nil, 30)]
            as [(Double, Double?, Double)])
    func aChoiceThatContinues(_ position: Double, _ open: Double?, _ closed: Double) {
        let release = SnapRelease(
            current: position, proposed: position, velocity: 0, start: position, original: position)
        for points in [SnapChoice.Points.near([0, 10, 20, 30]), .even(SnapGrid(interval: 10, count: 4))] {
            let both = SnapChoice(.nearest, points, continuesBefore: true, continuesAfter: true)
            #expect(both.rest(of: release)?.position == open)
            #expect(SnapChoice(.nearest, points).rest(of: release)?.position == closed)
            for (before, after) in [(false, false), (true, false), (false, true), (true, true)] {
                let choice = SnapChoice(.pages(limit: 2), points, continuesBefore: before, continuesAfter: after)
                #expect(SnapChoice(numbers: choice.numbers) == choice)
                #expect(SnapChoice(numbers: Array(choice.numbers.prefix(3))) == nil)
            }
        }
        #expect(SnapChoice(numbers: [5, 0, 0, 0, 10, 4]) == nil && SnapChoice(numbers: [0, 0, 0, 0, 10]) == nil)
        #expect(SnapChoice(numbers: [0, 0, 0, 0, 10, 0])?.range == nil)
        #expect(SnapChoice(numbers: [0, 0, 0, 0, 10, 1])?.range == 0...0)
    }

    @Test(arguments: [
        (0.0, 0.0, 0.0, 1, 1), (0.2, 0.3, 0, 1, 1), (1, 1, 0, 1, 1), (1.4, 1.9, 0, 1, 1), (1.5, 1.9, 0, 1, 2),
        (0, 5, 0, 0, 1), (0, 5, 0, -4, 1), (0, 5, 0, 2, 2), (0, 2.4, 0, 9, 2), (0, 2.5, 0, 9, 3), (0.2, 5, 0.1, 1, 1),
        (-0.3, 5, 0, 1, 0), (-0.3, 5, 0, 2, 1), (3, 3, 3, 1, 4), (3.4, 3.1, 3, 1, 4),
        (1.9, 2.2, 3, 1, 2), (0.9, 1.2, 2, 1, 1),
    ])
    func aFlingTurnsPages(_ current: Double, _ proposed: Double, _ start: Double, _ limit: Int, _ slot: Int) {
        let original = start.rounded()
        let forward = PageDecision(
            current: current, proposed: proposed, start: start, original: original, velocity: 0.5, limit: limit)
        #expect(forward.slot == slot)
        let backward = PageDecision(
            current: -current, proposed: -proposed, start: -start, original: -original, velocity: -0.5, limit: limit)
        #expect(backward.slot == -slot)
    }

    @Test(
        arguments: [
            (100, 100, 1), (99.9, 99.9, 0), (300, 300, 1), (300.1, 300.1, 0), (90, 100, 0), (90, 110, 0.5),
            (100, 300, 1),
            (290, 310, 0.5), (300, 310, 0), (50, 350, 2.0 / 3), (200, 199, 0),
        ] as [(Double, Double, Double)])
    func theVisibleShareOfAnItem(_ from: Double, _ to: Double, _ share: Double) {
        #expect(isClose(VisibleFraction.ofItem(from: from, to: to, inViewportFrom: 100, to: 300), share))
    }

    @Test func theShareOfAPageAndOfAViewport() {
        #expect(
            [-2, -1, -0.9, 0, 0.25, 1, 7].map { VisibleFraction.ofPage(atDistance: $0) }.map { ($0 * 100).rounded() }
                == [
                    0, 0, 10, 100, 75, 0, 0,
                ])
        func filled(_ leading: Double, _ trailing: Double) -> Double {
            VisibleFraction.ofViewport(from: 100, to: 300, filledByItemFrom: leading, to: trailing)
        }
        #expect(filled(0, 100) == 0 && filled(0, 101) == 0.005 && filled(299, 900) == 0.005 && filled(300, 900) == 0)
        #expect(filled(200, 200) == 0 && filled(200, 100) == 0 && filled(-9, 900) == 1)
        #expect(VisibleFraction.ofItem(from: 3, to: 3, inViewportFrom: 3, to: 3) == 1)
    }
}
