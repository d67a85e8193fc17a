/// A set of traits that describe an accessibility element.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var rawValue: UInt32

    private init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates an empty set.
    public init() { rawValue = 0 }

    /// The element is a button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// The element is a heading.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// The element is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// The element is a link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// The element is a search field.
    public static let isSearchField = AccessibilityTraits(rawValue: 16)
    /// The element is an image.
    public static let isImage = AccessibilityTraits(rawValue: 32)
    /// The element plays a sound when it's activated.
    public static let playsSound = AccessibilityTraits(rawValue: 64)
    /// The element is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
    /// The element is text that doesn't change.
    public static let isStaticText = AccessibilityTraits(rawValue: 256)
    /// The element summarizes the state of the app.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
    /// The element changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
    /// The element starts a media session.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
    /// The element allows direct touch interaction.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
    /// The element turns a page when assistive technology finishes reading it.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
    /// Elements outside this one are inaccessible.
    public static let isModal = AccessibilityTraits(rawValue: 16384)
    /// The element is a toggle.
    public static let isToggle = AccessibilityTraits(rawValue: 32768)
    /// The element is a tab bar.
    public static let isTabBar = AccessibilityTraits(rawValue: 65536)

    /// Returns the union of two sets.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(rawValue: rawValue | other.rawValue)
    }
    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { rawValue |= other.rawValue }
    /// Returns the intersection of two sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(rawValue: rawValue & other.rawValue)
    }
    /// Removes the traits that aren't in another set.
    public mutating func formIntersection(_ other: AccessibilityTraits) { rawValue &= other.rawValue }
    /// Returns the traits in exactly one of two sets.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(rawValue: rawValue ^ other.rawValue)
    }
    /// Replaces the set with the traits in exactly one of two sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { rawValue ^= other.rawValue }
    /// Returns whether the set contains a trait.
    public func contains(_ member: AccessibilityTraits) -> Bool { rawValue & member.rawValue == member.rawValue }
    /// Adds a trait.
    @discardableResult
    public mutating func insert(_ member: AccessibilityTraits) -> (
        inserted: Bool, memberAfterInsert: AccessibilityTraits
    ) {
        let isNew = !contains(member)
        rawValue |= member.rawValue
        return (isNew, member)
    }
    /// Removes a trait, and returns it if the set contained it.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard contains(member) else { return nil }
        rawValue &= ~member.rawValue
        return member
    }
    /// Adds a trait, and returns it if the set already contained it.
    @discardableResult
    public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
        let old = contains(member) ? member : nil
        rawValue |= member.rawValue
        return old
    }
}

/// The behavior of a new accessibility element toward the elements inside it.
public struct AccessibilityChildBehavior: Hashable {
    enum Kind: Hashable { case ignore, contain, combine }
    let kind: Kind

    /// Ignores the elements inside.
    public static var ignore: AccessibilityChildBehavior { AccessibilityChildBehavior(kind: .ignore) }
    /// Keeps the elements inside as children of the new element.
    public static var contain: AccessibilityChildBehavior { AccessibilityChildBehavior(kind: .contain) }
    /// Merges the elements inside into the new element.
    public static var combine: AccessibilityChildBehavior { AccessibilityChildBehavior(kind: .combine) }
}

/// The direction of an adjustment.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AccessibilityAdjustmentDirection: Sendable, Hashable { case increment, decrement }

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let rawValue: Int
    /// The name that assistive technology shows, unless it has another way to perform the action.
    let name: Text?

    private init(rawValue: Int, name: Text? = nil) {
        self.rawValue = rawValue
        self.name = name
    }

    /// Creates the kind of a custom action, as ``View/accessibilityAction(named:_:)-(Text,_)`` adds.
    public init(named name: Text) { self.init(rawValue: -1, name: name) }

    /// The default action.
    public static let `default` = AccessibilityActionKind(rawValue: 0)
    /// The escape gesture.
    public static let escape = AccessibilityActionKind(rawValue: 1)
    /// The magic tap gesture.
    public static let magicTap = AccessibilityActionKind(rawValue: 2, name: Text("Magic Tap"))
    /// A deletion.
    public static let delete = AccessibilityActionKind(rawValue: 3, name: Text("Delete"))
    /// The presentation of a menu.
    public static let showMenu = AccessibilityActionKind(rawValue: 4, name: Text("Show Menu"))
}

/// The level of a heading.
@frozen public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
