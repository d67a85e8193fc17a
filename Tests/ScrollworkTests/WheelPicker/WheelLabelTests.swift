import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The labels of a wheel follow the program's texts and views, also if they change for a single value.
@MainActor
@Suite struct WheelLabelTests {
    /// The origins of a picker's labels.
    enum Source: CaseIterable, Sendable { case format, text, label, elements, elementsWithAString }

    private struct UnitFormat: FormatStyle {
        let unit: String

        func format(_ value: Int) -> String { value == 6 ? "6 \(unit)" : "\(value)" }
    }

    private struct Labeled: View {
        let source: Source
        let setting: WheelSetting<Int>
        let unit: Kept<String>

        var body: some View {
            picker(unit.value).wheelPickerStyle(EveryLabelStyle(spacing: 60)).accessibilityIdentifier("picker")
        }

        private func picker(_ unit: String) -> WheelPicker<Int> {
            let value = Bindable(setting).value, format = UnitFormat(unit: unit), title = "Number"
            switch source {
            case .format: return WheelPicker("Number", value: value, in: 0...9).valueFormat(format)
            case .text: return WheelPicker("Number", value: value, in: 0...9).valueText { format.format($0) }
            case .label:
                return WheelPicker("Number", value: value, in: 0...9)
                    .valueLabel { Text(verbatim: format.format($0)) }
            case .elements:
                return WheelPicker("Number", selection: value, values: Array(0...9)) {
                    Text(verbatim: format.format($0))
                }
            case .elementsWithAString:
                return WheelPicker(title, selection: value, values: Array(0...9)) { Text(verbatim: format.format($0)) }
            }
        }
    }

    @Test(arguments: Source.allCases) func labelsFollowTheProgram(_ source: Source) throws {
        let unit = Kept("kg")
        let stage = Stage(size: Stage.wheelSize) { Labeled(source: source, setting: WheelSetting(5), unit: unit) }
        let before = try stage.text(of: "picker")
        #expect(before.contains("5 6 kg 7"))
        for text in ["lb", "st"] {
            unit.value = text
            try stage.settle()
            let after = try stage.text(of: "picker")
            #expect(after.contains("5 6 \(text) 7"))
        }
    }
}
