import ScrollworkTesting
import SwiftUI
import Testing

/// Values that the program changes while a person edits them.
@MainActor
@Suite struct ChangedValueFieldTests {
    private struct Amount: View {
        @State private var amount = 5

        var body: some View {
            VStack {
                TextField("Amount", value: $amount, format: .number).accessibilityIdentifier("field")
                Button("Double") { amount *= 2 }.accessibilityIdentifier("double")
                Button("Same") { amount += 0 }.accessibilityIdentifier("same")
                Text("\(amount)").accessibilityIdentifier("amount")
            }
        }
    }

    @Test func `A field shows the value that the program sets during editing`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Amount() }
        func shown() throws -> String? {
            try #require(stage.semantics.flattened.first { $0.identifier == "field" }).value
        }
        try stage.tap("field")
        stage.press(.end)
        try stage.insertText("1")
        #expect(try shown() == "51")
        try stage.activate("same")
        try stage.settle()
        #expect(try shown() == "51")
        try stage.activate("double")
        try stage.settle()
        #expect(try shown() == "10" && stage.text(of: "amount") == "10")
        // The discarded text isn't parsed later.
        stage.press(.return)
        try stage.settle()
        #expect(try stage.text(of: "amount") == "10")
        try stage.tap("field")
        stage.press(.end)
        try stage.insertText("7")
        stage.press(.return)
        try stage.settle()
        #expect(try stage.text(of: "amount") == "107")
    }
}
