import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The feedback of a wheel from 0 to 6, from 3 on.
@MainActor @Suite struct WheelFeedbackTests {
    private func names(_ keys: [KeyEvent.Key], wraps: Bool, _ feedback: WheelPickerFeedback) throws -> [String] {
        let setting = WheelSetting(3)
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) { value in
                WheelPicker("Number", value: value, in: 0...6, majorStep: 5).wheelPickerWraps(wraps)
                    .wheelPickerFeedback(feedback)
            }
        }
        try stage.focus("picker")
        for key in keys {
            stage.press(key)
            try stage.settle()
        }
        return stage.feedback.map { $0.name }
    }

    @Test func `A wheel with ends has feedback of its own there`() throws {
        let emphasized = WheelPickerFeedback.emphasized
        let forward = try names([.upArrow, .upArrow, .upArrow], wraps: false, emphasized)
        #expect(forward == ["selection", "impact.light", "impact.medium"])
        let back = try names([.home], wraps: false, emphasized)
        #expect(back.last == "impact.medium")
    }

    @Test func `A wheel that wraps has no ends`() throws {
        let forward = try names([.upArrow, .upArrow, .upArrow, .upArrow], wraps: true, .emphasized)
        #expect(forward == ["selection", "impact.light", "selection", "impact.light"])
    }

    @Test func `Without feedback for an end, the feedback of a label applies`() throws {
        let keys: [KeyEvent.Key] = [.upArrow, .upArrow, .upArrow]
        #expect(try names(keys, wraps: false, .automatic) == ["selection", "selection", "selection"])
        #expect(try names(keys, wraps: false, .major) == ["selection", "selection"])
        #expect(try names(keys, wraps: false, .none).isEmpty)
        let minor = WheelPickerFeedback(major: nil, minor: .impact(weight: .heavy))
        #expect(try names(keys, wraps: false, minor) == ["impact.heavy", "impact.heavy"])
        var silent = WheelPickerFeedback.emphasized
        silent.limit = 0
        #expect(try names(keys, wraps: false, silent).isEmpty)
    }

    @Test func `A disabled value is spoken as the enabled one that is nearest on the scale`() throws {
        for (places, spoken) in [([0.0, 9, 10], "c"), ([0, 1, 10], "a")] {
            let stage = Stage(size: Stage.wheelSize) {
                WheelPicker("Letter", value: .constant("b"), scale: WheelScale(["a", "b", "c"], at: places))
                    .valueDisabled { $0 == "b" }
                    .accessibilityIdentifier("picker")
            }
            #expect(stage.semantics.flattened.first { $0.identifier == "picker" }?.value == spoken)
        }
    }
}
