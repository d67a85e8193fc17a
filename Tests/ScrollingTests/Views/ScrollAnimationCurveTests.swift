import ScrollMechanics
import SwiftUI
import Testing

@testable import ViewRuntime

/// The position of an animated scroll as a function of time. The scroll begins at 5 seconds.
@MainActor
@Suite struct ScrollAnimationCurveTests {
    /// An animation of a second at constant speed. It ends at the first frame after 0.995 seconds.
    nonisolated struct Line: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
            time < 0.995 ? value.scaled(by: time) : nil
        }
    }

    /// An animation that comes near its end after half a second, and ends after 3 seconds.
    nonisolated struct Creep: CustomAnimation {
        /// The part of the distance that remains after half a second.
        let rest: Double
        /// The time at which the animation passes its end.
        let passes: Double

        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
            if time >= 3 { return nil }
            if time < 0.5 { return value.scaled(by: time) }
            return value.scaled(by: time < passes ? 1 - rest : 1.5)
        }
    }

    /// An animation that moves by the square of the time, and ends after a duration.
    nonisolated struct Square: CustomAnimation {
        let duration: Double

        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
            time < duration ? value.scaled(by: time * time) : nil
        }
    }

    /// An animation that waits at its start for longer than a scroll may take.
    nonisolated struct Wait: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
            time < 12 ? value.scaled(by: 0) : nil
        }
    }

    private func scroll(
        from: Double = 0, to target: Double = 1_000, _ animation: Animation = Animation(Line()), velocity: Double = 0,
        reach: Double = 0
    ) -> ScrollAnimation {
        ScrollAnimation(from: from, velocity: velocity, to: target, animation, reach: reach, start: 5)
    }

    private func isNear(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-6 }

    @Test(arguments: [(0.0, 1_000.0), (200, 1_000), (900, -100), (-50, 150)])
    func `A scroll is on the curve of its animation`(from: Double, target: Double) {
        let scroll = scroll(from: from, to: target, .linear(duration: 1))
        #expect(scroll.position(at: 4) == from)
        for part in [0, 0.125, 0.25, 0.5, 0.75, 0.95] {
            #expect(isNear(scroll.position(at: 5 + part), from + (target - from) * part))
            #expect(!scroll.isFinished(at: 5 + part))
        }
        #expect(isNear(scroll.velocity(at: 5.5), target - from))
        #expect(scroll.isFinished(at: 6.05) && scroll.position(at: 6.05) == target)
    }

    @Test(arguments: [0.03, 0.05, 0.09]) func `A short scroll ends in time`(duration: Double) {
        let scroll = scroll(.linear(duration: duration))
        #expect(!scroll.isFinished(at: 5 + duration - 0.01) && scroll.isFinished(at: 5 + duration + 0.02))
        #expect(isNear(scroll.position(at: 5 + duration / 2), 500))
    }

    /// The scroll ends at the first 60th of a second at which its animation has ended.
    @Test(arguments: [(0.505, 31.0 / 60), (0.98, 59.0 / 60), (0.21, 13.0 / 60)])
    func `A scroll ends in the frame after its animation`(duration: Double, end: Double) {
        let scroll = scroll(Animation(Square(duration: duration)))
        #expect(!scroll.isFinished(at: 5 + end - 0.001) && scroll.isFinished(at: 5 + end + 0.001))
    }

    /// A velocity is the mean of the next 240th of a second.
    @Test(arguments: [0.0, 0.25, 0.5]) func `A scroll has the velocity of its next movement`(time: Double) {
        let scroll = scroll(Animation(Square(duration: 1)))
        #expect(isNear(scroll.velocity(at: 5 + time), 1_000 * (2 * time + 1.0 / 240)))
    }

    /// After 10 seconds, an animation of 12 seconds is cut off. Until then, the scroll has the shape of its curve.
    @Test func `A scroll takes ten seconds at most`() {
        let long = scroll(.linear(duration: 12)), waiting = scroll(Animation(Wait()))
        for scroll in [long, waiting] {
            #expect(!scroll.isFinished(at: 14.95) && scroll.isFinished(at: 15.05))
            #expect(scroll.position(at: 15) == 1_000 && scroll.isFinished(at: 15))
            #expect(scroll.position(at: 15.05) == 1_000)
        }
        #expect(isNear(long.position(at: 10), 500))
        #expect(waiting.position(at: 10) == 0)
    }

    @Test func `A scroll that is sent back where it is stays there`() {
        var scroll = scroll()
        scroll.retarget(to: 0, from: 0, at: 5)
        #expect(scroll.position(at: 5.5) == 0 && scroll.target == 0)
    }

    /// A scroll ends when it stays closer than half a point to its target. One that is closer than a fiftieth of its
    /// distance after 0.9 seconds ends then. Others have the duration of their animation.
    @Test(
        arguments: [
            (0, 9, 100, 0.5), (0.004, 9, 100, 0.5), (0.006, 9, 100, 0.9), (0.0195, 9, 100, 0.9),
            (0.0205, 9, 100, 3), (0.49, 9, 1, 0.5), (0.5, 9, 1, 3), (0.51, 9, 1, 3), (0.6, 9, 0.5, 3),
            (0.24, 9, 2, 0.5), (0.26, 9, 2, 3), (0, 0.55, 100, 3),
            // It stays there for a tenth of a second before it ends.
            (0, 0.6, 100, 3), (0, 0.625, 100, 0.5),
        ] as [(Double, Double, Double, Double)])
    func `A scroll ends when it stays near its target`(
        rest: Double, passes: Double, distance: Double, duration: Double
    ) {
        for sign in [1.0, -1] {
            let target = sign * distance
            let scroll = scroll(to: target, Animation(Creep(rest: rest, passes: passes)))
            #expect(!scroll.isFinished(at: 5 + duration - 0.01), "\(rest)")
            #expect(scroll.isFinished(at: 5 + duration + 0.02), "\(rest)")
            #expect(scroll.position(at: 5 + duration + 0.02) == target)
            // The curve is scaled so that it reaches the target.
            let end = duration == 3 ? 1 : 1 - rest
            #expect(isNear(scroll.position(at: 5.25), target * 0.25 / end), "\(rest)")
        }
    }

    /// At full effect, after a third of its time, the velocity carries the content 4/27 of the distance that it would
    /// cover alone. It fades in 0.2 seconds, or earlier if it would carry the content farther than its reach.
    @Test(
        arguments: [
            (1_000, 1_000, 1, 0.1, 25), (500, 1_000, 1, 0.1, 12.5), (-1_000, 1_000, 1, 0.15, -9.375),
            (1_000, 1_000, 1, 0.21, 0), (1_000, 10, 1, 0.0225, 10), (-1_000, 10, 1, 0.0225, -10),
            (1_000, 10, 1, 0.07, 0), (1_000, 20, 1, 0.045, 20), (4_000, 20, 1, 0.01125, 20),
            (1_000, 0, 1, 0, 0), (1_000, 0, 1, 0.01, 0), (1_000, -5, 1, 0.01, 0),
            (1_000, 1_000, 0.095, 1 / 30.0, 400 / 27.0),
        ] as [(Double, Double, Double, Double, Double)])
    func `A velocity fades`(velocity: Double, reach: Double, duration: Double, time: Double, effect: Double) {
        let scroll = scroll(to: 0, .linear(duration: duration), velocity: velocity, reach: reach)
        #expect(isNear(scroll.position(at: 5 + time), effect))
    }

    /// The scroll is at 500 points when its target changes, and has half a second left. It keeps as much of its speed
    /// as leads to the new target. The remaining difference vanishes with the square of the time that is left.
    @Test(
        arguments: [
            (1_000, 750, 900), (700, 600, 660), (500, 500, 500), (2_000, 1_375, 1_780), (200, 275, 212),
            (-500, -187.5, -420),
        ] as [(Double, Double, Double)])
    func `A scroll continues to another target`(target: Double, middle: Double, late: Double) {
        for again in [false, true] {
            var scroll = scroll()
            scroll.retarget(to: target, from: 500, at: 5.5)
            #expect(isNear(scroll.position(at: 5.5), 500) && scroll.target == target)
            if again { scroll.retarget(to: target, from: scroll.position(at: 5.6), at: 5.6) }
            #expect(isNear(scroll.position(at: 5.75), middle), "\(scroll.position(at: 5.75))")
            #expect(isNear(scroll.position(at: 5.9), late), "\(scroll.position(at: 5.9))")
            #expect(scroll.position(at: 6.01) == target && scroll.isFinished(at: 6.01))
        }
    }

    /// After 0.1 seconds, the curve is at 100 points, and the velocity adds 25 points.
    @Test func `A scroll with a velocity continues from its position`() {
        let start = scroll(velocity: 1_000, reach: 1_000)
        #expect(isNear(start.position(at: 5.1), 125))
        var other = start
        other.retarget(to: 600, from: 125, at: 5.1)
        #expect(isNear(other.position(at: 5.1), 125))
        // The curve covers 500 points in 0.9 seconds.
        #expect(isNear(other.position(at: 5.15), 100 + 500 * 0.05 / 0.9 + 9.375))
        var still = start
        still.restart(from: 125, at: 5.1)
        #expect(isNear(still.position(at: 5.1), 125) && still.target == 1_000)
        #expect(isNear(still.position(at: 5.15), 125 + 875 * 0.05 / 0.9))
        var moved = start
        moved.shift(by: 40)
        #expect(isNear(moved.position(at: 5.1), 165) && moved.target == 1_040)
    }

    /// The velocity carries content at rest by up to 29.6 points.
    @Test(
        arguments: [
            (-1_000, -30, 60, true), (-1_000, -29, 60, false), (1_000, -10, 30, true), (1_000, -10, 29, false),
            // The content is outside the range, and the velocity would carry it back.
            (1_000, 5, 60, false), (-1_000, -60, -5, false),
        ] as [(Double, Double, Double, Bool)])
    func `A scroll keeps a velocity only within its range`(velocity: Double, low: Double, high: Double, keeps: Bool) {
        var scroll = scroll(to: 0, .linear(duration: 1), velocity: velocity, reach: 1_000)
        scroll.stay(within: low...high, from: 0, at: 5)
        #expect(isNear(scroll.position(at: 5.1), keeps ? velocity / 40 : 0))
    }
}
