import Foundation
import LayerTree

/// One or more lines of text that is only read.
public struct Text: Equatable, Sendable {
    /// How much of a text that does not fit is left out, and where.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
    public enum TruncationMode: Sendable, Hashable { case head, tail, middle }

#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
    public enum Case: Sendable, Hashable { case uppercase, lowercase }

    /// The size of a text beside the texts around it.
    public struct Scale: Hashable, Sendable {
        let factor: Double
        public static let `default` = Scale(factor: 1)
        /// For what belongs to a text, such as a unit to a number: four fifths of the size.
        public static let secondary = Scale(factor: 0.8)
    }

    indirect enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized([LocalizedStringKey.Piece])
        case attributed(AttributedString)
        case joined(Text, Text)
        case image(Image)
        case date(Date, DateStyle)
    }

    enum Modifier: Equatable, Sendable {
        case font(Font?)
        case style(TextForeground)
        case color(Color?)
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
        case label(String)
    }

    var content: Content
    var modifiers: [Modifier] = []

    /// A text that stands in the program, to be looked up for the reader's language.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        content = key.plainText.map(Content.verbatim) ?? .localized(key.pieces)
    }

    /// A text that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

    /// A text that is shown as it is.
    public init(verbatim content: String) { self.content = .verbatim(content) }

    public init(_ attributedContent: AttributedString) { content = .attributed(attributedContent) }

    /// A picture or a symbol that stands in a line as a character does: a symbol in the size, weight and colour of the text, a picture as large as it
    /// is, on the baseline. What changes an image's size, such as ``Image/resizable(capInsets:resizingMode:)``, has no effect here.
    public init(_ image: Image) { content = .image(image) }

    /// A value as a format shows it.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        content = .verbatim(format.format(input))
    }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

    init(_ content: Content) { self.content = content }

    func with(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}

extension Text {
    public func font(_ font: Font?) -> Text { with(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }
    public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
    public func bold() -> Text { with(.weight(.bold)) }
    public func bold(_ isActive: Bool) -> Text { with(.weight(isActive ? .bold : nil)) }
    public func italic() -> Text { with(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
    public func monospacedDigit() -> Text { with(.monospacedDigit) }
    public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.style(TextForeground(style: AnyShapeStyle(style)))) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with(.underline(isActive, color)) }
    /// Lines are drawn solid here, whatever the pattern.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.underline(isActive, color))
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { with(.strikethrough(isActive, color)) }
    /// Lines are drawn solid here, whatever the pattern.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.strikethrough(isActive, color))
    }
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { with(.scale(scale, isEnabled)) }
    /// What assistive technology reads in the place of the text.
    public func accessibilityLabel(_ label: Text) -> Text { with(.label(label.plain)) }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
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
