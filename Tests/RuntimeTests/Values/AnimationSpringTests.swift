import SwiftUI
import Testing
import ViewRuntime

/// Animations with springs.
@Suite struct AnimationSpringTests {
    private var context: AnimationContext<Double> { AnimationContext(environment: EnvironmentValues()) }

    private func value(_ animation: Animation, _ target: Double, _ time: Double) -> Double? {
        var context = context
        return animation.animate(value: target, time: time, context: &context)
    }

    // MARK: Defaults

    private static let equals: [(Animation, Animation)] = [
        (.spring, .spring(Spring(duration: 0.5, bounce: 0))), (.spring(), .spring(Spring(duration: 0.5, bounce: 0))),
        (.spring(duration: 0.7), .spring(Spring(duration: 0.7, bounce: 0))),
        (.spring(bounce: 0.2), .spring(Spring(duration: 0.5, bounce: 0.2))),
        (
            .spring(duration: 1, bounce: 0.3, blendDuration: 2),
            .spring(Spring(duration: 1, bounce: 0.3), blendDuration: 2)
        ),
        (.spring(response: 0.3), .spring(Spring(response: 0.3, dampingRatio: 0.825))),
        (.spring(dampingFraction: 0.6), .spring(Spring(response: 0.5, dampingRatio: 0.6))),
        (.interactiveSpring, .spring(Spring(duration: 0.15, bounce: 0.15), blendDuration: 0.25)),
        (.interactiveSpring(), .spring(Spring(duration: 0.15, bounce: 0.15), blendDuration: 0.25)),
        (
            .interactiveSpring(extraBounce: 0.2),
            .spring(Spring(duration: 0.15, bounce: 0.15 + 0.2), blendDuration: 0.25)
        ),
        (.interactiveSpring(response: 0.2), .spring(Spring(response: 0.2, dampingRatio: 0.86), blendDuration: 0.25)),
        (
            .interactiveSpring(dampingFraction: 0.5, blendDuration: 1),
            .spring(Spring(response: 0.15, dampingRatio: 0.5), blendDuration: 1)
        ),
        (.smooth, .spring(Spring(duration: 0.5, bounce: 0))), (.snappy, .spring(Spring(duration: 0.5, bounce: 0.15))),
        (.bouncy, .spring(Spring(duration: 0.5, bounce: 0.3))),
        (.smooth(duration: 1, extraBounce: 0.1), .spring(Spring(duration: 1, bounce: 0.1))),
        (.snappy(duration: 1, extraBounce: 0.1), .spring(Spring(duration: 1, bounce: 0.15 + 0.1))),
        (.bouncy(duration: 1, extraBounce: 0.1), .spring(Spring(duration: 1, bounce: 0.3 + 0.1))),
        (.interpolatingSpring, .interpolatingSpring(Spring(duration: 0.5, bounce: 0), initialVelocity: 0)),
        (.interpolatingSpring(), .interpolatingSpring(Spring(duration: 0.5, bounce: 0))),
        (
            .interpolatingSpring(duration: 1, bounce: 0.2, initialVelocity: 3),
            .interpolatingSpring(Spring(duration: 1, bounce: 0.2), initialVelocity: 3)
        ),
        (
            .interpolatingSpring(stiffness: 100, damping: 30),
            .interpolatingSpring(Spring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true))
        ),
        (
            .interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 1),
            .interpolatingSpring(Spring(mass: 2, stiffness: 100, damping: 10), initialVelocity: 1)
        ),
        (
            .interpolatingSpring(.smooth, initialVelocity: .infinity),
            .interpolatingSpring(.smooth, initialVelocity: 0)
        ),
    ]

    @Test(arguments: equals.indices) func `Springs have their documented parameters`(index: Int) {
        let (animation, expected) = Self.equals[index]
        #expect(animation == expected && animation.hashValue == expected.hashValue)
        #expect(animation != .linear && animation != .default)
    }

    @Test func `The default animation is a spring with a response of 0.55 seconds`() {
        let spring = Animation.spring(Spring(response: 0.55, dampingRatio: 1))
        for time in [0.0, 0.1, 0.3, 0.54, 0.56] {
            var own = context, other = context
            let found = Animation.default.animate(value: 10.0, time: time, context: &own)
            #expect(found == spring.animate(value: 10.0, time: time, context: &other))
            #expect(own.isLogicallyComplete == (time >= 0.55))
            #expect(
                Animation.default.velocity(value: 10.0, time: time, context: own)
                    == spring.velocity(value: 10.0, time: time, context: other))
        }
        // A round of it is as long as the spring takes to rest.
        let rounds = Animation.default.repeatCount(2, autoreverses: false)
        #expect(value(rounds, 10, 0.5) == value(spring, 10, 0.5))
        #expect(value(rounds, 10, 0.1) == value(spring, 10, 0.1))
    }

    // MARK: The end of a spring

    /// Returns the time of the first millisecond at which an animation has ended.
    private func end(_ animation: Animation, _ target: Double) -> Double {
        (0..<20_000).lazy.map { Double($0) / 1_000 }.first { value(animation, target, $0) == nil } ?? .infinity
    }

    @Test(arguments: [(100.0, 0.001), (1, 0.001), (0.5, 0.0005), (-100, 0.001), (-0.2, 0.0002)])
    func `A spring ends within a thousandth of its distance, or of a unit`(distance: Double, epsilon: Double) {
        for spring in [Spring(duration: 0.5), Spring(duration: 1, bounce: 0.3)] {
            let time = end(.spring(spring), distance)
            for later in [0, 0.01, 0.05, 0.2] {
                #expect(abs(spring.value(target: distance, time: time + later) - distance) <= epsilon * 1.01)
            }
            // It doesn't end much earlier than necessary, nor later.
            let before = stride(from: time - 0.05, to: time, by: 0.001).map {
                abs(spring.value(target: distance, time: $0) - distance)
            }
            #expect(before.max()! > epsilon)
        }
    }

    @Test func `A spring to a rounding error ends at once`() {
        #expect(value(.spring, 1e-6, 0) == nil && value(.spring, 1.05e-6, 0) != nil)
        var context = context
        _ = Animation.spring.animate(value: 1e-6, time: 0, context: &context)
        #expect(context.isLogicallyComplete)
    }

    @Test(arguments: [(100.0, 0.1), (0.5, 0.0005), (-7, 0.007)])
    func `An added spring ends within a thousandth of its distance`(distance: Double, epsilon: Double) {
        let spring = Spring(duration: 0.5)
        let time = end(.interpolatingSpring(spring), distance)
        #expect(abs(spring.value(target: distance, time: time) - distance) <= epsilon * 1.01)
        #expect(abs(spring.value(target: distance, time: time - 0.02) - distance) > epsilon)
        #expect(time == end(.interpolatingSpring(spring), 1))
    }

    @Test(arguments: [(0.49, false), (0.5, true), (20, true)])
    func `A spring is logically complete after its duration`(time: Double, isComplete: Bool) {
        for animation in [Animation.spring(duration: 0.5), .interpolatingSpring(duration: 0.5)] {
            var context = context
            let value = animation.animate(value: 100.0, time: time, context: &context)
            #expect(context.isLogicallyComplete == isComplete && (value == nil) == (time == 20))
        }
    }

    @Test func `An added spring has the value and the velocity of its spring`() throws {
        let spring = Spring(duration: 0.8, bounce: 0.2)
        let animation = Animation.interpolatingSpring(spring, initialVelocity: 3)
        for time in [0.0, 0.1, 0.4] {
            let found = try #require(value(animation, 20, time))
            #expect(abs(found - spring.value(target: 20, initialVelocity: 60, time: time)) < 1e-9)
            let speed = try #require(animation.velocity(value: 20.0, time: time, context: context))
            #expect(abs(speed - spring.velocity(target: 20, initialVelocity: 60, time: time)) < 1e-9)
        }
    }

    /// With this velocity, the distance is (1 − 2t)·e^(−ωt), which is within a thousandth after 0.412 seconds.
    @Test(arguments: [(0.4, false), (0.42, true)])
    func `An added spring that rests within its duration is complete`(time: Double, isOver: Bool) {
        let animation = Animation.interpolatingSpring(duration: 0.5, initialVelocity: 4 * .pi + 2)
        var context = context
        let value = animation.animate(value: 100.0, time: time, context: &context)
        #expect((value == nil) == isOver && context.isLogicallyComplete == isOver)
    }

    // MARK: Replacement

    private func merged(
        _ animation: Animation, after previous: Animation, at time: Double
    ) -> AnimationContext<Double> {
        var context = context
        let merges = animation.shouldMerge(previous: previous, value: 100.0, time: time, context: &context)
        #expect(merges)
        return context
    }

    /// The new spring gains weight along a smooth step: 5/32 after a quarter of the blend duration.
    @Test(arguments: [(0.02, 0.00725), (0.1, 0.15625), (0.2, 0.5), (0.3, 0.84375), (0.4, 1), (0.5, 1)])
    func `A spring takes over from another one during the blend duration`(elapsed: Double, weight: Double) throws {
        let old = Spring(duration: 1), new = Spring(duration: 0.3, bounce: 0.1)
        let animation = Animation.spring(new, blendDuration: 0.4)
        var context = merged(animation, after: .spring(old), at: 0.2)
        let start = old.value(target: 100.0, time: 0.2), speed = old.velocity(target: 100.0, time: 0.2)
        func position(_ spring: Spring) -> Double {
            start + spring.value(target: 150 - start, initialVelocity: speed, time: elapsed)
        }
        let expected = position(old) + (position(new) - position(old)) * weight
        let found = try #require(animation.animate(value: 150.0, time: 0.2 + elapsed, context: &context))
        #expect(abs(found - expected) < 1e-6)
        // The velocity is the rate of the value.
        var early = context, late = context
        let before = try #require(animation.animate(value: 150.0, time: 0.2 + elapsed - 1e-5, context: &early))
        let after = try #require(animation.animate(value: 150.0, time: 0.2 + elapsed + 1e-5, context: &late))
        let rate = try #require(animation.velocity(value: 150.0, time: 0.2 + elapsed, context: context))
        #expect(abs((after - before) / 2e-5 - rate) < 0.5)
    }

    @Test func `The same spring doesn't blend with itself`() throws {
        let spring = Spring(duration: 0.5, bounce: 0.3), animation = Animation.spring(spring, blendDuration: 0.4)
        var context = merged(animation, after: animation, at: 0.2)
        let start = spring.value(target: 100.0, time: 0.2), speed = spring.velocity(target: 100.0, time: 0.2)
        let found = try #require(animation.animate(value: 150.0, time: 0.3, context: &context))
        #expect(abs(found - start - spring.value(target: 150 - start, initialVelocity: speed, time: 0.1)) < 1e-9)
    }

    @Test(arguments: [(Animation.spring(duration: 1), true), (.spring(duration: 0.1), false), (.linear, false)])
    func `A blend lasts as long as its duration`(previous: Animation, isLong: Bool) {
        let animation = Animation.spring(duration: 0.1, blendDuration: 2)
        for (elapsed, isOver) in [(1.99, !isLong), (2.01, true)] {
            var context = merged(animation, after: previous, at: 0.1)
            #expect((animation.animate(value: 100.0, time: 0.1 + elapsed, context: &context) == nil) == isOver)
        }
        let endless = Animation.spring(duration: 0.1, blendDuration: .infinity)
        var context = merged(endless, after: previous, at: 0.1)
        #expect(endless.animate(value: 100.0, time: 5, context: &context) == nil)
    }

    private struct Blind: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            value
        }
    }

    @Test func `Only a spring replaces an animation, and only one with a velocity`() {
        var context = context
        func merges(_ animation: Animation, _ previous: Animation) -> Bool {
            animation.shouldMerge(previous: previous, value: 1.0, time: 0.1, context: &context)
        }
        #expect(merges(.spring, .linear) && merges(.default, .spring) && merges(.snappy, .default))
        #expect(merges(.spring.logicallyComplete(after: 1), .linear))
        #expect(!merges(.spring, Animation(Blind())))
        context.isLogicallyComplete = true
        let isReplaced = merges(.spring, .linear)
        #expect(isReplaced && !context.isLogicallyComplete)
        for animation in [
            Animation.linear, .interpolatingSpring, .spring.delay(0), .spring.speed(1), .spring.repeatCount(1),
            Animation(Blind()),
        ] {
            #expect(!merges(animation, .spring), "\(animation)")
        }
    }

    // MARK: Runs

    private func offset(_ run: inout AnimationRun<Double>, _ time: Double) -> Double {
        var due: [AnimationCompletion] = []
        return run.offset(at: time, due: &due)
    }

    @Test func `An animation that begins between two frames starts with the next one`() {
        var run = AnimationRun<Double>()
        run.start(
            100, animation: .linear(duration: 1), at: 5, environment: EnvironmentValues(), awaitsFrame: true)
        #expect(offset(&run, 5) == -100 && !run.isAtRest)
        #expect(abs(offset(&run, 5.1) + 100) < 1e-9)
        #expect(abs(offset(&run, 5.6) + 50) < 1e-9)
        #expect(abs(run.velocity(at: 5.6) - 100) < 1e-9)
        #expect(abs(offset(&run, 6.0) + 10) < 1e-9 && offset(&run, 6.2) == 0 && run.isAtRest)
    }

    @Test func `A spring that replaces one between two frames starts with the next frame, too`() {
        var run = AnimationRun<Double>()
        run.start(60, animation: .spring, at: 5, environment: EnvironmentValues(), awaitsFrame: true)
        run.start(40, animation: .spring, at: 5, environment: EnvironmentValues())
        #expect(offset(&run, 5) == -100 && offset(&run, 5.25) == -100)
        let expected = Spring(duration: 0.5).value(target: 100.0, time: 0.25) - 100
        #expect(abs(offset(&run, 5.5) - expected) < 1e-6)
    }

    /// Ends after 2 seconds, and replaces every animation.
    private struct Relay: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 2 ? value : nil
        }

        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool { true }
    }

    @Test func `An animation that replaces a complete one isn't complete yet`() {
        var count = 0
        let completion = AnimationCompletion(criteria: .logicallyComplete) { count += 1 }
        var run = AnimationRun<Double>()
        run.start(1, animation: .spring(duration: 0.5), at: 0, environment: EnvironmentValues())
        _ = offset(&run, 0.6)
        #expect(!run.isAtRest)
        run.start(
            1, animation: Animation(Relay()), at: 0.6, environment: EnvironmentValues(), completions: [completion])
        completion.seal()
        // The clock is that of the first animation.
        for (time, expected) in [(0.6, 0), (1.99, 0), (2, 1), (2.1, 1)] {
            var due: [AnimationCompletion] = []
            _ = run.offset(at: time, due: &due)
            due.forEach { $0.callIfDue() }
            #expect(count == expected, "\(time)")
        }
        #expect(run.isAtRest)
    }

    @Test func `A spring continues the velocity of a drag only once`() {
        var run = AnimationRun<Double>()
        var due: [AnimationCompletion] = []
        for frame in 0...12 { run.track(Double(frame) * 10, at: Double(frame) / 60, due: &due) }
        run.start(1, animation: .linear(duration: 0.01), at: 0.2, environment: EnvironmentValues())
        #expect(offset(&run, 0.22) == 0)
        run.start(1, animation: .spring, at: 0.22, environment: EnvironmentValues())
        #expect(run.velocity(at: 0.22) == 0)
    }

    @Test func `The velocity of a run is that of its animations`() {
        var run = AnimationRun<Double>()
        run.start(100, animation: .linear(duration: 2), at: 1, environment: EnvironmentValues())
        run.start(30, animation: .linear(duration: 1), at: 1.5, environment: EnvironmentValues())
        #expect(abs(run.velocity(at: 1.2) - 80) < 1e-9)
        #expect(abs(run.velocity(at: 2) - 80) < 1e-9 && abs(run.velocity(at: 2.6) - 50) < 1e-9)
        // A spring replaces the last of them, at its position and with its velocity.
        run.start(10, animation: .spring, at: 2, environment: EnvironmentValues())
        #expect(abs(run.velocity(at: 2) - 80) < 1e-9)
        #expect(abs(offset(&run, 2) - (-50 - 15 - 10)) < 1e-9)
        #expect(offset(&run, 30) == 0 && run.isAtRest && run.velocity(at: 30) == 0)
    }

    @Test func `A replaced animation completes logically at its own time`() {
        var log: [String] = []
        let first = AnimationCompletion(criteria: .logicallyComplete) { log.append("first") }
        let second = AnimationCompletion(criteria: .logicallyComplete) { log.append("second") }
        var run = AnimationRun<Double>(), plain = AnimationRun<Double>()
        run.start(1, animation: .spring(duration: 0.5), at: 0, environment: EnvironmentValues(), completions: [first])
        run.start(1, animation: .spring(duration: 1), at: 0.25, environment: EnvironmentValues(), completions: [second])
        plain.start(1, animation: .spring(duration: 0.5), at: 0, environment: EnvironmentValues())
        plain.start(1, animation: .spring(duration: 1), at: 0.25, environment: EnvironmentValues())
        first.seal()
        second.seal()
        for (time, expected) in [
            (0.49, []), (0.51, ["first"]), (1.24, ["first"]), (1.26, ["first", "second"]),
        ] as [(Double, [String])] {
            var due: [AnimationCompletion] = []
            // The replaced animation no longer moves the value.
            let value = run.offset(at: time, due: &due)
            #expect(value == offset(&plain, time) && run.velocity(at: time) == plain.velocity(at: time))
            due.forEach { $0.callIfDue() }
            #expect(log == expected, "\(time)")
        }
    }
}
