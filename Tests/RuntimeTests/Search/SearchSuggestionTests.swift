import ScrollworkTesting
import SwiftUI
import Testing

/// The forms of `searchable` that take the suggestions.
@MainActor
@Suite struct SearchSuggestionTests {
    private enum Prompt: CaseIterable { case none, text, key, string }

    @available(*, deprecated)
    private struct Fruits: View {
        let prompt: Prompt
        @State private var text = ""

        var body: some View {
            NavigationStack { content.navigationTitle("Fruits") }
        }

        @ViewBuilder private var content: some View {
            switch prompt {
            case .none: list.searchable(text: $text) { suggestions }
            case .text: list.searchable(text: $text, prompt: Text("Find")) { suggestions }
            case .key: list.searchable(text: $text, prompt: "Find") { suggestions }
            case .string: list.searchable(text: $text, prompt: String("Find")) { suggestions }
            }
        }

        private var list: some View { Text("found: \(text)").accessibilityIdentifier("list") }

        @ViewBuilder private var suggestions: some View {
            if text == "p" { Text("Pear?").searchCompletion("Pear").accessibilityIdentifier("suggestion") }
        }
    }

    private let size = CGSize(width: 390, height: 700)

    private func tapField(_ stage: Stage) throws {
        let frame = try stage.element(.textField, "Search").frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    @available(*, deprecated)
    @Test func aSuggestionSetsItsTextWhateverThePromptIs() throws {
        for prompt in Prompt.allCases {
            let stage = Stage(size: size) { Fruits(prompt: prompt) }
            try tapField(stage)
            #expect(!stage.exists("suggestion"), "\(prompt)")
            stage.press(.character("p"))
            try stage.settle()
            try stage.tap("suggestion")
            try stage.settle()
            #expect(try stage.element(.textField, "Search").value == "Pear", "\(prompt)")
            #expect(try stage.text(of: "list") == "found: Pear", "\(prompt)")
            #expect(!stage.exists("suggestion"), "\(prompt)")
        }
    }

    @available(*, deprecated)
    @Test func thePromptIsInTheEmptyField() throws {
        func picture(_ prompt: Prompt) throws -> Data { try Stage(size: size) { Fruits(prompt: prompt) }.png() }
        let text = try picture(.text)
        #expect(try picture(.key) == text)
        #expect(try picture(.string) == text)
        #expect(try picture(.none) != text)
    }
}
