/// Keys that press a control wherever the focus is. Apple: iOS 14, macOS 11.
public struct KeyboardShortcut: Sendable {
    /// Whether a shortcut follows the layout of the keyboard and the direction of writing. Here it is always as it is written.
    /// Apple: iOS 15, macOS 12.
    public struct Localization: Sendable {
        private let name: String

        public static let automatic = Localization(name: "automatic")
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        public static let custom = Localization(name: "custom")
    }

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut: Hashable {
    public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool { a.key == b.key && a.modifiers == b.modifiers }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}

extension KeyboardShortcut {
    /// Whether a key with what is held down is meant. Letters are meant in either case; for what is typed with the shift key, as a
    /// plus sign is on many keyboards, that key need not be asked for.
    func isMeant(by press: KeyPress) -> Bool {
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

    /// The keys that press the control that the environment is for. Apple: iOS 15, macOS 12.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

/// Of several controls with the same shortcut the first is pressed. What is covered or disabled is not.
extension View {
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { environment(\.keyboardShortcut, shortcut) }

    /// - Parameter shortcut: Nil for none. Apple: iOS 15.4, macOS 12.3.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { environment(\.keyboardShortcut, shortcut) }
}
