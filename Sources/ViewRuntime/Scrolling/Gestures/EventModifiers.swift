import LayerTree

/// The modifier keys that are held down during an event.
public struct EventModifiers: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: Int

    /// Creates an option set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Caps Lock key.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The Option key.
    public static let option = EventModifiers(rawValue: 8)
    /// The Command key.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All modifier keys.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    init(_ modifiers: KeyModifiers) {
        var value: EventModifiers = []
        if modifiers.contains(.shift) { value.insert(.shift) }
        if modifiers.contains(.control) { value.insert(.control) }
        if modifiers.contains(.option) { value.insert(.option) }
        if modifiers.contains(.command) { value.insert(.command) }
        self = value
    }
}
