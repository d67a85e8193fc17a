import Foundation
import LayerTree

/// A font, which may depend on how large the person wants text.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case system(size: CGFloat)
        case style(TextStyle)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    var base: Base
    var design: Design?
    var weight: Weight?
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var isSmallCaps = false
    var width: Width?
    var leading = Leading.standard

    init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
        self.base = base
        self.design = design
        self.weight = weight
    }

    /// The system's font in a fixed size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), design: design, weight: weight)
    }

    /// The system's font in the size of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), design: design, weight: weight)
    }

    /// A font by name, in a size that grows as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// A font by name, in a size that grows as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A font by name, in a fixed size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    /// The design of a system font.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// The distance between lines.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
    }
}
