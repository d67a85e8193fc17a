import SwiftUI
import Testing

@testable import Scrollwork

/// The texts of values, and the texts that a person types for them.
@MainActor @Suite struct WheelTextTableTests {
    private func context(_ locale: String = "en_US") -> WheelTextContext {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return WheelTextContext(locale: Locale(identifier: locale), calendar: calendar, timeZone: .gmt)
    }

    @Test(
        arguments: [
            (0, "0"), (0.1234567, "0.123457"), (0.00001234567, "0.0000123457"), (-0.5, "-0.5"), (1, "1"),
            (1.23456789, "1.234568"), (-1.23456789, "-1.234568"), (1_234_567.5, "1234567.5"),
        ] as [(Double, String)])
    func numbersHaveSixDecimalPlaces(_ number: Double, _ text: String) { #expect(context().text(of: number) == text) }

    @Test(
        arguments: [
            (59, "0:59"), (60, "1:00"), (3_599, "59:59"), (3_600, "1:00:00"), (-3_599, "-59:59"), (-3_600, "-1:00:00"),
            (36_000, "10:00:00"),
        ] as [(Int, String)])
    func hoursAreWrittenFromThemOn(_ seconds: Int, _ text: String) {
        #expect(context().text(of: Duration.seconds(seconds)) == text)
    }

    @Test(
        arguments: [
            (500_000_000, "0:00.5"), (1_250_000_000, "0:01.25"), (10_000_000, "0:00.01"),
            (1_000_000_001, "0:01.000000001"),
            (2_000_000_000, "0:02"),
        ] as [(Int, String)])
    func fractionsHaveTheirDigits(_ nanoseconds: Int, _ text: String) {
        #expect(context().text(of: Duration.nanoseconds(nanoseconds)) == text)
    }

    @Test(
        arguments: [
            (Calendar.Component.year, "2001"), (.yearForWeekOfYear, "2001"), (.month, "Jan 2001"),
            (.quarter, "Jan 2001"),
            (.day, "1 Jan"), (.weekOfYear, "1 Jan"), (.hour, "06:05"), (.minute, "06:05"), (.second, "06:05:04"),
        ] as [(Calendar.Component, String)])
    func datesAreWrittenByTheirUnit(_ component: Calendar.Component, _ text: String) {
        let date = Date(timeIntervalSinceReferenceDate: 6 * 3_600 + 5 * 60 + 4)
        #expect(context("en_GB").text(of: date, by: component) == text)
    }

    @Test func otherValuesHaveTheirDescription() {
        #expect(context().text(of: "name") == "name" && context().text(of: UInt64.max) == "18446744073709551615")
        #expect(
            context("de_DE").text(of: Decimal(string: "0.05")!) == "0,05" && context().text(of: Float(0.5)) == "0.5")
        let names: [String?] = ["name", nil], numbers: [Double?] = [1.5, nil]
        #expect(names.map { context().text(of: $0 as Any) } == ["name", "–"])
        #expect(numbers.map { context("de_DE").text(of: $0 as Any) } == ["1,5", "–"])
    }

    // MARK: Typed text

    @Test(arguments: [
        ("\u{2212}5", "en_US", "-5"), ("1,5", "de_DE", "1.5"), ("1,5", "en_US", "1,5"), ("1.5", "en_US", "1.5"),
        ("٣٫٥", "ar_EG", "3.5"), ("\u{200F}7", "en_US", "7"), ("Ab", "en_US", "Ab"), ("½", "en_US", "½"),
    ])
    func textIsComparedAsItIsTyped(_ text: String, _ locale: String, _ typed: String) {
        #expect(text.asTyped(in: Locale(identifier: locale)) == typed)
    }

    @Test(arguments: [
        ("5 kg", "5", true, true), ("55 kg", "5", true, false), ("5x", "5", true, false), ("5", "5", true, true),
        ("Apple", "apple", true, true), ("Applesauce", "apple", true, false), ("Äpfel", "apfel", true, true),
        ("Apple pie", "apple", true, false), ("kg 5", "5", false, false), ("25%", "25", true, true),
    ])
    func aNameIsTyped(_ text: String, _ typed: String, _ begins: Bool, _ isNamed: Bool) {
        #expect(text.begins(with: typed) == begins && text.isNamed(typed) == isNamed)
    }

    @Test func theNumberInATextIsRead() {
        #expect(["25%", "-3 °C", "1.5 m", "a", ""].map(\.number) == [25, -3, 1.5, nil, nil])
    }

    @Test func aNameBeginsWithALetterANumberOrASign() {
        let typing = WheelTyping()
        for character in "a5.,-é" { #expect(typing.takes(character), "\(character)") }
        for character in " %'$" { #expect(!typing.takes(character), "\(character)") }
        typing.add("a")
        for character in "a5 %'$" { #expect(typing.takes(character), "\(character)") }
        #expect(!typing.takes("\u{1B}") && !typing.isRepeated)
        typing.add("A")
        #expect(typing.isRepeated && typing.text == "aA")
        typing.add("b")
        #expect(!typing.isRepeated)
        typing.removeLast()
        #expect(typing.text == "aA" && typing.restart(with: "c") == "c" && typing.text == "c")
        typing.clear()
        typing.removeLast()
        #expect(typing.text.isEmpty)
    }
}
