import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct KeyframeTests {
    private struct Values {
        var scale = 1.0
        var angle = Angle.zero
        var offset = CGSize.zero
    }

    @Test func tracksRunAtOnceAndKeepTheirLastValue() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                LinearKeyframe(1, duration: 1, timingCurve: .easeIn)
            }
            KeyframeTrack(\.offset) {
                MoveKeyframe(CGSize(width: 10, height: 0))
                LinearKeyframe(CGSize(width: 10, height: 20), duration: 0.5)
            }
            KeyframeTrack(\.angle) { SpringKeyframe(.degrees(90), spring: .bouncy) }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0).scale == 1 && timeline.value(time: 0).offset.width == 10)
        #expect(abs(timeline.value(time: 0.5).scale - 1.5) < 1e-9)
        #expect(timeline.value(progress: 0.5).scale == 2)
        #expect(timeline.value(time: 1.5).scale > 1.5)
        #expect(timeline.value(time: 9).scale == 1 && timeline.value(time: 9).offset == CGSize(width: 10, height: 20))
        #expect(abs(timeline.value(time: 2).angle.degrees - 90) < 0.2)
    }

    @Test func neighboringCubicKeyframesMeetWithOneVelocity() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(40, duration: 2)
            CubicKeyframe(0, duration: 1, endVelocity: -5)
        }
        #expect(timeline.duration == 4)
        for (time, value) in [(0.0, 0.0), (1, 10), (3, 40), (4, 0), (5, 0)] {
            #expect(abs(timeline.value(time: time) - value) < 1e-9)
        }
        let h = 1e-5
        func velocity(_ time: Double) -> Double {
            (timeline.value(time: time + h) - timeline.value(time: time - h)) / (2 * h)
        }
        // From the previous value to the next value: (40 - 0) / 3 and (0 - 10) / 3.
        #expect(abs(velocity(1) - 40.0 / 3) < 1e-3)
        #expect(abs(velocity(3) + 10.0 / 3) < 1e-3)
        #expect(abs((timeline.value(time: h) - 0) / h) < 1e-2)
        #expect(abs((timeline.value(time: 4) - timeline.value(time: 4 - h)) / h + 5) < 1e-2)
    }

    @Test func aSpringCutShortPassesItsPositionOn() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(100, duration: 0.1, spring: .smooth)
            CubicKeyframe(0, duration: 1)
        }
        let cut = Spring.smooth.value(target: 100.0, time: 0.1)
        #expect(abs(timeline.value(time: 0.1) - cut) < 1e-6)
        #expect(timeline.value(time: 0.15) > cut)
        #expect(timeline.value(time: 1.1) == 0)
    }

    @Test func invalidTimesAreIgnored() {
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            LinearKeyframe(2, duration: -1)
            for value in [3.0, 4] { LinearKeyframe(value, duration: .nan) }
            if Bool.random() { LinearKeyframe(5, duration: .infinity) } else { MoveKeyframe(5) }
        }
        #expect(timeline.duration == 0)
        #expect(
            timeline.value(time: 0) == 5 && timeline.value(time: .nan) == 5
                && timeline.value(progress: .infinity).isFinite)
        #expect(KeyframeTimeline(initialValue: 7.0) {}.value(time: 1) == 7)
    }

    private struct Jump: Keyframes {
        let height: Double
        var body: some Keyframes<Double> {
            KeyframeTrack {
                Rise(height: height)
                LinearKeyframe(0, duration: 1)
            }
        }
    }

    private struct Rise: KeyframeTrackContent {
        let height: Double
        var body: some KeyframeTrackContent<Double> { LinearKeyframe(height, duration: 1) }
    }

    @Test func programsCanDefineKeyframes() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { Jump(height: 8) }
        #expect(timeline.value(time: 1) == 8 && timeline.value(time: 1.5) == 4 && timeline.duration == 2)
    }

    private struct Mover: View {
        @State var isOn = false

        var body: some View {
            box(20, 20, "box")
                .accessibilityIdentifier("box")
                .keyframeAnimator(initialValue: 0.0, trigger: isOn) { content, value in
                    content.offset(x: value)
                } keyframes: { start in
                    LinearKeyframe(start + 100, duration: 1)
                }
            Button("Go") { isOn.toggle() }.accessibilityIdentifier("go")
        }
    }

    @Test(arguments: [30.0, 60, 240]) func aTriggerPlaysThemOnceFromTheCurrentValue(rate: Double) throws {
        let stage = Stage(size: CGSize(width: 400, height: 100), framesPerSecond: rate) { Mover() }
        let rest = try stage.drawnFrame(of: "box").minX
        for round in 1...2 {
            try stage.tap("go")
            stage.advance(by: 0.5)
            let moved = try stage.drawnFrame(of: "box").minX - rest
            #expect(abs(moved - CGFloat(round * 100 - 50)) < 100 / rate * 2.1)
            try stage.settle()
            #expect(try abs(stage.drawnFrame(of: "box").minX - rest - CGFloat(round * 100)) < 0.01)
        }
    }

    @Test func theyRepeatWithoutLosingTimeAndOnceIfAsked() throws {
        let stage = Stage(size: CGSize(width: 400, height: 200)) {
            KeyframeAnimator(initialValue: 0.0) {
                box(20, 20, "again").offset(x: $0).accessibilityIdentifier("again")
            } keyframes: { _ in
                LinearKeyframe(100.0, duration: 0.5)
            }
            KeyframeAnimator(initialValue: 0.0, repeating: false) {
                box(20, 20, "once").offset(x: $0).accessibilityIdentifier("once")
            } keyframes: { _ in
                LinearKeyframe(100.0, duration: 0.5)
            }
        }
        stage.advance(by: 20.25)
        let again = try stage.drawnFrame(of: "again").minX - 190, once = try stage.drawnFrame(of: "once").minX - 190
        #expect(abs(again - 50) < 100 / 60 * 4)
        #expect(once == 100)
        #expect(throws: StageError.self) { try stage.settle(within: 2) }
    }
}
