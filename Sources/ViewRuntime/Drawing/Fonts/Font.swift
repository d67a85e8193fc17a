import Foundation
import LayerTree

/// A font, which can depend on the text size that a person prefers.
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

    /// Returns a system font of a fixed size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), design: design, weight: weight)
    }

    /// Returns a system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), design: design, weight: weight)
    }

    /// Returns a named font, with a size in points that scales with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// Returns a named font, with a size in points that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// Returns a named font of a fixed size, in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }

    /// Returns the font in a fixed size, in points.
    package func fixed(at size: CGFloat) -> Font {
        var font = self
        font.base =
            switch base {
            case .system, .style: .system(size: size)
            case .custom(let name, _, _): .custom(name, size: size, relativeTo: nil)
            }
        return font
    }

    /// The font of large titles.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The font of first-level titles.
    public static let title = Font(.style(.title))
    /// The font of second-level titles.
    public static let title2 = Font(.style(.title2))
    /// The font of third-level titles.
    public static let title3 = Font(.style(.title3))
    /// The font of headings.
    public static let headline = Font(.style(.headline))
    /// The font of subheadings.
    public static let subheadline = Font(.style(.subheadline))
    /// The font of body text.
    public static let body = Font(.style(.body))
    /// The font of callouts.
    public static let callout = Font(.style(.callout))
    /// The font of footnotes.
    public static let footnote = Font(.style(.footnote))
    /// The font of captions.
    public static let caption = Font(.style(.caption))
    /// The font of alternate captions.
    public static let caption2 = Font(.style(.caption2))

    /// The design of a system font.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Design: Hashable, Sendable {
        /// The default design.
        case `default`
        /// A design with serifs.
        case serif
        /// A rounded design.
        case rounded
        /// A monospaced design.
        case monospaced
    }

    /// The distance between lines.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Leading: Hashable, Sendable {
        /// The standard distance.
        case standard
        /// A smaller distance.
        case tight
        /// A larger distance.
        case loose
    }
}
