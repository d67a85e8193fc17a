import ScrollworkTesting
import SwiftUI
import Testing

/// A focused view whose value of the focus state changes.
@MainActor
@Suite struct ChangedFocusValueTests {
    private struct Fields: View {
        @State private var names = ["a", "b", "c"]
        @FocusState private var focused: Int?

        var body: some View {
            VStack {
                ForEach(names, id: \.self) { name in
                    TextField(name, text: .constant(""))
                        .accessibilityIdentifier(name)
                        .focused($focused, equals: names.firstIndex(of: name) ?? -1)
                }
                Text(focused.map { "\($0)" } ?? "none").accessibilityIdentifier("focus")
                Button("Rotate") { names.append(names.removeFirst()) }.accessibilityIdentifier("rotate")
                Button("Next") { focused = (focused ?? -1) + 1 }.accessibilityIdentifier("next")
            }
        }
    }

    @Test func `The focus state follows the value of the focused view`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Fields() }
        func focused() -> String? { stage.semantics.flattened.first(where: \.isFocused)?.identifier }
        try stage.tap("b")
        try stage.settle()
        #expect(try stage.text(of: "focus") == "1" && focused() == "b")
        try stage.activate("rotate")
        try stage.settle()
        #expect(try stage.text(of: "focus") == "0" && focused() == "b")
        try stage.activate("next")
        try stage.settle()
        #expect(try stage.text(of: "focus") == "1" && focused() == "c")
    }
}
