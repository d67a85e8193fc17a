import ScrollMechanics
import Testing

@Suite("Trajectories as numbers")
struct TrajectoryNumbersTests {
    /// Returns the trajectory that another process creates from the numbers.
    private func rebuilt(_ trajectory: Trajectory) -> Trajectory {
        let numbers = (0..<trajectory.numberCount).map(trajectory.number)
        var result = Trajectory(duration: numbers[0], restPosition: numbers[1])
        for start in stride(from: 2, to: numbers.count, by: 7) {
            let part = Array(numbers[start..<start + 7])
            result.add(start: part[0], kind: part[1], part[2], part[3], part[4], part[5], part[6])
        }
        return result
    }

    @Test(
        "a trajectory that is put together from its numbers takes the same way",
        arguments: [
            Trajectory.rest(at: 12), .fling(from: 0, velocity: 1500, within: 0...10_000),
            .fling(from: 900, velocity: 1500, within: 0...1000, reach: 600),
            .fling(from: -80, velocity: 3000, within: 0...400, reach: 600),
            .fling(from: 900, velocity: 1500, within: 0...1000, bounces: false),
            .snap(from: 0, velocity: 900, to: 390), .snap(from: 40, velocity: -2000, to: -390, rate: .fast),
            .settle(from: 10, velocity: 300, to: -100, reach: 50),
            .spring(from: 0, velocity: 100, to: 200, spring: DampedSpring(response: 0.5, dampingFraction: 0.6)),
        ])
    func sameDirection(_ trajectory: Trajectory) {
        let other = rebuilt(trajectory)
        #expect(other.duration == trajectory.duration)
        #expect(other.restPosition == trajectory.restPosition)
        for step in 0...200 {
            let time = Double(step) * 0.02
            #expect(abs(other.position(at: time) - trajectory.position(at: time)) < 1e-9)
            #expect(abs(other.velocity(at: time) - trajectory.velocity(at: time)) < 1e-9)
        }
    }

    @Test("a return, a deceleration, and a bounce follow one another at the edges", arguments: [1.0, -1])
    func threePieces(_ side: Double) {
        let bounds = side > 0 ? 0...400.0 : -400...0.0
        let motion = Trajectory.fling(from: -80 * side, velocity: 3_000 * side, within: bounds, reach: 600)
        #expect(motion.numberCount == 23)
        #expect([3, 10, 17].map(motion.number) == [2, 1, 2])
        #expect(isClose(motion.position(at: motion.number(9)), 0) && motion.number(9) > 0)
        #expect(isClose(motion.position(at: motion.number(16)), 400 * side) && motion.number(16) > motion.number(9))
        #expect(side * motion.position(at: motion.number(16) + 0.05) > 401 && motion.restPosition == 400 * side)
    }

    @Test("a trajectory without pieces rests at its end")
    func noPieces() {
        let motion = Trajectory(duration: 5, restPosition: 3)
        for time in [0.0, 1, 9] { #expect(motion.position(at: time) == 3 && motion.velocity(at: time) == 0) }
        #expect(motion.duration == 5 && Trajectory(duration: -5, restPosition: .nan) == .rest(at: 0))
    }

    @Test("the number at any other index is 0")
    func beyond() {
        let rest = Trajectory.rest(at: 5)
        #expect((0..<rest.numberCount).map(rest.number) == [0, 5, 0, 0, 5, 0, 0, 0, 0])
        let motion = Deceleration(position: 3, velocity: 700),
            fling = Trajectory.fling(from: 3, velocity: 700, within: 0...9_000)
        #expect((2..<fling.numberCount).map(fling.number) == [0, 1, 3, 700, motion.rate.perMillisecond, 0, 0])
        // At an edge, too, content without a velocity doesn't bounce.
        for place in [0.0, 9_000] {
            let still = Trajectory.fling(from: place, velocity: 0, within: 0...9_000)
            #expect((2..<still.numberCount).map(still.number) == [0, 1, place, 0, motion.rate.perMillisecond, 0, 0])
        }
        #expect(rest.number(-1) == 0 && rest.number(9) == 0 && rest.number(.max) == 0)
    }

    @Test(
        "numbers that don't describe a spring have replacements",
        arguments: [(Double.nan, 1.0), (.infinity, 1e-6), (-1, 1e6), (0, 1e6)])
    func replacements(_ frequency: Double, _ response: Double) {
        var motion = Trajectory(duration: 9, restPosition: 0)
        motion.add(start: 0, kind: 2, frequency, .nan, .nan, 100, .infinity)
        let expected = DampedSpring(
            mass: response * response, stiffness: 4 * .pi * .pi, damping: 4 * .pi * response)
        for time in [0, 1e-7, 0.1, 1] {
            #expect(isClose(motion.position(at: time), expected.displacement(at: time, from: 100)))
        }
    }
}
