import SwiftUI
import Testing
import ViewRuntime

/// The value of an animation toward 10 as a function of time, and when the animation ends.
@Suite struct AnimationTimingTests {
    private struct Sample: Equatable {
        var value: Double?
        var isLogicallyComplete: Bool
    }

    private func sample(_ animation: Animation, _ time: Double, _ value: Double = 10) -> Sample {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        let result = animation.animate(value: value, time: time, context: &context)
        return Sample(value: result, isLogicallyComplete: context.isLogicallyComplete)
    }

    private func velocity(_ animation: Animation, _ time: Double) -> Double? {
        animation.velocity(value: 10.0, time: time, context: AnimationContext(environment: EnvironmentValues()))
    }

    private func isNear(_ a: Double?, _ b: Double?, within tolerance: Double = 1e-9) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return abs(a - b) < tolerance
    }

    // MARK: Curves

    private static let curves: [(Animation, UnitCurve, Double)] = [
        (.linear, .linear, 0.35), (.easeIn, .easeIn, 0.35), (.easeOut, .easeOut, 0.35), (.easeInOut, .easeInOut, 0.35),
        (.linear(duration: 2), .linear, 2), (.easeIn(duration: 0.5), .easeIn, 0.5),
        (.easeOut(duration: 3), .easeOut, 3), (.easeInOut(duration: 1), .easeInOut, 1),
        (.timingCurve(.circularEaseIn, duration: 4), .circularEaseIn, 4),
        (
            .timingCurve(0.1, 0.7, 0.4, 0.9),
            .bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.7), endControlPoint: UnitPoint(x: 0.4, y: 0.9)), 0.35
        ),
        (
            .timingCurve(0.3, 0, 0.2, 1, duration: 0.8),
            .bezier(startControlPoint: UnitPoint(x: 0.3, y: 0), endControlPoint: UnitPoint(x: 0.2, y: 1)), 0.8
        ),
    ]

    @Test(arguments: curves.indices) func `A curve takes its duration`(index: Int) {
        let (animation, curve, duration) = Self.curves[index]
        for part in [0.0, 0.2, 0.5, 0.9, 0.999] {
            let found = sample(animation, part * duration)
            #expect(isNear(found.value, 10 * curve.value(at: part), within: 1e-6) && !found.isLogicallyComplete)
            let speed = curve.velocity(at: part)
            if speed.isFinite {
                #expect(isNear(velocity(animation, part * duration), 10 * speed / duration, within: 1e-6))
            }
        }
        #expect(sample(animation, duration) == Sample(value: nil, isLogicallyComplete: true))
        #expect(velocity(animation, duration) == 0 && velocity(animation, -0.001) == 0)
    }

    @Test(arguments: [0.0, -1]) func `A curve without a duration ends at once`(duration: Double) {
        #expect(sample(.linear(duration: duration), 0) == Sample(value: nil, isLogicallyComplete: true))
        #expect(velocity(.linear(duration: duration), 0) == 0)
        #expect(sample(.linear(duration: duration).repeatForever(), 0) == Sample(value: nil, isLogicallyComplete: true))
    }

    /// The circle begins upright, so that the slope is that of a step of a thousandth.
    @Test func `A vertical curve has a large velocity`() throws {
        let found = try #require(velocity(.timingCurve(.circularEaseOut, duration: 2), 0))
        #expect(found > 50 && found.isFinite)
    }

    // MARK: Delay and speed

    @Test(
        arguments: [
            (0.5, 0.25, 0.0, 0.0), (0.5, 0.5, 0, 10), (0.5, 0.75, 2.5, 10), (0.5, 1.499, 9.99, 10),
            (0.5, 1.5, nil, 0), (-0.25, 0, 2.5, 10), (-0.25, 0.5, 7.5, 10), (-0.25, 0.75, nil, 0),
            (.infinity, 0.25, 2.5, 10), (.nan, 0.25, 2.5, 10), (0, 0.25, 2.5, 10),
        ] as [(Double, Double, Double?, Double)])
    func `A delay moves the beginning`(delay: Double, time: Double, value: Double?, speed: Double) {
        let animation = Animation.linear(duration: 1).delay(delay)
        #expect(isNear(sample(animation, time).value, value))
        #expect(sample(animation, time).isLogicallyComplete == (value == nil))
        #expect(isNear(velocity(animation, time), speed))
    }

    @Test(
        arguments: [
            (2, 0.25, 5, 20), (2, 0.5, nil, 0), (0.5, 1, 5, 5), (0.5, 1.9, 9.5, 5), (0.5, 2, nil, 0), (0, 100, 0, 0),
            (-1, 100, 0, 0), (.nan, 0.25, 2.5, 10), (.infinity, 0.25, 2.5, 10),
        ] as [(Double, Double, Double?, Double)])
    func `A speed changes the clock`(speed: Double, time: Double, value: Double?, rate: Double) {
        let animation = Animation.linear(duration: 1).speed(speed)
        #expect(isNear(sample(animation, time).value, value))
        #expect(isNear(velocity(animation, time), rate))
    }

    // MARK: Repetitions

    /// Each row is an animation of rounds, a time, and the value and its velocity at that time.
    private static let rounds: [(Animation, Double, Double?, Double)] = {
        let line = Animation.linear(duration: 1)
        return [
            (line.repeatCount(3), 0.25, 2.5, 10), (line.repeatCount(3), 1.25, 7.5, -10),
            (line.repeatCount(3), 2.25, 2.5, 10), (line.repeatCount(3), 1, 10, -10), (line.repeatCount(3), 2, 0, 10),
            (line.repeatCount(3), 3, nil, 0), (line.repeatCount(1), 0.5, 5, 10), (line.repeatCount(1), 1, nil, 0),
            (line.repeatCount(0), 0, nil, 0), (line.repeatCount(-2), 0, nil, 0),
            (line.repeatCount(3, autoreverses: false), 1.25, 2.5, 10),
            (line.repeatCount(3, autoreverses: false), 2.999, 9.99, 10),
            (line.repeatCount(3, autoreverses: false), 3, nil, 0),
            (line.repeatForever(), 101.25, 7.5, -10), (line.repeatForever(autoreverses: false), 101.25, 2.5, 10),
            // A round of a delayed or a faster animation is as long as that animation.
            (line.delay(0.5).repeatCount(2, autoreverses: false), 1.75, 0, 0),
            (line.delay(0.5).repeatCount(2, autoreverses: false), 2.25, 2.5, 10),
            (line.delay(0.5).repeatCount(2, autoreverses: false), 3, nil, 0),
            (line.delay(-0.5).repeatCount(2, autoreverses: false), 0.25, 7.5, 10),
            (line.delay(-0.5).repeatCount(2, autoreverses: false), 0.75, 7.5, 10),
            (line.delay(-0.5).repeatCount(2, autoreverses: false), 1, nil, 0),
            (line.delay(-2).repeatForever(), 0, nil, 0),
            (line.speed(2).repeatCount(3), 0.75, 5, -20), (line.speed(2).repeatCount(3), 1.5, nil, 0),
            (line.speed(0).repeatCount(3), 50, 0, 0),
            // Rounds of rounds.
            (line.repeatCount(2).repeatCount(2), 1.25, 7.5, -10), (line.repeatCount(2).repeatCount(2), 2.25, 7.5, -10),
            (line.repeatCount(2).repeatCount(2), 3.25, 2.5, 10), (line.repeatCount(2).repeatCount(2), 4, nil, 0),
            (line.repeatForever().repeatCount(2), 1_000.25, 2.5, 10), (line.repeatCount(0).repeatForever(), 0, nil, 0),
            (line.logicallyComplete(after: 0.1).repeatCount(2), 1.25, 7.5, -10),
        ]
    }()

    @Test(arguments: rounds.indices) func `A repeated animation plays in rounds`(index: Int) {
        let (animation, time, value, speed) = Self.rounds[index]
        let found = sample(animation, time)
        #expect(isNear(found.value, value), "\(String(describing: found.value))")
        #expect(found.isLogicallyComplete == (value == nil))
        #expect(isNear(velocity(animation, time), speed), "\(String(describing: velocity(animation, time)))")
    }

    /// A line of a second that doesn't know its duration, and that counts its frames.
    private struct Steps: CustomAnimation {
        struct Count: AnimationStateKey { static var defaultValue: Int { 0 } }

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[Count.self] += 1
            return time < 1 ? value.scaled(by: time + Double(context.state[Count.self]) / 100) : nil
        }

        func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
            value.scaled(by: 1)
        }
    }

    @Test(arguments: [false, true]) func `A round of unknown duration ends at the first frame without a value`(
        autoreverses: Bool
    ) {
        let animation = Animation(Steps()).repeatCount(2, autoreverses: autoreverses)
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        func value(_ time: Double) -> Double? { animation.animate(value: 10, time: time, context: &context) }
        #expect(isNear(value(0), 0.1) && isNear(value(0.5), 5.2))
        #expect(isNear(animation.velocity(value: 10, time: 0.5, context: context), 10))
        // The second round begins at 1.25 seconds, and counts its own frames.
        #expect(isNear(value(1.25), autoreverses ? 10 : 0))
        #expect(isNear(value(1.75), autoreverses ? 4.9 : 5.1))
        #expect(isNear(animation.velocity(value: 10, time: 1.75, context: context), autoreverses ? -10 : 10))
        #expect(!context.isLogicallyComplete && value(2.25) == nil && context.isLogicallyComplete)
        #expect(value(2.5) == nil)
        #expect(animation.velocity(value: 10, time: 2.5, context: context) == 0)
        #expect(sample(Animation(Steps()).repeatCount(0), 0) == Sample(value: nil, isLogicallyComplete: true))
    }

    @Test func `A rounds' state is that of its own animation`() {
        var state = AnimationState<Double>()
        #expect(state[Steps.Count.self] == 0)
        state[Steps.Count.self] = 4
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        context.isLogicallyComplete = true
        let other = context.withState(state)
        #expect(other.state[Steps.Count.self] == 4 && other.isLogicallyComplete)
        #expect(context.state[Steps.Count.self] == 0)
    }

    // MARK: Logical completion

    @Test(arguments: [(0.19, false), (0.2, true), (0.9, true)])
    func `An animation is logically complete after its logical duration`(time: Double, isComplete: Bool) {
        let animation = Animation.linear(duration: 1).logicallyComplete(after: 0.2)
        #expect(sample(animation, time) == Sample(value: 10 * time, isLogicallyComplete: isComplete))
        #expect(isNear(velocity(animation, time), 10))
        #expect(sample(animation, 1).value == nil)
        // It can also come later than the end of the motion.
        #expect(sample(.linear(duration: 0.1).logicallyComplete(after: 0.2), time).isLogicallyComplete == isComplete)
    }

    // MARK: Completions

    @Test func `Only a sealed completion without animations is due, once`() {
        var count = 0
        let completion = AnimationCompletion(criteria: .removed) { count += 1 }
        #expect(completion.criteria == .removed && !completion.isDue)
        completion.callIfDue()
        #expect(count == 0)
        completion.seal()
        #expect(completion.isDue)
        completion.callIfDue()
        completion.callIfDue()
        #expect(count == 1 && !completion.isDue)
    }
}
