import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Changes around a picker during a movement.
@MainActor
@Suite struct WheelPickerSurroundingsTests {
    @MainActor @Observable final class Surroundings {
        var direction = LayoutDirection.leftToRight
        var textSize = DynamicTypeSize.large
        var reducesMotion = false
    }

    private let now = Surroundings()
    private let setting = WheelSetting(100)

    private struct Surrounded<Content: View>: View {
        let now: Surroundings
        @ViewBuilder let content: Content

        var body: some View {
            content
                .environment(\.layoutDirection, now.direction)
                .dynamicTypeSize(now.textSize)
                .transformEnvironment(\.self) { $0.setReduceMotion(now.reducesMotion) }
        }
    }

    private func makeStage(_ style: some WheelStyle) -> Stage {
        Stage(size: Stage.wheelSize) { [now, setting] in
            Surrounded(now: now) {
                SettingView(setting) {
                    WheelPicker("Number", value: $0, in: 0...200)
                        .valueLabel { Text(verbatim: "\($0)").accessibilityIdentifier("at-\($0)") }
                        .wheelPickerStyle(style)
                        .wheelPickerAxis(.horizontal)
                }
            }
        }
    }

    /// Returns the value under the indicator, with its fraction.
    private func reading(_ stage: Stage, spacing: CGFloat) throws -> CGFloat {
        let distances = stage.frames(prefix: "at-").map { ($0.key, $0.value.midX - stage.middle.x) }
        let nearest = try #require(distances.min { abs($0.1) < abs($1.1) })
        let value = try #require(Double(nearest.0.dropFirst(3)))
        return value + (now.direction == .leftToRight ? -1 : 1) * nearest.1 / spacing
    }

    private func turn(_ stage: Stage) {
        now.direction = now.direction == .leftToRight ? .rightToLeft : .leftToRight
        stage.update()
    }

    @Test func aMovingWheelContinuesFromItsPositionWhenTheLayoutMirrors() throws {
        let stage = makeStage(EveryLabelStyle(spacing: 14))
        for goal in [130, 20] {
            withAnimation { setting.value = goal }
            for _ in 0..<4 {
                stage.advance(by: 0.05)
                let before = try reading(stage, spacing: 14)
                turn(stage)
                #expect(abs(try reading(stage, spacing: 14) - before) < 0.001)
                stage.advance(by: 1 / 60)
                let distance = try reading(stage, spacing: 14) - before
                #expect(goal == 130 ? (0...20).contains(distance) : (-40...0).contains(distance))
            }
            try stage.settle()
            #expect(setting.value == goal)
            #expect(abs(try reading(stage, spacing: 14) - CGFloat(goal)) < 0.001)
        }
    }

    @Test func theHeldValueStaysUnderTheFingerWhenTheLayoutMirrors() throws {
        let stage = makeStage(EveryLabelStyle(spacing: 14))
        let finger = stage.touch(at: stage.middle)
        finger.move(by: CGSize(width: -80, height: 0), over: 0.2)
        let value = setting.value, before = try reading(stage, spacing: 14)
        #expect(value > 100)
        turn(stage)
        #expect(abs(try reading(stage, spacing: 14) - before) < 0.001)
        finger.hold(for: 0.2)
        #expect(setting.value == value)
        finger.lift()
        try stage.settle()
        #expect(setting.settled == [value])
    }

    /// A change of the layout, or reduced motion, can place the scroll view at the target at once.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [false, true])
    func aMovementInterruptedByANewLayoutSettlesOnceOnItsTarget(
        _ direction: LayoutDirection, _ reducesMotion: Bool
    ) throws {
        for (start, distance) in [(2, 190.0), (100, -150.0)] {
            for frames in stride(from: 1, to: 30, by: 4) {
                let fresh = WheelPickerSurroundingsTests(), setting = fresh.setting
                fresh.now.direction = direction
                fresh.now.reducesMotion = reducesMotion
                setting.value = start
                let stage = fresh.makeStage(.drum)
                let finger = stage.touch(at: stage.middle)
                finger.move(by: CGSize(width: direction == .leftToRight ? distance : -distance, height: 0), over: 0.2)
                finger.lift()
                stage.advance(by: Double(frames) / 60)
                let target = try #require(setting.settling.last)
                fresh.now.textSize = .accessibility3
                stage.update()
                try stage.settle()
                #expect(setting.settled == [target], "after \(frames) frames")
                #expect(setting.value == target, "after \(frames) frames")
            }
        }
    }
}
