import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// What a wheel style receives, and when its body updates.
@MainActor @Suite struct WheelStyleTests {
    private struct SampleStyle: WheelStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.track(spacing: 20) { _ in Color.clear }
                .accessibilityIdentifier("samples: " + configuration.sampleTexts.joined(separator: " "))
        }
    }

    private func samples(_ picker: some View) -> [String] {
        let stage = Stage(size: Stage.wheelSize) { picker.wheelPickerStyle(SampleStyle()) }
        return Array(stage.frames(prefix: "samples: ").keys)
    }

    /// The samples are the first, the middle, and the last text, once each.
    @Test func aStyleReceivesSamplesOfTheTexts() {
        let number = Binding.constant(3)
        #expect(samples(WheelPicker("Number", value: number, in: 0...10)) == ["samples: 0 10 5"])
        #expect(samples(WheelPicker("Number", value: number, in: 3...6)) == ["samples: 3 5 6"])
        #expect(samples(WheelPicker("Number", value: number, in: 3...4)) == ["samples: 3 4"])
        #expect(samples(WheelPicker("Number", value: number, in: 3...3)) == ["samples: 3"])
        let named = WheelPicker("Number", value: number, in: 0...10).valueText { "n\($0)" }
        #expect(samples(named) == ["samples: n0 n10 n5"])
        let shown = WheelPicker("Number", value: number, in: 0...10).valueLabel { Text("\($0)") }
        #expect(samples(shown) == ["samples: "])
        #expect(samples(WheelPicker("Name", selection: .constant("b"), values: [String]())) == ["samples: "])
    }

    @MainActor private final class Count {
        var bodies = 0
    }

    private struct CountingStyle: WheelStyle, Equatable {
        let count: Count

        nonisolated static func == (a: CountingStyle, b: CountingStyle) -> Bool { a.count === b.count }

        func makeBody(configuration: Configuration) -> some View {
            count.bodies += 1
            return configuration.track(spacing: 20) { $0.label }
        }
    }

    /// A bound value that the picker doesn't have counts as enabled.
    @Test func aStyleUpdatesWhenTheBoundValueBecomesDisabledOrEnabled() throws {
        let count = Count(), setting = WheelSetting("z")
        let stage = Stage(size: Stage.wheelSize, checksBodies: false) {
            SettingView(setting) {
                WheelPicker("Name", selection: $0, values: ["a", "b", "c"]).valueDisabled { $0 == "c" }
                    .wheelPickerStyle(CountingStyle(count: count))
            }
        }
        for (value, updates) in [
            ("b", false), ("c", true), ("a", true), ("z", false), ("c", true), ("z", true), ("b", false),
        ] {
            let former = count.bodies
            setting.value = value
            try stage.settle()
            #expect(setting.value == value && (count.bodies > former) == updates, "\(value)")
        }
    }
}
