import Foundation
import ViewRuntime

/// A font of a fixed size.
open class UIFont: @unchecked Sendable {
    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        let weight: Font.Weight

        /// The ultra-light weight.
        public static let ultraLight = Weight(weight: .ultraLight)
        /// The thin weight.
        public static let thin = Weight(weight: .thin)
        /// The light weight.
        public static let light = Weight(weight: .light)
        /// The regular weight.
        public static let regular = Weight(weight: .regular)
        /// The medium weight.
        public static let medium = Weight(weight: .medium)
        /// The semibold weight.
        public static let semibold = Weight(weight: .semibold)
        /// The bold weight.
        public static let bold = Weight(weight: .bold)
        /// The heavy weight.
        public static let heavy = Weight(weight: .heavy)
        /// The black weight.
        public static let black = Weight(weight: .black)
    }

    /// A style of text, whose size follows the person's preference.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the style.
        public var rawValue: String

        /// Creates a style from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Large titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// First-level titles.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Second-level titles.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Third-level titles.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Subheadings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Alternate captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The style of SwiftUI. An unknown style is that of body text.
        fileprivate var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }

    let font: Font
    /// The size, in points.
    public let pointSize: CGFloat

    private init(_ font: Font, size: CGFloat) {
        self.font = font
        pointSize = size
    }

    /// Creates a font of a family, with a size in points.
    public init?(name: String, size: CGFloat) {
        font = .custom(name, fixedSize: size)
        pointSize = size
    }

    /// Returns the system font of a size in points.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), size: size) }

    /// Returns the system font of a size in points, with a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), size: size)
    }

    /// Returns the bold system font of a size in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// Returns the italic system font of a size in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size).italic(), size: size)
    }

    /// Returns the monospaced system font of a size in points, with a weight.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size: size)
    }

    /// Returns the system font of a size in points, with a weight, whose digits have the same width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size: size)
    }

    /// Returns the font of a text style, in the size that the person prefers. Call this method on the main actor.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let textSize = MainActor.assumeIsolated { CurrentScene.environment?.dynamicTypeSize ?? .large }
        let size = Font.system(style.style).resolve(dynamicTypeSize: textSize).size
        return systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
    }

    /// Returns the font in another size, in points.
    open func withSize(_ size: CGFloat) -> UIFont { UIFont(font.fixed(at: size), size: size) }

    /// The height of a line, in points. Read it on the main actor.
    open var lineHeight: CGFloat { " ".size(withAttributes: [.font: self]).height }

    /// The usual size of text in labels and buttons, in points.
    public static let labelFontSize: CGFloat = 17
    /// The usual size of text in buttons of older systems, in points.
    public static let buttonFontSize: CGFloat = 18
    /// The usual size of small system text, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The usual size of system text, in points.
    public static let systemFontSize: CGFloat = 14
}

extension Font {
    /// Creates a font from a UIKit font.
    public init(_ font: UIFont) { self = font.font }
}
