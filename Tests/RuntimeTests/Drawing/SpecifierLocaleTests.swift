import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// SwiftUI formats all arguments of a key with the locale of the environment, those with a specifier too.
@MainActor
@Suite struct SpecifierLocaleTests {
    private func text(_ text: Text, in locale: String) throws -> String {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            text.accessibilityIdentifier("text").environment(\.locale, Locale(identifier: locale))
        }
        return try stage.text(of: "text")
    }

    @Test func `A number with a specifier has the decimal separator of the locale`() throws {
        #expect(try text(Text("\(1.5, specifier: "%.1f") km"), in: "en-US") == "1.5 km")
        #expect(try text(Text("\(1.5, specifier: "%.1f") km"), in: "de-DE") == "1,5 km")
    }
}
