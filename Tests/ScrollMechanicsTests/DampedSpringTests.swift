import Foundation
import ScrollMechanics
import Testing

struct DampedSpringTests {
    @Test func followsTheReferenceInAllRegimes() throws {
        for entry in try Reference.load("springs", "spring") {
            let spring = DampedSpring(
                response: 2 * .pi / entry["omega"], dampingFraction: entry["damping_ratio"])
            for sample in entry.list("samples") {
                let time = sample["t"]
                #expect(isClose(spring.displacement(at: time, from: entry["x0"], velocity: entry["v0"]), sample["x"]))
                #expect(isClose(spring.velocity(at: time, from: entry["x0"], velocity: entry["v0"]), sample["v"]))
            }
            let settling = spring.settlingDuration(from: entry["x0"], velocity: entry["v0"])
            #expect(isSameTime(settling, entry["settle_0.5pt"]), "\(entry.text("label"))")
        }
    }

    @Test func durationAndBounceGiveTheReferenceConstants() throws {
        for entry in try Reference.load("springs", "swiftui_spring_parameters") {
            let spring = DampedSpring(duration: entry["duration"], bounce: entry["bounce"])
            #expect(isClose(spring.dampingFraction, entry["damping_ratio"]))
            #expect(isClose(spring.stiffness, entry["stiffness"]))
            #expect(isClose(spring.damping, entry["damping"]))
            let same = DampedSpring(mass: 2, stiffness: 2 * spring.stiffness, damping: 2 * spring.damping)
            #expect(isClose(same.response, spring.response) && isClose(same.dampingFraction, spring.dampingFraction))
        }
    }

    @Test func settlingIsTheLastCrossing() throws {
        for entry in try Reference.load("springs", "swiftui_spring_settling") {
            let spring = DampedSpring(duration: entry["duration"], bounce: entry["bounce"])
            let settling = spring.settlingDuration(from: 1, epsilon: entry["epsilon"])
            #expect(isSameTime(settling, entry["exact_last_crossing"]))
        }
    }

    /// At the settling time, the displacement equals the tolerance. Afterward, it stays smaller.
    @Test func afterSettlingItStaysSettled() {
        var random = SeededGenerator(1)
        for _ in 0..<400 {
            let spring = DampedSpring(
                response: .random(in: 0.1...1, using: &random), dampingFraction: .random(in: 0.05...2, using: &random))
            let start = Double.random(in: -300...300, using: &random)
            let velocity = Double.random(in: -4000...4000, using: &random)
            let settling = spring.settlingDuration(from: start, velocity: velocity)
            let at = spring.displacement(at: settling, from: start, velocity: velocity)
            #expect(settling == 0 || isClose(abs(at), 0.5))
            for step in 1...200 {
                let later = spring.displacement(
                    at: settling + Double(step) * 0.01, from: start, velocity: velocity)
                #expect(abs(later) < 0.5)
            }
        }
    }

    @Test(arguments: [1 - 1e-9, 1 - 1e-6, 1 + 1e-9, 1 + 1e-6])
    func nearCriticalIsNearlyCritical(damping: Double) {
        let critical = DampedSpring.bounce
        let near = DampedSpring(response: 0.575, dampingFraction: damping)
        for time in [0.01, 0.1, 0.5, 1] {
            let expected = critical.displacement(at: time, from: 40, velocity: 900)
            #expect(isClose(near.displacement(at: time, from: 40, velocity: 900), expected, absolute: 1e-3))
        }
        let settling = critical.settlingDuration(from: 40, velocity: 900)
        #expect(isSameTime(near.settlingDuration(from: 40, velocity: 900), settling))
    }

    @Test func withoutDampingItNeverSettles() {
        let spring = DampedSpring(response: 0.5, dampingFraction: 0)
        #expect(spring.settlingDuration(from: 10) == .infinity)
        #expect(spring.settlingDuration(from: 0.1) == 0)
        #expect(isClose(spring.displacement(at: 50, from: 10), 10))
    }

    /// An overdamped spring that moves with only one of its two decays has no extreme.
    @Test(arguments: [(-200, 2), (-50, 0.5)] as [(Double, Double)])
    func aSpringOfASingleDecaySettlesLikeIt(velocity: Double, decay: Double) {
        let spring = DampedSpring(stiffness: 1, damping: 2.5)
        for direction in [1.0, -1] {
            let settling = spring.settlingDuration(from: 100 * direction, velocity: velocity * direction)
            #expect(isClose(settling, log(200) / decay))
        }
    }

    @Test func invalidConstantsHaveReplacements() {
        let plain = DampedSpring(stiffness: 9, damping: 3)
        #expect(isClose(plain.response, 2 * .pi / 3) && isClose(plain.dampingFraction, 0.5))
        #expect(isClose(plain.stiffness, 9) && isClose(plain.damping, 3))
        for none in [0, -1, Double.nan, .infinity] {
            #expect(DampedSpring(mass: none, stiffness: 9, damping: 3) == plain)
            #expect(DampedSpring(stiffness: none, damping: 1) == DampedSpring(stiffness: 1, damping: 1))
        }
        #expect(DampedSpring(stiffness: 9, damping: -2).dampingFraction == 0)
        #expect(DampedSpring(mass: 4, stiffness: 9, damping: 3).angularFrequency == 1.5)
        let light = DampedSpring(mass: 0.25, stiffness: 0.36, damping: 0.15)
        #expect(isClose(light.angularFrequency, 1.2) && isClose(light.dampingFraction, 0.25))
        #expect(DampedSpring(duration: 1).dampingFraction == 1)
        #expect(light.displacement(at: 0, from: 10) == 10 && light.velocity(at: 0, from: 10) == 0)
        #expect(isClose(DampedSpring(response: -1, dampingFraction: 7).response, 0.001))
        #expect(isClose(DampedSpring(response: 1e9, dampingFraction: -7).response, 1e6))
        #expect(DampedSpring(response: 1, dampingFraction: -7).dampingFraction == 0)
        #expect(DampedSpring(response: 1, dampingFraction: 7_000).dampingFraction == 1_000)
        #expect(DampedSpring(response: 1, dampingFraction: .nan).dampingFraction == 1)
        #expect(DampedSpring(duration: 1, bounce: 7).dampingFraction == 0)
        #expect(isClose(DampedSpring(duration: 1, bounce: -7).dampingFraction, 1_000))
        #expect(DampedSpring(duration: 1, bounce: .nan).dampingFraction == 1)
        #expect(isClose(DampedSpring(duration: 1, bounce: -0.5).dampingFraction, 2))
        #expect(isClose(DampedSpring(stiffness: 1e30, damping: 1).angularFrequency, 2e6 * .pi))
        #expect(isClose(DampedSpring(mass: 1e-300, stiffness: 1e300, damping: 1).angularFrequency, 2e6 * .pi))
        #expect(isClose(DampedSpring(stiffness: 1e-30, damping: 1).angularFrequency, 2e-6 * .pi))
    }

    /// The displacement of these springs touches the tolerance once.
    @Test func reachingTheToleranceIsNotSettled() {
        for fraction in [0.3, 1, 2] {
            let spring = DampedSpring(response: 0.5, dampingFraction: fraction)
            let soon = spring.settlingDuration(from: 0.505)
            #expect(soon < 0.05 && isClose(spring.displacement(at: soon, from: 0.505), 0.5) || fraction < 1)
            #expect(spring.settlingDuration(from: 0.5) > 0 && spring.settlingDuration(from: 0.499) == 0)
            #expect(spring.settlingDuration(from: 0.499, velocity: -0.001) == 0)
            #expect(spring.settlingDuration(from: 0.499, velocity: 100) > 0.01)
            #expect(
                spring.settlingDuration(from: 2, epsilon: 3) == 0 && spring.settlingDuration(from: 2, epsilon: 1) > 0)
            for none in [0, -3, Double.nan] {
                #expect(spring.settlingDuration(from: 2, epsilon: none) == spring.settlingDuration(from: 2))
            }
        }
    }

    /// Whether a spring that is thrown from its target is settled depends on its highest point.
    @Test(arguments: [0.2, 0.9, 1, 1.01, 1.2, 1.5, 2, 3, 10]) func theHighestPointOfAThrowDecides(_ fraction: Double) {
        let spring = DampedSpring(response: 0.5, dampingFraction: fraction)
        let heights = (0...10_000).map { spring.displacement(at: Double($0) * 1e-4, from: 0, velocity: 1) }
        let place = heights.indices.max { heights[$0] < heights[$1] }!
        for direction in [1.0, -1] {
            let speed = direction * ScrollConstants.restDisplacement / heights[place]
            #expect(spring.settlingDuration(from: 0, velocity: speed * 0.9999) == 0)
            #expect(spring.settlingDuration(from: 0, velocity: speed * 1.0001) >= Double(place) * 1e-4)
        }
    }

    @Test func notANumberDoesNotSpread() {
        #expect(DampedSpring(response: .nan, dampingFraction: .nan) == .bounce)
        #expect(DampedSpring(response: 0, dampingFraction: 1).displacement(at: 0.1, from: 10).isFinite)
        #expect(DampedSpring(stiffness: -.infinity, damping: .nan).displacement(at: 1, from: 1).isFinite)
        #expect(DampedSpring(duration: 0.5, bounce: -5).settlingDuration(from: 100).isFinite)
        #expect(DampedSpring.bounce.displacement(at: .nan, from: .nan, velocity: .infinity) == 0)
        #expect(DampedSpring.bounce.displacement(at: .infinity, from: 100, velocity: 5) == 0)
        #expect(DampedSpring.bounce.settlingDuration(from: .nan, velocity: .nan, epsilon: .nan) == 0)
        #expect(DampedSpring.bounce.settlingDuration(from: 1e300, epsilon: 1e-300).isFinite)
    }
}
