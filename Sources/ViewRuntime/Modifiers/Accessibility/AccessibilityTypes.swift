/// What kind of thing an accessibility element is, beyond its label.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var rawValue: UInt32

    private init(rawValue: UInt32) { self.rawValue = rawValue }
    public init() { rawValue = 0 }

    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isSearchField = AccessibilityTraits(rawValue: 16)
    public static let isImage = AccessibilityTraits(rawValue: 32)
    public static let playsSound = AccessibilityTraits(rawValue: 64)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
    public static let isStaticText = AccessibilityTraits(rawValue: 256)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
    public static let isModal = AccessibilityTraits(rawValue: 16384)
    public static let isToggle = AccessibilityTraits(rawValue: 32768)
    public static let isTabBar = AccessibilityTraits(rawValue: 65536)

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(rawValue: rawValue | other.rawValue) }
    public mutating func formUnion(_ other: AccessibilityTraits) { rawValue |= other.rawValue }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(rawValue: rawValue & other.rawValue) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { rawValue &= other.rawValue }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(rawValue: rawValue ^ other.rawValue)
    }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { rawValue ^= other.rawValue }
    public func contains(_ member: AccessibilityTraits) -> Bool { rawValue & member.rawValue == member.rawValue }
    @discardableResult
    public mutating func insert(_ member: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(member)
        rawValue |= member.rawValue
        return (isNew, member)
    }
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard contains(member) else { return nil }
        rawValue &= ~member.rawValue
        return member
    }
    @discardableResult
    public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
        let old = contains(member) ? member : nil
        rawValue |= member.rawValue
        return old
    }
}

/// What becomes of the accessibility elements inside a new one.
public struct AccessibilityChildBehavior: Hashable {
    enum Kind: Hashable { case ignore, contain, combine }
    let kind: Kind

    public static var ignore: AccessibilityChildBehavior { AccessibilityChildBehavior(kind: .ignore) }
    public static var contain: AccessibilityChildBehavior { AccessibilityChildBehavior(kind: .contain) }
    public static var combine: AccessibilityChildBehavior { AccessibilityChildBehavior(kind: .combine) }
}

/// The direction of an adjustment.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AccessibilityAdjustmentDirection: Sendable, Hashable { case increment, decrement }

/// What an accessibility action is for.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let rawValue: Int
    /// What an action that the program names is called.
    let name: String?

    private init(rawValue: Int) {
        self.rawValue = rawValue
        name = nil
    }

    /// An action with a name of its own, as ``View/accessibilityAction(named:_:)-(Text,_)`` adds.
    public init(named name: Text) {
        rawValue = -1
        self.name = name.plain
    }

    public static let `default` = AccessibilityActionKind(rawValue: 0)
    public static let escape = AccessibilityActionKind(rawValue: 1)
    public static let magicTap = AccessibilityActionKind(rawValue: 2)
    public static let delete = AccessibilityActionKind(rawValue: 3)
    public static let showMenu = AccessibilityActionKind(rawValue: 4)
}

/// The level of a heading.
@frozen public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
