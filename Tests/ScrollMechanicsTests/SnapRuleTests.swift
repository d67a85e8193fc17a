import ScrollMechanics
import Testing

@Suite("Rules that choose a snap point")
struct SnapRuleTests {
    private let grid = SnapGrid(interval: 100, count: 20)

    private func rest(
        _ rule: SnapRule, at current: Double, to proposed: Double, velocity: Double = 0, from start: Double = 500,
        original: Double? = nil
    ) -> Double? {
        let release = SnapRelease(
            current: current, proposed: proposed, velocity: velocity, start: start, original: original ?? start)
        return rule.rest(of: release, in: grid)?.position
    }

    @Test("without a fling, every rule chooses the nearest snap point in its reach")
    func withoutFling() {
        for rule in [SnapRule.nearest, .pages(limit: 1), .oneStep, .within(300)] {
            #expect(rest(rule, at: 840, to: 840) == 800, "\(rule)")
            #expect(rest(rule, at: -60, to: 0) == 0, "\(rule)")
        }
        #expect(rest(.onePage, at: 530, to: 530) == 500)
        #expect(rest(.onePage, at: 560, to: 560) == 600)
        #expect(rest(.onePage, at: 840, to: 840) == 600)
    }

    @Test("a fling goes as far as the rule allows")
    func flings() {
        #expect(rest(.nearest, at: 520, to: 1_240, velocity: 1_500) == 1_200)
        #expect(rest(.onePage, at: 520, to: 1_240, velocity: 1_500) == 600)
        #expect(rest(.onePage, at: 480, to: 0, velocity: -1_500) == 400)
        #expect(rest(.pages(limit: 1), at: 520, to: 1_240, velocity: 1_500) == 600)
        #expect(rest(.pages(limit: 3), at: 520, to: 1_240, velocity: 1_500) == 800)
        #expect(rest(.oneStep, at: 520, to: 1_240, velocity: 1_500) == 600)
        #expect(rest(.oneStep, at: 690, to: 1_240, velocity: 1_500) == 700)
        #expect(rest(.within(300), at: 520, to: 1_240, velocity: 1_500) == 800)
        #expect(rest(.within(30), at: 520, to: 1_240, velocity: 1_500) == 600)
        #expect(rest(.within(300), at: 480, to: 0, velocity: -1_500) == 200)
    }

    @Test("a slow fling reaches the next snap point")
    func slowFlings() {
        for rule in [SnapRule.onePage, .pages(limit: 4), .oneStep, .within(300)] {
            #expect(rest(rule, at: 510, to: 540, velocity: 260) == 600, "\(rule)")
            #expect(rest(rule, at: 490, to: 460, velocity: -260) == 400, "\(rule)")
        }
    }

    @Test("flings in quick succession add up")
    func successive() {
        // A finger caught the content between 500 and 600.
        #expect(rest(.pages(limit: 1), at: 570, to: 900, velocity: 1_500, from: 540, original: 600) == 700)
        #expect(rest(.onePage, at: 610, to: 900, velocity: 1_500, from: 540, original: 600) == 700)
    }

    @Test("any velocity is a fling", arguments: [1.0, 0.5, -0.5, -1])
    func leastFlings(_ velocity: Double) {
        let direction = velocity > 0 ? 1.0 : -1
        for rule in [SnapRule.onePage, .pages(limit: 1), .oneStep, .within(300)] {
            let found = rest(rule, at: 500 + 10 * direction, to: 500 + 11 * direction, velocity: velocity)
            #expect(found == 500 + 100 * direction, "\(rule)")
        }
    }

    @Test("a fling from outside the snap points goes to the first one")
    func flingsFromOutside() {
        #expect(rest(.onePage, at: -20, to: 90, velocity: 300, from: 0) == 0)
        #expect(rest(.onePage, at: 1_920, to: 1_810, velocity: -300, from: 1_900) == 1_900)
    }

    @Test("a fling doesn't leave the snap point to which the finger has dragged the content")
    func flingsAfterDrags() {
        #expect(rest(.oneStep, at: 710, to: 1_240, velocity: 1_500) == 700)
        #expect(rest(.oneStep, at: 290, to: 0, velocity: -1_500) == 300)
        #expect(rest(.oneStep, at: 510, to: 1_240, velocity: 1_500) == 600)
    }

    @Test(
        "a snap point half a point beyond the distance counts",
        arguments: [(200.0, 700.0), (199.6, 700), (199.4, 600), (200.4, 700), (299.4, 700), (299.6, 800)])
    func distances(_ distance: Double, _ position: Double) {
        #expect(rest(.within(distance), at: 500, to: 1_800, velocity: 1_500) == position)
        #expect(rest(.within(distance), at: 500, to: -800, velocity: -1_500) == 1_000 - position)
    }

    @Test("no rule goes beyond the outermost snap point", arguments: [1.0, -1])
    func ends(_ direction: Double) {
        let edge = direction > 0 ? 1_900.0 : 0, far = edge + direction * 400
        for rule in [SnapRule.nearest, .onePage, .pages(limit: 9), .oneStep, .within(300)] {
            #expect(rest(rule, at: edge, to: far, velocity: direction * 3_000, from: edge) == edge, "\(rule)")
        }
    }

    @Test("without snap points, there is no rest position")
    func empty() {
        let release = SnapRelease(current: 0, proposed: 10, velocity: 300, start: 0, original: 0)
        for rule in [SnapRule.nearest, .onePage, .pages(limit: 1), .oneStep, .within(300)] {
            #expect(rule.rest(of: release, in: SnapPositions([])) == nil, "\(rule)")
        }
    }

    @Test("uneven snap points count as pages")
    func uneven() {
        let points = SnapPositions([0, 100, 350, 400])
        let release = SnapRelease(current: 120, proposed: 390, velocity: 900, start: 100, original: 100)
        #expect(SnapRule.pages(limit: 1).rest(of: release, in: points)?.position == 350)
        #expect(SnapRule.pages(limit: 2).rest(of: release, in: points)?.position == 400)
    }

    @Test(
        "a choice that is put together from its numbers is the same",
        arguments: [
            SnapChoice(.nearest, .even(SnapGrid(origin: 3, interval: 40))),
            SnapChoice(.onePage, .even(SnapGrid(interval: 390, count: 12))),
            SnapChoice(.nearest, .even(SnapGrid(interval: 40, count: 9)), continuesBefore: true, continuesAfter: true),
            SnapChoice(.pages(limit: 3), .near([0, 10, 50]), continuesAfter: true),
            SnapChoice(.oneStep, .near([-5, 10]), continuesBefore: true),
            SnapChoice(.within(390), .near([7]), continuesBefore: true, continuesAfter: true),
        ])
    func numbers(_ choice: SnapChoice) {
        #expect(SnapChoice(numbers: choice.numbers) == choice)
        #expect(choice.shifted(by: 12).shifted(by: -12) == choice)
    }

    @Test("numbers of no choice are rejected", arguments: [[], [0, 0, 0], [9, 0, 0, 0, 1, 1], [0, 0, 0, 0, 1]])
    func invalid(_ numbers: [Double]) { #expect(SnapChoice(numbers: numbers) == nil) }

    @Test(
        "a choice is unknown where it depends on other snap points",
        arguments: [SnapChoice.Points.near([0, 100, 200]), .even(SnapGrid(interval: 100, count: 3))])
    func unknown(_ points: SnapChoice.Points) {
        func rest(_ proposed: Double, _ choice: SnapChoice) -> Double? {
            choice.rest(of: SnapRelease(current: 90, proposed: proposed, velocity: 900, start: 0, original: 0))?
                .position
        }
        let after = SnapChoice(.nearest, points, continuesAfter: true)
        #expect(rest(-40, after) == 0)
        #expect(rest(120, after) == 100)
        #expect(rest(190, after) == nil)
        #expect(rest(900, after) == nil)
        let before = SnapChoice(.nearest, points, continuesBefore: true)
        #expect(rest(-40, before) == nil)
        #expect(rest(120, before) == 100)
        #expect(rest(900, before) == 200)
        #expect(rest(900, SnapChoice(.nearest, points)) == 200)
        #expect(SnapChoice(.nearest, points).range == 0...200)
    }

    @Test("hostile numbers give a snap point", arguments: [5e-14, 1e-300, 0.1, 1e90])
    func hostile(_ interval: Double) {
        let numbers = [0, 1, -1, 0.5, -1e9, 3e9, -1e30, 1e100, -1e300, .infinity, -.infinity, .nan]
        let rules = [SnapRule.nearest, .onePage, .pages(limit: .max), .pages(limit: .min), .oneStep, .within(1e100)]
        for count in [nil, 1, 3, Int.max] {
            let grid = SnapGrid(origin: -7, interval: interval, count: count)
            for current in numbers {
                for other in numbers {
                    for velocity in [0, 1e300, -1e300, .nan] {
                        let release = SnapRelease(
                            current: current, proposed: other, velocity: velocity, start: other, original: other)
                        for rule in rules {
                            #expect(rule.rest(of: release, in: grid)?.position.isFinite == true)
                        }
                        let decision = PageDecision(
                            current: current, proposed: other, start: current, original: other, velocity: velocity,
                            limit: .max)
                        // Integers of a page have 32 bits.
                        #expect(Int32(exactly: decision.slot) != nil)
                    }
                }
            }
        }
    }

    @Test("hostile numbers give one of the listed snap points")
    func hostileLists() {
        let numbers = [0, 0.5, -1e9, 3e9, -1e30, 1e100, -1e300, .infinity, -.infinity, .nan]
        let points = SnapPositions([-1e300, -7, 0, 0.1, 1e9, 1e300, .nan])
        for rule in [SnapRule.nearest, .onePage, .pages(limit: .max), .pages(limit: .min), .oneStep, .within(.nan)] {
            for current in numbers {
                for other in numbers {
                    for velocity in [0, 900, 1e300, -.infinity, .nan] {
                        let release = SnapRelease(
                            current: current, proposed: other, velocity: velocity, start: other, original: current)
                        let rest = rule.rest(of: release, in: points)
                        #expect(rest.map { points.positions.contains($0.position) } == true, "\(rule) \(release)")
                    }
                }
            }
        }
    }

    @Test("searches by the nearest snap point agree with the others")
    func defaults() {
        struct Listed: SnapPoints {
            let positions: SnapPositions
            func nearest(to position: Double) -> SnapPoint? { positions.nearest(to: position) }
            func point(clamping index: Int) -> SnapPoint? { positions.point(clamping: index) }
        }
        let positions = SnapPositions([0, 10, 35, 40, 90]), listed = Listed(positions: positions)
        for position in stride(from: -10.0, through: 100, by: 2.5) {
            #expect(listed.first(atOrAfter: position) == positions.first(atOrAfter: position))
            #expect(listed.last(atOrBefore: position) == positions.last(atOrBefore: position))
        }
        #expect(Listed(positions: SnapPositions([])).first(atOrAfter: 0) == nil)
    }
}
