import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Fields for optional values.
@MainActor
@Suite struct OptionalFieldTests {
    private struct Price: View {
        @State private var price: Double? = 1.5

        var body: some View {
            VStack {
                TextField("Price", value: $price, format: .number).accessibilityIdentifier("field")
                Text(verbatim: price.map { "\($0)" } ?? "none").accessibilityIdentifier("price")
            }
        }
    }

    @Test func `Text that is no number clears an optional value`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Price() }
        try stage.tap("field")
        stage.press(.character("a"), modifiers: .command)
        for character in "abc" { stage.press(.character(character)) }
        stage.press(.return)
        try stage.settle()
        #expect(try stage.text(of: "price") == "none")
    }
}
