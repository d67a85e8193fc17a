import Foundation
import LayerTree
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable
private final class Numbers {
    var values = Array(0..<100)
    var disabled: Set<Int> = []
    var identity = 0
    var axis = Axis.horizontal
}

/// Changes around a wheel, and requests, at unusual times.
@MainActor
@Suite struct WheelPickerInterruptionTests {
    private let setting = WheelSetting(50)
    private let numbers = Numbers()

    private func stage(environment: (inout EnvironmentValues) -> Void = { _ in }) -> Stage {
        Stage(size: Stage.wheelSize, environment: environment) {
            SettingView(setting) {
                WheelPicker("Number", selection: $0, values: numbers.values)
                    .valueText { "\($0)" }
                    .valueDisabled { numbers.disabled.contains($0) }
                    .valueLabel { Text(verbatim: "\($0)").accessibilityIdentifier("at-\($0)") }
                    .wheelPickerStyle(EveryLabelStyle(spacing: 20))
                    .wheelPickerAxis(numbers.axis)
                    .id(numbers.identity)
            }
        }
    }

    /// Returns the distance of the value from the center, in points.
    private func distance(_ value: Int, _ stage: Stage) throws -> CGFloat {
        try stage.frame(of: "at-\(value)").midX - stage.middle.x
    }

    @Test func neighborsStayInPlaceWhenTheHeldValueIsRemoved() throws {
        let stage = stage()
        let finger = stage.touch(at: stage.middle)
        finger.move(by: CGSize(width: -45, height: 0), over: 0.2)
        finger.hold(for: 0.2)
        let value = setting.value, before = try distance(value - 5, stage)
        numbers.values.removeAll { (value - 4...value + 4).contains($0) }
        stage.advance(by: 0.1)
        #expect(abs(try distance(value - 5, stage) - before) < 0.01)
        #expect(numbers.values.contains(setting.value), "the bound value is the one in the middle now")
        finger.lift()
        try stage.settle()
        #expect(abs(try distance(setting.value, stage)) < 0.02)
        #expect(setting.settled == [setting.value])
    }

    @Test func aValueThatAFingerTakesOverIsReportedAsSettled() throws {
        let stage = stage()
        withAnimation { setting.value = 70 }
        stage.update()
        stage.touch(at: stage.middle).lift()
        try stage.settle()
        #expect(setting.value == 50)
        #expect(setting.settling == [70, 50] && setting.settled == [50] && setting.passing.isEmpty)
    }

    @Test(arguments: [false, true], [false, true])
    func aWheelWithDisabledValuesCanLoseAllValues(isMoving: Bool, reducesMotion: Bool) throws {
        let stage = stage { if reducesMotion { $0.set(.reduceMotion) } }
        if isMoving {
            withAnimation { setting.value = 70 }
            stage.advance(by: 0.05)
        }
        numbers.disabled = [3]
        numbers.values = []
        try stage.settle()
        #expect(!stage.exists("at-50") && !stage.exists("at-70"))
        numbers.values = [1, 2, 3]
        try stage.settle()
        #expect(stage.exists("at-1"))
    }

    @Test func aWheelReplacedDuringAFlingSettlesOnItsTarget() throws {
        let stage = stage()
        stage.flick(from: stage.middle, velocity: CGVector(dx: -500, dy: 0))
        stage.advance(by: 0.1)
        let target = try #require(setting.settling.last)
        #expect(setting.value != target)
        numbers.identity = 1
        try stage.settle()
        #expect(setting.value == target)
        #expect(setting.settled == [target])
        #expect(abs(try distance(target, stage)) < 0.02)
    }

    @Test func aSubstituteForTheBoundValueIsSpokenAndPickedOnRequest() throws {
        numbers.disabled = [50, 51]
        let stage = stage()
        #expect(try stage.element(.slider, "Number").value == "49, 50 of 100")
        #expect(setting.value == 50)
        stage.tap(at: stage.middle)
        try stage.settle()
        #expect(setting.value == 49)
        #expect(setting.settled == [49])

        setting.value = 777
        numbers.values = [1, 2, 3]
        try stage.settle()
        #expect(setting.value == 777)
        stage.press(.tab)
        stage.press(.end)
        try stage.settle()
        #expect(setting.value == 3)
        #expect(abs(try distance(3, stage)) < 0.02)
    }

    @Test func assistiveTechnologyTurnsPages() throws {
        let stage = stage()
        try stage.scrollAction("picker", .right)
        try stage.settle()
        #expect(setting.value == 60)
        try stage.scrollAction("picker", .up)
        try stage.settle()
        #expect(setting.value == 50)
    }

    @Test(arguments: [0.05, 0.1, 0.16, 0.25]) func aFingerTakesOverAFade(_ moment: Double) throws {
        let stage = stage { $0.set(.reduceMotion) }
        withAnimation { setting.value = 70 }
        stage.advance(by: moment)
        stage.drag(from: stage.middle, to: CGPoint(x: stage.middle.x - 70, y: 150), over: 0.3)
        try stage.settle()
        #expect(setting.value > 70)
        // The finger takes the wheel at the value to which it fades.
        #expect(setting.settled == [70, setting.value])
        #expect(abs(try distance(setting.value, stage)) < 0.02)
    }

    @Test func aFadeOfAWheelWithoutValuesEndsWhenValuesReturn() throws {
        let stage = Stage(size: Stage.wheelSize, environment: { $0.set(.reduceMotion) }) {
            SettingView(setting) {
                WheelPicker("Number", selection: $0, values: numbers.values)
                    .valueLabel { Text(verbatim: "\($0)").accessibilityIdentifier("at-\($0)") }
            }
        }
        withAnimation { setting.value = 70 }
        stage.advance(by: 0.05)
        numbers.values = []
        stage.advance(by: 1)
        #expect(setting.settled.isEmpty)
        numbers.values = Array(60..<90)
        try stage.settle()
        #expect(setting.value == 70)
        #expect(abs(try distance(70, stage)) < 0.02)
    }

    /// A style with one of two tracks.
    private struct EitherStyle: WheelStyle {
        let isOther: Bool

        func makeBody(configuration: Configuration) -> some View {
            if isOther {
                configuration.track(spacing: 20) { $0.label }
            } else {
                configuration.track(spacing: 20) { $0.label }
            }
        }
    }

    /// The wheel stays where it is for a bound value that it doesn't have, even if it loses its values and its track.
    @Test func anUnknownValueKeepsTheIndexOfTheWheel() throws {
        let isOther = Kept(false)
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) {
                WheelPicker("Number", selection: $0, values: numbers.values)
                    .valueLabel { Text(verbatim: "\($0)").accessibilityIdentifier("at-\($0)") }
                    .wheelPickerStyle(EitherStyle(isOther: isOther.value))
            }
        }
        setting.value = 777
        try stage.settle()
        #expect(abs(try distance(50, stage)) < 0.02)
        numbers.values = []
        try stage.settle()
        isOther.value = true
        try stage.settle()
        numbers.values = Array(0..<100)
        try stage.settle()
        #expect(abs(try distance(50, stage)) < 0.02)
        #expect(setting.value == 777 && setting.reports.isEmpty)
    }

    @Test func aResizeDoesNotEndAMovement() throws {
        let stage = stage()
        withAnimation { setting.value = 80 }
        stage.advance(by: 0.1)
        stage.resize(to: CGSize(width: 320, height: 300))
        try stage.settle()
        #expect(setting.value == 80)
        #expect(abs(try distance(80, stage)) < 0.02)
    }

    @Test func whenAllVisibleValuesDisappearTheSameIndexIsCentered() throws {
        let stage = stage()
        let finger = stage.touch(at: stage.middle)
        finger.move(by: CGSize(width: -45, height: 0), over: 0.2)
        finger.hold(for: 0.2)
        let value = setting.value
        numbers.values.removeAll { $0 < 20 || (value - 12...value + 12).contains($0) }
        let expected = numbers.values[value]
        stage.advance(by: 0.1)
        #expect(abs(try distance(expected, stage)) <= 10)
        finger.lift()
        try stage.settle()
        #expect(setting.value == expected)
    }

    @Test func aNotchInterruptedByAnotherAxisReachesItsValue() throws {
        let stage = stage()
        for _ in 0..<3 { stage.wheel(by: CGSize(width: 0, height: 1), at: stage.middle) }
        numbers.axis = .vertical
        try stage.settle()
        let value = try #require(setting.settled.last)
        #expect(value > 50)
        #expect(setting.value == value)
        #expect(abs(try stage.frame(of: "at-\(value)").midY - stage.middle.y) < 0.02)
    }

    /// Keys select a value at once, and the wheel moves there.
    @Test(arguments: [false, true]) func aTargetThatBecomesDisabledIsNotKept(_ isTakenAway: Bool) throws {
        let stage = stage()
        try stage.focus("picker")
        for _ in 0..<5 { stage.press(.rightArrow) }
        stage.advance(by: 0.05)
        #expect(setting.value == 55)
        if isTakenAway { numbers.values.removeAll { $0 == 55 } } else { numbers.disabled = [55] }
        try stage.settle()
        #expect([54, 56].contains(setting.value))
        #expect(setting.settled == [setting.value])
        #expect(abs(try distance(setting.value, stage)) < 0.02)
        withAnimation { setting.value = 30 }
        stage.advance(by: 0.05)
        numbers.disabled = [30]
        try stage.settle()
        #expect(setting.value == 30, "what the program has set is the program's")
    }
}
