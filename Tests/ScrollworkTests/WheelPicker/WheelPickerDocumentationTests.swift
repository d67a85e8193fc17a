import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

private struct Order: View {
    @State private var litres = 1.5
    @State private var fruit = "Cherry"

    var body: some View {
        WheelPicker("Litres", value: $litres, in: 0...3, step: 0.1)
        WheelPicker("Fruit", selection: $fruit, values: ["Apple", "Banana", "Cherry"]) { Text($0).bold() }
            .wheelPickerStyle(.drum)
    }
}

private struct Tuner: View {
    @State private var hertz = 440.0

    var body: some View {
        WheelPicker("Frequency", value: $hertz, scale: WheelScale(logarithmic: 20...20_000))
    }
}

private struct DotsStyle: WheelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.track(spacing: 24) { tick in
            Circle().frame(width: tick.kind == .major ? 10 : 5)
        }
        .frame(height: 44)
    }
}

private struct Hours: View {
    @Binding var hour: Int

    var body: some View {
        WheelPicker("Hour", value: $hour, in: 0...23)
            .valueDisabled { $0 < 6 }
            .wheelPickerStyle(.drum)
            .wheelPickerWraps()
            .wheelPickerFeedback(.emphasized)
    }
}

/// The examples of the guide.
@MainActor
@Suite struct WheelPickerDocumentationTests {
    @Test func theExamplesShowTheirValues() throws {
        let stage = Stage(size: CGSize(width: 390, height: 800)) {
            VStack {
                Order()
                Tuner()
            }
        }
        #expect(try stage.element(.slider, "Litres").value == "1.5")
        #expect(try stage.element(.slider, "Fruit").value == "Cherry, 3 of 3")
        #expect(try stage.element(.slider, "Frequency").value == "400")
    }

    @Test func aCustomStyleKeepsTheBehavior() throws {
        let setting = WheelSetting(50)
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) { WheelPicker("Number", value: $0, in: 0...100).wheelPickerStyle(DotsStyle()) }
        }
        stage.drag(from: stage.middle, to: CGPoint(x: 113, y: 150), over: 2)
        try stage.settle()
        #expect(setting.value == 53)
    }

    @Test func theModifiersOfTheGuideCompile() throws {
        let setting = WheelSetting(23)
        let stage = Stage(size: Stage.wheelSize) { SettingView(setting) { Hours(hour: $0).wheelPickerEdgeFade(false) } }
        stage.wheel(by: CGSize(width: 0, height: 1), at: stage.middle)
        try stage.settle()
        #expect(setting.value == 6)
    }
}
