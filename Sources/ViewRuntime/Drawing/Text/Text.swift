import Foundation
import LayerTree

/// A view that displays one or more lines of read-only text.
public struct Text: Equatable, Sendable {
    /// The part of a line that truncation removes.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum TruncationMode: Sendable, Hashable { case head, tail, middle }

    /// The case of letters.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Case: Sendable, Hashable { case uppercase, lowercase }

    /// The size of text relative to the surrounding text.
    public struct Scale: Hashable, Sendable {
        let factor: Double
        /// The default size.
        public static let `default` = Scale(factor: 1)
        /// The size of secondary text, such as a unit after a number: four fifths of the default.
        public static let secondary = Scale(factor: 0.8)
    }

    indirect enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized([LocalizedStringKey.Piece])
        case attributed(AttributedString)
        case joined(Text, Text)
        case image(Image)
        case dated(DatedText)
    }

    enum Modifier: Equatable, Sendable {
        case font(Font?)
        case style(TextForeground)
        case color(Color?)
        case background(Color)
        case weight(Font.Weight?)
        case italic(Bool)
        case underline(Bool, Color?)
        case strikethrough(Bool, Color?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case monospaced(Bool)
        case monospacedDigit
        case design(Font.Design?)
        case width(Font.Width?)
        case scale(Scale, Bool)
        case label(Text)
        case link(URL)
    }

    var content: Content
    var modifiers: [Modifier] = []

    /// Creates text from a key that is looked up for the language.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        content = key.plainText.map(Content.verbatim) ?? .localized(key.pieces)
    }

    /// Creates text that is displayed as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

    /// Creates text that is displayed as it is.
    public init(verbatim content: String) { self.content = .verbatim(content) }

    /// Creates text from an attributed string.
    // An attributed string can be a literal, but a literal is a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { content = .attributed(attributedContent) }

    /// Creates text from an image or a symbol in place of a character. A symbol has the size, weight, and color of the
    /// text; an image has its own size and its bottom is on the baseline. Modifiers that change the size of an image,
    /// such as ``Image/resizable(capInsets:resizingMode:)``, have no effect.
    public init(_ image: Image) { content = .image(image) }

    /// Creates text from a value with a format style. A style without a locale of its own uses the one of the
    /// environment.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        content = .localized([.formatted(FormattedValue(input, format))])
    }

    /// Concatenates two texts.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

    init(_ content: Content) { self.content = content }

    func with(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}

extension Text {
    /// Sets the font.
    public func font(_ font: Font?) -> Text { with(.font(font)) }
    /// Sets the font weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    /// Sets the font width.
    public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }
    /// Sets the font design.
    public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
    /// Makes the text bold.
    public func bold() -> Text { with(.weight(.bold)) }
    /// Makes the text bold, or uses the default weight.
    public func bold(_ isActive: Bool) -> Text { with(.weight(isActive ? .bold : nil)) }
    /// Makes the text italic.
    public func italic() -> Text { with(.italic(true)) }
    /// Makes the text italic, or upright.
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    /// Uses a monospaced font.
    public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
    /// Uses digits of equal width.
    public func monospacedDigit() -> Text { with(.monospacedDigit) }
    /// Sets the color.
    public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }
    /// Sets the style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with(.style(TextForeground(style: AnyShapeStyle(style))))
    }
    /// Underlines the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with(.underline(isActive, color)) }
    /// Underlines the text. Lines are always solid, whatever the pattern.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.underline(isActive, color))
    }
    /// Strikes through the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with(.strikethrough(isActive, color))
    }
    /// Strikes through the text. Lines are always solid, whatever the pattern.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.strikethrough(isActive, color))
    }
    /// Adds a distance between characters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
    /// Adds a distance after characters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
    /// Scales the text, if enabled.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { with(.scale(scale, isEnabled)) }
    /// Sets the label that assistive technology reads instead of the text.
    public func accessibilityLabel(_ label: Text) -> Text { with(.label(label)) }
    /// Sets the label that assistive technology reads instead of the text.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
    /// Sets the label that assistive technology reads instead of the text.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
    /// Raises the baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }
}

extension Text: PrimitiveView {
    /// Creates the node.
    public static func _makeNode(_ view: Text, _ context: _NodeContext) -> _Node {
        let element = TextElement(context)
        element.show(view)
        return element
    }

    /// Updates the node.
    public static func _updateNode(_ node: _Node, _ view: Text) {
        unsafeDowncast(node, to: TextElement.self).show(view)
    }

    /// The number of elements, if the type determines it.
    public static var _elementCount: Int? { 1 }
}
