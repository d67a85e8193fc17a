import LayerTree

/// A key, identified by the character that it types. Keys without a character, such as the arrow keys, use private
/// characters.
public struct KeyEquivalent: Sendable {
    /// The character that identifies the key.
    public var character: Character

    /// Creates a key from the character that it types.
    public init(_ character: Character) { self.character = character }

    /// The Up Arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The Down Arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The Left Arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The Right Arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The Delete key.
    public static let delete = KeyEquivalent("\u{08}")
    /// The Forward Delete key.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The Clear key.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The Return key.
    public static let `return` = KeyEquivalent("\r")

    init(_ key: KeyEvent.Key) {
        self =
            switch key {
            case .leftArrow: .leftArrow
            case .rightArrow: .rightArrow
            case .upArrow: .upArrow
            case .downArrow: .downArrow
            case .pageUp: .pageUp
            case .pageDown: .pageDown
            case .home: .home
            case .end: .end
            case .tab: .tab
            case .return: .return
            case .space: .space
            case .escape: .escape
            case .delete: .delete
            case .deleteForward: .deleteForward
            case .character(let character): KeyEquivalent(character)
            }
    }
}

extension KeyEquivalent: Hashable {}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates a key from a character literal.
    public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}
