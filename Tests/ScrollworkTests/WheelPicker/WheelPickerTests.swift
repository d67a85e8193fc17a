import Foundation
import Scrollwork
import ScrollworkTesting
import LayerTree
import SwiftUI
import Testing

@MainActor
@Suite struct WheelPickerTests {
    private func stage(_ setting: WheelSetting<Int>, in bounds: ClosedRange<Int> = 40...160) -> Stage {
        Stage(size: Stage.wheelSize) {
            SettingView(setting) {
                WheelPicker("Weight", value: $0, in: bounds).valueLabel {
                    Text("\($0)").accessibilityIdentifier("at-\($0)")
                }
            }
        }
    }

    @Test func theFirstFrameShowsTheValue() throws {
        let stage = stage(WheelSetting(75))
        #expect(abs(try stage.frame(of: "at-75").midX - 195) < 0.01)
    }

    @Test func aDragOfTenPointsPerTickMovesTheValue() throws {
        let setting = WheelSetting(72)
        let stage = stage(setting)
        let finger = stage.touch(at: stage.middle)
        finger.move(by: CGSize(width: -110, height: 0), over: 0.5)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(setting.value == 82)
        #expect(setting.settled == [82])
        #expect(setting.passing == Array(73...82))
        #expect(setting.settling == [82])
    }

    @Test func aFlingSettlesOnItsTarget() throws {
        let setting = WheelSetting(72)
        let stage = stage(setting)
        stage.flick(from: stage.middle, velocity: CGVector(dx: -800, dy: 0))
        let target = setting.settling
        try stage.settle()
        #expect(target.count == 1)
        #expect(setting.settled == target)
        #expect(setting.value == target.first)
    }

    @Test func aValueSetDuringAFlingIsItsTarget() throws {
        let setting = WheelSetting(72)
        let stage = stage(setting)
        stage.flick(from: stage.middle, velocity: CGVector(dx: -1500, dy: 0))
        stage.advance(by: 0.2)
        setting.value = 50
        try stage.settle()
        #expect(setting.value == 50)
        #expect(setting.settled == [50])
        #expect(abs(try stage.frame(of: "at-50").midX - 195) < 0.01)
    }

    @Test func aValueSetUnderAFingerIsItsTarget() throws {
        let setting = WheelSetting(72)
        let stage = stage(setting)
        let finger = stage.touch(at: stage.middle)
        finger.move(by: CGSize(width: -60, height: 0), over: 0.2)
        setting.value = 100
        finger.move(by: CGSize(width: -30, height: 0), over: 0.1)
        finger.lift()
        try stage.settle()
        #expect(setting.value == 100)
        #expect(setting.settled == [100])
        #expect(abs(try stage.frame(of: "at-100").midX - 195) < 0.01)
    }

    /// The second value is set while the wheel moves to the first.
    @Test(arguments: [1, -1]) func aNotchBeforeAValueIsWhereItSettles(_ notch: Int) throws {
        let setting = WheelSetting(75)
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) {
                WheelPicker("Weight", value: $0, in: 40...160)
                    .valueLabel { Text("\($0)").accessibilityIdentifier("at-\($0)") }
                    .wheelPickerStyle(EveryLabelStyle(spacing: 20))
            }
        }
        for value in [120, 100] {
            withAnimation { setting.value = value }
            stage.advance(by: 0.1)
        }
        stage.wheel(by: CGSize(width: 0, height: CGFloat(notch)), at: stage.middle)
        try stage.settle()
        let expected = 100 + notch
        #expect(setting.value == expected)
        #expect(setting.settled == [expected])
        #expect(abs(try stage.frame(of: "at-\(expected)").midX - 195) < 0.01)
    }

    @Test func oneNotchIsOneStep() throws {
        let setting = WheelSetting(72)
        let stage = stage(setting)
        stage.wheel(by: CGSize(width: 0, height: 1), at: stage.middle)
        try stage.settle()
        #expect(setting.value == 73)
        stage.wheel(by: CGSize(width: 0, height: -1), at: stage.middle)
        stage.wheel(by: CGSize(width: 0, height: -1), at: stage.middle)
        try stage.settle()
        #expect(setting.value == 71)
        #expect(setting.settled == [73, 71])
    }

    @Test func keysMoveTheValue() throws {
        let setting = WheelSetting(72)
        let stage = stage(setting)
        try stage.focus("picker")
        let keys: [(KeyEvent.Key, Int)] = [
            (.rightArrow, 73), (.leftArrow, 72), (.upArrow, 73), (.downArrow, 72), (.pageUp, 82), (.pageDown, 72),
            (.end, 160), (.home, 40),
            (.character("9"), 90), (.character("7"), 97),
        ]
        for (key, value) in keys {
            stage.press(key)
            #expect(setting.value == value)
        }
        try stage.settle()
        stage.press(.character("5"))
        #expect(setting.value == 50)
        try stage.settle()
        #expect(setting.settled.last == 50)
        #expect(abs(try stage.frame(of: "at-50").midX - 195) < 0.01)
    }

    @Test func assistiveTechnologyStepsTheValue() throws {
        let setting = WheelSetting(72)
        let stage = stage(setting)
        let element = try stage.element(.slider, "Weight")
        #expect(element.value == "72")
        try stage.adjust("picker", .increment)
        try stage.settle()
        #expect(setting.value == 73)
        #expect(try stage.element(.slider, "Weight").value == "73")
    }

    @Test func theWheelRestsOnItsValueAfterAResize() throws {
        let setting = WheelSetting(75)
        let stage = stage(setting)
        stage.resize(to: CGSize(width: 601, height: 333))
        try stage.settle()
        #expect(abs(try stage.frame(of: "at-75").midX - 300.5) < 0.01)
        #expect(setting.value == 75)
    }

    @Test func disabledValuesAreSkipped() throws {
        let setting = WheelSetting(72)
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) {
                WheelPicker("Weight", value: $0, in: 40...160).valueDisabled { !$0.isMultiple(of: 7) && $0 != 72 }
            }
        }
        stage.wheel(by: CGSize(width: 0, height: 1), at: stage.middle)
        try stage.settle()
        #expect(setting.value == 77)
        stage.flick(from: stage.middle, velocity: CGVector(dx: -700, dy: 0))
        try stage.settle()
        #expect(setting.reports.allSatisfy { $0.value.isMultiple(of: 7) })
    }

    @Test func aWheelThatWrapsHasNoEnd() throws {
        let setting = WheelSetting(3)
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) {
                WheelPicker("Hour", value: $0, in: 0...11).wheelPickerWraps().wheelPickerStyle(.drum)
            }
        }
        for _ in 0..<60 {
            let before = setting.value
            stage.wheel(by: CGSize(width: 0, height: 1), at: stage.middle)
            try stage.settle()
            #expect(setting.value == (before + 1) % 12)
        }
        for _ in 0..<100 { stage.flick(from: CGPoint(x: 195, y: 250), velocity: CGVector(dx: 0, dy: -6000)) }
        try stage.settle()
        #expect((0...11).contains(setting.value))
    }
}
