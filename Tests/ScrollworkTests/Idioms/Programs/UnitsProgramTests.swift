import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A wheel whose range changes together with its value, as for kilograms and pounds.
@MainActor
@Suite struct UnitsProgramTests {
    private struct Weight: View {
        @Bindable var kept: Kept<Int>
        let isDrum: Bool
        @State private var isMetric = true

        var body: some View {
            VStack {
                Picker("Unit", selection: $isMetric) {
                    Text("kg").tag(true)
                    Text("lb").tag(false)
                }
                .pickerStyle(.segmented)
                Button("Convert") { isMetric.toggle() }
                Text("\(kept.value) \(isMetric ? "kg" : "lb")").accessibilityIdentifier("weight")
                Group {
                    if isDrum { picker.wheelPickerStyle(.drum) } else { picker }
                }
                .accessibilityIdentifier("wheel")
            }
            .onChange(of: isMetric) { _, isMetric in
                let factor = 2.204_62
                kept.value = Int((isMetric ? Double(kept.value) / factor : Double(kept.value) * factor).rounded())
            }
        }

        private var picker: WheelPicker<Int> {
            WheelPicker("Weight", value: $kept.value, in: isMetric ? 40...160 : 88...353)
                .valueText { [isMetric] in "\($0) \(isMetric ? "kilograms" : "pounds")" }
        }
    }

    private func shown(_ stage: Stage) -> String? { stage.semantics.flattened.first { $0.label == "Weight" }?.value }

    private func fling(_ stage: Stage, _ isDrum: Bool, forward: Bool = true) throws {
        let wheel = try stage.element(.slider, "Weight").frame, speed = forward ? -700.0 : 700
        stage.flick(
            from: CGPoint(x: wheel.midX, y: wheel.midY),
            velocity: isDrum ? CGVector(dx: 0, dy: speed) : CGVector(dx: speed, dy: 0))
    }

    @Test(arguments: [false, true]) func theValueIsConverted(_ isDrum: Bool) throws {
        let kept = Kept(70)
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Weight(kept: kept, isDrum: isDrum) }
        try stage.tapButton("Convert")
        #expect(kept.value == 154 && shown(stage) == "154 pounds")
        try fling(stage, isDrum)
        try stage.settle()
        #expect(kept.value > 160 && shown(stage) == "\(kept.value) pounds")
        let pounds = kept.value
        try stage.tapButton("Convert")
        #expect(kept.value == Int((Double(pounds) / 2.204_62).rounded()))
        #expect(shown(stage) == "\(kept.value) kilograms")
        let kilograms = kept.value
        try stage.adjust("wheel", .increment)
        try stage.settle()
        #expect(kept.value == kilograms + 1, "from the value in the center")
    }

    /// The unit changes while the wheel flings: the value that has passed last is converted, and stays.
    @Test(arguments: [false, true]) func theUnitChangesDuringAFling(_ isDrum: Bool) throws {
        let kept = Kept(70)
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Weight(kept: kept, isDrum: isDrum) }
        try fling(stage, isDrum)
        stage.advance(by: 0.15)
        let button = try stage.element(.button, "Convert").frame
        stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        let converted = kept.value
        #expect(converted > 150)
        try stage.settle()
        #expect(kept.value == converted && shown(stage) == "\(converted) pounds")
        try stage.adjust("wheel", .increment)
        try stage.settle()
        #expect(kept.value == converted + 1, "from the value in the center")
    }
}
