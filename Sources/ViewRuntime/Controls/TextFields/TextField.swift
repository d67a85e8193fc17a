import Foundation

/// A control that edits a line of text.
///
/// A person edits the text with a keyboard, an input method, or an onscreen keyboard, and submits it with the Return
/// key. Taps, and drags of a mouse, place the insertion point and select text.
nonisolated public struct TextField<Label: View>: View {
    private let content: Content
    private let prompt: Text?
    private let label: Label
    private var editingChanged: (Bool) -> Void = { _ in }
    private var commit: () -> Void = {}
    var kind = TextFieldKind.line(isSecure: false)
    var selection: Binding<TextSelection?>?
    /// The text that a person edits and that the field hasn't parsed yet.
    @State private var draft: Draft?
    @Environment(\.textFieldLook) private var look
    @Environment(\.locale) private var locale

    private struct Draft {
        let text: String
        /// The text of the value when the editing began. A value that changes since then replaces the draft.
        let original: String
    }

    enum Content {
        case text(Binding<String>)
        /// The text of a value in a locale, and a closure that parses a text and writes the value.
        case value(text: (Locale) -> String, parse: (String, Locale) -> Void)
    }

    init(_ content: Content, prompt: Text?, label: Label) {
        self.content = content
        self.prompt = prompt
        self.label = label
    }

    /// Creates a text field with a custom label.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - prompt: The text in the empty field, or `nil` to show the label.
    ///   - label: A view that describes the purpose of the field.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.text(text), prompt: prompt, label: label())
    }

    @MainActor public var body: some View {
        let editor = TextEditing(
            text: text, prompt: prompt, label: label, kind: kind, programSelection: selection,
            editingChanged: { isEditing in
                if !isEditing { understand() }
                editingChanged(isEditing)
            },
            commit: {
                understand()
                commit()
            })
        switch look {
        case .plain: editor
        case .rounded:
            editor
                .padding(.horizontal, 7)
                .padding(.vertical, 6)
                .background(.background, in: .rect(cornerRadius: 6))
                .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.separator, lineWidth: 1) }
        }
    }
}

extension TextField {
    @MainActor private var text: Binding<String> {
        switch content {
        case .text(let text): text
        case .value(let text, _):
            Binding(
                get: { currentDraft?.text ?? text(locale) },
                set: { draft = Draft(text: $0, original: text(locale)) })
        }
    }

    /// The draft, unless the program has changed the value since.
    @MainActor private var currentDraft: Draft? {
        guard case .value(let text, _) = content, let draft, draft.original == text(locale) else { return nil }
        return draft
    }

    @MainActor private func understand() {
        guard draft != nil, case .value(_, let parse) = content else { return }
        if let current = currentDraft { parse(current.text, locale) }
        draft = nil
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }

    /// Creates a text field with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }

    /// Creates a text field with a prompt and a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a text field with a prompt and a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a text field with a label from a localized string key and actions for editing changes and the Return
    /// key.
    @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:)")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
        editingChanged = onEditingChanged
        commit = onCommit
    }

    /// Creates a text field with a label from a localized string key and an action for editing changes.
    @available(*, deprecated, message: "Use focused(_:)")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(titleKey, text: text)
        editingChanged = onEditingChanged
    }

    /// Creates a text field with a label from a localized string key and an action for the Return key.
    @available(*, deprecated, message: "Use onSubmit(of:_:)")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
        commit = onCommit
    }

    /// Creates a text field with a label from a string and actions for editing changes and the Return key.
    @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
        editingChanged = onEditingChanged
        commit = onCommit
    }

    /// Creates a text field with a label from a string and an action for editing changes.
    @available(*, deprecated, message: "Use focused(_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(title, text: text)
        editingChanged = onEditingChanged
    }

    /// Creates a text field with a label from a string and an action for the Return key.
    @available(*, deprecated, message: "Use onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
        commit = onCommit
    }
}
