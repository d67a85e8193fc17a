import SwiftUI

/// Text fields of each kind, for the checks in a browser. Each is followed by its text.
@main
struct FieldsApp: App {
    var body: some Scene {
        WindowGroup("Fields") { FieldsView() }
    }
}

private struct FieldsView: View {
    @State private var name = ""
    @State private var code = ""
    @State private var secret = ""
    @State private var note = ""
    @State private var submissions = 0
    @State private var suggestion = 0
    @State private var taps = 0
    @FocusState private var isEditing: Bool

    var body: some View {
        ScrollView {
            fields.padding()
        }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { isEditing = false }
            }
        }
    }

    private var fields: some View {
        VStack(spacing: 12) {
            TextField("Name", text: $name)
                .textInputAutocapitalization(.words)
                .submitLabel(.done)
                .onSubmit { submissions += 1 }
                .onKeyPress(.downArrow) {
                    suggestion += 1
                    return .handled
                }
            TextField(
                "Code",
                text: Binding {
                    code
                } set: {
                    code = String($0.uppercased().prefix(4))
                }
            )
            .autocorrectionDisabled()
            .onKeyPress("-") { .handled }
            SecureField("Password", text: $secret)
            TextEditor(text: $note)
                .accessibilityLabel("Note")
                .frame(height: 120)
                .border(.separator)
            TextField("Covered", text: .constant(""))
                .overlay {
                    Color.clear.contentShape(.rect).onTapGesture { taps += 1 }.accessibilityHidden(true)
                }
            reading("name", name)
            reading("code", code)
            reading("secret", secret)
            reading("note", note.replacing("\n", with: "/"))
            reading("counts", "\(submissions) \(suggestion) \(taps)")
        }
        .textFieldStyle(.roundedBorder)
        .focused($isEditing)
    }

    private func reading(_ name: String, _ text: String) -> some View {
        Text(text.isEmpty ? "nothing" : text).font(.caption).accessibilityIdentifier(name)
    }
}
