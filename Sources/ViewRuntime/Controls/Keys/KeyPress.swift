import LayerTree

/// A key that was pressed, repeats, or was released.
public struct KeyPress {
    /// The phases of a key press.
    public struct Phases: OptionSet, Sendable {
        /// The raw value of the option set.
        public let rawValue: Int

        /// Creates an option set from a raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key went down.
        public static let down = Phases(rawValue: 1)
        /// The key repeats while it's held down.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key was released.
        public static let up = Phases(rawValue: 4)
        /// All phases of a key press.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether an action handled a key press. An ignored key is passed to the enclosing view.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Result: Sendable {
        /// The action handled the key press.
        case handled
        /// The action ignored the key press.
        case ignored
    }

    /// The phase of the key press.
    public let phase: Phases
    /// The key that a person pressed.
    public let key: KeyEquivalent
    /// The characters that the key types.
    public let characters: String
    /// The modifier keys that are held down.
    public let modifiers: EventModifiers

    init(_ event: KeyEvent) {
        phase =
            switch event.phase {
            case .down: .down
            case .repeat: .repeat
            case .up: .up
            }
        key = KeyEquivalent(event.key)
        characters = String(key.character)
        modifiers = EventModifiers(event.modifiers)
    }
}
