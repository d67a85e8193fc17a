// Modifiers for devices with a status bar, an onscreen keyboard, or system gestures. The runtime has none of these, so
// the modifiers exist for source compatibility and have no effect.

extension View {
    /// Has no effect, because there's no status bar. Available from iOS 13.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    /// Has no effect, because there's no status bar.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Has no effect, because the system shows nothing over programs. Available from iOS 16 and macOS 13.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Has no effect, because the system has no gestures at the edges. Available from iOS 16.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Has no effect, because there's no onscreen keyboard. Available from iOS 15 and macOS 12.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Has no effect, because there's no autocorrection. Available from iOS 13 and macOS 10.15.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    /// Has no effect, because there's no autocorrection.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Has no effect, because there's no onscreen keyboard. Available from iOS 15.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    { self }

    /// Has no effect, because text can't be selected. Available from iOS 15 and macOS 12.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

/// The label of the return key on an onscreen keyboard. Available from iOS 15 and macOS 12.
public struct SubmitLabel: Sendable {
    private let name: String

    /// A label of "Done".
    public static var done: SubmitLabel { SubmitLabel(name: "done") }
    /// A label of "Go".
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
    /// A label of "Send".
    public static var send: SubmitLabel { SubmitLabel(name: "send") }
    /// A label of "Join".
    public static var join: SubmitLabel { SubmitLabel(name: "join") }
    /// A label of "Route".
    public static var route: SubmitLabel { SubmitLabel(name: "route") }
    /// A label of "Search".
    public static var search: SubmitLabel { SubmitLabel(name: "search") }
    /// A label of "Return".
    public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
    /// A label of "Next".
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    /// A label of "Continue".
    public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// The automatic capitalization of an onscreen keyboard. Available from iOS 15.
public struct TextInputAutocapitalization: Sendable {
    private let name: String

    /// No capitalization.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
    /// Capitalizes the first letter of every word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    /// Capitalizes the first letter of every sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    /// Capitalizes every letter.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// The ability to select text. Available from iOS 15 and macOS 12.
public protocol TextSelectability {
    /// A Boolean value that indicates whether people can select text.
    static var allowsSelection: Bool { get }
}

/// Text that people can select. Available from iOS 15 and macOS 12.
public struct EnabledTextSelectability: TextSelectability {
    /// A Boolean value that indicates that people can select text.
    public static let allowsSelection = true
}

/// Text that people can't select. Available from iOS 15 and macOS 12.
public struct DisabledTextSelectability: TextSelectability {
    /// A Boolean value that indicates that people can't select text.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that people can select.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that people can't select.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
