import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A component's own modifiers in any order: each returns the component.
@MainActor
@Suite struct ModifierOrderTests {
    @Test func aWheelsModifiersComeInAnyOrder() throws {
        let setting = WheelSetting(10)
        let stage = Stage(size: Stage.wheelSize) {
            WheelPicker("Number", value: Bindable(setting).value, in: 0...59)
                .wheelPickerStyle(.drum)
                .wheelPickerAxis(.vertical)
                .wheelPickerEdgeFade(false)
                .wheelPickerFeedback(.none)
                .onWheelPickerChange { setting.reports.append(($0, $1)) }
                .wheelPickerPageStep(20)
                .wheelPickerPageStep(7)
                .wheelPickerWraps()
                .valueText { "No. \($0)" }
                .accessibilityIdentifier("picker")
                .wheelPickerWraps(false)
                .wheelPickerAxis(.horizontal)
        }
        try stage.focus("picker")
        for _ in 0..<3 { stage.press(.pageDown) }
        try stage.settle()
        #expect(setting.value == 10, "it wraps, along the axis that is its own, and pages by what was said first")
        #expect(setting.settled.last == 10)
        #expect(try stage.element(.slider, "Number").value?.hasPrefix("No. 10") == true)
    }

    @Test func aCarouselsModifiersComeInAnyOrder() throws {
        let kept = Kept<Int?>(0)
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            Carousel(0..<6, id: \.self) { Text("\($0)").accessibilityIdentifier("page \($0)") }
                .carouselStyle(.scaled)
                .pageIndicator()
                .autoplay(every: .seconds(-1))
                .onPageSettled { kept.value = $0 }
                .frame(height: 200)
        }
        stage.flick(from: CGPoint(x: 300, y: 150), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(kept.value == 1)
        #expect(!stage.semantics.flattened.contains { $0.label == "Pause" })
    }
}
