import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// The language of what assistive technology reads: that of the environment, like that of visible texts.
@MainActor
@Suite struct SpokenLanguageTests {
    @MainActor @Observable final class Setting {
        var locale = Locale(identifier: "en_US")
        var timeZone = TimeZone(secondsFromGMT: 0)!
        var isEnabled = true
        var count = 0
    }

    private struct Meter: View {
        let setting: Setting

        var body: some View {
            Color.red.frame(width: 20, height: 20)
                .accessibilityElement()
                .accessibilityLabel(Text(1234.5, format: .number))
                .accessibilityValue(Text(0.5, format: .percent))
                .accessibilityHint("\(2_000_000)")
                .accessibilityAction(named: Text(0.25, format: .percent)) { setting.count += 1 }
                .accessibilityRotor(Text(1.5, format: .number)) {
                    AccessibilityRotorEntry(Text(2.5, format: .number), id: 1)
                }
                .accessibilityIdentifier("meter")
                .environment(\.locale, setting.locale)
                .disabled(!setting.isEnabled)
        }
    }

    private func node(_ identifier: String, in stage: Stage) throws -> SemanticsNode {
        try #require(stage.semantics.flattened.first { $0.identifier == identifier })
    }

    @Test func `Values are formatted for the locale, and again when it changes`() throws {
        let setting = Setting()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Meter(setting: setting) }
        let english = try node("meter", in: stage)
        #expect(english.label == "1,234.5" && english.value == "50%" && english.hint == "2,000,000")
        #expect(english.actions.contains(.custom("25%")))
        #expect(english.rotors.map(\.label) == ["1.5"] && english.rotors[0].entries == ["2.5"])

        setting.locale = Locale(identifier: "de_DE")
        stage.advance(by: 0.1)
        let german = try node("meter", in: stage)
        #expect(german.label == "1.234,5" && german.value == "50\u{a0}%" && german.hint == "2.000.000")
        #expect(german.rotors.map(\.label) == ["1,5"] && german.rotors[0].entries == ["2,5"])
        try stage.perform("25\u{a0}%", on: "meter")
        #expect(setting.count == 1)
        #expect(throws: StageError.self) { try stage.perform("25%", on: "meter") }
    }

    @Test func `A view that is disabled later is reported as disabled`() throws {
        let setting = Setting()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Meter(setting: setting) }
        #expect(try !node("meter", in: stage).traits.contains(.disabled))
        setting.isEnabled = false
        stage.advance(by: 0.1)
        #expect(try node("meter", in: stage).traits.contains(.disabled))
    }

    private struct Times: View {
        let setting: Setting

        var body: some View {
            VStack {
                Text(Date(timeIntervalSince1970: 0), style: .time).accessibilityIdentifier("visible")
                Color.red.frame(width: 20, height: 20)
                    .accessibilityElement()
                    .accessibilityLabel(Text(Date(timeIntervalSince1970: 0), style: .time))
                    .accessibilityIdentifier("read")
                Text(verbatim: "now").accessibilityLabel(Text(Date(timeIntervalSince1970: 0), style: .time))
                    .accessibilityIdentifier("labeled")
            }
            .environment(\.locale, setting.locale)
            .environment(\.timeZone, setting.timeZone)
        }
    }

    @Test func `A time is that of the time zone`() throws {
        let setting = Setting()
        setting.timeZone = TimeZone(secondsFromGMT: 9 * 3600)!
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Times(setting: setting) }
        for hour in ["9:00", "3:30"] {
            let labels = try ["visible", "read", "labeled"].map { try node($0, in: stage).label }
            #expect(labels[0]?.contains(hour) == true && Set(labels).count == 1)
            setting.timeZone = TimeZone(secondsFromGMT: 3 * 3600 + 1800)!
            stage.advance(by: 0.1)
        }
    }
}
