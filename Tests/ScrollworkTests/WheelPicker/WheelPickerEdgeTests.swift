import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Pickers of ranges and values at the limits of their types, with all kinds of input.
@MainActor
@Suite struct WheelPickerEdgeTests {
    private func move<Value: Hashable>(
        _ setting: WheelSetting<Value>, _ picker: @escaping (Binding<Value>) -> some View
    ) throws -> Stage {
        let stage = Stage(size: Stage.wheelSize) { SettingView(setting) { picker($0) } }
        stage.flick(from: stage.middle, velocity: CGVector(dx: -3_000, dy: -200))
        try stage.settle()
        stage.drag(from: stage.middle, to: CGPoint(x: 290, y: 160), over: 0.3)
        try stage.settle()
        try? stage.focus("picker")
        for key in [KeyEvent.Key.home, .rightArrow, .pageDown, .pageUp, .character("1"), .character("-"), .end] {
            stage.press(key)
            try stage.settle()
        }
        stage.wheel(by: CGSize(width: 0, height: -1), at: stage.middle)
        try stage.settle()
        stage.press(.end)
        try stage.settle()
        return stage
    }

    @Test func theEntireRangeOfAnIntegerType() throws {
        let byte = WheelSetting(UInt8(7))
        _ = try move(byte) { WheelPicker("Byte", value: $0, in: UInt8.min...UInt8.max, step: 7) }
        #expect(byte.value == 255)
        let whole = WheelSetting(0)
        let stage = try move(whole) { WheelPicker("Number", value: $0, in: Int.min...Int.max, step: .max / 3) }
        #expect(whole.value == .max)
        stage.press(.home)
        try stage.settle()
        #expect(whole.value == .min)
        let fine = WheelSetting(Int.min)
        _ = try move(fine) { WheelPicker("Number", value: $0, in: Int.min...Int.max) }
        #expect(fine.value == .min + 999_999_998, "a thousand million values, and no more")
    }

    @Test func oneValueAndNoValue() throws {
        let one = WheelSetting(5)
        _ = try move(one) { WheelPicker("One", value: $0, in: 5...5) }
        #expect(one.value == 5)
        let none = WheelSetting("?")
        let stage = try move(none) { WheelPicker("None", selection: $0, values: [String]()) }
        #expect(none.value == "?")
        #expect(none.reports.isEmpty)
        #expect(try stage.element(.slider, "None").value == "")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func aValueThatIsNotOnTheWheel(_ value: Double)
        throws
    {
        let setting = WheelSetting(value)
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) { WheelPicker("Number", value: $0, in: 0...10) }
        }
        try stage.settle()
        #expect(setting.reports.isEmpty)
        stage.drag(
            from: stage.middle, to: CGPoint(x: stage.middle.x + (value > 10 ? 30 : -30), y: stage.middle.y), over: 0.4)
        try stage.settle()
        #expect(setting.value == (value > 10 ? 8 : 2), "twenty points after the first ten")
        setting.value = value
        stage.update()
        try stage.settle()
    }

    @Test func infiniteBounds() throws {
        let setting = WheelSetting(0.0), most = Double.greatestFiniteMagnitude
        _ = try move(setting) { WheelPicker("Number", value: $0, in: -most...most, step: most) }
        #expect(setting.value == most)
        let endless = WheelSetting(5.0)
        _ = try move(endless) { WheelPicker("Number", value: $0, in: 5...Double.infinity) }
        #expect(endless.value == 5)
    }

    /// A bound close to the last step is selectable, also by a fling.
    @Test func aBoundNextToAStep() throws {
        let setting = WheelSetting(0)
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) { WheelPicker("Number", value: $0, in: 0...1_001, step: 100) }
        }
        stage.flick(from: stage.middle, velocity: CGVector(dx: -5_000, dy: 0))
        try stage.settle()
        #expect(setting.value == 1_001)
        try stage.adjust("picker", .decrement)
        try stage.settle()
        #expect(setting.value == 1_000)
    }
}
