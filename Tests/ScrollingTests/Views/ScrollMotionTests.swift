import LayerTree
import ScrollMechanics
import SwiftUI
import Testing

@testable import ViewRuntime

/// The offset of content of 1,000 points in a viewport of 100 points, as fingers, motions, and changes move it.
@MainActor
@Suite struct ScrollMotionTests {
    private func motion(
        at offset: Double, bounds: ClosedRange<Double> = 0...900, viewport: Double = 100, bounces: Bool = true
    ) -> ScrollMotion {
        var motion = ScrollMotion()
        motion.setBounds(bounds, at: 0)
        motion.setViewport(viewport, at: 0)
        motion.bounces = bounces
        motion.stop(at: offset)
        return motion
    }

    /// Returns content that a finger holds after a distance without resistance.
    private func held(at raw: Double, bounces: Bool = true) -> ScrollMotion {
        var motion = motion(at: min(max(raw, 0), 900), bounces: bounces)
        motion.grab()
        motion.drag(by: raw - motion.offset)
        return motion
    }

    // MARK: Fingers

    @Test(arguments: [
        (100.0, 50.0, 150.0, -30.0, 120.0), (850, 50, 900, 1, 900.547), (20, -20, 0, 20, 20),
        (850, 150, 935.4838, -100, 900),
        (30, -80, -21.5686, 50, 0), (850, 150, 935.4838, -130, 870),
    ])
    func `A finger moves content and stretches it at its ends`(
        start: Double, first: Double, there: Double, second: Double, end: Double
    ) {
        var motion = motion(at: start)
        motion.grab()
        motion.drag(by: first)
        #expect(abs(motion.offset - there) < 1e-3)
        motion.drag(by: second)
        #expect(abs(motion.offset - end) < 2e-3)
        #expect(motion.isHeld && !motion.isMoving)
    }

    @Test(arguments: [(850.0, 150.0, 900.0, -10.0, 890.0), (20, -90, 0, 5, 5), (100, 1, 101, -1, 100)])
    func `Content that doesn't bounce stays at its end until the finger returns`(
        start: Double, first: Double, there: Double, second: Double, end: Double
    ) {
        var motion = motion(at: start, bounces: false)
        motion.grab()
        motion.drag(by: first)
        #expect(motion.offset == there)
        motion.drag(by: second)
        #expect(motion.offset == end)
    }

    @Test(arguments: [935.4838709677419, -21.568627450980394, 400])
    func `A finger that catches content doesn't move it`(
        offset: Double
    ) {
        for bounces in [true, false] {
            var motion = motion(at: offset, bounces: bounces)
            motion.grab()
            #expect(motion.offset == offset)
            if bounces {
                motion.drag(by: 0)
                #expect(abs(motion.offset - offset) < 1e-9)
            }
        }
    }

    @Test func `Content that no finger holds isn't dragged`() {
        var motion = motion(at: 100)
        motion.drag(by: 50)
        #expect(motion.offset == 100 && !motion.isHeld)
    }

    /// Each row is the distance that the finger moved the content to, a further distance, and its parts within the
    /// bounds and back to them.
    @Test(arguments: [
        (100.0, 50.0, 50.0, 0.0), (880, 50, 20, 0), (900, 50, 0, 0), (0, -50, 0, 0), (30, -50, -30, 0),
        (900, -50, -50, 0),
        (0, 50, 50, 0), (950, 10, 0, 0), (950, -30, -30, -30), (950, -80, -80, -50), (950, -1_000, -950, -50),
        (-20, 10, 10, 10), (-20, 50, 50, 20), (-20, 1_000, 920, 20), (-20, -10, 0, 0), (100, 0, 0, 0),
    ])
    func `A distance has a part within the ends, and one back to them`(
        raw: Double, distance: Double, within: Double, back: Double
    ) {
        let motion = held(at: raw)
        #expect(abs(motion.travelWithinBounds(distance) - within) < 1e-9)
        #expect(abs(motion.travelBackToBounds(distance) - back) < 1e-9)
    }

    @Test(
        arguments: [
            (0.0, -1.0, false), (900, 1, false), (900.5, 1, true), (900.5, -1, false), (-0.5, -1, true),
            (-0.5, 1, false),
            (450, 1, false), (900.005, 1, false), (-0.005, -1, false), (900.02, 1, true), (-0.02, -1, true),
            // A hundredth of a point beyond an end is still at the end.
            (900 + 0.01, 1, false), (-0.01, -1, false),
        ] as [(Double, Double, Bool)])
    func `Content is stretched beyond an end, in the direction of that end`(
        raw: Double, distance: Double, isStretched: Bool
    ) {
        #expect(held(at: raw).isStretched(along: distance) == isStretched)
    }

    @Test(arguments: [(0.0, 1.0), (450, 1), (900, 1), (950, 0.1375), (-50, 0.1375), (975, 0.034375), (-100, 0)])
    func `Stretched content has a part of the finger's velocity`(offset: Double, part: Double) {
        #expect(abs(motion(at: offset).shownVelocity(800) - 800 * part) < 1e-9)
        #expect(abs(motion(at: offset).shownVelocity(-800) + 800 * part) < 1e-9)
    }

    // MARK: Motions

    @Test func `A motion has a velocity and a destination until it ends there`() {
        let rest = Deceleration.projectedRest(position: 100, velocity: 500)
        for kind in 0..<3 {
            var motion = motion(at: 100)
            #expect(motion.destination == 100 && motion.velocity(at: 2) == 0 && !motion.isMoving)
            let end: Double
            switch kind {
            case 0:
                motion.fling(velocity: 500, at: 2)
                end = rest
            case 1:
                motion.settle(to: 300, velocity: 500, at: 2)
                end = 300
            default:
                motion.animate(to: 300, .linear(duration: 0.5), velocity: 0, at: 2)
                end = 300
            }
            #expect(motion.isMoving && !motion.isHeld)
            // The deceleration ends when it's hardly visible.
            #expect(abs(motion.destination - end) < (kind == 0 ? 6 : 1e-9))
            #expect(abs(motion.velocity(at: 2) - (kind == 2 ? 400 : 500)) < 1)
            let destination = motion.destination
            var continues = motion.step(to: 2.1)
            #expect(continues)
            #expect(motion.offset > 120 && motion.offset < 190)
            #expect(motion.destination == destination && motion.velocity(at: 2.1) > 100)
            for time in [12.0, 13] {
                continues = motion.step(to: time)
                #expect(!continues && motion.offset == destination)
                #expect(!motion.isMoving && motion.velocity(at: time) == 0)
            }
        }
    }

    @Test func `Content that is where it settles doesn't move`() {
        var motion = motion(at: 300)
        motion.settle(to: 300, velocity: 0, at: 0)
        #expect(!motion.isMoving && motion.offset == 300)
        motion.animate(to: 300, .linear(duration: 1), velocity: 0, at: 0)
        #expect(!motion.isMoving)
        motion.fling(velocity: 0, at: 0)
        #expect(!motion.isMoving && motion.offset == 300)
        motion.settle(to: 300.001, velocity: 0, at: 0)
        #expect(motion.destination == 300.001)
        motion.settle(to: 300, velocity: 100, at: 0)
        #expect(motion.destination == 300)
        motion.stop()
        #expect(!motion.isMoving && abs(motion.destination - 300) < 0.01)
    }

    @Test func `A host receives a motion that it can continue`() {
        var motion = motion(at: 100)
        #expect(motion.course == .none(offset: 100))
        motion.animate(to: 300, .linear(duration: 1), velocity: 0, at: 0)
        #expect(motion.course == .none(offset: 100))
        motion.grab()
        #expect(motion.course == .held(offset: 100))
        motion.settle(to: 300, velocity: 500, at: 2)
        guard case .law(let numbers, let start) = motion.course, case .trajectory(let trajectory, _, _) = motion.driver
        else {
            Issue.record("no law")
            return
        }
        #expect(start == 2)
        #expect(numbers == (0..<trajectory.numberCount).map { trajectory.number($0) } && numbers.count > 3)
    }

    /// The scroll would take the content from 0 to 500 points in a second.
    @Test func `A scroll to a target that moves ends there in time`() {
        var motion = motion(at: 0)
        motion.animate(to: 500, .linear(duration: 1), velocity: 0, at: 0)
        _ = motion.step(to: 0.5)
        motion.retarget(to: 700, at: 0.5)
        #expect(motion.destination == 700 && motion.offset == 250)
        var continues = motion.step(to: 0.99)
        #expect(continues && motion.offset < 700 && motion.offset > 690)
        continues = motion.step(to: 1.05)
        #expect(!continues && motion.offset == 700)
        motion.retarget(to: 800, at: 1.1)
        #expect(motion.destination == 700)
    }

    // MARK: Changes of the content

    @Test(arguments: 0..<5) func `Content that grows before the viewport stays in place`(kind: Int) {
        var motion = motion(at: 100)
        switch kind {
        case 0: break
        case 1: motion.grab()
        case 2: motion.fling(velocity: 500, at: 0)
        case 3: motion.settle(to: 300, velocity: 0, at: 0)
        default: motion.animate(to: 300, .linear(duration: 1), velocity: 0, at: 0)
        }
        var other = motion
        other.contentDidGrow(by: 40)
        #expect(other.totalGrowth == 40 && other.grownBounds == 0...940 && other.bounds == 0...900)
        #expect(other.offset == 140 && abs(other.destination - motion.destination - 40) < 1e-9)
        #expect(motion.isHeld == other.isHeld && motion.isMoving == other.isMoving)
        // The new length of the content changes nothing else.
        other.setBounds(0...940, at: 0)
        #expect(other.grownBounds == 0...940 && other.totalGrowth == 40)
        if kind == 1 {
            motion.drag(by: 30)
            other.drag(by: 30)
        }
        for step in 1...8 {
            let time = Double(step) / 8
            _ = motion.step(to: time)
            _ = other.step(to: time)
            #expect(abs(other.offset - motion.offset - 40) < 1e-6)
        }
        other.contentDidGrow(by: -10)
        #expect(other.totalGrowth == 30 && abs(other.offset - motion.offset - 30) < 1e-6)
    }

    /// Each row is the offset without resistance, the new end of the content, and the offset after it.
    @Test(arguments: [
        (800.0, 500.0, 500.0), (400, 500, 400), (500, 500, 500), (950, 500, 521.5686), (-40, 500, -18.0328),
        (800, 1_200, 800),
        (950, 1_200, 921.5686),
    ])
    func `Held content moves to the new end, and keeps its distance beyond an end`(
        raw: Double, end: Double, offset: Double
    ) {
        var motion = held(at: raw)
        motion.setBounds(0...end, at: 1)
        #expect(abs(motion.offset - offset) < 1e-3)
        // The finger continues from there.
        motion.drag(by: 0)
        #expect(abs(motion.offset - offset) < 1e-3)
    }

    @Test(arguments: [(1.0, 800.0), (1.5, 500)]) func `Only content of the same frame can undo a shorter length`(
        time: Double, offset: Double
    ) {
        var motion = held(at: 800)
        motion.setBounds(0...500, at: 1)
        #expect(motion.offset == 500)
        motion.setBounds(0...900, at: time)
        #expect(motion.offset == offset)
    }

    @Test func `Content that grows between two lengths of a frame still has its distance`() {
        var motion = held(at: 800)
        motion.setBounds(0...500, at: 1)
        motion.contentDidGrow(by: 50)
        #expect(motion.offset == 550)
        motion.setBounds(0...950, at: 1)
        #expect(motion.offset == 850)
    }

    /// The content grows by 50 points before the viewport between the two lengths. Its offset is then 50 points
    /// greater, and its end is at 950 points. Each row is the offset before, the last end, and the offset at the end.
    @Test(arguments: [(880.0, 700.0, 700.0), (880, 940, 930), (800, 700, 700), (950, 940, 961.5686)])
    func `Content that grew before its last length of a frame was within its grown length`(
        raw: Double, end: Double, offset: Double
    ) {
        var motion = held(at: raw)
        motion.setBounds(0...500, at: 1)
        motion.contentDidGrow(by: 50)
        motion.setBounds(0...end, at: 1)
        #expect(abs(motion.offset - offset) < 1e-3)
    }

    @Test func `A finger that moved since the last length keeps the content where it is`() {
        var motion = held(at: 800)
        motion.setBounds(0...500, at: 1)
        motion.drag(by: -100)
        motion.setBounds(0...900, at: 1)
        #expect(motion.offset == 400)
    }

    /// The fling would end at the start. The start stays at 0, while the content moves by the length that it grew.
    @Test(arguments: [40.0, 1]) func `A fling to the start passes the content that grew before it`(growth: Double) {
        var motion = motion(at: 100)
        motion.fling(velocity: -2_000, at: 0)
        #expect(motion.destination == 0)
        motion.contentDidGrow(by: growth)
        #expect(motion.offset == 100 + growth && abs(motion.destination - growth) < 1e-9)
        motion.setBounds(0...900 + growth, at: 0)
        #expect(abs(motion.offset - 100 - growth) < 1e-9 && motion.destination == 0)
        _ = motion.step(to: 10)
        #expect(motion.offset == 0)
    }

    @Test func `A motion ends at the new end`() {
        for kind in 0..<3 {
            var motion = motion(at: 100)
            switch kind {
            case 0: motion.fling(velocity: 3_000, at: 3)
            case 1: motion.settle(to: 700, velocity: 0, at: 3)
            default: motion.animate(to: 700, .linear(duration: 1), velocity: 0, at: 3)
            }
            _ = motion.step(to: 3.1)
            let offset = motion.offset, velocity = motion.velocity(at: 3.1)
            motion.setBounds(0...900, at: 3.1)
            #expect(motion.offset == offset && motion.velocity(at: 3.1) == velocity)
            motion.setBounds(0...600, at: 3.1)
            #expect(abs(motion.destination - 600) < 1e-6, "\(kind)")
            #expect(abs(motion.offset - offset) < 1e-6)
            if kind != 2 { #expect(abs(motion.velocity(at: 3.1) - velocity) < 1) }
            _ = motion.step(to: 14)
            #expect(motion.offset == 600 && !motion.isMoving)
        }
    }

    @Test func `A target within the new ends stays the target`() {
        var motion = motion(at: 100)
        motion.settle(to: 300, velocity: 0, at: 0)
        _ = motion.step(to: 0.05)
        let course = motion.course
        motion.setBounds(0...300, at: 0.05)
        #expect(motion.course == course && motion.destination == 300)
        motion.setBounds(50...250, at: 0.05)
        #expect(motion.destination == 250)
    }

    @Test func `A scroll that the new end cuts off continues from there without its velocity`() {
        var motion = motion(at: 800)
        motion.animate(to: 100, .linear(duration: 1), velocity: 600, at: 0)
        _ = motion.step(to: 0.1)
        motion.setBounds(0...500, at: 0.1)
        #expect(motion.offset == 500 && motion.destination == 100)
        #expect(motion.velocity(at: 0.1) < 0)
        _ = motion.step(to: 2)
        #expect(motion.offset == 100)
    }

    /// The content was last moved at the start of the motion, 0.05 seconds before its end changes.
    @Test func `A motion to a target beyond the new end has moved since the last frame`() {
        var motion = motion(at: 100)
        motion.settle(to: 700, velocity: 0, at: 3)
        var other = motion
        _ = other.step(to: 3.05)
        #expect(other.offset > 101)
        motion.setBounds(0...600, at: 3.05)
        #expect(abs(motion.offset - other.offset) < 1e-9 && motion.destination == 600)
    }

    @Test func `A motion to a target moves to the new end of content that became shorter`() {
        var motion = motion(at: 800)
        motion.settle(to: 700, velocity: 0, at: 0)
        _ = motion.step(to: 0.01)
        #expect(motion.offset > 700)
        motion.setBounds(0...500, at: 0.01)
        #expect(abs(motion.offset - 500) < 1e-9 && motion.destination == 500)
    }

    @Test func `A scroll view has no length before its first layout`() {
        let motion = ScrollMotion()
        #expect(motion.viewport == 0 && motion.offset == 0 && motion.bounds == 0...0 && !motion.isMoving)
    }

    // MARK: Changes of the viewport

    @Test(arguments: [(950.0, 921.5686, 924.4444), (-40, -18.0328, -20), (400, 400, 400)])
    func `Held content beyond an end has the resistance of the new length`(raw: Double, old: Double, new: Double) {
        var motion = held(at: raw)
        #expect(abs(motion.offset - old) < 1e-3)
        motion.setViewport(220, at: 1)
        #expect(abs(motion.offset - new) < 1e-3)
        motion.setViewport(100, at: 1)
        #expect(abs(motion.offset - old) < 1e-3)
    }

    @Test func `A bounce farther out than the new length is cut off`() {
        var motion = motion(at: 900)
        motion.fling(velocity: 5_000, at: 2)
        var time = 2.0
        while motion.offset < 960 && time < 3 {
            time += 1.0 / 240
            _ = motion.step(to: time)
        }
        #expect(motion.offset >= 960)
        var wide = motion
        motion.setViewport(30, at: time)
        #expect(motion.offset == 930 && motion.destination == 900)
        #expect(abs(motion.velocity(at: time)) < 1e-9)
        wide.setViewport(99, at: time)
        #expect(wide.offset >= 960 && wide.destination == 900)
        _ = motion.step(to: time + 10)
        #expect(motion.offset == 900)
    }

    @Test func `A viewport of the same length changes nothing`() {
        var motion = motion(at: 100)
        motion.settle(to: 300, velocity: 500, at: 0)
        let course = motion.course
        motion.setViewport(100, at: 0.2)
        #expect(motion.course == course)
        motion.setViewport(120, at: 0.1)
        #expect(motion.course == course && motion.viewport == 120)
        motion.stop(at: 950)
        motion.setViewport(10, at: 0)
        #expect(motion.offset == 950)
    }

    @Test func `A scroll beyond a shorter viewport's limit continues from there`() {
        var motion = motion(at: 970)
        motion.animate(to: 500, .linear(duration: 1), velocity: 0, at: 0)
        motion.setViewport(40, at: 0)
        #expect(motion.offset == 940 && motion.destination == 500)
        #expect(abs(motion.velocity(at: 0) + 440) < 5)
        _ = motion.step(to: 0.5)
        #expect(abs(motion.offset - 720) < 5)
        _ = motion.step(to: 1.05)
        #expect(motion.offset == 500)
    }

    /// A velocity of 50,000 points per second carries content that scrolls to a place one window beyond an end, at
    /// most. Each row is the velocity, the place, the time of the full effect, and the offset then.
    @Test(
        arguments: [
            (50_000, 300, 0.0315, 806.3), (-50_000, 300, 0.009, -98.2), (-50_000, 50, 0.00675, -50.3375),
            (50_000, 50, 0.0405, 997.975),
        ] as [(Double, Double, Double, Double)])
    func `A velocity carries a scroll one window beyond an end at most`(
        velocity: Double, place: Double, time: Double, offset: Double
    ) {
        var motion = motion(at: 100)
        motion.animate(to: place, .linear(duration: 1), velocity: velocity, at: 0)
        _ = motion.step(to: time)
        #expect(abs(motion.offset - offset) < 1e-6)
        _ = motion.step(to: 1.05)
        #expect(motion.offset == place)
    }

    /// A motion to the end, with a velocity away from it, bounces by the length of the viewport at most.
    @Test(arguments: [(100.0, 20.0, 0.003), (40, 15, 0.003), (100, 20, 0), (40, 15, 0)])
    func `A motion away from its target stays near a shorter viewport`(
        length: Double, shorter: Double, delay: Double
    ) {
        for sign in [1.0, -1] {
            let end = sign > 0 ? 900.0 : 0
            var motion = motion(at: end, viewport: length)
            motion.settle(to: end, velocity: sign * 3_000, at: 0)
            _ = motion.step(to: delay)
            motion.setViewport(shorter, at: delay)
            var farthest = 0.0
            for frame in 1...240 {
                _ = motion.step(to: delay + Double(frame) / 240)
                farthest = max(farthest, sign * (motion.offset - end))
            }
            #expect(farthest > 8 && farthest < shorter + 0.01, "\(farthest)")
            _ = motion.step(to: 10)
            #expect(motion.offset == end)
        }
    }

    /// The content is on its way back to an end, farther beyond it than a shorter viewport allows.
    @Test(arguments: [(970.0, 900.0, 940.0), (-70, 0, -40)])
    func `A motion back to an end continues from the limit of a shorter viewport`(
        start: Double, end: Double, limit: Double
    ) {
        var motion = motion(at: start)
        motion.settle(to: end, velocity: 0, at: 0)
        motion.setViewport(40, at: 0)
        #expect(motion.offset == limit && motion.destination == end)
        let expected = Trajectory.settle(from: limit, velocity: 0, to: end)
        for time in [0.05, 0.2] {
            _ = motion.step(to: time)
            #expect(abs(motion.offset - expected.position(at: time)) < 1e-9)
        }
    }

    @Test func `A bounce at the start that is cut off loses its velocity`() {
        var motion = motion(at: 0)
        motion.fling(velocity: -5_000, at: 0)
        var time = 0.0
        while motion.offset > -60 && time < 1 {
            time += 1.0 / 240
            _ = motion.step(to: time)
        }
        #expect(motion.offset <= -60)
        motion.setViewport(30, at: time)
        #expect(motion.offset == -30 && motion.destination == 0)
        #expect(abs(motion.velocity(at: time)) < 1e-9)
    }

    // MARK: The velocity of animations

    /// A velocity of 5,000 points per second carries content by up to 148.15 points, and by 147 points after 0.06
    /// seconds. Content can be a window beyond an end. Each row is the offset, the target, the velocity, the new ends
    /// and length of the window, and the offset after 0.06 seconds.
    @Test(
        arguments: [
            (100, 50, 5_000, 0...100, 100, 97), (100, 50, 5_000, 0...149, 100, 244),
            (800, 850, -5_000, 800...900, 100, 803), (800, 850, -5_000, 751...900, 100, 656),
            (850, 800, 5_000, 0...900, 40, 847), (850, 800, 5_000, 0...900, 99, 994),
            (50, 100, -5_000, 0...900, 40, 53), (50, 100, -5_000, 0...900, 99, -94),
        ] as [(Double, Double, Double, ClosedRange<Double>, Double, Double)])
    func `A scroll loses a velocity that would carry it too far beyond a new end`(
        start: Double, target: Double, velocity: Double, ends: ClosedRange<Double>, window: Double, later: Double
    ) {
        var motion = motion(at: start)
        motion.animate(to: target, .linear(duration: 1), velocity: velocity, at: 0)
        motion.setBounds(ends, at: 0)
        motion.setViewport(window, at: 0)
        #expect(motion.offset == start && motion.destination == target)
        _ = motion.step(to: 0.06)
        #expect(abs(motion.offset - later) < 1e-6)
        _ = motion.step(to: 1.05)
        #expect(motion.offset == target)
    }

    /// The velocity of 1,000 points per second fades in 0.2 seconds. It carries content at rest by 29.6 points, which
    /// is 25 points after 0.1 seconds.
    @Test(
        arguments: [
            (30, 0, true), (29, 0, false), (26, 0, false), (26, 0.1, true), (24, 0.1, false), (5, 0.3, true),
        ] as [(Double, Double, Bool)])
    func `A scroll loses a velocity that would carry it out of a range`(end: Double, time: Double, keeps: Bool) {
        var animation = ScrollAnimation(
            from: 0, velocity: 1_000, to: 0, .linear(duration: 1), reach: 1_000, start: 0)
        #expect(abs(animation.position(at: 0.2 / 3) - 29.63) < 0.01)
        #expect(abs(animation.position(at: 0.1) - 25) < 1e-9 && animation.position(at: 0.2) == 0)
        let before = animation
        animation.stay(within: -10...end, from: animation.position(at: time), at: time)
        let later = time + 0.03
        #expect((animation.position(at: later) == before.position(at: later)) == keeps)
        #expect(animation.target == 0)
    }
}
