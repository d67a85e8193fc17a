import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// New values arrive together with the closures for them. A closure captures the program's data by value.
@MainActor @Suite struct WheelClosureTests {
    @MainActor @Observable final class Model {
        var names = (0..<10).map { "n\($0)" }
        var index = 9
        /// The values for which a closure was called that doesn't know them.
        @ObservationIgnored var unknown: [Int] = []
    }

    enum Use: CaseIterable { case label, text, rule }

    private struct Choices: View {
        let names: [String]
        @Bindable var model: Model
        let use: Use

        private func knows(_ value: Int) -> Bool {
            if names.indices.contains(value) { return true }
            model.unknown.append(value)
            return false
        }

        private func name(_ value: Int) -> String { knows(value) ? names[value] : "unknown" }

        var body: some View {
            switch use {
            case .label: WheelPicker("Name", selection: $model.index, values: names.indices) { Text(name($0)) }
            case .text: WheelPicker("Name", selection: $model.index, values: names.indices).valueText { name($0) }
            case .rule: WheelPicker("Name", selection: $model.index, values: names.indices).valueDisabled { !knows($0) }
            }
        }
    }

    private struct Root: View {
        let model: Model
        let use: Use

        var body: some View { Choices(names: model.names, model: model, use: use).wheelPickerStyle(.drum) }
    }

    @Test(arguments: Use.allCases) func newValuesUseTheClosuresThatCameWithThem(_ use: Use) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Root(model: model, use: use) }
        try stage.settle()
        // The picker keeps the closures of this update.
        model.names += ["n10"]
        try stage.settle()
        model.unknown = []
        model.names += (11..<30).map { "n\($0)" }
        try stage.settle()
        #expect(model.unknown == [])
    }
}
