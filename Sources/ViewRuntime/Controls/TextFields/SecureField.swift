/// A line of text that a person writes and nobody reads: dots stand for its characters. Apple: iOS 13, macOS 10.15.
nonisolated public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    /// - Parameter prompt: What stands in the field while it is empty; nil for the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        var field = TextField(text: text, prompt: prompt, label: label)
        field.isSecret = true
        self.field = field
    }

    @MainActor public var body: some View { field }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(text: text, prompt: prompt) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) { self.init(text: text, prompt: prompt) { Text(title) } }

    @available(*, deprecated, message: "Use onSubmit(of:_:)")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        field = TextField<Text>.secret(TextField(titleKey, text: text, onCommit: onCommit))
    }

    @available(*, deprecated, message: "Use onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        field = TextField<Text>.secret(TextField(title, text: text, onCommit: onCommit))
    }
}

extension TextField {
    fileprivate static func secret(_ field: TextField) -> TextField {
        var field = field
        field.isSecret = true
        return field
    }
}
