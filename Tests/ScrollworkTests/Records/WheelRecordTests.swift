import Foundation
import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

@testable import Scrollwork

/// Wheels that are dragged, flicked, typed on, commanded, and changed.
@MainActor @Suite struct WheelRecordTests {
    @MainActor @Observable final class Options {
        var high = 40
        var axis: Axis?
        var isDisabled: (@Sendable (Int) -> Bool)?
    }

    struct Setting: Sendable, CustomTestStringConvertible {
        var name: String
        var isDrum = false
        var axis: Axis?
        var rightToLeft = false
        var wraps = false
        var isDisabled: (@Sendable (Int) -> Bool)?
        var positions: [Double]?
        var reducesMotion = false
        var hasContrast = false
        var typeSize = DynamicTypeSize.large
        var fades = true

        var testDescription: String { name }
    }

    nonisolated static let settings = [
        Setting(name: "ruler"),
        Setting(name: "vertical ruler", axis: .vertical, isDisabled: { $0 % 7 == 3 }, hasContrast: true),
        Setting(name: "mirrored ruler", rightToLeft: true, wraps: true, fades: false),
        Setting(name: "drum", isDrum: true),
        Setting(name: "wrapping drum", isDrum: true, wraps: true, isDisabled: { $0 % 5 == 1 }, hasContrast: true),
        Setting(name: "horizontal drum", isDrum: true, axis: .horizontal, typeSize: .xxLarge),
        Setting(name: "large drum", isDrum: true, typeSize: .accessibility2),
        Setting(name: "stops", positions: (0...40).map { Double($0 * $0) / 8 + Double($0) }),
        Setting(name: "less motion", isDrum: true, isDisabled: { $0 > 30 && $0 < 36 }, reducesMotion: true),
    ]

    private struct Wheel: View {
        let setting: Setting
        let value: Binding<Int>
        let options: Options

        var body: some View {
            picker.wheelPickerAxis(options.axis).wheelPickerWraps(setting.wraps).wheelPickerEdgeFade(setting.fades)
        }

        @ViewBuilder private var picker: some View {
            if setting.isDrum { numbers.wheelPickerStyle(.drum) } else { numbers.wheelPickerStyle(.ruler) }
        }

        private var numbers: WheelPicker<Int> {
            let values = Array(0...options.high)
            let picker =
                setting.positions.map {
                    WheelPicker("Stop", value: value, scale: WheelScale(values, at: Array($0.prefix(values.count))))
                } ?? WheelPicker("Number", value: value, in: 0...options.high)
            return options.isDisabled.map { rule in picker.valueDisabled { rule($0) } } ?? picker
        }
    }

    @Test(arguments: settings) func wheel(_ setting: Setting) throws {
        let value = WheelSetting(20), options = Options()
        (options.axis, options.isDisabled) = (setting.axis, setting.isDisabled)
        let stage = Stage(size: CGSize(width: 300, height: 260)) {
            if setting.rightToLeft { $0.layoutDirection = .rightToLeft }
            $0.setReduceMotion(setting.reducesMotion)
            $0.set(.increaseContrast, to: setting.hasContrast)
            $0.dynamicTypeSize = setting.typeSize
        } content: {
            SettingView(value) { Wheel(setting: setting, value: $0, options: options) }
        }
        let trace = Trace(stage) {
            defer { value.reports = [] }
            return value.reports.map { "\($0.phase) \($0.value)" } + ["value \(value.value)"]
        }
        let axis = setting.axis ?? (setting.isDrum ? .vertical : .horizontal),
            sign: CGFloat = setting.rightToLeft ? -1 : 1
        func along(_ length: CGFloat) -> CGSize {
            axis == .horizontal ? CGSize(width: length * sign, height: 0) : CGSize(width: 0, height: length)
        }
        let finger = stage.touch(at: stage.middle)
        finger.move(by: along(-23), over: 0.1)
        trace.note("dragged")
        finger.move(by: along(-31), over: 0.3)
        trace.note("dragged")
        finger.hold(for: 0.2)
        finger.lift()
        trace.watch("lifted", 0.1, times: 1)
        try trace.settle("drag")
        trace.elements()
        stage.flick(from: stage.middle, velocity: along(700))
        trace.watch("flicked", 0.3, times: 2)
        try trace.settle("flick")
        stage.tap(at: CGPoint(x: 150 + along(44).width, y: 130 + along(44).height))
        trace.watch("tapped", 0.1, times: 1)
        try trace.settle("tap")
        stage.press(.tab)
        for key in [KeyEvent.Key.upArrow, .pageDown, .end, .home, .character("1"), .character("7")] {
            stage.press(key)
            trace.watch("\(key)", 0.1, times: 1)
        }
        try trace.settle("keys")
        stage.wheel(by: along(2), at: stage.middle)
        try trace.settle("wheel")
        value.value = 33
        trace.watch("set", 0.2, times: 2)
        options.high = 30
        trace.watch("shorter", 0.1, times: 1)
        try trace.settle("shorter")
        options.isDisabled = { $0 % 3 == 0 }
        try trace.settle("rule")
        value.value = 9
        try trace.settle("disabled value")
        stage.resize(to: CGSize(width: 220, height: 180))
        try trace.settle("resized")
        options.axis = axis == .horizontal ? .vertical : .horizontal
        try trace.settle("turned")
        trace.elements()
        try Record.check("Wheel/\(setting.name)", trace.lines)
    }

    struct Columns: Sendable, CustomTestStringConvertible {
        var name: String
        var components: WheelDatePicker.Components
        var locale = "en_US"
        var rightToLeft = false

        var testDescription: String { name }
    }

    @Test(arguments: [
        Columns(name: "date", components: .date), Columns(name: "time", components: .time),
        Columns(name: "seconds", components: [.date, .timeWithSeconds], locale: "de_DE"),
        Columns(name: "mirrored date", components: .date, locale: "ar_EG", rightToLeft: true),
    ])
    func datePicker(_ columns: Columns) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let setting = WheelSetting(Date(timeIntervalSince1970: 1_769_864_405))
        let bounds = setting.value - 86_400 * 400...setting.value + 86_400 * 700
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            $0.calendar = calendar
            $0.locale = Locale(identifier: columns.locale)
            if columns.rightToLeft { $0.layoutDirection = .rightToLeft }
        } content: {
            SettingView(setting) {
                WheelDatePicker("Moment", selection: $0, in: bounds, displayedComponents: columns.components)
            }
        }
        let trace = Trace(stage) {
            defer { setting.reports = [] }
            return setting.reports.map { "\($0.phase) \(Int($0.value.timeIntervalSince1970))" }
                + ["value \(Int(setting.value.timeIntervalSince1970))"]
        }
        for x in stride(from: 40.0, to: 390, by: 90) {
            let finger = stage.touch(at: CGPoint(x: x, y: 150))
            finger.move(by: CGSize(width: 0, height: -50), over: 0.2)
            finger.hold(for: 0.2)
            finger.lift()
            try trace.settle("drag at \(Int(x))")
            stage.flick(from: CGPoint(x: x, y: 150), velocity: CGVector(dx: 0, dy: 1_500))
            try trace.settle("flick at \(Int(x))")
        }
        trace.elements()
        setting.value = Date(timeIntervalSince1970: 1_800_000_000)
        try trace.settle("set")
        // The same date, chosen again after the program has changed it.
        for _ in 0..<2 {
            stage.drag(from: CGPoint(x: 350, y: 150), to: CGPoint(x: 350, y: 100), over: 0.5)
            try trace.settle("chosen again")
            setting.value = Date(timeIntervalSince1970: 1_800_000_000)
            try trace.settle("set again")
        }
        try Record.check("Dates/\(columns.name)", trace.lines)
    }

    /// Each key, action, and event on a wheel, and the value that follows.
    @Test(arguments: [Axis.horizontal, .vertical]) func commands(_ axis: Axis) throws {
        let names = ["apple", "Apricot", "banana", "Bilberry", "blackberry", "cherry", "date", "fig", "grape", "kiwi"]
        var lines: [String] = []
        for (rightToLeft, wraps, isRuled) in [(false, false, false), (true, true, false), (false, true, true)] {
            let setting = WheelSetting("cherry")
            let stage = Stage(size: CGSize(width: 300, height: 260)) {
                if rightToLeft { $0.layoutDirection = .rightToLeft }
            } content: {
                SettingView(setting) {
                    WheelPicker("Fruit", selection: $0, values: names)
                        .valueDisabled { isRuled && ["apple", "date", "kiwi"].contains($0) }
                        .wheelPickerAxis(axis).wheelPickerWraps(wraps).wheelPickerPageStep(3)
                }
            }
            stage.press(.tab)
            func note(_ title: String) throws {
                try stage.settle()
                let clicks = stage.feedback.map { "\($0.name) \(decimals($0.intensity)) at \(decimals($0.time))" }
                let reports = setting.reports.map { "\($0.phase) \($0.value)" }
                let spoken = try stage.element(.slider, "Fruit").value ?? "-"
                lines.append("\(title): \(setting.value), \(reports), \(clicks.suffix(3)), \(spoken)")
                setting.reports = []
            }
            let keys: [KeyEvent.Key] = [
                .leftArrow, .rightArrow, .rightArrow, .upArrow, .downArrow, .pageDown, .pageUp, .end, .rightArrow,
                .downArrow, .home, .leftArrow, .upArrow,
            ]
            for key in keys {
                stage.press(key)
                try note("\(key)")
            }
            for word in ["b", "bb", "bbb", "BL", "ap", "apr", "x", "k", "fi\u{7F}", "d e"] {
                for letter in word { stage.press(.character(letter)) }
                try note(word)
                stage.press(.escape)
                stage.advance(by: 1.1)
            }
            for direction in [AccessibilityAdjustmentDirection.increment, .increment, .decrement] {
                try stage.adjust("picker", direction)
                try note("\(direction)")
            }
            for direction in [SemanticsAction.Direction.left, .right, .up, .down] {
                try? stage.scrollAction("picker", direction)
                try note("\(direction)")
            }
            for name in ["Last value", "First value"] {
                try stage.perform(name, on: "picker")
                try note(name)
            }
            for step in [1.0, -1, 3] {
                stage.wheel(by: CGSize(axis, along: step), at: stage.middle)
                try note("wheel \(step)")
            }
            stage.trackpad(by: CGSize(axis, along: 60), at: stage.middle, over: 0.2)
            try note("trackpad")
        }
        try Record.check("Wheel/commands \(axis)", lines)
    }
}
