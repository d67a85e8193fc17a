import LayerTree

// The properties of text fields for the system's text input. They matter for onscreen keyboards.

extension EnvironmentValues {
    private enum TextInputKey: EnvironmentKey {
        static var defaultValue: TextInputTraits { TextInputTraits() }
    }

    package var textInput: TextInputTraits {
        get { self[TextInputKey.self] }
        set { self[TextInputKey.self] = newValue }
    }
}

extension View {
    /// Sets the label of the Return key on an onscreen keyboard. Available from iOS 15 and macOS 12.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.textInput.returnKey, submitLabel.key)
    }

    /// Sets whether the system corrects words that a person types. Available from iOS 13 and macOS 10.15.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.textInput.correctsWords, !disable)
    }

    /// Sets whether the system corrects words that a person types.
    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.textInput.correctsWords, disable != true)
    }

    /// Sets the automatic capitalization of an onscreen keyboard. Available from iOS 15.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        environment(\.textInput.capitalization, autocapitalization?.capitalization)
    }
}

/// The label of the Return key on an onscreen keyboard. Available from iOS 15 and macOS 12.
public struct SubmitLabel: Sendable {
    let key: TextInputTraits.ReturnKey

    /// A label of "Done".
    public static var done: SubmitLabel { SubmitLabel(key: .done) }
    /// A label of "Go".
    public static var go: SubmitLabel { SubmitLabel(key: .go) }
    /// A label of "Send".
    public static var send: SubmitLabel { SubmitLabel(key: .send) }
    /// A label of "Join". In a browser, the label is "Go".
    public static var join: SubmitLabel { SubmitLabel(key: .go) }
    /// A label of "Route". In a browser, the label is "Go".
    public static var route: SubmitLabel { SubmitLabel(key: .go) }
    /// A label of "Search".
    public static var search: SubmitLabel { SubmitLabel(key: .search) }
    /// A label of "Return".
    public static var `return`: SubmitLabel { SubmitLabel(key: .enter) }
    /// A label of "Next".
    public static var next: SubmitLabel { SubmitLabel(key: .next) }
    /// A label of "Continue". In a browser, the label is "Next".
    public static var `continue`: SubmitLabel { SubmitLabel(key: .next) }
}

/// The automatic capitalization of an onscreen keyboard. Available from iOS 15.
public struct TextInputAutocapitalization: Sendable {
    let capitalization: TextInputTraits.Capitalization

    /// No capitalization.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(capitalization: .none) }
    /// Capitalizes the first letter of every word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(capitalization: .words) }
    /// Capitalizes the first letter of every sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(capitalization: .sentences) }
    /// Capitalizes every letter.
    public static var characters: TextInputAutocapitalization {
        TextInputAutocapitalization(capitalization: .characters)
    }
}
