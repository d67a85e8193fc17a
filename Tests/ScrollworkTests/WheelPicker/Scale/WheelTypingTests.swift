import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@testable import Scrollwork

/// The meaning of typed characters: the value whose text equals or begins with them.
@MainActor
@Suite struct WheelTypingTests {
    private func typed<Value: Hashable>(
        _ keys: String, from start: Value, locale: String = "en_US", _ picker: @escaping (Binding<Value>) -> some View
    ) throws -> Value {
        let setting = WheelSetting(start)
        let stage = Stage(size: Stage.wheelSize, environment: { $0.locale = Locale(identifier: locale) }) {
            SettingView(setting) { picker($0) }
        }
        try stage.focus("picker")
        for key in keys { stage.press(.character(key)) }
        try stage.settle()
        return setting.value
    }

    @Test func aFormatMayWriteOtherNumbersThanTheValues() throws {
        let share = { (value: Binding<Double>) in
            WheelPicker("Share", value: value, in: 0...1, step: 0.01).valueFormat(.percent)
        }
        #expect(try typed("25", from: 0.5, share) == 0.25)
        #expect(try typed("1", from: 0.5, share) == 0.01)
        let tens = { (value: Binding<Int>) in
            WheelPicker("Height", value: value, in: 0...100).valueText { "\($0 * 10) m" }
        }
        #expect(try typed("50", from: 3, tens) == 5)
        let degrees = { (value: Binding<Int>) in
            WheelPicker("Degrees", value: value, in: -10...10).valueText { "\($0) °C" }
        }
        #expect(try typed("-1", from: 3, degrees) == -1)
    }

    /// Spaces and signs continue a name, but don't begin one.
    @Test func otherCharactersReachTheViewsAroundTheWheel() throws {
        let setting = WheelSetting(3)
        var ignored = ""
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) { WheelPicker("Number", value: $0, in: 0...100) }
                .onKeyPress(phases: .down) {
                    ignored += $0.characters
                    return .handled
                }
        }
        try stage.focus("picker")
        for key in " +4 +?" { stage.press(.character(key)) }
        #expect(ignored == " +")
    }

    @Test(arguments: [("en_US", "3.75"), ("de_DE", "3,75")]) func signsAroundANumberNeedNotBeTyped(
        _ locale: String, _ keys: String
    ) throws {
        let price = { (value: Binding<Double>) in
            WheelPicker("Price", value: value, in: 0...100, step: 0.25).valueFormat(.currency(code: "EUR"))
        }
        #expect(try typed(keys, from: 0.5, locale: locale, price) == 3.75)
    }

    @Test func digitsOfEveryScriptAreRead() throws {
        let whole = { (value: Binding<Int>) in WheelPicker("Number", value: value, in: 0...20_000) }
        #expect(try typed("١٥٠٠٠", from: 3, locale: "ar_EG", whole) == 15_000)
        #expect(try typed("१५०००", from: 3, locale: "hi_IN@numbers=deva", whole) == 15_000)
        #expect(try typed("15000", from: 3, locale: "ar_EG", whole) == 15_000)
        let halves = { (value: Binding<Double>) in WheelPicker("Number", value: value, in: 0...20, step: 0.5) }
        #expect(try typed("١٫٥", from: 3, locale: "ar_EG", halves) == 1.5)
        let single = { (value: Binding<Float>) in WheelPicker("Number", value: value, in: 0...20, step: 0.5) }
        for (keys, value) in [("12", 12), ("12.5", 12.5), ("3.0", 3), ("7", 7)] as [(String, Float)] {
            #expect(try typed(keys, from: 3, single) == value, "\(keys)")
        }
    }

    @Test func anExactNamePrecedesALongerOneAndCanHaveAnySign() throws {
        let names = { (value: Binding<String>) in
            WheelPicker(
                "Name", selection: value, values: ["X", "Applesauce", "Apple", "Oates", "O'Neill", "AB", "A/B"])
        }
        #expect(try typed("apple", from: "X", names) == "Apple")
        #expect(try typed("apples", from: "X", names) == "Applesauce")
        #expect(try typed("o'", from: "X", names) == "O'Neill")
        #expect(try typed("a/", from: "X", names) == "A/B")
        let times = { (value: Binding<Duration>) in
            WheelPicker("Time", value: value, in: .zero ... .seconds(600), step: .seconds(10))
        }
        #expect(try typed("1:30", from: .zero, times) == .seconds(90))
    }

    @Test func typedPrefixesMatchTheWrittenNumbers() throws {
        let weight = { (value: Binding<Int>) in WheelPicker("Weight", value: value, in: 40...160) }
        #expect(try typed("0", from: 72, weight) == 72, "none begins with 0")
        #expect(try typed("1", from: 72, weight) == 100)
        // Among the multiples of 7, 14 is nearer to 12 than 126, which begins with it.
        let sevens = { (value: Binding<Int>) in WheelPicker("Number", value: value, in: 0...196, step: 7) }
        #expect(try typed("12", from: 70, sevens) == 14)
        let quarters = { (value: Binding<Double>) in WheelPicker("Number", value: value, in: 1.25...3, step: 0.25) }
        #expect(try typed("1", from: 2, quarters) == 1.25)
        let large = { (value: Binding<UInt64>) in WheelPicker("Number", value: value, in: .max - 10 ... .max) }
        #expect(try typed("18446744073709551615", from: .max - 3, large) == .max)
        let decades = { (value: Binding<Double>) in
            WheelPicker("Number", value: value, scale: WheelScale(logarithmic: 20...20_000))
        }
        #expect(try typed("5", from: 400, decades) == 50)
        #expect(try typed("1000", from: 400, decades) == 1_000)
    }

    @Test func theBoundsOfALogarithmicScaleCanBeTyped() {
        let values = LogarithmicValues(20.0...20_000, divisions: 9)
        #expect(values.index(number: "20") == 0)
        #expect(values.index(number: "20000") == values.count - 1)
        #expect(values.index(number: "19.9") == nil)
        #expect(values.index(number: "20000.1") == nil)
    }
}
