/// A text size that a person prefers. Apple replaces it with ``DynamicTypeSize``.
///
/// Available from iOS 13 and macOS 10.15.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ContentSizeCategory: Hashable, CaseIterable {
    /// An extra small size.
    case extraSmall
    /// A small size.
    case small
    /// A medium size.
    case medium
    /// The default size.
    case large
    /// An extra large size.
    case extraLarge
    /// An extra extra large size.
    case extraExtraLarge
    /// An extra extra extra large size.
    case extraExtraExtraLarge
    /// The first accessibility size.
    case accessibilityMedium
    /// The second accessibility size.
    case accessibilityLarge
    /// The third accessibility size.
    case accessibilityExtraLarge
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge
    /// The fifth accessibility size.
    case accessibilityExtraExtraExtraLarge

    /// A Boolean value that indicates whether the size is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// The size as a dynamic type size. Both types have the same sizes in the same order.
    var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 0] }
}

extension ContentSizeCategory {
    init(_ dynamicTypeSize: DynamicTypeSize) { self = Self.allCases[dynamicTypeSize.index] }

    /// Returns whether the first size is smaller.
    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size < b.size }
    /// Returns whether the first size isn't larger.
    public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size <= b.size }
    /// Returns whether the first size is larger.
    public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size > b.size }
    /// Returns whether the first size isn't smaller.
    public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size >= b.size }
}
