// What a program asks of a device that has a status bar, a keyboard on the screen, gestures of the system. There is none
// of these here: the modifiers are there for programs that use them, and change nothing.

extension View {
    /// There is no status bar here. Apple: iOS 13.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// The system shows nothing over programs here. Apple: iOS 16, macOS 13.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// The system has no gestures at the edges here. Apple: iOS 16.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// There is no keyboard on the screen here. Apple: iOS 15, macOS 12.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Nothing is corrected here. Apple: iOS 13, macOS 10.15.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Characters are written as they are typed here. Apple: iOS 15.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    /// Texts cannot be selected here. Apple: iOS 15, macOS 12.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

/// What the return key of a keyboard on the screen says. Apple: iOS 15, macOS 12.
public struct SubmitLabel: Sendable {
    private let name: String

    public static var done: SubmitLabel { SubmitLabel(name: "done") }
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
    public static var send: SubmitLabel { SubmitLabel(name: "send") }
    public static var join: SubmitLabel { SubmitLabel(name: "join") }
    public static var route: SubmitLabel { SubmitLabel(name: "route") }
    public static var search: SubmitLabel { SubmitLabel(name: "search") }
    public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// Which letters a keyboard on the screen makes capitals. Apple: iOS 15.
public struct TextInputAutocapitalization: Sendable {
    private let name: String

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// Whether texts can be selected. Apple: iOS 15, macOS 12.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Apple: iOS 15, macOS 12.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Apple: iOS 15, macOS 12.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
