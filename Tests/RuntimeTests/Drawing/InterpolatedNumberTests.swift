import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Numbers in text literals, which are formatted for the locale.
@MainActor
@Suite struct InterpolatedNumberTests {
    @Test(arguments: [
        (7, "en-US", "7 of 100"), (999, "de-DE", "999 of 100"), (2026, "en-US", "2,026 of 100"),
        (2026, "de-DE", "2.026 of 100"), (-5, "en-US", "-5 of 100"), (-5, "sv-SE", "\u{2212}5 of 100"),
        (7, "ar-EG", "٧ of ١٠٠"), (0, "fa-IR", "۰ of ۱۰۰"), (21, "ar-AE", "21 of 100"),
        (21, "hi-IN-u-nu-deva", "२१ of १००"),
    ])
    func aNumberHasTheDigitsOfTheLocale(_ number: Int, _ locale: String, _ text: String) throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            Text("\(number) of \(100)")
                .accessibilityIdentifier("text")
                .environment(\.locale, Locale(identifier: locale))
        }
        #expect(try stage.text(of: "text").replacing("\u{200E}", with: "") == text)
    }

    @Test func aNewLocaleChangesTheDigits() throws {
        struct Program: View {
            @State private var locale = Locale(identifier: "en-US")
            var body: some View {
                Button("\(21)") { locale = Locale(identifier: "fa-IR") }
                    .accessibilityIdentifier("button")
                    .environment(\.locale, locale)
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Program() }
        #expect(try stage.text(of: "button") == "21")
        stage.tap(at: CGPoint(x: 150, y: 50))
        #expect(try stage.text(of: "button") == "۲۱")
    }

    @Test func aFormattedValueUsesTheLocaleOfTheEnvironment() throws {
        func text(_ text: Text, in locale: String = "de-DE") throws -> String {
            let stage = Stage(size: CGSize(width: 300, height: 100)) {
                text.accessibilityIdentifier("text").environment(\.locale, Locale(identifier: locale))
            }
            return try stage.text(of: "text").replacing("\u{A0}", with: " ")
        }
        #expect(try text(Text(1234.5, format: .number)) == "1.234,5")
        #expect(try text(Text(0.25, format: .percent)) == "25 %")
        #expect(try text(Text(2026, format: .number.grouping(.never)), in: "fa-IR") == "۲۰۲۶")
        #expect(try text(Text("From \(1234.5, format: .number)")) == "From 1.234,5")
        #expect(try text(Text(Date(timeIntervalSinceReferenceDate: 0), format: .dateTime.month(.wide))) == "Januar")
        // A locale of the style has priority.
        let french = Locale(identifier: "fr-FR")
        #expect(try text(Text(1234.5, format: .number.locale(french))) == "1\u{202F}234,5")
    }

    @Test func aStyleOfTheProgramReceivesTheLocale() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            Text(3, format: Greeting())
                .accessibilityIdentifier("text")
                .environment(\.locale, Locale(identifier: "ko-KR"))
        }
        #expect(try stage.text(of: "text") == "3 ko-KR")
    }

    private struct Greeting: FormatStyle {
        var locale: Locale?
        func format(_ value: Int) -> String { "\(value) \(locale?.identifier ?? "no locale")" }
        func locale(_ locale: Locale) -> Greeting { Greeting(locale: locale) }
    }
}
