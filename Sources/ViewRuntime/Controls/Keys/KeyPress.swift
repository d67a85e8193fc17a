import LayerTree

/// A key that went down, is held or came up.
public struct KeyPress {
    /// Moments in a key's way down and up.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether an action had a use for a key; one that is ignored goes on to the view around.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
    public enum Result: Sendable {
        case handled
        case ignored
    }

    public let phase: Phases
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
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
