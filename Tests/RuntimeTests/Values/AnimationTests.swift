import SwiftUI
import Testing
import ViewRuntime

struct AnimationTests {
    private func offset(_ run: inout AnimationRun<Double>, _ time: Double) -> Double {
        var due: [AnimationCompletion] = []
        return run.offset(at: time, due: &due)
    }

    private func rate(_ run: AnimationRun<Double>, _ time: Double) -> Double {
        var early = run, late = run
        return (offset(&late, time + 1e-5) - offset(&early, time)) / 1e-5
    }

    @Test func animationStartsAtTheOldValueAndEndsAtTheNew() {
        var run = AnimationRun<Double>()
        run.start(100, animation: .linear(duration: 2), at: 5, environment: EnvironmentValues())
        #expect(offset(&run, 5) == -100)
        #expect(abs(offset(&run, 6) + 50) < 1e-9)
        #expect(offset(&run, 7) == 0)
        #expect(run.isAtRest)
    }

    @Test(arguments: [Animation.spring, .bouncy, .default, .interactiveSpring])
    func springTakesOverPositionAndVelocity(animation: Animation) {
        var run = AnimationRun<Double>()
        run.start(100, animation: .spring(duration: 1), at: 0, environment: EnvironmentValues())
        let shown = offset(&run, 0.2), speed = run.velocity(at: 0.2)
        run.start(-300, animation: animation, at: 0.2, environment: EnvironmentValues())
        #expect(abs(offset(&run, 0.2) - (shown + 300)) < 1e-9)
        #expect(abs(run.velocity(at: 0.2) - speed) < 1e-9)
        #expect(abs(rate(run, 0.2) - speed) < 0.5)
        #expect(offset(&run, 20) == 0)
    }

    @Test func velocityIsTheRateOfTheValueWhileSpringsBlend() {
        var run = AnimationRun<Double>()
        run.start(100, animation: .spring(duration: 1), at: 0, environment: EnvironmentValues())
        run.start(50, animation: .interactiveSpring, at: 0.1, environment: EnvironmentValues())
        for time in stride(from: 0.11, to: 0.5, by: 0.03) {
            _ = offset(&run, time)
            #expect(abs(rate(run, time) - run.velocity(at: time)) < 0.5, "at \(time)")
        }
    }

    @Test func curvesAreAdded() {
        var run = AnimationRun<Double>(), first = run, second = run
        first.start(100, animation: .easeInOut(duration: 1), at: 0, environment: EnvironmentValues())
        second.start(-40, animation: .easeIn(duration: 1), at: 0.5, environment: EnvironmentValues())
        run.start(100, animation: .easeInOut(duration: 1), at: 0, environment: EnvironmentValues())
        run.start(-40, animation: .easeIn(duration: 1), at: 0.5, environment: EnvironmentValues())
        for time in [0.5, 0.75, 1, 1.25, 1.5] {
            #expect(abs(offset(&run, time) - offset(&first, time) - offset(&second, time)) < 1e-9)
        }
        #expect(run.isAtRest)
    }

    @Test func framesDoNotChangeThePath() {
        for animation in [Animation.snappy, .easeIn.repeatCount(3), .bouncy.delay(0.1).speed(1.5)] {
            var often = AnimationRun<Double>()
            often.start(1, animation: animation, at: 0, environment: EnvironmentValues())
            for frame in 0...40 {
                let time = Double(frame) / 60
                var once = AnimationRun<Double>()
                once.start(1, animation: animation, at: 0, environment: EnvironmentValues())
                #expect(offset(&often, time) == offset(&once, time))
            }
        }
    }

    @Test func repeatingTurnsRoundEverySecondTime() {
        var run = AnimationRun<Double>()
        run.start(10, animation: .linear(duration: 1).repeatForever(), at: 0, environment: EnvironmentValues())
        #expect(abs(offset(&run, 0.25) + 7.5) < 1e-9)
        #expect(abs(offset(&run, 1.25) + 2.5) < 1e-9)
        #expect(abs(offset(&run, 1001.25) + 2.5) < 1e-6)
        run = AnimationRun()
        run.start(
            10, animation: .linear(duration: 1).repeatCount(2, autoreverses: false), at: 0,
            environment: EnvironmentValues())
        #expect(abs(offset(&run, 1.25) + 7.5) < 1e-9)
        #expect(offset(&run, 2) == 0)
        #expect(run.isAtRest)
    }

    @Test func completionsComeOnceLogicalBeforeRemoved() {
        var log: [String] = []
        let removed = AnimationCompletion(criteria: .removed) { log.append("removed") }
        let logical = AnimationCompletion(criteria: .logicallyComplete) { log.append("logical") }
        var run = AnimationRun<Double>()
        run.start(
            1, animation: .spring(duration: 0.5), at: 0, environment: EnvironmentValues(),
            completions: [removed, logical])
        removed.seal()
        logical.seal()
        for frame in 0...120 {
            var due: [AnimationCompletion] = []
            _ = run.offset(at: Double(frame) / 60, due: &due)
            due.forEach { $0.callIfDue() }
            #expect(log == (frame < 30 ? [] : frame < 45 ? ["logical"] : ["logical", "removed"]), "frame \(frame)")
        }
    }

    @Test func removalWaitsForTheAnimationThatTookOver() {
        var log: [String] = []
        let removed = AnimationCompletion(criteria: .removed) { log.append("removed") }
        let logical = AnimationCompletion(criteria: .logicallyComplete) { log.append("logical") }
        var run = AnimationRun<Double>()
        run.start(1, animation: .spring, at: 0, environment: EnvironmentValues(), completions: [removed, logical])
        run.start(1, animation: .spring(duration: 2), at: 0.25, environment: EnvironmentValues())
        removed.seal()
        logical.seal()
        var due: [AnimationCompletion] = []
        _ = run.offset(at: 1, due: &due)
        due.forEach { $0.callIfDue() }
        #expect(log == ["logical"])
        _ = run.offset(at: 10, due: &due)
        due.forEach { $0.callIfDue() }
        #expect(log == ["logical", "removed"])
    }

    @Test func equalityIsOfTheKindAndItsParameters() {
        #expect(Animation.easeIn(duration: 1) == .easeIn(duration: 1))
        #expect(Animation.easeIn(duration: 1) != .easeIn(duration: 2))
        #expect(Animation.default == .default)
        #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
        #expect(Animation.spring.delay(1) == .spring.delay(1))
    }
}
