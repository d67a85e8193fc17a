import SwiftUI
import Testing

struct SpringTests {
    @Test(arguments: [
        // The duration, bounce, damping ratio, stiffness, and damping.
        (0.5, 0, 1, 157.91367041742973, 25.132741228718345),
        (0.5, 0.15, 0.85, 157.91367041742973, 21.362830044410593),
        (0.5, 0.3, 0.7, 157.91367041742973, 17.59291886010284),
        (0.5, -0.3, 1.4285714285714286, 157.91367041742973, 35.90391604102621),
        (0.15, 0.15, 0.85, 1754.5963379714417, 71.20943348136865),
        (0.35, 0.2, 0.8, 322.27279677026473, 28.723132832820966),
    ])
    func durationAndBounceGiveApplesParameters(
        duration: Double, bounce: Double, ratio: Double, stiffness: Double, damping: Double
    ) {
        let spring = Spring(duration: duration, bounce: bounce)
        #expect(abs(spring.dampingRatio - ratio) < 1e-9)
        #expect(abs(spring.stiffness / stiffness - 1) < 1e-9)
        #expect(abs(spring.damping / damping - 1) < 1e-9)
        #expect(abs(spring.bounce - bounce) < 1e-9)
    }

    @Test(arguments: [
        (0.5, 0, 0.7347716981942959), (0.5, 0.15, 0.6966985359727474), (0.5, 0.3, 0.8187467173831087),
        (0.575, 0, 0.8449874529234401), (0.5, -0.3, 1.3816473084030787),
    ])
    func settlingDurationIsTheLastTimeOutsideAThousandth(duration: Double, bounce: Double, expected: Double) {
        let spring = Spring(duration: duration, bounce: bounce)
        #expect(abs(spring.settlingDuration - expected) < 1e-6)
        let same = Spring(settlingDuration: expected, dampingRatio: spring.dampingRatio)
        #expect(abs(same.response - duration) < 1e-6)
    }

    @Test(arguments: [0.05, 0.7, 1, 1.00001, 3])
    func closedFormAgreesWithTheDifferentialEquation(dampingRatio: Double) {
        let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
        let step = 1e-4
        for time in stride(from: 0.01, through: 1, by: 0.07) {
            let value = { spring.value(target: 100, initialVelocity: -800, time: $0) }
            let velocity = spring.velocity(target: 100, initialVelocity: -800, time: time)
            #expect(abs((value(time + step) - value(time - step)) / (2 * step) - velocity) < 1e-2)
            let acceleration = (value(time + step) - 2 * value(time) + value(time - step)) / (step * step)
            #expect(abs(acceleration - spring.force(target: 100, position: value(time), velocity: velocity)) < 0.5)
        }
    }

    @Test func updatingInStepsIsTheSameAsOneStep() {
        let spring = Spring(duration: 0.4, bounce: 0.3)
        var value = 0.0, velocity = 500.0
        for _ in 0..<37 { spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.01) }
        #expect(abs(value - spring.value(target: 100, initialVelocity: 500, time: 0.37)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 100, initialVelocity: 500, time: 0.37)) < 1e-7)
    }

    @Test func animatableValuesMoveFromOneToTheOther() {
        let value = Spring.smooth.value(
            fromValue: CGPoint(x: 10, y: 20), toValue: CGPoint(x: 110, y: 20), initialVelocity: .zero, time: 10)
        #expect(abs(value.x - 110) < 1e-6)
        #expect(value.y == 20)
    }

    @Test func animatableValuesHaveTheMotionOfTheirNumbers() {
        let spring = Spring(duration: 0.5, bounce: 0.2)
        let start = CGPoint(x: 10, y: 20), end = CGPoint(x: 110, y: -30), speed = CGPoint(x: 400, y: 80)
        let value = spring.value(fromValue: start, toValue: end, initialVelocity: speed, time: 0.1)
        let x: Double = spring.value(target: 100, initialVelocity: 400, time: 0.1)
        let y: Double = spring.value(target: -50, initialVelocity: 80, time: 0.1)
        #expect(abs(Double(value.x) - 10 - x) < 1e-9 && abs(Double(value.y) - 20 - y) < 1e-9)
        let velocity = spring.velocity(fromValue: start, toValue: end, initialVelocity: speed, time: 0.1)
        let dx: Double = spring.velocity(target: 100, initialVelocity: 400, time: 0.1)
        let dy: Double = spring.velocity(target: -50, initialVelocity: 80, time: 0.1)
        #expect(abs(Double(velocity.x) - dx) < 1e-9 && abs(Double(velocity.y) - dy) < 1e-9)
        // Half of the distance remains in x, and 30 points in y.
        let place = CGPoint(x: 60, y: 0)
        let force = spring.force(fromValue: start, toValue: end, position: place, velocity: speed)
        #expect(abs(Double(force.x) - (50 * spring.stiffness - 400 * spring.damping)) < 1e-6)
        #expect(abs(Double(force.y) - (-30 * spring.stiffness - 80 * spring.damping)) < 1e-6)
    }

    @Test func invalidParametersResultInFiniteMotion() {
        for spring in [
            Spring(duration: .nan, bounce: .nan), Spring(duration: 0, bounce: -5), Spring(duration: -1, bounce: 7),
            Spring(mass: 0, stiffness: -1, damping: .infinity), Spring(settlingDuration: .nan, dampingRatio: 0),
        ] {
            #expect(spring.value(target: 1.0, time: 0.1).isFinite)
            #expect(spring.velocity(target: 1.0, time: 0.1).isFinite)
        }
        #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    }
}
