import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Wheels in views that read the selected value, which SwiftUI evaluates for every passing value.
@MainActor
@Suite struct WheelReadTests {
    private struct Reader<Picker: View>: View {
        @Bindable var setting: WheelSetting<Int>
        @ViewBuilder let picker: (Binding<Int>, Int) -> Picker

        var body: some View {
            VStack {
                Text("\(setting.value) kg")
                picker($setting.value, setting.value).onWheelPickerChange(of: Int.self) {
                    setting.reports.append(($0, $1))
                }
                .accessibilityIdentifier("wheel")
            }
        }
    }

    /// Returns the evaluated bodies for each passing value of a fling.
    private func cost(
        velocity: CGVector = CGVector(dx: -1_500, dy: 0),
        @ViewBuilder _ picker: @escaping (Binding<Int>, Int) -> some View
    ) throws -> Double {
        let setting = WheelSetting(500)
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Reader(setting: setting, picker: picker) }
        stage.resetStatistics()
        let wheel = try stage.frame(of: "wheel")
        stage.flick(from: CGPoint(x: wheel.midX, y: wheel.midY), velocity: velocity)
        try stage.settle()
        #expect(setting.passing.count > 20)
        return Double(stage.statistics.bodiesEvaluated) / Double(max(setting.passing.count, 1))
    }

    @Test func namedValuesCostOnlyTheirVisibleLabels() throws {
        let named = try cost { value, _ in
            WheelPicker("Weight", value: value, in: 0...1_000).valueText { "\($0) kg" }
        }
        #expect(named < 17.5, "\(named) bodies for a value")
        let disabled = try cost { value, _ in
            WheelPicker("Weight", value: value, in: 0...1_000).valueDisabled { $0 % 7 == 3 }
        }
        #expect(disabled < 11.5, "\(disabled) bodies for a value")
        let drum = try cost(velocity: CGVector(dx: 0, dy: -1_500)) { value, _ in
            WheelPicker("Weight", value: value, in: 0...1_000).valueLabel { Text("\($0)") }.wheelPickerStyle(.drum)
        }
        #expect(drum < 29, "\(drum) bodies for a value")
    }

    @Test func aLabelThatReadsTheValueUpdatesAsItPasses() throws {
        let setting = WheelSetting(500)
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            Reader(setting: setting) { value, now in
                WheelPicker("Weight", value: value, in: 0...1_000)
                    .valueLabel { Text($0 == now ? "[\($0)]" : "\($0)").accessibilityIdentifier("label-\($0)") }
                    .wheelPickerStyle(.drum)
            }
        }
        let finger = stage.touch(at: CGPoint(x: 195, y: 250))
        finger.move(by: CGSize(width: 0, height: -90), over: 0.5)
        #expect(setting.value != 500)
        #expect(try stage.text(of: "label-\(setting.value)") == "[\(setting.value)]")
        #expect(try stage.text(of: "label-500") == "500")
        finger.lift()
        try stage.settle()
        #expect(try stage.text(of: "label-\(setting.value)") == "[\(setting.value)]")
    }

    private struct Limited: View {
        @Bindable var setting: WheelSetting<Int>
        let limit: WheelSetting<Int>

        var body: some View {
            let last = limit.value
            WheelPicker("Weight", value: $setting.value, in: 0...100).valueDisabled { $0 > last }
                .accessibilityIdentifier("picker")
        }
    }

    @Test func aRuleThatReadsStateUpdates() throws {
        let setting = WheelSetting(10)
        let limit = WheelSetting(100)
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Limited(setting: setting, limit: limit) }
        limit.value = 12
        stage.update()
        for _ in 0..<5 { try stage.adjust("picker", .increment) }
        try stage.settle()
        #expect(setting.value == 12)
        limit.value = 14
        stage.update()
        for _ in 0..<5 { try stage.adjust("picker", .increment) }
        try stage.settle()
        #expect(setting.value == 14)
        stage.flick(from: CGPoint(x: 195, y: 150), velocity: CGVector(dx: -2_000, dy: 0))
        try stage.settle()
        #expect(setting.value == 14)
    }
}
