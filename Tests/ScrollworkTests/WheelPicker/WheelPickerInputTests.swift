import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable
private final class Fruits {
    var names = ["Apple", "Banana", "Cherry", "Damson"]
}

@MainActor @Observable
private final class Numbers {
    var values = Array(0..<200)
}

@MainActor @Observable
private final class Sales {
    var disabled: Set<Int> = []
}

@MainActor
@Suite struct WheelPickerInputTests {
    private static let values = 0...200

    private func stage(
        _ setting: WheelSetting<Int>, axis: Axis, direction: LayoutDirection = .leftToRight, rate: Double = 60,
        wraps: Bool = false
    ) -> Stage {
        Stage(size: Stage.wheelSize, framesPerSecond: rate, environment: { $0.layoutDirection = direction }) {
            SettingView(setting) {
                WheelPicker("Number", value: $0, in: Self.values).wheelPickerAxis(axis).wheelPickerWraps(wraps)
            }
        }
    }

    /// Returns a movement along an axis toward larger values.
    private func forward(_ distance: CGFloat, _ axis: Axis, _ direction: LayoutDirection) -> CGSize {
        if axis == .vertical { return CGSize(width: 0, height: -distance) }
        return CGSize(width: direction == .rightToLeft ? distance : -distance, height: 0)
    }

    @Test(arguments: [Axis.horizontal, .vertical], [LayoutDirection.leftToRight, .rightToLeft])
    func aDragMovesTheValueOneStepEveryTenPoints(_ axis: Axis, _ direction: LayoutDirection) throws {
        let setting = WheelSetting(100)
        let stage = stage(setting, axis: axis, direction: direction)
        let finger = stage.touch(at: stage.middle)
        finger.move(by: forward(80, axis, direction), over: 0.4)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(setting.value == 107)
        #expect(setting.settled == [107])
    }

    /// The picker's values are laid out again between the choice of the tap and the movement to it.
    @Test(arguments: [false, true])
    func aTapMovesAWheelWhoseDisabledValuesChangeInTheSameFrame(_ wraps: Bool) throws {
        let setting = WheelSetting(4), sales = Sales()
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) {
                WheelPicker("Number", value: $0, in: 0...7)
                    .valueDisabled { sales.disabled.contains($0) }
                    .wheelPickerStyle(.drum)
                    .wheelPickerWraps(wraps)
            }
        }
        for value in [3, 2, 1] {
            let finger = stage.touch(at: CGPoint(x: stage.middle.x, y: stage.middle.y - 40))
            sales.disabled.insert(value + 4)
            finger.lift()
            try stage.settle()
            #expect(setting.value == value)
            #expect(setting.settled.last == value)
        }
        #expect(setting.settling == [3, 2, 1])
        #expect(setting.settled == [3, 2, 1])
    }

    @Test(arguments: [24.0, 60, 120, 1000])
    func aFlingEndsOnTheSameValueAtEveryFrameRate(_ rate: Double) throws {
        let setting = WheelSetting(100)
        let stage = stage(setting, axis: .horizontal, rate: rate)
        let finger = stage.touch(at: stage.middle)
        finger.move(by: CGSize(width: -120, height: 0), over: 0.25, samplesPerSecond: 120)
        finger.lift()
        try stage.settle()
        #expect(setting.value == 135)
        #expect(setting.settled == [135])
        #expect(setting.settling == [135])
    }

    @Test(arguments: [Axis.horizontal, .vertical])
    func reducedMotionFadesToTheValue(_ axis: Axis) throws {
        let setting = WheelSetting(100)
        let stage = Stage(size: Stage.wheelSize, environment: { $0.setReduceMotion(true) }) {
            SettingView(setting) {
                WheelPicker("Number", value: $0, in: Self.values)
                    .valueLabel { Text(verbatim: "\($0)").accessibilityIdentifier("label-\($0)") }
                    .wheelPickerAxis(axis)
            }
        }
        #expect(try stage.opacity(of: "label-100") == 1)
        let before = try stage.frame(of: "label-110")
        for _ in 0..<10 { try stage.adjust("picker", .increment) }
        var lowest = 1.0, places: [CGRect] = []
        for _ in 0..<40 {
            stage.advance(by: 1 / 60)
            lowest = min(lowest, try stage.opacity(of: "label-110"))
            let place = try stage.frame(of: "label-110")
            if places.last != place { places.append(place) }
        }
        try stage.settle()
        #expect(lowest < 0.3)
        #expect(places.count == 2 && places.first == before, "it stays, and then is there")
        #expect(try stage.opacity(of: "label-110") == 1)
        #expect(setting.value == 110)
        try stage.adjust("picker", .increment)
        try stage.adjust("picker", .increment)
        #expect(setting.value == 112)
        stage.advance(by: 0.05)
        #expect(try stage.opacity(of: "label-110") < 0.99)
        try stage.settle()
        #expect(setting.settled == [110, 112])
        #expect(try stage.opacity(of: "label-110") == 1)
    }

    @Test(arguments: [true, false])
    func withReducedMotionAnAnimatedValueFades(_ isAnimated: Bool) throws {
        let setting = WheelSetting(100)
        let stage = Stage(size: Stage.wheelSize, environment: { $0.setReduceMotion(true) }) {
            SettingView(setting) {
                WheelPicker("Number", value: $0, in: Self.values)
                    .valueLabel { Text(verbatim: "\($0)").accessibilityIdentifier("label-\($0)") }
            }
        }
        let before = try stage.frame(of: "label-110")
        withAnimation(isAnimated ? .default : nil) { setting.value = 110 }
        var lowest = 1.0, places: [CGRect] = []
        for _ in 0..<40 {
            stage.advance(by: 1 / 60)
            lowest = min(lowest, try stage.opacity(of: "label-110"))
            let place = try stage.frame(of: "label-110")
            if places.last != place { places.append(place) }
        }
        try stage.settle()
        #expect(
            isAnimated ? lowest < 0.3 && places.first == before && places.count == 2 : lowest == 1 && places.count == 1)
        #expect(abs(try stage.frame(of: "label-110").midX - 195) < 0.01)
        #expect(try stage.opacity(of: "label-110") == 1)
    }

    @Test(arguments: [true, false])
    func aValueSetAtRestMovesTheWheelIfItIsSetInAnAnimation(_ isAnimated: Bool) throws {
        let setting = WheelSetting(100)
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) {
                WheelPicker("Number", value: $0, in: Self.values)
                    .valueLabel { Text(verbatim: "\($0)").accessibilityIdentifier("label-\($0)") }
            }
        }
        for value in [110, 105, 115] {
            withAnimation(isAnimated ? .default : nil) { setting.value = value }
            stage.advance(by: 0.1)
            #expect((abs(try stage.frame(of: "label-\(value)").midX - 195) > 5) == isAnimated)
            try stage.settle()
            #expect(abs(try stage.frame(of: "label-\(value)").midX - 195) < 0.01)
        }
        let reported = isAnimated ? [110, 105, 115] : []
        #expect(setting.settling == reported && setting.settled == reported && setting.passing.isEmpty)
        setting.value = 120
        stage.update()
        #expect(abs(try stage.frame(of: "label-120").midX - 195) < 0.01)
    }

    @Test func aFormatIsReadWrittenAndTyped() throws {
        let setting = WheelSetting(12.5)
        let stage = Stage(size: Stage.wheelSize, environment: { $0.locale = Locale(identifier: "de_DE") }) {
            SettingView(setting) {
                WheelPicker("Price", value: $0, in: 0...100, step: 0.25).valueFormat(
                    .number.precision(.fractionLength(2)))
            }
        }
        #expect(try stage.element(.slider, "Price").value == "12,50")
        try stage.focus("picker")
        for key: Character in ["3", ",", "7", "5"] { stage.press(.character(key)) }
        #expect(setting.value == 3.75)
        #expect(try stage.element(.slider, "Price").value == "3,75")
    }

    @Test func theProgramSetsTheLengthOfAPage() throws {
        let setting = WheelSetting(100)
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) { WheelPicker("Number", value: $0, in: Self.values).wheelPickerPageStep(25) }
        }
        try stage.focus("picker")
        stage.press(.pageUp)
        #expect(setting.value == 125)
        stage.press(.pageDown)
        stage.press(.pageDown)
        #expect(setting.value == 75)
    }

    @Test func labelsBecomeFewerAndRowsGrowWithTheTextSize() throws {
        func labels(_ size: DynamicTypeSize, isDrum: Bool) -> [CGRect] {
            let stage = Stage(size: Stage.wheelSize, environment: { $0.dynamicTypeSize = size }) {
                SettingView(WheelSetting(1_000)) { value in
                    let picker = WheelPicker("Number", value: value, in: 0...2_000, majorStep: 2)
                        .valueLabel { Text(verbatim: "\($0)").accessibilityIdentifier("label-\($0)") }
                    if isDrum { picker.wheelPickerStyle(.drum) } else { picker }
                }
            }
            return stage.frames(prefix: "label-").values.sorted { ($0.minX, $0.minY) < ($1.minX, $1.minY) }
        }
        for size in [DynamicTypeSize.large, .accessibility5] {
            let frames = labels(size, isDrum: false)
            #expect(frames.count > 1)
            for (a, b) in zip(frames, frames.dropFirst()) { #expect(b.minX - a.maxX >= 8) }
        }
        #expect(labels(.accessibility5, isDrum: false).count < labels(.large, isDrum: false).count)
        let rows = { (size: DynamicTypeSize) in
            let frames = labels(size, isDrum: true).map(\.midY).sorted()
            return frames[1] - frames[0]
        }
        #expect(rows(.large) == 36)
        // Rows grow with the text, and three remain visible.
        #expect(rows(.accessibility5) == 100)
    }

    @Test func aFingerTakesOverAFade() throws {
        let setting = WheelSetting(100)
        let stage = Stage(size: Stage.wheelSize, environment: { $0.setReduceMotion(true) }) {
            SettingView(setting) { WheelPicker("Number", value: $0, in: Self.values) }
        }
        for _ in 0..<10 { try stage.adjust("picker", .increment) }
        stage.advance(by: 0.05)
        let finger = stage.touch(at: stage.middle)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(setting.value == 110)
        #expect(setting.settled == [110])
    }

    @Test(arguments: [Axis.horizontal, .vertical])
    func valuesThatChangeDuringADragKeepThePickedOne(_ axis: Axis) throws {
        let setting = WheelSetting(100), numbers = Numbers()
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) { WheelPicker("Number", selection: $0, values: numbers.values).wheelPickerAxis(axis) }
        }
        let finger = stage.touch(at: stage.middle)
        finger.move(by: forward(80, axis, .leftToRight), over: 0.4)
        let picked = setting.value
        #expect(picked > 100)
        numbers.values.removeFirst(40)
        stage.advance(by: 0.1)
        #expect(setting.value == picked)
        numbers.values.insert(contentsOf: 1_000..<1_070, at: 0)
        stage.advance(by: 0.1)
        #expect(setting.value == picked)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(setting.value == picked)
        #expect(setting.settled == [picked])
    }

    @Test func anInterruptedFlingRestsOnAValue() throws {
        let setting = WheelSetting(100)
        let stage = stage(setting, axis: .horizontal)
        stage.flick(from: stage.middle, velocity: CGVector(dx: -1500, dy: 0))
        stage.advance(by: 0.13)
        let finger = stage.touch(at: stage.middle)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(setting.settled == [setting.value])
        let now = setting.value
        stage.resize(to: CGSize(width: 333, height: 200))
        try stage.settle()
        #expect(setting.value == now)
    }

    @Test func aTapMovesToTheValueUnderIt() throws {
        let setting = WheelSetting(100)
        let stage = stage(setting, axis: .horizontal)
        stage.tap(at: CGPoint(x: stage.middle.x + 51, y: stage.middle.y))
        try stage.settle()
        #expect(setting.value == 105)
        #expect(setting.settled == [105])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aNotchIsAStepInBothLayoutDirections(_ direction: LayoutDirection) throws {
        let setting = WheelSetting(100)
        let stage = stage(setting, axis: .horizontal, direction: direction)
        for expected in 101...103 {
            stage.wheel(by: CGSize(width: 0, height: 1), at: stage.middle)
            try stage.settle()
            #expect(setting.value == expected)
        }
    }

    @Test func aTrackpadMovesItLikeAFinger() throws {
        let setting = WheelSetting(100)
        let stage = stage(setting, axis: .horizontal)
        stage.trackpad(by: CGSize(width: 60, height: 0), at: stage.middle, over: 0.6)
        try stage.settle()
        #expect(setting.value >= 106)
        #expect(setting.settled == [setting.value])
    }

    @Test func clicksComeNoFasterThanTheirLimit() throws {
        let setting = WheelSetting(100)
        let stage = stage(setting, axis: .horizontal)
        stage.flick(from: stage.middle, velocity: CGVector(dx: -3000, dy: 0))
        try stage.settle()
        let times = stage.feedback.map(\.time)
        #expect(times.count > 5)
        for (a, b) in zip(times, times.dropFirst()) { #expect(b - a > 1.0 / 30 - 1e-6) }
        let silent = times.count
        setting.value = 3
        try stage.settle()
        #expect(stage.feedback.count == silent)
    }

    @Test func anActionReceivesClicksAsOftenAsTheLimitAllows() throws {
        let setting = WheelSetting(100)
        var kinds: [WheelPickerTick.Kind] = []
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) { value in
                WheelPicker("Number", value: value, in: Self.values).wheelPickerFeedback(
                    .none.perform { kinds.append($0) })
            }
        }
        stage.drag(from: stage.middle, to: CGPoint(x: stage.middle.x - 70, y: stage.middle.y), over: 2)
        try stage.settle()
        #expect(kinds.count == setting.value - 100)
        #expect(kinds.contains(.major) && kinds.contains(.minor))
        #expect(stage.feedback.isEmpty)
        let few = kinds.count
        stage.flick(from: stage.middle, velocity: CGVector(dx: -4000, dy: 0))
        let seconds = try stage.settle()
        #expect(Double(kinds.count - few) <= seconds * 30 + 1)
    }

    @Test func aRejectedValueIsReverted() throws {
        let setting = WheelSetting(100)
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) { value in
                WheelPicker(
                    "Number",
                    value: Binding {
                        value.wrappedValue
                    } set: {
                        value.wrappedValue = min($0, 104)
                    }, in: Self.values
                )
                .valueLabel { Text("\($0)").accessibilityIdentifier("at-\($0)") }
            }
        }
        stage.drag(from: stage.middle, to: CGPoint(x: 50, y: 150), over: 0.5)
        try stage.settle()
        #expect(setting.value == 104)
        #expect(setting.settled == [104])
        #expect(abs(try stage.frame(of: "at-105").midX - 205) < 0.01)
    }

    @Test func inAListTheAxisDeterminesWhatScrolls() throws {
        let setting = WheelSetting(100)
        let stage = Stage(size: Stage.wheelSize) {
            ScrollView {
                SettingView(setting) { WheelPicker("Number", value: $0, in: Self.values) }.padding(.top, 100)
                Color.clear.frame(height: 1000)
            }
            .accessibilityIdentifier("list")
        }
        let at = CGPoint(x: 195, y: 140)
        stage.drag(from: at, to: CGPoint(x: 120, y: 140), over: 0.4)
        try stage.settle()
        #expect(setting.value > 100)
        #expect(try stage.scroll("list").offset.y == 0)
        let value = setting.value
        stage.drag(from: at, to: CGPoint(x: 195, y: 60), over: 0.4)
        try stage.settle()
        #expect(setting.value == value)
        #expect(try stage.scroll("list").offset.y > 0)
    }

    @Test func valuesThatChangeAtRestKeepThePickedOne() throws {
        let fruits = Fruits(), setting = WheelSetting("Cherry")
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) {
                WheelPicker("Fruit", selection: $0, values: fruits.names) { Text($0).accessibilityIdentifier($0) }
                    .wheelPickerStyle(.drum)
            }
        }
        #expect(try stage.element(.slider, "Fruit").value == "Cherry, 3 of 4")
        for names in [["Fig", "Grape", "Apple", "Cherry", "Damson"], ["Damson", "Cherry", "Apple", "Grape", "Fig"]] {
            fruits.names = names
            try stage.settle()
            #expect(setting.value == "Cherry")
            #expect(abs(try stage.frame(of: "Cherry").midY - 150) < 0.01)
        }
    }

    @Test func typedLettersFindANameAndStartOverAfterASecond() throws {
        let setting = WheelSetting("Cherry")
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) {
                WheelPicker("Fruit", selection: $0, values: ["Banana", "Blueberry", "Cherry", "Damson"])
                    .wheelPickerStyle(.drum)
            }
        }
        try stage.focus("picker")
        stage.press(.character("b"))
        #expect(setting.value == "Banana")
        stage.press(.character("l"))
        #expect(setting.value == "Blueberry")
        stage.advance(by: 1.5)
        stage.press(.character("d"))
        #expect(setting.value == "Damson")
    }

    @Test func aLetterTypedAgainSelectsTheNextNameAndBackspaceTakesItBack() throws {
        let setting = WheelSetting("Cherry")
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) {
                WheelPicker(
                    "Fruit", selection: $0, values: ["Banana", "Blueberry", "Cherry", "Éclair", "Black currant"]
                ).wheelPickerStyle(.drum)
            }
        }
        try stage.focus("picker")
        for expected in ["Banana", "Blueberry", "Black currant", "Banana"] {
            stage.press(.character("b"))
            #expect(setting.value == expected)
        }
        stage.advance(by: 1.5)
        stage.press(.character("E"))
        #expect(setting.value == "Éclair")
        stage.advance(by: 1.5)
        stage.press(.character("b"))
        stage.press(.character("l"))
        stage.press(.character("a"))
        #expect(setting.value == "Black currant")
        stage.press(.delete)
        #expect(setting.value == "Blueberry")
        stage.press(.character("a"))
        #expect(setting.value == "Black currant")
        // The character of the same key on macOS.
        stage.press(.character("\u{7F}"))
        #expect(setting.value == "Blueberry")
    }
}
