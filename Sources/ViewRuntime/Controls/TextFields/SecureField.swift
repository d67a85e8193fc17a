/// A text field for private text, which shows a dot for each character.
///
/// Available from iOS 13 and macOS 10.15.
nonisolated public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    /// Creates a secure field with a custom label.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - prompt: The text in the empty field, or `nil` to show the label.
    ///   - label: A view that describes the purpose of the field.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        var field = TextField(text: text, prompt: prompt, label: label)
        field.kind = .line(isSecure: true)
        self.field = field
    }

    @MainActor public var body: some View { field }
}

extension SecureField where Label == Text {
    /// Creates a secure field with a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }

    /// Creates a secure field with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }

    /// Creates a secure field with a prompt and a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a secure field with a prompt and a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a secure field with a label from a localized string key and an action for the Return key.
    @available(*, deprecated, message: "Use onSubmit(of:_:)")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        field = TextField<Text>.secure(TextField(titleKey, text: text, onCommit: onCommit))
    }

    /// Creates a secure field with a label from a string and an action for the Return key.
    @available(*, deprecated, message: "Use onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        field = TextField<Text>.secure(TextField(title, text: text, onCommit: onCommit))
    }
}

extension TextField {
    fileprivate static func secure(_ field: TextField) -> TextField {
        var field = field
        field.kind = .line(isSecure: true)
        return field
    }
}
