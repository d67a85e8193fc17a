import ScrollMechanics
import Testing

struct DecelerationTests {
    @Test func followsTheReferenceAtEveryTime() throws {
        for entry in try Reference.load("deceleration", "deceleration") {
            let motion = Deceleration(
                position: entry["x0"], velocity: entry["v0"], rate: DecelerationRate(perMillisecond: entry["rate"]))
            #expect(isClose(motion.restPosition, entry["rest_position"]))
            #expect(isSameTime(motion.duration, entry["duration_speed_10"]))
            for sample in entry.list("samples") {
                #expect(isClose(motion.position(at: sample["t"]), sample["x"]))
                #expect(isClose(motion.velocity(at: sample["t"]), sample["v"]))
            }
        }
    }

    @Test func neverReachesTheRestPointOrAnythingBeyondIt() throws {
        for step in 1...40 {
            let motion = Deceleration(position: 0, velocity: Double(step * (step % 2 == 0 ? 125 : -125)))
            let rest = motion.restPosition
            // Rounding may leave a rest of the distance, but never an infinite time.
            if let time = motion.time(toReach: rest) { #expect(time.isFinite && time > 10) }
            #expect(motion.time(toReach: rest * (1 + 1e-6)) == nil)
            let near = try #require(motion.time(toReach: rest * (1 - 1e-6)))
            #expect(isClose(motion.position(at: near), rest * (1 - 1e-6)))
        }
    }

    @Test func reportsWhenItPassesAPosition() throws {
        for entry in try Reference.load("deceleration", "deceleration_time_at") {
            let motion = Deceleration(
                position: entry["x0"], velocity: entry["v0"], rate: DecelerationRate(perMillisecond: entry["rate"]))
            let time = motion.time(toReach: entry["x"])
            #expect((time == nil) == (entry.optional("t") == nil))
            if let time {
                #expect(isClose(time, entry["t"]))
                #expect(isClose(motion.velocity(at: time), entry["v_at_x"]))
            }
        }
    }

    @Test func exponentialRetargetingIsADecelerationWithAnotherRate() throws {
        for entry in try Reference.load("trajectories", "retarget_exponential") {
            let rate = DecelerationRate(perMillisecond: entry["rate_per_ms"])
            #expect(isClose(rate.decay, entry["k_per_s"]))
            let motion = Deceleration(position: 0, velocity: entry["v0"], rate: rate)
            #expect(isClose(motion.restPosition, entry["distance"]))
            for sample in entry.list("samples") {
                #expect(isClose(motion.position(at: sample["t"]), sample["x"]))
                #expect(isClose(motion.velocity(at: sample["t"]), sample["v"]))
            }
        }
    }

    @Test func projectionAndItsInverseMeet() {
        for rate in [DecelerationRate.normal, .fast] {
            let velocity = Deceleration.velocity(from: 120, toRestAt: -640, rate: rate)
            #expect(isClose(Deceleration.projectedRest(position: 120, velocity: velocity, rate: rate), -640))
        }
    }

    @Test func namedRatesHaveTheirDecay() {
        #expect(isClose(DecelerationRate.normal.decay, 2.0020026706730794))
        #expect(isClose(DecelerationRate.fast.decay, 10.050335853501451))
    }

    @Test func aRateIsClampedBetweenStoppedAndEndless() {
        #expect(DecelerationRate(perMillisecond: 1.5).perMillisecond == 0.999999)
        #expect(DecelerationRate(perMillisecond: -1).perMillisecond == 0.000001)
        #expect(DecelerationRate(perMillisecond: 1).decay > 0 && DecelerationRate(perMillisecond: 0).decay.isFinite)
        #expect(DecelerationRate(perMillisecond: .nan) == .normal)
    }

    /// A deceleration ends at the stop speed, and begins at any higher one.
    @Test(arguments: [0, 0.5, 0.99, 1, 1.01, 1.5, 4]) func theStopSpeed(_ ratio: Double) {
        for direction in [1.0, -1] {
            let motion = Deceleration(position: 3, velocity: direction * ratio * ScrollConstants.stopSpeed)
            if ratio <= 1 {
                #expect(motion.duration == 0)
            } else {
                #expect(motion.duration > 0)
                #expect(isClose(abs(motion.velocity(at: motion.duration)), ScrollConstants.stopSpeed))
            }
        }
    }

    @Test func theConstantsOfScrolling() {
        #expect(ScrollConstants.minimumFlingSpeed == 250 && ScrollConstants.stopSpeed == 10)
        #expect(ScrollConstants.restDisplacement == 0.5 && ScrollConstants.bounceResponse == 0.575)
        #expect(ScrollConstants.rubberBandCoefficient == 0.55 && ScrollConstants.restingTouchDuration == 0.1)
    }

    @Test func thePositionsThatItReaches() {
        let motion = Deceleration(position: 10, velocity: 200)
        #expect(motion.time(toReach: 10) == 0 && motion.time(toReach: 9.9) == nil)
        #expect(motion.time(toReach: motion.restPosition) == nil && motion.time(toReach: 400) == nil)
        #expect(Deceleration(position: 10, velocity: 0).time(toReach: 10) == 0)
        #expect(Deceleration(position: 10, velocity: 0).time(toReach: 11) == nil)
        #expect(motion.time(toReach: .infinity) == nil && motion.time(toReach: -.infinity) == nil)
        #expect(isClose(motion.velocity(at: motion.time(toReach: 60)!), 200 - motion.rate.decay * 50))
    }

    @Test func notANumberDoesNotSpread() {
        let limited = Deceleration(position: 1e300, velocity: -1e300)
        #expect(limited.position == 1e100 && limited.velocity == -1e100)
        let motion = Deceleration(position: .nan, velocity: .infinity)
        #expect(motion.position(at: 1) == 0 && motion.duration == 0)
        let moving = Deceleration(position: 5, velocity: 100)
        #expect(moving.position(at: .nan) == 5 && moving.position(at: -1) == 5)
        #expect(isClose(moving.position(at: .infinity), moving.restPosition))
        #expect(moving.time(toReach: .nan) == nil)
    }
}
