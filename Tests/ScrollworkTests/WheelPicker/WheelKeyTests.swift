import LayerTree
import Scrollwork
import SwiftUI
import Testing

@testable import ScrollworkTesting

/// The values that keys and assistive technology select.
@MainActor @Suite struct WheelKeyTests {
    private func stage(
        _ setting: WheelSetting<Int>, _ axis: Axis = .horizontal, rightToLeft: Bool = false, isDisabled: Bool = false
    ) -> Stage {
        Stage(size: Stage.wheelSize, environment: { if rightToLeft { $0.layoutDirection = .rightToLeft } }) {
            SettingView(setting) { WheelPicker("Number", value: $0, in: 0...200).wheelPickerAxis(axis) }
                .disabled(isDisabled)
        }
    }

    private nonisolated static let keys: [(Axis, Bool, [(KeyEvent.Key, Int)])] = [
        (
            .horizontal, false,
            [
                (.rightArrow, 101), (.leftArrow, 99), (.upArrow, 101), (.downArrow, 99), (.pageUp, 110),
                (.pageDown, 90), (.home, 0), (.end, 200),
            ]
        ),
        (
            .horizontal, true,
            [
                (.rightArrow, 99), (.leftArrow, 101), (.upArrow, 101), (.downArrow, 99), (.pageUp, 110),
                (.pageDown, 90), (.home, 0), (.end, 200),
            ]
        ),
        (
            .vertical, false,
            [
                (.rightArrow, 101), (.leftArrow, 99), (.upArrow, 99), (.downArrow, 101), (.pageUp, 90),
                (.pageDown, 110), (.home, 0), (.end, 200),
            ]
        ),
        (.vertical, true, [(.rightArrow, 99), (.leftArrow, 101), (.upArrow, 99), (.downArrow, 101)]),
    ]

    @Test(arguments: keys.indices) func keysStepInTheirDirection(_ index: Int) throws {
        let (axis, rightToLeft, keys) = Self.keys[index], setting = WheelSetting(100)
        let stage = stage(setting, axis, rightToLeft: rightToLeft)
        try stage.focus("picker")
        for (key, value) in keys {
            setting.value = 100
            try stage.settle()
            setting.reports = []
            stage.press(key)
            #expect(setting.value == value, "\(key)")
            try stage.settle()
            #expect(setting.settling == [value] && setting.settled == [value] && setting.passing.isEmpty, "\(key)")
        }
    }

    @Test func escapeAndDeleteBelongToOthersWithoutTypedText() throws {
        let setting = WheelSetting(100), stage = stage(setting)
        try stage.focus("picker")
        stage.press(.character("7"))
        #expect(setting.value == 7)
        stage.press(.character("0"))
        #expect(setting.value == 70)
        // Escape forgets the text, and the next digit begins another.
        stage.press(.escape)
        stage.press(.character("8"))
        #expect(setting.value == 8)
        stage.press(.delete)
        #expect(setting.value == 8)
        stage.press(.character("9"))
        #expect(setting.value == 9)
        stage.press(.character(" "))
        try stage.settle()
        #expect(setting.value == 9)
    }

    @Test(arguments: [Axis.horizontal, .vertical]) func assistiveTechnologyStepsAndTurnsPages(_ axis: Axis) throws {
        let setting = WheelSetting(100), stage = stage(setting, axis)
        try stage.adjust("picker", .increment)
        #expect(setting.value == 101)
        try stage.adjust("picker", .decrement)
        try stage.adjust("picker", .decrement)
        #expect(setting.value == 99)
        try stage.scrollAction("picker", axis == .horizontal ? .right : .down)
        #expect(setting.value == 109)
        try stage.scrollAction("picker", axis == .horizontal ? .left : .up)
        #expect(setting.value == 99)
        try stage.perform("Last value", on: "picker")
        #expect(setting.value == 200)
        try stage.perform("First value", on: "picker")
        #expect(setting.value == 0)
        try stage.settle()
        #expect(setting.settled == [0])
    }

    @Test func aDisabledPickerDoesNotMove() throws {
        let setting = WheelSetting(100), stage = stage(setting, isDisabled: true)
        try? stage.adjust("picker", .increment)
        try? stage.perform("Last value", on: "picker")
        try? stage.scrollAction("picker", .right)
        stage.press(.tab)
        stage.press(.end)
        stage.drag(from: stage.middle, to: CGPoint(x: 60, y: 150), over: 0.4)
        try stage.settle()
        #expect(setting.value == 100 && setting.reports.isEmpty)
    }

    /// The system and the program use keys with modifiers.
    @Test func keysWithModifiersBelongToOthers() throws {
        let setting = WheelSetting(100), stage = stage(setting)
        try stage.focus("picker")
        for modifiers in [KeyModifiers.command, .control, .option, [.command, .shift]] {
            for key in [KeyEvent.Key.rightArrow, .character("7")] {
                stage.press(key, modifiers: modifiers)
                #expect(setting.value == 100)
            }
        }
        stage.press(.rightArrow, modifiers: .shift)
        #expect(setting.value == 101)
    }

    /// A key that a person holds down repeats its step, but not its character.
    @Test func aHeldKeyRepeatsItsStep() throws {
        let setting = WheelSetting(100), stage = stage(setting)
        try stage.focus("picker")
        for (key, value) in [(KeyEvent.Key.rightArrow, 103), (.pageUp, 133), (.character("1"), 1)] {
            for phase in [KeyEvent.Phase.down, .repeat, .repeat, .up] {
                stage.send(.key(KeyEvent(key: key, phase: phase, time: stage.time)))
                stage.update()
            }
            #expect(setting.value == value, "\(key)")
        }
    }

    /// Each key starts another second.
    @Test func typedTextLastsForASecond() throws {
        let setting = WheelSetting(100), stage = stage(setting)
        try stage.focus("picker")
        for (pause, key, value) in [
            (0.1, "1", 1), (0.95, "7", 17), (0.95, "5", 175), (1.05, "3", 3), (0.5, "0", 30), (1.05, "4", 4),
        ] as [(Double, Character, Int)] {
            stage.advance(by: pause)
            stage.press(.character(key))
            #expect(setting.value == value, "\(key)")
        }
        // Deletion also starts another second.
        stage.advance(by: 0.9)
        stage.press(.character("2"))
        stage.advance(by: 0.9)
        stage.press(.delete)
        #expect(setting.value == 4)
        stage.advance(by: 0.9)
        stage.press(.character("6"))
        #expect(setting.value == 46)
    }

    // MARK: Options

    private func pageStep(_ picker: (WheelPicker<Int>) -> some View) throws -> Int {
        let setting = WheelSetting(100)
        let view = picker(WheelPicker("Number", value: Bindable(setting).value, in: 0...200))
        let stage = Stage(size: Stage.wheelSize) { view.accessibilityIdentifier("picker") }
        try stage.focus("picker")
        stage.press(.pageUp)
        return setting.value - 100
    }

    @Test func aPageHasAtLeastOneValue() throws {
        #expect(try pageStep { $0 } == 10)
        #expect(try pageStep { $0.wheelPickerPageStep(25) } == 25)
        #expect(try pageStep { $0.wheelPickerPageStep(0) } == 1)
        #expect(try pageStep { $0.wheelPickerPageStep(-4) } == 1)
        #expect(try pageStep { $0.wheelPickerPageStep(.max) } == 100)
        // The modifier nearest to the picker applies.
        #expect(try pageStep { $0.wheelPickerPageStep(3).wheelPickerPageStep(9) } == 3)
        #expect(try pageStep { picker in VStack { picker }.wheelPickerPageStep(7) } == 7)
        #expect(try pageStep { picker in VStack { picker }.wheelPickerPageStep(0) } == 1)
        #expect(try pageStep { picker in VStack { picker.wheelPickerPageStep(4) }.wheelPickerPageStep(7) } == 4)
        #expect(try pageStep { picker in VStack { picker }.wheelPickerPageStep(4).wheelPickerPageStep(7) } == 4)
    }

    private func next(_ picker: (WheelPicker<Int>) -> some View) throws -> Int {
        let setting = WheelSetting(200)
        let view = picker(WheelPicker("Number", value: Bindable(setting).value, in: 0...200))
        let stage = Stage(size: Stage.wheelSize) { view.accessibilityIdentifier("picker") }
        try stage.adjust("picker", .increment)
        return setting.value
    }

    @Test func theFirstValueFollowsTheLastIfTheValuesWrap() throws {
        #expect(try next { $0 } == 200 && next { $0.wheelPickerWraps() } == 0)
        #expect(try next { $0.wheelPickerWraps(false).wheelPickerWraps() } == 200)
        #expect(try next { picker in VStack { picker }.wheelPickerWraps() } == 0)
        #expect(try next { picker in VStack { picker.wheelPickerWraps(false) }.wheelPickerWraps() } == 200)
    }

    @Test func theRangeIsAHint() throws {
        func hint(_ bounds: ClosedRange<Int>) throws -> String {
            let stage = Stage(size: Stage.wheelSize) { WheelPicker("Number", value: .constant(3), in: bounds) }
            return try stage.element(.slider, "Number").hint ?? ""
        }
        #expect(try hint(0...5) == "0 – 5" && hint(3...4) == "3 – 4" && hint(3...3) == "")
        let names = Stage(size: Stage.wheelSize) {
            WheelPicker("Name", selection: .constant("b"), values: ["a", "b", "c"])
        }
        let element = try names.element(.slider, "Name")
        #expect(element.value == "b, 2 of 3" && (element.hint ?? "") == "")
        let none = Stage(size: Stage.wheelSize) {
            WheelPicker("Name", selection: .constant("b"), values: [String]())
        }
        #expect(try none.element(.slider, "Name").value ?? "" == "")
    }
}
