/// A line of text that a person edits.
///
/// It is edited with a keyboard: characters, delete, arrows, home and end; return submits. There is no selection here, and no
/// composition of characters.
nonisolated public struct TextField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label
    private var editingChanged: (Bool) -> Void = { _ in }
    private var commit: () -> Void = {}
    var isTall = false
    var isSecret = false
    /// Takes over what was written, where that has to be understood first.
    var parse: ((String) -> Void)?
    /// What is being written, until it is understood.
    @State private var draft: String?
    @Environment(\.textFieldLook) private var look

    /// - Parameter prompt: What stands in the field while it is empty; nil for the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    @MainActor public var body: some View {
        let editor = TextEditing(
            text: parse == nil ? text : Binding(get: { draft ?? text.wrappedValue }, set: { draft = $0 }), prompt: prompt, label: label,
            editingChanged: { isEditing in
                if !isEditing { understand() }
                editingChanged(isEditing)
            },
            commit: {
                understand()
                commit()
            }, isTall: isTall, isSecret: isSecret)
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
    @MainActor private func understand() {
        guard let draft else { return }
        parse?(draft)
        self.draft = nil
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:)")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
        editingChanged = onEditingChanged
        commit = onCommit
    }

    @available(*, deprecated, message: "Use focused(_:)")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(titleKey, text: text)
        editingChanged = onEditingChanged
    }

    @available(*, deprecated, message: "Use onSubmit(of:_:)")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
        commit = onCommit
    }

    @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
        editingChanged = onEditingChanged
        commit = onCommit
    }

    @available(*, deprecated, message: "Use focused(_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(title, text: text)
        editingChanged = onEditingChanged
    }

    @available(*, deprecated, message: "Use onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
        commit = onCommit
    }
}
