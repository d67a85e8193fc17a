/// A key combination that activates a control regardless of the focus.
///
/// Available from iOS 14 and macOS 11.
public struct KeyboardShortcut: Sendable {
    /// An option for how a shortcut adapts to the keyboard layout and the layout direction.
    ///
    /// The runtime stores the option but never adapts a shortcut.
    ///
    /// Available from iOS 15 and macOS 12.
    public struct Localization: Sendable {
        private let name: String

        /// The shortcut adapts to the keyboard layout and the layout direction.
        public static let automatic = Localization(name: "automatic")
        /// The shortcut adapts to the keyboard layout only.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// The shortcut doesn't adapt.
        public static let custom = Localization(name: "custom")
    }

    /// The key of the shortcut.
    public var key: KeyEquivalent
    /// The modifier keys that must be held down.
    public var modifiers: EventModifiers
    /// How the shortcut adapts to the keyboard layout and the layout direction.
    public var localization: Localization

    /// Creates a keyboard shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// Creates a keyboard shortcut with a localization option.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// The Return key without modifier keys.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The Escape key without modifier keys.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut: Hashable {
    public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
        a.key == b.key && a.modifiers == b.modifiers
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}

extension KeyboardShortcut {
    /// Whether a key press matches the shortcut.
    ///
    /// Letters match in either case. For other characters the Shift key is optional, because many keyboards need it to
    /// type, for instance, a plus sign.
    func isTriggered(by press: KeyPress) -> Bool {
        let lower = Character(key.character.lowercased()), isLetter = key.character.isLetter
        guard Character(press.key.character.lowercased()) == lower else { return false }
        let held = press.modifiers.intersection([.shift, .control, .option, .command])
        let asked = modifiers.intersection([.shift, .control, .option, .command])
        return held == asked || !isLetter && !key.character.isNewline && held.subtracting(.shift) == asked
    }
}

extension EnvironmentValues {
    private enum KeyboardShortcutKey: EnvironmentKey {
        static let defaultValue: KeyboardShortcut? = nil
    }

    /// The shortcut of the control that reads the environment.
    ///
    /// Available from iOS 15 and macOS 12.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

// Of several controls with the same shortcut, the first is activated. Covered and disabled controls aren't.
extension View {
    /// Assigns a keyboard shortcut to the control.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Assigns a keyboard shortcut with a localization option to the control.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Assigns a keyboard shortcut to the control.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Assigns a keyboard shortcut to the control.
    ///
    /// Available from iOS 15.4 and macOS 12.3.
    ///
    /// - Parameter shortcut: The shortcut, or `nil` for none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
