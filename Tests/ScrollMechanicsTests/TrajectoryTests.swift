import ScrollMechanics
import Testing

struct TrajectoryTests {
    @Test func bouncesFromTheEdgeAsTheReference() throws {
        for entry in try Reference.load("trajectories", "bounce_from_edge") {
            let motion = Trajectory.fling(from: 100, velocity: entry["v_edge"], within: 0...100)
            #expect(isSameTime(motion.duration, entry["duration_0.5pt"]))
            #expect(isClose(motion.position(at: entry["t_peak"]), 100 + entry["peak"]))
            for (time, value) in try #require(entry.record("x")).byTime where time < motion.duration {
                #expect(isClose(motion.position(at: time), 100 + value))
            }
        }
    }

    @Test func returnsFromAReleasedPullAsTheReference() throws {
        for entry in try Reference.load("trajectories", "bounce_from_release") {
            let motion = Trajectory.spring(
                from: entry["x0"], velocity: entry["v0"], to: 0, spring: .bounce)
            #expect(isSameTime(motion.duration, entry["duration_0.5pt"]))
            for (time, value) in try #require(entry.record("x")).byTime where time < motion.duration {
                #expect(isClose(motion.position(at: time), value))
            }
        }
    }

    @Test func aFastInwardReleaseCrossesTheEdgeAndContinues() throws {
        for entry in try Reference.load("trajectories", "release_inward_crossing") {
            let motion = Trajectory.fling(from: entry["x0"], velocity: entry["v0"], within: -100_000...0)
            guard entry.flag("crosses") == true else {
                #expect(motion.restPosition == 0)
                continue
            }
            let crossing = motion.sample(at: entry["t_cross"])
            #expect(isClose(crossing.position, 0))
            #expect(isClose(crossing.velocity, entry["v_cross"], absolute: 1e-5))
            let glide = Deceleration(position: 0, velocity: entry["v_cross"])
            #expect(isClose(motion.restPosition, glide.position(at: glide.duration), absolute: 1e-4))
        }
    }

    @Test func aSlowInwardReleaseStopsAtTheEdge() {
        let motion = Trajectory.fling(from: 100, velocity: -1600, within: -1000...0)
        let spring = DampedSpring.bounce
        let c = -1600 + spring.angularFrequency * 100
        #expect(c < 0)
        #expect(isClose(motion.duration, -100 / c))
        #expect(motion.restPosition == 0)
    }

    @Test func glidesIntoTheEdgeAsTheReference() throws {
        for entry in try Reference.load("trajectories", "fling_into_edge") {
            let edge = entry["edge"]
            let bounds = min(edge, entry["x0"])...max(edge, entry["x0"])
            let rate = DecelerationRate(perMillisecond: entry["rate"])
            let motion = Trajectory.fling(from: entry["x0"], velocity: entry["v0"], within: bounds, rate: rate)
            guard let result = entry.record("result") else {
                #expect(motion.restPosition != edge)
                continue
            }
            #expect(motion.restPosition == edge)
            #expect(isSameTime(motion.duration, result["total_duration"]))
            let arrival = motion.sample(at: result["t_edge"])
            #expect(isClose(arrival.position, edge) && isClose(arrival.velocity, result["v_edge"], absolute: 1e-5))
            #expect(isClose(motion.position(at: result["t_peak"]), edge + result["peak_overshoot"]))
            for sample in entry.list("samples") where sample["t"] < motion.duration {
                #expect(isClose(motion.position(at: sample["t"]), sample["x"]))
            }
            let stopping = Trajectory.fling(
                from: entry["x0"], velocity: entry["v0"], within: bounds, rate: rate, bounces: false)
            #expect(isSameTime(stopping.duration, result["t_edge"]))
            #expect(stopping.restPosition == edge)
        }
    }

    @Test func settlesOnASnapPointAsTheReference() throws {
        for entry in try Reference.load("trajectories", "retarget_critical_spring") {
            let distance = entry["distance"]
            let motion = Trajectory.settle(from: 0, velocity: entry["v0"], to: distance)
            // The reference uses the requested spring. Where that spring overshoots, `settle` uses a stiffer one.
            guard entry["omega_no_overshoot"] == entry["omega"] else {
                #expect(motion.duration < entry["duration_0.5pt"] || entry["overshoot"] < 0.5)
                continue
            }
            #expect(isSameTime(motion.duration, entry["duration_0.5pt"]))
            for sample in entry.list("samples") where sample["t"] < motion.duration {
                #expect(isClose(distance - motion.position(at: sample["t"]), sample["remaining"]))
            }
        }
    }

    @Test func settlingNeverPassesTheTarget() {
        var random = SeededGenerator(2)
        for _ in 0..<300 {
            let distance = Double.random(in: 0.01...2000, using: &random)
            let velocity = Double.random(in: -3000...20_000, using: &random)
            let motion = Trajectory.settle(from: 0, velocity: velocity, to: distance)
            #expect(motion.restPosition == distance)
            #expect(motion.velocity(at: 0) == velocity || motion.duration == 0)
            for step in 0...100 {
                #expect(motion.position(at: Double(step) / 100 * motion.duration) <= distance + 1e-9)
            }
        }
    }

    /// Between two samples, position and velocity change by no more than the speed and the acceleration allow. Only at
    /// the end may the motion jump, to its rest position.
    @Test func positionAndVelocityAreContinuousWithinAMotion() {
        var random = SeededGenerator(3)
        for _ in 0..<60 {
            let bounds = 0...Double.random(in: 0...3000, using: &random)
            let start = Double.random(in: -300...bounds.upperBound + 300, using: &random)
            let velocity = Double.random(in: -9000...9000, using: &random)
            let motion = Trajectory.fling(
                from: start, velocity: velocity, within: bounds, rate: Bool.random(using: &random) ? .normal : .fast)
            #expect(isClose(motion.position(at: 0), start) || motion.duration == 0)
            let step = 1e-4
            // The bounce accelerates by at most 2ω·v + ω²·y.
            let acceleration = 22 * 9000.0 + 120 * 300
            var last = motion.sample(at: 0)
            var jumps = 0
            for time in stride(from: step, to: motion.duration, by: step) {
                let next = motion.sample(at: time)
                if abs(next.position - last.position) > 9000 * step + 1e-9 { jumps += 1 }
                if abs(next.velocity - last.velocity) > acceleration * step { jumps += 1 }
                last = next
            }
            #expect(jumps == 0)
            let rest = motion.sample(at: motion.duration)
            #expect(rest == MotionSample(position: motion.restPosition, velocity: 0))
            #expect(abs(motion.position(at: motion.duration.nextDown) - rest.position) <= 0.5 + 1e-9)
        }
    }

    /// Except for rounding, a return that a person interrupts late has the velocity that never crosses the edge.
    @Test func aReturnThatHardlyCrossesTheEdgeRestsInTime() {
        let frequency = DampedSpring.bounce.angularFrequency
        for pull in [1e-9, 0.5, 27.3, 251.7, 643.0, -8e-10, -26.1, -283.9] {
            var speed = -frequency * pull
            for _ in 0..<40 {
                let motion = Trajectory.fling(from: pull, velocity: speed, within: 0...0)
                #expect(motion.duration < 2)
                #expect(motion.restPosition == 0)
                speed = pull > 0 ? speed.nextDown : speed.nextUp
            }
        }
    }

    @Test func withoutBounceItStaysWithinTheBounds() {
        var random = SeededGenerator(4)
        for _ in 0..<300 {
            let bounds = 0...Double.random(in: 0...2000, using: &random)
            let start = Double.random(in: bounds, using: &random)
            let motion = Trajectory.fling(
                from: start, velocity: .random(in: -9000...9000, using: &random), within: bounds, bounces: false)
            for step in 0...50 {
                let position = motion.position(at: Double(step) / 50 * motion.duration)
                #expect(position >= -1e-9 && position <= bounds.upperBound + 1e-9)
            }
        }
    }

    @Test(arguments: [281.8, 1, 40_000.3, 1e9], [true, false]) func anEdgeIsReachedHoweverNearItIs(
        _ edge: Double, bounces: Bool
    ) {
        // Starts at the edge, and then at the closest representable positions before it.
        var start = edge
        for _ in 0..<8 {
            let motion = Trajectory.fling(from: start, velocity: 3_083, within: 0...edge, bounces: bounces)
            #expect(motion.restPosition == edge)
            #expect(bounces || motion.position(at: 0.1) == edge)
            let back = Trajectory.fling(from: -start, velocity: -3_083, within: -edge...0, bounces: bounces)
            #expect(back.restPosition == -edge)
            start = start.nextDown
        }
    }

    @Test func withoutBounceAnOutwardPullReturnsAtOnce() {
        let motion = Trajectory.fling(from: 120, velocity: 900, within: 0...100, bounces: false)
        #expect(motion.position(at: 0) == 120)
        #expect(motion.velocity(at: 0) == 0)
        #expect(motion.restPosition == 100)
    }

    @Test(arguments: [(120.0, 1.0), (100.5, 900), (100.5, 0.5), (-20, -1), (-0.5, -900)])
    func withoutBounceEvenASlightPullReturns(_ position: Double, _ velocity: Double) {
        let motion = Trajectory.fling(from: position, velocity: velocity, within: 0...100, bounces: false)
        #expect(motion.velocity(at: 0) == 0 && motion.restPosition == min(max(position, 0), 100))
    }

    /// Content that is closer to the edge than a spring's tolerance is at the edge at once.
    @Test(arguments: [100.01, 100.4, -0.01, -0.4]) func contentNextToTheEdgeRests(_ position: Double) {
        let motion = Trajectory.fling(from: position, velocity: 0, within: 0...100)
        #expect(motion.duration == 0 && motion.restPosition == min(max(position, 0), 100))
    }

    @Test(arguments: [(50.0, 0.0), (49.9, 0), (50.5, 1), (51, 1), (60, 1)])
    func anOutwardVelocityEndsAtTheReach(_ reach: Double, _ part: Double) {
        for side in [1.0, -1] {
            let motion = Trajectory.fling(from: 150 * side, velocity: 5_000 * side, within: -100...100, reach: reach)
            #expect((abs(motion.velocity(at: 0)) > 0) == (part > 0))
        }
        let spring = Trajectory.settle(from: 0, velocity: 0.5, to: 1, reach: 0)
        #expect(isClose(spring.velocity(at: 0), 0.5))
        #expect(Trajectory.spring(from: 0, to: 9, spring: .bounce).velocity(at: 0) == 0)
    }

    @Test func contentShorterThanTheViewportBouncesThroughItsOnlyRest() {
        let motion = Trajectory.fling(from: 80, velocity: -3000, within: 0...0)
        let spring = DampedSpring.bounce
        for time in [0.01, 0.05, 0.1, 0.3] {
            #expect(isClose(motion.position(at: time), spring.displacement(at: time, from: 80, velocity: -3000)))
        }
        #expect(motion.restPosition == 0)
    }

    /// Starts at and before the target, with a velocity away from it.
    @Test(arguments: [0.0, -40]) func aVelocityThatPointsAwayStaysWithinItsReach(_ start: Double) {
        for reach in [0.0, 5, 50] {
            let motion = Trajectory.snap(from: start, velocity: -5_000, to: 0, reach: reach)
            let furthest = stride(from: 0.0, through: 1, by: 0.001).map { motion.position(at: $0) }.min()!
            #expect(furthest >= start - reach - 1e-6)
            // Without a limit, the motion goes farther.
            #expect(Trajectory.snap(from: start, velocity: -5_000, to: 0).position(at: 0.05) < start - reach - 1)
        }
    }

    @Test func anInterruptedMotionContinuesFromWhereItWas() {
        let first = Trajectory.fling(from: 0, velocity: 3000, within: 0...500)
        let caught = first.sample(at: 0.3)
        let second = Trajectory.settle(from: caught.position, velocity: caught.velocity, to: 375)
        #expect(isClose(second.sample(at: 0).position, caught.position))
        #expect(isClose(second.sample(at: 0).velocity, caught.velocity))
    }

    @Test func aShiftedMotionIsTheSameAtAnotherOffset() {
        let motion = Trajectory.fling(from: -50, velocity: 4000, within: 0...700)
        let shifted = motion.shifted(by: 123)
        #expect(shifted.duration == motion.duration)
        #expect(shifted.restPosition == motion.restPosition + 123)
        for step in 0...60 {
            let time = Double(step) / 30
            #expect(isClose(shifted.position(at: time), motion.position(at: time) + 123))
            #expect(isClose(shifted.velocity(at: time), motion.velocity(at: time)))
        }
    }

    @Test func restIsFinishedFromTheStart() {
        let motion = Trajectory.rest(at: 42)
        #expect(motion.isFinished(at: 0) && motion.duration == 0 && motion.position(at: 9) == 42)
        #expect(motion.shifted(by: 1) == .rest(at: 43))
    }

    @Test func unlimitedBoundsDoNotStopIt() {
        let motion = Trajectory.fling(from: 0, velocity: 5000, within: -.infinity ... .infinity)
        #expect(isClose(motion.restPosition, 5000 * 0.4994998331664547 - 4.994998331664547, absolute: 1e-4))
    }

    @Test func notANumberDoesNotSpread() {
        let bad: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, 0, 5]
        for position in bad {
            for velocity in bad {
                let motions = [
                    Trajectory.fling(from: position, velocity: velocity, within: 0...100),
                    .fling(from: position, velocity: velocity, within: -.infinity ... .infinity, bounces: false),
                    .settle(from: position, velocity: velocity, to: velocity, response: position),
                    .spring(from: position, velocity: velocity, to: position, spring: .bounce, restDisplacement: .nan),
                    .rest(at: position).shifted(by: velocity),
                ]
                for motion in motions {
                    #expect(motion.duration.isFinite && motion.restPosition.isFinite)
                    for time in [.nan, -1, 0, 0.1, 1, .infinity] {
                        let sample = motion.sample(at: time)
                        #expect(sample.position.isFinite && sample.velocity.isFinite)
                    }
                }
            }
        }
    }

    @Test(arguments: [0.0, 30, 150, 299, 300], [1.0, -1])
    func aBounceStaysWithinItsReach(_ pulled: Double, _ side: Double) {
        for speed in [500.0, 5_000, 28_000, 1e6] {
            let motion = Trajectory.fling(
                from: side * (100 + pulled), velocity: side * speed, within: -100...100, reach: 300)
            let times = stride(from: 0, to: motion.duration, by: motion.duration / 2_000)
            let peak = times.map { side * motion.position(at: $0) }.max() ?? 0
            #expect(peak <= 400 + 1e-9)
            // The limit doesn't change a bounce that stays within its reach.
            let free = Trajectory.fling(from: side * (100 + pulled), velocity: side * speed, within: -100...100)
            if pulled == 0, speed < 5_001 {
                #expect(motion == free)
            } else if speed > 9_000, pulled == 0 {
                #expect(peak > 399)
            }
        }
    }
}
