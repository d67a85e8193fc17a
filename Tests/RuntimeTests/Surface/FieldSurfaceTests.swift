import SwiftUI
import Testing

@testable import ViewRuntime

/// Text fields with selections and properties of the keyboard in Apple's spelling. The test is that they compile.
@MainActor @Suite struct FieldSurfaceTests {
    private struct Fields: View {
        @State private var text = ""
        @State private var selection: TextSelection? = TextSelection(insertionPoint: "".startIndex)
        @FocusState private var isFocused: Bool
        static let title = "title"

        private var selected: [Substring] {
            guard let selection, !selection.isInsertion else { return [] }
            return switch selection.indices {
            case .selection(let range): [text[range]]
            case .multiSelection(let ranges): ranges.ranges.map { text[$0] }
            }
        }

        var body: some View {
            VStack {
                TextField("a", text: $text, selection: $selection)
                TextField(Fields.title, text: $text, selection: $selection, prompt: Text("b"), axis: .vertical)
                TextField(text: $text, selection: $selection) { Text("a") }
                TextField(text: $text, selection: $selection, prompt: nil, axis: nil) { Text("a") }
                TextEditor(text: $text, selection: $selection).textSelectionAffinity(.upstream)
                Text(selected.joined()).textSelection(.enabled)
                SecureField("a", text: $text).textInputAutocapitalization(.never)
                    .textInputAutocapitalization(.words).textInputAutocapitalization(.characters).submitLabel(.join)
                    .submitLabel(.route).submitLabel(.continue).submitLabel(.return).submitLabel(.search)
            }
            .focused($isFocused)
            .onChange(of: selection) { _, new in text += new?.affinity == .downstream ? "" : "" }
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { isFocused = false }
                }
            }
            .ignoresSafeArea(.keyboard, edges: .bottom)
            .scrollDismissesKeyboard(.interactively)
        }
    }

    @Test func fieldsCompile() {
        _ = Fields()
        #expect(TextSelection(range: "a".startIndex..<"a".endIndex).isInsertion == false)
    }
}
