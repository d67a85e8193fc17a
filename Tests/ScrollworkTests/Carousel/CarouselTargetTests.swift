import SwiftUI
import Testing

@testable import Scrollwork

/// Where a carousel rests when its scroll view asks. Pages are 100 points long, in a carousel of 300 points.
@Suite struct CarouselTargetTests {
    /// A carousel that rests on page 3 of 10.
    private struct Subject {
        var state = CarouselState<Int>()
        var plan = CarouselPlan()

        init(loops: Bool = false) {
            state.sequence = PageSequence(count: 10, loops: loops, origin: 0)
            (plan.pageSize, plan.alignment, plan.count) = (.fixed(100), .leading, 10)
            plan.ends = state.sequence.ends
            plan.pivot = .init(state.sequence)
            state.motion = SnapMotion(Snapping(at: 3, point: 300), actor: .idle)
        }

        var slots: CarouselSlots {
            CarouselSlots(track: plan.track(in: 300), sequence: state.sequence, isMoving: true)
        }

        /// A finger holds the carousel, which it took at a place in pages.
        mutating func hold(at point: Double, from place: Double = 3) {
            state.motion.actorDidChange(to: .user, at: place)
            _ = state.motion.snapping.receive(.moved(to: point), in: slots)
        }

        mutating func rest(_ offset: Double, velocity: Double = 0, limit: Int = 1) -> Double? {
            let proposal = ScrollProposal(
                offset: offset, original: 0, velocity: velocity, container: 300,
                content: plan.length(in: plan.track(in: 300)))
            return state.rest(proposal, plan, state.sequence, limit: limit)
        }
    }

    @Test(arguments: [300, 300.5, 299.5]) func contentAtRestMayStay(_ offset: Double) {
        var subject = Subject()
        #expect(subject.rest(offset) == 300)
        #expect(subject.state.motion.state == .idle(at: 3) && subject.state.motion.cause == .program)
    }

    @Test(
        arguments: [
            (300.6, 3, 300), (349, 3, 300), (350, 4, 400), (400, 4, 400), (449, 4, 400), (450, 5, 500), (200, 2, 200),
            (900, 9, 900), (5_000, 9, 900), (-80, 0, 0),
        ] as [(Double, Int, Double)])
    func aStepIsAnotherPage(_ offset: Double, _ slot: Int, _ rest: Double) {
        var subject = Subject()
        #expect(subject.rest(offset) == rest)
        #expect(subject.state.motion.state == (slot == 3 ? .idle(at: 3) : .settling(to: slot)))
        #expect((subject.state.motion.cause == .step) == (slot != 3))
    }

    @Test func contentThatTheLayoutMovedReturns() {
        var subject = Subject()
        subject.state.motion.channel.invalidate()
        #expect(subject.rest(400) == 300 && subject.state.motion.state == .idle(at: 3))
    }

    /// A gesture can end before the carousel knows that it began.
    @Test(arguments: [(330, 900, 4), (270, -900, 2)] as [(Double, Double, Int)])
    func aFlickWhosePhasesAreLateTurnsThePage(_ offset: Double, _ velocity: Double, _ slot: Int) {
        var subject = Subject()
        #expect(subject.rest(offset, velocity: velocity) == Double(slot) * 100)
        #expect(subject.state.motion.state == .settling(to: slot))
    }

    @Test func contentThatIsAboutToMoveStays() {
        var subject = Subject()
        _ = subject.state.motion.snapping.receive(.commanded(to: 6), in: subject.slots)
        #expect(subject.rest(300) == nil && subject.state.motion.state == .commanded(to: 6))
        // Another step is another target.
        #expect(subject.rest(700) == 700 && subject.state.motion.state == .settling(to: 7))
    }

    @Test(
        arguments: [
            (340, 340, 0, 1, 300), (350, 350, 0, 1, 400), (349, 349, 0, 1, 300), (340, 800, 900, 1, 400),
            (340, 800, 900, 3, 600), (340, 480, 900, 3, 500), (340, 0, -900, 1, 300), (260, 0, -900, 1, 200),
            (260, 0, -900, 2, 100), (640, 650, 400, 1, 600), (880, 2_000, 900, 1, 900), (340, 200, 0, 1, 200),
            (350, 350.5, 0, 1, 400), (350, 350.6, 0, 1, 400), (400, 400, 0, 1, 400),
        ] as [(Double, Double, Double, Int, Double)])
    func aReleaseRestsOnAPage(_ point: Double, _ offset: Double, _ velocity: Double, _ limit: Int, _ rest: Double) {
        var subject = Subject()
        subject.hold(at: point)
        #expect(subject.rest(offset, velocity: velocity, limit: limit) == rest)
        #expect(subject.state.motion.state == .settling(to: Int(rest / 100)))
        #expect((subject.state.motion.cause == .step) == (velocity == 0 && abs(offset - point) > 0.5))
    }

    /// A finger that caught the carousel on its way to page 4 counts from there.
    @Test(arguments: [(3.8, 500), (4, 400), (3, 500)] as [(Double, Double)])
    func aCaughtCarouselCountsFromItsTarget(_ start: Double, _ rest: Double) {
        var subject = Subject()
        _ = subject.state.motion.snapping.receive(.released(to: 4), in: subject.slots)
        subject.hold(at: 380, from: start)
        #expect(subject.rest(700, velocity: 900) == rest)
    }

    @Test(
        arguments: [
            (0, 262_144, 0), (1, 262_144, 0), (524_288, 262_044, -1), (524_287, 262_044, -1),
        ] as [(Double, Double, Int)])
    func theEndsOfALoopAreItsFirstAndLastItem(_ offset: Double, _ rest: Double, _ slot: Int) {
        var subject = Subject(loops: true)
        #expect(subject.rest(offset) == rest && subject.state.motion.state == .settling(to: slot))
        #expect(subject.state.motion.cause == .step)
        // A fling there isn't the Home or End key.
        var flung = Subject(loops: true)
        flung.hold(at: 340)
        #expect(flung.rest(offset, velocity: offset > 9 ? 900 : -900) == (offset > 9 ? 262_544 : 262_444))
    }

    @Test func aRowTreatsItsEndsAsPages() {
        var subject = Subject()
        #expect(subject.rest(1) == 0 && subject.state.motion.state == .settling(to: 0))
    }

    /// A right-to-left scroll view may count its targets from the trailing edge.
    @Test func targetsCanCountFromTheOtherSide() {
        var subject = Subject()
        subject.plan.isMirrored = true
        subject.hold(at: 300)
        #expect(subject.rest(900 - 300 - 199.8, velocity: -400) == 500 && subject.state.motion.side.isOther)
        #expect(subject.state.motion.state == .settling(to: 4))
    }

    // MARK: Slots

    @Test func aFreeCarouselRestsBetweenItsEnds() {
        let subject = Subject(), track = subject.plan.track(in: 300)
        var slots = CarouselSlots(track: track, sequence: subject.state.sequence, isFree: true)
        #expect([-50, 0, 130, 900, 950].map { slots.rest(on: 1, near: $0) } == [0, 0, 130, 900, 900])
        #expect(slots.tolerance == 0.01 && slots.stopTolerance == 0.5)
        slots.center = { _ in 7 }
        #expect(slots.slot(near: 130) == 7 && slots.slot(passedAt: 130) == 7)
        slots.isFree = false
        slots.isMoving = true
        #expect(slots.slot(near: 130) == 1 && slots.slot(passedAt: 130) == 7 && slots.rest(on: 1, near: 130) == 100)
        #expect(slots.tolerance == 0)
        let usual = CarouselSlots(track: track, sequence: subject.state.sequence)
        #expect(usual.rest(on: 1, near: 130) == 100 && usual.tolerance == Tolerance.position)
        #expect(usual.slot(near: 149) == 1 && usual.slot(near: 150) == 2 && usual.point(of: 7) == 700)
        let loop = CarouselSlots(
            track: track, sequence: PageSequence(count: 10, loops: true, origin: 0), isFree: true)
        #expect(loop.rest(on: 1, near: -5_000) == -5_000 && loop.slot(near: -520) == -5)
        let empty = CarouselSlots(
            track: track, sequence: PageSequence(count: 0, loops: false, origin: 0), isFree: true)
        #expect(empty.rest(on: 0, near: 44) == 44)
    }
}
