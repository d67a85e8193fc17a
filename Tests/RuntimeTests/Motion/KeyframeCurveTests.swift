import ScrollworkTesting
import SwiftUI
import Testing

/// The values between keyframes, in numbers.
@MainActor
@Suite struct KeyframeCurveTests {
    private func check(
        _ timeline: KeyframeTimeline<Double>, _ expected: [(Double, Double)],
        _ location: SourceLocation = #_sourceLocation
    ) {
        for (time, value) in expected {
            let found = timeline.value(time: time)
            #expect(abs(found - value) < 1e-6, "\(time): \(found)", sourceLocation: location)
        }
    }

    @Test func `A cubic keyframe follows the cubic with its velocities`() {
        let both = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 2, startVelocity: 4, endVelocity: -3)
        }
        check(both, [(0, 0), (0.5, 2.96875), (1, 6.75), (1.5, 9.65625), (2, 10), (3, 10)])
        let none = KeyframeTimeline(initialValue: 2.0) { CubicKeyframe(10, duration: 2) }
        check(none, [(-1, 2), (0, 2), (0.5, 3.25), (1, 6), (1.5, 8.75), (2, 10)])
    }

    @Test func `A cubic keyframe begins with the velocity of the keyframe before`() {
        check(
            KeyframeTimeline(initialValue: 0.0) {
                LinearKeyframe(10, duration: 2)
                CubicKeyframe(10, duration: 1)
            }, [(1, 5), (2, 10), (2.5, 10.625), (3, 10)])
        // The line is twice as fast at its end.
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.25, y: 0.25), endControlPoint: UnitPoint(x: 0.75, y: 0.5))
        check(
            KeyframeTimeline(initialValue: 0.0) {
                LinearKeyframe(10, duration: 2, timingCurve: curve)
                CubicKeyframe(10, duration: 1)
            }, [(2, 10), (2.5, 11.25), (3, 10)])
        check(
            KeyframeTimeline(initialValue: 0.0) {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(20)
                CubicKeyframe(30, duration: 1)
            }, [(0.5, 5), (0.999999, 9.99999), (1, 20), (1.5, 25), (2, 30)])
        check(
            KeyframeTimeline(initialValue: 0.0) {
                LinearKeyframe(10, duration: 0)
                CubicKeyframe(20, duration: 1)
            }, [(0, 10), (0.5, 15), (1, 20)])
    }

    /// The velocity at the first keyframe is 8, or that of the line between the values around it.
    @Test func `A cubic keyframe ends with the velocity of the cubic one after it`() {
        check(
            KeyframeTimeline(initialValue: 0.0) {
                CubicKeyframe(10, duration: 1)
                CubicKeyframe(0, duration: 1, startVelocity: 8)
            }, [(0.5, 4), (1, 10), (1.5, 6), (2, 0)])
        check(
            KeyframeTimeline(initialValue: 0.0) {
                CubicKeyframe(10, duration: 1)
                CubicKeyframe(36, duration: 2)
            }, [(0.5, 3.5), (1, 10), (2, 26), (3, 36)])
        check(
            KeyframeTimeline(initialValue: 0.0) {
                CubicKeyframe(10, duration: 1)
                LinearKeyframe(30, duration: 1)
            }, [(0.5, 5), (1, 10), (1.5, 20)])
        check(
            KeyframeTimeline(initialValue: 0.0) {
                CubicKeyframe(10, duration: 1, endVelocity: 2)
                CubicKeyframe(10, duration: 1)
            }, [(0.5, 4.75), (1, 10), (1.5, 10.25), (2, 10)])
    }

    @Test func `A spring keyframe begins with its velocity, or with that of the keyframe before`() {
        let spring = Spring(duration: 0.8, bounce: 0.2)
        func expected(_ from: Double, _ to: Double, _ velocity: Double, _ time: Double) -> Double {
            from + spring.value(target: to - from, initialVelocity: velocity, time: time)
        }
        let after = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 2)
            SpringKeyframe(30, duration: 1, spring: spring)
        }
        let end = expected(10, 30, 5, 1)
        check(after, [(2, 10), (2.3, expected(10, 30, 5, 0.3)), (3, end), (9, end)])
        let own = KeyframeTimeline(initialValue: 4.0) {
            LinearKeyframe(10, duration: 2)
            SpringKeyframe(30, duration: 1, spring: spring, startVelocity: -50)
        }
        check(own, [(2, 10), (2.3, expected(10, 30, -50, 0.3))])
        let cubic = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1, endVelocity: 6)
            SpringKeyframe(30, duration: 1, spring: spring)
        }
        check(cubic, [(1.3, expected(10, 30, 6, 0.3))])
        // A spring that is cut short passes on its position and its velocity.
        let cut = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(100, duration: 0.2, spring: spring)
            CubicKeyframe(100, duration: 1)
        }
        let place = spring.value(target: 100.0, time: 0.2), speed = spring.velocity(target: 100.0, time: 0.2)
        check(cut, [(0.2, place), (0.7, (place + 100) / 2 + speed / 8), (1.2, 100)])
    }

    @Test func `A spring keyframe takes as long as its spring, but 10 seconds at most`() {
        let bouncy = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
        #expect(bouncy.duration == Spring.bouncy.settlingDuration && bouncy.duration < 5)
        #expect(KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: Spring(duration: 100)) }.duration == 10)
        #expect(KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1) }.duration == Spring().settlingDuration)
        #expect(KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, duration: 30) }.duration == 30)
    }

    private struct Two: Equatable {
        var a = 0.0
        var b = 0.0
    }

    @Test(arguments: [(0.5, 1.0, 5.0), (1, 2, 10), (2, 4, 10), (2.5, 4, 10)])
    func `Each track has its own time`(time: Double, a: Double, b: Double) {
        let timeline = KeyframeTimeline(initialValue: Two()) {
            KeyframeTrack(\.a) { LinearKeyframe(4, duration: 2) }
            KeyframeTrack(\.b) { LinearKeyframe(10, duration: 1) }
        }
        #expect(timeline.duration == 2 && timeline.value(time: time) == Two(a: a, b: b))
        #expect(timeline.value(progress: time / 2) == Two(a: a, b: b))
    }

    @Test(arguments: [false, true]) func `Keyframes can depend on conditions and loops`(isLong: Bool) {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            if isLong { LinearKeyframe(10, duration: 5) } else { LinearKeyframe(20, duration: 1) }
            for value in [1.0, 2] { LinearKeyframe(value, duration: value) }
            if isLong { MoveKeyframe(7) } else { MoveKeyframe(8) }
        }
        #expect(timeline.duration == (isLong ? 8 : 4))
        check(timeline, isLong ? [(5, 10), (6, 1), (7, 1.5), (8, 7)] : [(1, 20), (2, 1), (3, 1.5), (4, 8)])
        let tracks = KeyframeTimeline(initialValue: Two()) {
            KeyframeTrack(\.a) {
                if isLong { LinearKeyframe(10, duration: 5) } else { LinearKeyframe(20, duration: 1) }
                for value in [1.0, 2] { LinearKeyframe(value, duration: value) }
            }
        }
        #expect(tracks.value(time: isLong ? 7 : 3) == Two(a: 1.5))
    }

    // MARK: On stage

    @MainActor @Observable final class Model {
        var count = 0
        var starts: [Double] = []
    }

    private struct Player: View {
        let model: Model
        let isTriggered: Bool
        var repeats = true

        var body: some View {
            if isTriggered {
                KeyframeAnimator(initialValue: 10.0, trigger: model.count) {
                    cell(20, 20, "box").offset(x: $0)
                } keyframes: { start in
                    let _ = model.starts.append(start)
                    LinearKeyframe(start + 100, duration: 1)
                }
            } else {
                KeyframeAnimator(initialValue: 10.0, repeating: repeats) {
                    cell(20, 20, "box").offset(x: $0)
                } keyframes: { start in
                    let _ = model.starts.append(start)
                    LinearKeyframe(start + 100, duration: 1)
                }
            }
        }
    }

    private func place(_ stage: Stage) throws -> CGFloat { try stage.drawnFrame(of: "box").minX - 190 }

    private func stage(_ player: Player) -> Stage {
        Stage(size: CGSize(width: 400, height: 100), framesPerSecond: 100) { player }
    }

    @Test func `Repeated keyframes begin with the initial value each time`() throws {
        let model = Model()
        let stage = stage(Player(model: model, isTriggered: false))
        stage.advance(by: 2.505)
        #expect(model.starts.allSatisfy { $0 == 10 } && model.starts.count == 3)
        #expect(abs(try place(stage) - 60) < 3)
    }

    @Test func `Keyframes without repetition end at their last value`() throws {
        let model = Model()
        let stage = stage(Player(model: model, isTriggered: false, repeats: false))
        #expect(try place(stage) == 10)
        stage.advance(by: 0.5)
        #expect(abs(try place(stage) - 60) < 3)
        let seconds = try stage.settle()
        #expect(try place(stage) == 110 && model.starts == [10] && seconds > 0.4 && seconds < 0.6)
    }

    @Test func `A trigger starts from the value that is shown`() throws {
        let model = Model()
        let stage = stage(Player(model: model, isTriggered: true))
        stage.advance(by: 1)
        #expect(try place(stage) == 10 && model.starts.isEmpty)
        model.count = 1
        stage.advance(by: 0.5)
        let shown = try place(stage)
        #expect(abs(shown - 60) < 3)
        model.count = 2
        stage.update()
        #expect(model.starts.count == 2 && model.starts[0] == 10 && abs(model.starts[1] - shown) < 2)
        try stage.settle()
        #expect(abs(try place(stage) - shown - 100) < 2)
    }

    /// At four frames per second, one of which is at the end of the second.
    @Test(arguments: [(true, [35, 60, 85, 10, 35]), (false, [35, 60, 85, 110, 110])] as [(Bool, [CGFloat])])
    func `Keyframes end at their last moment`(repeats: Bool, places: [CGFloat]) throws {
        let stage = Stage(size: CGSize(width: 400, height: 100), framesPerSecond: 4) {
            Player(model: Model(), isTriggered: false, repeats: repeats)
        }
        for (index, expected) in places.enumerated() {
            stage.advance(by: 0.25)
            #expect(try place(stage) == expected, "\(index)")
            #expect(stage.isAtRest == (!repeats && index >= 3), "\(index)")
        }
    }

    @Test func `Repeated keyframes without a duration show their last value, and rest`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 100)) {
            KeyframeAnimator(initialValue: 10.0) {
                cell(20, 20, "box").offset(x: $0)
            } keyframes: { _ in
                MoveKeyframe(50.0)
            }
        }
        #expect(try place(stage) == 50)
        #expect(stage.isAtRest)
    }

    private struct Leaving: View {
        let model: Model
        let isTriggered: Bool
        let repeats: Bool

        var body: some View {
            if model.count < 2 { Player(model: model, isTriggered: isTriggered, repeats: repeats) }
        }
    }

    @Test(arguments: [(true, false), (false, true), (false, false)])
    func `Keyframes of a view that leaves need no more frames`(isTriggered: Bool, repeats: Bool) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 400, height: 100)) {
            Leaving(model: model, isTriggered: isTriggered, repeats: repeats)
        }
        model.count = 1
        stage.advance(by: 0.2)
        #expect(!stage.isAtRest && stage.exists("box"))
        model.count = 2
        stage.update()
        #expect(stage.isAtRest && !stage.exists("box"))
    }

    private struct Sized: View {
        let model: Model
        let isPhased: Bool

        var body: some View {
            let width = 20 + CGFloat(model.count)
            if isPhased {
                PhaseAnimator([0.0, 40], trigger: 0) { cell(width, 20, "box").offset(x: $0) }
            } else {
                KeyframeAnimator(initialValue: 0.0, trigger: 0) {
                    cell(width, 20, "box").offset(x: $0)
                } keyframes: { start in
                    LinearKeyframe(start + 100, duration: 1)
                }
            }
        }
    }

    @Test(arguments: [false, true]) func `Content at rest follows the view around it`(isPhased: Bool) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 400, height: 100)) { Sized(model: model, isPhased: isPhased) }
        for count in [0, 5, 7] {
            model.count = count
            stage.update()
            #expect(try stage.frame(of: "box").width == 20 + CGFloat(count) && stage.isAtRest)
        }
    }

    // MARK: Phases

    private struct Phases: View {
        let model: Model
        let isTriggered: Bool
        var phases = [0.0, 40, 100]

        var body: some View {
            if isTriggered {
                PhaseAnimator(phases, trigger: model.count) {
                    cell(20, 20, "box").offset(x: $0)
                } animation: {
                    .linear(duration: $0 == 40 ? 1 : 0.5)
                }
            } else {
                PhaseAnimator(phases) {
                    cell(20, 20, "box").offset(x: $0)
                } animation: {
                    .linear(duration: $0 == 40 ? 1 : 0.5)
                }
            }
        }
    }

    private func stage(_ phases: Phases) -> Stage {
        Stage(size: CGSize(width: 400, height: 100), framesPerSecond: 500) { phases }
    }

    /// To 40 points in a second, to 100 points in half a second, and back in half a second.
    @Test(arguments: [false, true]) func `Phases follow each other, each with its animation`(isTriggered: Bool) throws {
        let model = Model()
        let stage = stage(Phases(model: model, isTriggered: isTriggered))
        if isTriggered {
            stage.advance(by: 1)
            #expect(try place(stage) == 0)
            model.count += 1
            stage.update()
        }
        let places: [CGFloat] = [10, 20, 30, 40, 70, 100, 50, 0, isTriggered ? 0 : 10, isTriggered ? 0 : 20]
        for (step, expected) in places.enumerated() {
            stage.advance(by: 0.25)
            #expect(abs(try place(stage) - expected) < 8, "\(step)")
        }
        #expect(stage.isAtRest == isTriggered)
        if isTriggered {
            model.count += 1
            stage.advance(by: 0.5)
            #expect(abs(try place(stage) - 20) < 3)
            // Another trigger during the phases has no effect.
            model.count += 1
            try stage.settle()
            #expect(try place(stage) == 0)
        }
    }

    private struct Fewer: View {
        let model: Model

        var body: some View {
            PhaseAnimator(model.count == 0 ? [1, 2, 3] : [4, 5]) { phase in
                Text("\(phase)").accessibilityIdentifier("phase").offset(x: CGFloat(10 * phase))
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    /// The second phase begins at once, and the third after a second.
    @Test func `Phases that no longer exist are followed by the first one`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 400, height: 100)) { Fewer(model: model) }
        #expect(try stage.text(of: "phase") == "2")
        stage.advance(by: 1.5)
        #expect(try stage.text(of: "phase") == "3")
        model.count = 1
        stage.update()
        #expect(try stage.text(of: "phase") == "4")
        stage.advance(by: 1)
        #expect(try stage.text(of: "phase") == "5")
    }

    @Test(arguments: [[], [7.0]]) func `Without a second phase, nothing moves`(phases: [Double]) throws {
        for isTriggered in [false, true] {
            let model = Model()
            let stage = stage(Phases(model: model, isTriggered: isTriggered, phases: phases))
            model.count += 1
            try stage.settle()
            #expect(stage.exists("box") == !phases.isEmpty)
            if !phases.isEmpty { #expect(try place(stage) == 7) }
        }
    }

    @MainActor @Observable final class Plan { var phases: [Double] = [] }

    private struct Planned: View {
        let plan: Plan

        var body: some View {
            PhaseAnimator(plan.phases) {
                cell(20, 20, "box").offset(x: $0)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    @Test(arguments: [[], [0.0]]) func `Phases that appear later follow each other`(phases: [Double]) throws {
        let plan = Plan()
        plan.phases = phases
        let stage = Stage(size: CGSize(width: 400, height: 100), framesPerSecond: 100) { Planned(plan: plan) }
        stage.advance(by: 0.5)
        #expect(stage.exists("box") == !phases.isEmpty && stage.isAtRest)
        for _ in 0..<2 {
            plan.phases = [0, 100]
            stage.update()
            #expect(try place(stage) == 0)
            stage.advance(by: 0.5)
            #expect(abs(try place(stage) - 50) < 3)
            plan.phases = []
            stage.update()
            #expect(!stage.exists("box") && stage.isAtRest)
        }
    }

    @Test func `A single phase that remains shows its content and rests`() throws {
        let plan = Plan()
        plan.phases = [0, 100]
        let stage = Stage(size: CGSize(width: 400, height: 100), framesPerSecond: 100) { Planned(plan: plan) }
        stage.advance(by: 0.5)
        plan.phases = [30]
        try stage.settle()
        #expect(try place(stage) == 30)
        plan.phases = [30, 90]
        stage.advance(by: 0.5)
        #expect(abs(try place(stage) - 60) < 3)
    }
}
