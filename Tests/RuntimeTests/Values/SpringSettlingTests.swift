import SwiftUI
import Testing

@testable import ViewRuntime

/// When springs come to rest, for every kind of damping and velocity.
@Suite struct SpringSettlingTests {
    /// A spring has settled after the last time at which it was farther away than the threshold.
    @Test(arguments: [0.03, 0.1, 0.4, 0.9, 0.98, 0.995, 1, 1.0002, 1.4, 6], [0.25, 2])
    func `A spring stays within the threshold after it has settled`(ratio: Double, response: Double) {
        let spring = Spring(response: response, dampingRatio: ratio)
        for (target, velocity, epsilon) in [
            (1.0, 0.0, 0.001), (100, 0, 0.5), (100, 900, 0.1), (100, -5_000, 0.1), (-3, 40, 0.01), (0, 10, 0.01),
        ] {
            let end = spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: epsilon)
            func distance(_ time: Double) -> Double {
                abs(spring.value(target: target, initialVelocity: velocity, time: time) - target)
            }
            let name: Comment = "\(ratio) \(response) \(target) \(velocity): \(end)"
            #expect(end > 0 && end.isFinite, name)
            #expect(distance(end * (1 - 1e-7)) > epsilon * (1 - 1e-3), name)
            var isSettled = true
            for step in 0..<600 where distance(end + Double(step) * response / 40) > epsilon * (1 + 1e-6) {
                isSettled = false
            }
            #expect(isSettled, name)
        }
    }

    @Test func `A spring that begins within the threshold is settled`() {
        for ratio in [0.2, 0.99, 1, 3] {
            let spring = Spring(response: 0.5, dampingRatio: ratio)
            #expect(spring.settlingDuration(target: 0, epsilon: 0.001) == 0)
            #expect(spring.settlingDuration(target: 0.0004, initialVelocity: 0.0001, epsilon: 0.001) == 0)
            #expect(spring.settlingDuration(target: 0.002, epsilon: 0.001) > 0)
            #expect(spring.settlingDuration(target: 0, initialVelocity: 1, epsilon: 0.001) > 0)
        }
    }

    @Test(
        arguments: [
            (1, 0, 0), (1, 0, -1), (.infinity, 0, 0.1), (1, .infinity, 0.1), (.nan, 0, 0.1), (1, 0, .nan),
        ] as [(Double, Double, Double)])
    func `Without a threshold a spring never settles`(target: Double, velocity: Double, epsilon: Double) {
        let duration = Spring.smooth.settlingDuration(target: target, initialVelocity: velocity, epsilon: epsilon)
        #expect(duration == .infinity)
    }

    @Test(arguments: [0.0, 0.00005]) func `A spring without damping never settles`(ratio: Double) {
        #expect(Spring(response: 0.5, dampingRatio: ratio).settlingDuration == .infinity)
        #expect(Spring(response: 0.5, dampingRatio: 0.001).settlingDuration.isFinite)
    }

    /// The distance of a point is the length of the line to the target.
    @Test func `A point settles along the line of its motion`() {
        let spring = Spring(response: 0.5, dampingRatio: 0.6)
        let along = spring.settlingDuration(target: 5.0, initialVelocity: 50.0, epsilon: 0.01)
        let point = spring.settlingDuration(
            target: AnimatablePair(3.0, 4.0), initialVelocity: AnimatablePair(30.0, 40.0), epsilon: 0.01)
        #expect(abs(along - point) < 1e-9)
        let across = spring.settlingDuration(
            target: AnimatablePair(3.0, 4.0), initialVelocity: AnimatablePair(-30.0, -40.0), epsilon: 0.01)
        #expect(abs(across - spring.settlingDuration(target: 5.0, initialVelocity: -50.0, epsilon: 0.01)) < 1e-9)
        let values = spring.settlingDuration(
            fromValue: CGPoint(x: 1, y: 1), toValue: CGPoint(x: 4, y: 5), initialVelocity: CGPoint(x: 30, y: 40),
            epsilon: 0.01)
        #expect(abs(values - point) < 1e-9)
    }

    // MARK: Parameters

    /// Hooke's law: the angular frequency is the square root of stiffness by mass.
    @Test(
        arguments: [
            (1, 100, 10, false, 0.6283185, 0.5), (4, 100, 10, false, 1.2566371, 0.25),
            (1, 100, 40, false, 0.6283185, 1), (1, 100, 40, true, 0.6283185, 2), (0, 100, 10, false, 0.6283185, 0.5),
            (.nan, 100, 10, false, 0.6283185, 0.5), (2, 50, 20, false, 1.2566371, 1),
        ] as [(Double, Double, Double, Bool, Double, Double)])
    func `Mass, stiffness, and damping determine the response`(
        mass: Double, stiffness: Double, damping: Double, allows: Bool, response: Double, ratio: Double
    ) {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allows)
        #expect(abs(spring.response - response) < 1e-6 && abs(spring.dampingRatio - ratio) < 1e-9)
        #expect(spring.duration == spring.response)
        #expect(abs(spring.stiffness - stiffness) < 1e-6)
        #expect(abs(spring.damping - (ratio == 1 ? 2 * spring.mass * 2 * .pi / response : damping)) < 1e-3)
    }

    @Test func `Presets have their bounce`() {
        for (spring, bounce) in [
            (Spring.smooth, 0.0), (.snappy, 0.15), (.bouncy, 0.3), (.smooth(extraBounce: 0.2), 0.2),
            (.snappy(extraBounce: 0.2), 0.35), (.bouncy(extraBounce: 0.2), 0.5),
        ] {
            #expect(abs(spring.bounce - bounce) < 1e-9 && spring.duration == 0.5)
        }
        #expect(Spring().bounce == 0 && Spring().duration == 0.5 && Spring().mass == 1)
        #expect(Spring.snappy(duration: 0.2).duration == 0.2 && Spring.bouncy(duration: 0.3).duration == 0.3)
        #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-9)
        #expect(abs(Spring(duration: 1, bounce: -1).dampingRatio - 1000) < 1e-6)
    }

    @Test func `Parameters outside their range are limited`() {
        #expect(Spring(response: .nan, dampingRatio: .nan) == Spring(response: 0.5, dampingRatio: 1))
        #expect(Spring(response: 0, dampingRatio: -1) == Spring(response: 1e-4, dampingRatio: 0))
        #expect(Spring(response: .infinity, dampingRatio: 1e9) == Spring(response: 1e6, dampingRatio: 1000))
    }

    // MARK: Vectors

    @Test func `Values of Apple's types animate by their numbers`() {
        var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        insets.animatableData += insets.animatableData
        #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        rect.animatableData = rect.animatableData.scaled(by: 3)
        #expect(rect == CGRect(x: 3, y: 6, width: 9, height: 12))
        var stroke = StrokeStyle(lineWidth: 2, miterLimit: 4, dashPhase: 6)
        stroke.animatableData = stroke.animatableData.interpolated(towards: .zero, amount: 0.5)
        #expect(stroke.lineWidth == 1 && stroke.miterLimit == 2 && stroke.dashPhase == 3)
        var anchor = UnitPoint.bottomTrailing, size = CGSize(width: 4, height: 2), angle = Angle.degrees(90)
        anchor.animatableData.scale(by: 0.25)
        size.animatableData.scale(by: 0.5)
        angle.animatableData.scale(by: 2)
        #expect(anchor == UnitPoint(x: 0.25, y: 0.25) && size == CGSize(width: 2, height: 1))
        #expect(abs(angle.degrees - 180) < 1e-9)
        let pair = AnimatablePair(3.0, AnimatablePair(Float(4), CGFloat(12)))
        #expect(pair.magnitudeSquared == 169 && (pair - pair) == .zero && (pair + pair).magnitudeSquared == 676)
        var color = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1)
        color.animatableData.scale(by: 0.5)
        #expect([color.linearRed, color.linearGreen, color.linearBlue, color.opacity] == [0.5, 0.5, 0.5, 0.5])
        #expect(2.0.interpolated(towards: 10, amount: 0.25) == 4)
        #expect(EmptyAnimatableData().magnitudeSquared == 0)
    }

    // MARK: Velocities

    /// The velocity is three quarters the earlier slope and one quarter the newest.
    @Test func `A velocity is the mean of the last slopes`() {
        func isNear(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < 1e-6 } ?? false }
        var sampler = VelocitySampler<Double>()
        #expect(sampler.velocity(at: 0) == nil)
        sampler.add(0, at: 1)
        #expect(sampler.velocity(at: 1) == nil)
        sampler.add(1, at: 1.01)
        #expect(isNear(sampler.velocity(at: 1.01), 100))
        sampler.add(3, at: 1.02)
        #expect(isNear(sampler.velocity(at: 1.02), 125))
        // A velocity decays by the normal deceleration rate: 0.998 in each millisecond.
        #expect(isNear(sampler.velocity(at: 1.03), 125 * pow(0.998, 10)))
        #expect(sampler.velocity(at: 1.121) == nil && sampler.velocity(at: 1.119) != nil)
        // Earlier samples and numbers that aren't finite don't count.
        sampler.add(50, at: 1.0)
        sampler.add(.nan, at: 1.03)
        sampler.add(4, at: .infinity)
        #expect(isNear(sampler.velocity(at: 1.02), 125))
        // A sample at the same time replaces the last one, so the newest slope is 400.
        sampler.add(5, at: 1.02)
        #expect(isNear(sampler.velocity(at: 1.02), 175))
        // After a rest, a movement begins anew.
        sampler.add(6, at: 1.2)
        #expect(sampler.velocity(at: 1.2) == nil)
        sampler.add(8, at: 1.21)
        #expect(isNear(sampler.velocity(at: 1.21), 200))
    }

    // MARK: Curves

    /// A line between control points on the diagonal, and curves that begin or end vertically or flat.
    @Test func `A curve has the slope of its control points at its ends`() {
        func curve(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve {
            .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
        }
        let steep = curve(0.25, 0.75, 0.5, 0.25)
        #expect(abs(steep.velocity(at: 0) - 3) < 1e-9 && abs(steep.velocity(at: 1) - 1.5) < 1e-9)
        #expect(steep.velocity(at: -1) == steep.velocity(at: 0) && steep.velocity(at: 2) == steep.velocity(at: 1))
        #expect(curve(0, 0.5, 0.5, 1).velocity(at: 0) == .infinity)
        #expect(curve(0, -0.5, 0.5, 1).velocity(at: 0) == -.infinity)
        #expect(curve(0, 0, 1, 1).velocity(at: 0) == 1)
        #expect(curve(0.5, 0.5, 1, 1).velocity(at: 1) == 0)
        for x in stride(from: 0.1, through: 0.9, by: 0.2) {
            #expect(abs(curve(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3).value(at: x) - x) < 1e-9)
            // The slope is the limit of differences.
            let slope = (steep.value(at: x + 1e-5) - steep.value(at: x - 1e-5)) / 2e-5
            #expect(abs(steep.velocity(at: x) - slope) < 1e-5)
            let square = curve(1, 0, 0, 1)
            #expect(abs(square.value(at: x) + square.value(at: 1 - x) - 1) < 1e-9)
        }
        // x(0.5) is 1/2 for both, and y(0.5) is 3/8 of the sum of the heights plus 1/8.
        #expect(abs(curve(0.5, 1, 0.5, 0).value(at: 0.5) - 0.5) < 1e-9)
        #expect(abs(curve(0.25, 0.2, 0.75, 0.4).value(at: 0.5) - (0.375 * 0.6 + 0.125)) < 1e-9)
        #expect(curve(.nan, .nan, .infinity, .infinity) == curve(0, 0, 0, 0))
    }

    @Test func `Circular curves are parts of circles`() {
        let both = UnitCurve.circularEaseInOut
        for x in stride(from: 0.05, through: 0.45, by: 0.1) {
            #expect(abs(both.value(at: x) - (0.5 - (0.25 - x * x).squareRoot())) < 1e-9)
            #expect(abs(both.value(at: 1 - x) - (0.5 + (0.25 - x * x).squareRoot())) < 1e-9)
            #expect(abs(both.inverse.value(at: x) - (0.25 - (0.5 - x) * (0.5 - x)).squareRoot()) < 1e-9)
            for curve in [both, both.inverse, .circularEaseIn, .circularEaseOut] {
                let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
                #expect(abs(curve.velocity(at: x) - slope) < 1e-4)
                let back = (curve.value(at: 1 - x + 1e-6) - curve.value(at: 1 - x - 1e-6)) / 2e-6
                #expect(abs(curve.velocity(at: 1 - x) - back) < 1e-4)
            }
        }
        #expect(both.inverse.inverse == both && UnitCurve.circularEaseOut.inverse == .circularEaseIn)
        #expect(UnitCurve.linear.inverse == .linear && UnitCurve.linear.velocity(at: 0.3) == 1)
    }
}
