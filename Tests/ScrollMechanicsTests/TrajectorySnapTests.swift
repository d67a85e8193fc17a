import Foundation
import ScrollMechanics
import Testing

@Suite("Trajectory: snapping")
struct TrajectorySnapTests {
    /// Velocities in points per second, and targets from near to far beyond the natural rest position.
    private static let cases: [(velocity: Double, target: Double)] = [
        (1000, 60), (1000, 300), (1000, 499.5), (1000, 520), (3000, 1498.5), (3000, 1510), (3000, 700), (-2500, -1250),
        (300, 150), (300, 375), (0, 375), (120, 10), (8000, 4000), (500, -40), (-900, 200),
    ]

    @Test("it is the same wherever it starts", arguments: cases)
    func elsewhere(velocity: Double, target: Double) {
        let motion = Trajectory.snap(from: 0, velocity: velocity, to: target)
        let other = Trajectory.snap(from: 250, velocity: velocity, to: target + 250)
        #expect(isSameTime(other.duration, motion.duration))
        for time in stride(from: 0, to: motion.duration, by: 0.05) {
            #expect(isClose(other.position(at: time), motion.position(at: time) + 250))
        }
    }

    @Test("at first it decelerates to the target", arguments: [(2_000.0, 1_000.0), (3_000, 1_400), (-1_200, -620)])
    func deceleration(velocity: Double, target: Double) {
        let motion = Trajectory.snap(from: 0, velocity: velocity, to: target)
        for time in [0.05, 0.1, 0.2] {
            #expect(isClose(motion.position(at: time), target * (1 - exp(-velocity / target * time))))
        }
    }

    /// The content is released at its target, or outside the bounds.
    @Test("released content leaves the bounds by at most the length of the viewport", arguments: [-1.0, 1])
    func releases(_ direction: Double) {
        func farthest(_ speed: Double, from start: Double = 50) -> Double {
            let motion = Trajectory.snap(
                from: start * direction, velocity: -speed * direction, to: max(start, 0) * direction,
                within: min(0, 1_000 * direction)...max(0, 1_000 * direction), viewport: 100)
            return (0...1_000).map { motion.position(at: Double($0) / 1_000) * direction }.min()!
        }
        #expect(farthest(1e5) >= -100 - 1e-6 && farthest(1e5) < -99.9)
        #expect(farthest(20) < 50)
        #expect(farthest(1e5, from: -300) >= -300)
    }

    @Test("it ends exactly on the target", arguments: cases)
    func endsOnTarget(velocity: Double, target: Double) {
        let motion = Trajectory.snap(from: 0, velocity: velocity, to: target)
        #expect(motion.restPosition == target)
        #expect(motion.position(at: motion.duration) == target)
        #expect(motion.duration < 5)
    }

    @Test("at a speed that takes it there, a spring decelerates as the fling would", arguments: [1.0, 2, -1])
    func slowSnaps(distance: Double) {
        let motion = Trajectory.snap(from: 0, velocity: 5 * distance, to: distance)
        let spring = Trajectory.spring(
            from: 0, velocity: 5 * distance, to: distance,
            spring: DampedSpring(response: 2 * .pi / 10, dampingFraction: 1))
        for time in [0.05, 0.2, 0.4] { #expect(isClose(motion.position(at: time), spring.position(at: time))) }
        #expect(Trajectory.snap(from: 7, velocity: 0, to: 7).duration == 0)
        #expect(Trajectory.snap(from: 7, velocity: 0, to: .nan).restPosition == 7)
    }

    @Test("a motion that leaves its target goes no farther than its reach", arguments: [-3_000.0, 3_000])
    func reach(velocity: Double) {
        for target in [10.0, velocity > 0 ? 5 : 15] {
            let near = Trajectory.settle(from: 10, velocity: velocity, to: target, reach: 50)
            let far = Trajectory.settle(from: 10, velocity: velocity, to: target)
            func farthest(_ motion: Trajectory) -> Double {
                (0...400).map { abs(motion.position(at: Double($0) / 400) - target) }.max()!
            }
            #expect(farthest(near) <= 55.1 && farthest(near) > 40 && farthest(far) > 90)
        }
        let toward = Trajectory.settle(from: 0, velocity: velocity, to: velocity.sign == .minus ? -20 : 20, reach: 1)
        #expect(isClose(toward.velocity(at: 0), velocity))
    }

    @Test("position and velocity have no jumps", arguments: cases)
    func isContinuous(velocity: Double, target: Double) {
        let motion = Trajectory.snap(from: 0, velocity: velocity, to: target)
        #expect(abs(motion.velocity(at: 0) - velocity) < 1e-6)
        let step = 1e-4
        var last = motion.sample(at: 0)
        var time = step
        while time < motion.duration - step {
            let now = motion.sample(at: time)
            let mean = (last.velocity + now.velocity) / 2
            #expect(abs(now.position - last.position - mean * step) < 1e-3, "position jumps at \(time)")
            #expect(abs(now.velocity - last.velocity) < 12, "velocity jumps at \(time)")
            last = now
            time += step
        }
    }

    @Test("a target that lies ahead is never passed", arguments: cases.filter { $0.velocity * $0.target > 0 })
    func neverPasses(velocity: Double, target: Double) {
        let motion = Trajectory.snap(from: 0, velocity: velocity, to: target)
        var time = 0.0
        while time < motion.duration {
            #expect(motion.position(at: time) * target.signum <= abs(target) + 1e-9)
            time += 1.0 / 240
        }
    }

    @Test("a fling that would come to rest near the target never speeds up")
    func neverSpeedsUp() {
        for target in stride(from: 1400.0, through: 1900, by: 25) {
            let motion = Trajectory.snap(from: 0, velocity: 3000, to: target)
            var last = 3000.0
            for frame in 1...Int(motion.duration * 120) {
                let speed = motion.velocity(at: Double(frame) / 120)
                #expect(speed <= last + 1e-6)
                last = speed
            }
        }
    }

    @Test("down to the speed of a slow fling it decelerates, and a spring takes it from there")
    func chainsAtTheSpeedOfASlowFling() throws {
        for (velocity, target) in [(2_000.0, 1_000.0), (3_000, 1_400), (-1_200, -620)] {
            let motion = Trajectory.snap(from: 0, velocity: velocity, to: target)
            let decay = velocity / target
            // A deceleration loses speed in proportion to its speed. The spring begins without losing speed.
            func rate(atSpeed speed: Double) throws -> Double {
                var low = 0.0, high = motion.duration
                for _ in 0..<60 {
                    let middle = (low + high) / 2
                    if abs(motion.velocity(at: middle)) > speed { low = middle } else { high = middle }
                }
                let step = 1e-4
                let fall = abs(motion.velocity(at: low - step)) - abs(motion.velocity(at: low + step))
                return fall / (2 * step) / speed
            }
            #expect(try abs(rate(atSpeed: 255) / decay - 1) < 1e-3)
            #expect(try abs(rate(atSpeed: 400) / decay - 1) < 1e-3)
            #expect(try abs(rate(atSpeed: 245) / decay) < 0.6)
        }
    }

    /// The kinds are 1 for a deceleration, and 2 for a spring.
    @Test(
        "the decay that ends on the target determines the first piece",
        arguments: [(0.74, 2, 1), (0.76, 1, 2), (2, 1, 2), (5.4, 1, 2), (5.5, 2, 1)] as [(Double, Double, Int)])
    func pieces(ratio: Double, kind: Double, count: Int) {
        // A spring with a response of 0.575 seconds has 5.458 times the decay of a fling.
        let decay = ratio * DecelerationRate.normal.decay
        let motion = Trajectory.snap(from: 0, velocity: 3_000, to: 3_000 / decay)
        #expect(motion.number(3) == kind && motion.numberCount == 2 + 7 * count)
        guard count == 2 else { return }
        #expect(isClose(motion.number(9), log(3_000 / 250) / decay) && motion.number(10) == 2)
        #expect(isClose(motion.number(11), min(2 * decay, 2 * .pi / 0.575)) && motion.number(12) == 1)
    }

    @Test("a slow fling needs no deceleration", arguments: [(250.0, 2.0), (251, 1), (-250, 2), (-251, 1)])
    func slowFlings(velocity: Double, kind: Double) {
        #expect(Trajectory.snap(from: 0, velocity: velocity, to: velocity / 3).number(3) == kind)
    }

    @Test("numbers that are none count as resting", arguments: [Double.nan, .infinity, -.infinity])
    func toleratesInvalidInput(value: Double) {
        #expect(Trajectory.snap(from: 10, velocity: value, to: 20).restPosition == 20)
        #expect(Trajectory.snap(from: 10, velocity: 100, to: value).restPosition == 10)
        #expect(Trajectory.snap(from: value, velocity: 0, to: 20).restPosition == 20)
    }
}

extension Double {
    fileprivate var signum: Double { self < 0 ? -1 : 1 }
}
