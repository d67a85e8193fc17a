import LayerTree

/// A key, by the character that it types. Keys that type nothing have characters of their own.
public struct KeyEquivalent: Sendable {
    public var character: Character

    public init(_ character: Character) { self.character = character }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{08}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
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
            case .character(let character): KeyEquivalent(character)
            }
    }
}

extension KeyEquivalent: Hashable {}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}
