import Foundation
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

    @Test func repetitionsAlternateDirection() {
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

    @Test func completionsRunOnceLogicalBeforeRemoved() {
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

extension AnimationTests {
    /// Returns the animation of a value that a gesture sets sixty times per second.
    private func tracked(_ speed: Double, until end: Double = 0.2) -> AnimationRun<Double> {
        var run = AnimationRun<Double>()
        var due: [AnimationCompletion] = []
        for frame in 0...Int((end * 60).rounded()) {
            run.track(speed * Double(frame) / 60, at: Double(frame) / 60, due: &due)
        }
        return run
    }

    @Test(arguments: [Animation.spring, .bouncy, .default, .interactiveSpring, .snappy.logicallyComplete(after: 0.1)])
    func aSpringContinuesWithTheVelocityOfTheDrag(_ animation: Animation) {
        var run = tracked(800)
        run.start(40, animation: animation, at: 0.2, environment: EnvironmentValues())
        #expect(abs(run.velocity(at: 0.2) - 800) < 1e-6)
        #expect(abs(rate(run, 0.2) - 800) < 0.5)
        #expect(offset(&run, 20) == 0)
    }

    @Test func theVelocityFadesToZeroWhenTheFingerRests() {
        var soon = tracked(800)
        soon.start(40, animation: .spring, at: 0.25, environment: EnvironmentValues())
        #expect(abs(soon.velocity(at: 0.25) - 800 * Foundation.pow(0.998, 50)) < 1e-6)
        var late = tracked(800)
        late.start(40, animation: .spring, at: 0.35, environment: EnvironmentValues())
        #expect(late.velocity(at: 0.35) == 0)
    }

    @Test func theSecondToLastSlopeHasTheLargestWeight() {
        var run = AnimationRun<Double>()
        var due: [AnimationCompletion] = []
        for (time, value) in [(0.0, 0.0), (0.01, 4), (0.02, 14), (0.02, 6)] { run.track(value, at: time, due: &due) }
        run.start(1, animation: .spring, at: 0.02, environment: EnvironmentValues())
        // 400 and then 200 points per second.
        #expect(abs(run.velocity(at: 0.02) - 350) < 1e-6)
    }

    @Test func aDragTakesOverFromARunningAnimation() {
        var log: [String] = []
        let removed = AnimationCompletion(criteria: .removed) { log.append("removed") }
        var run = AnimationRun<Double>()
        run.start(100, animation: .spring, at: 0, environment: EnvironmentValues(), completions: [removed])
        run.start(50, animation: .linear(duration: 2), at: 0.1, environment: EnvironmentValues())
        removed.seal()
        #expect(offset(&run, 0.2) < -10)
        var due: [AnimationCompletion] = []
        run.track(60, at: 0.2, due: &due)
        due.forEach { $0.callIfDue() }
        #expect(offset(&run, 0.2) == 0)
        #expect(run.isAtRest)
        #expect(log == ["removed"])
    }

    @Test func curvesAndAddedSpringsDoNotTakeTheVelocity() {
        for animation in [Animation.easeOut, .interpolatingSpring] {
            var run = tracked(800), alone = AnimationRun<Double>()
            run.start(40, animation: animation, at: 0.2, environment: EnvironmentValues())
            alone.start(40, animation: animation, at: 0.2, environment: EnvironmentValues())
            for time in [0.2, 0.25, 0.3] { #expect(offset(&run, time) == offset(&alone, time)) }
        }
    }

    @Test func anAddedSpringHasTheVelocityItIsGiven() {
        var run = AnimationRun<Double>()
        run.start(
            40, animation: .interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 5), at: 0,
            environment: EnvironmentValues())
        // Five times the distance per second.
        #expect(abs(rate(run, 0) - 200) < 0.5)
    }
}
