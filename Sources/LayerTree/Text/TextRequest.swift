import Foundation

/// Text in one style.
public struct TextSpan: Hashable, Sendable {
    /// The text of the span.
    public var text: String
    /// The font of the span.
    public var font: FontDescriptor
    /// The color; `nil` for the paint of the draw command.
    public var color: RGBA?
    /// The color behind the text; `nil` for none.
    public var background: RGBA?
    /// The color of the underline; `nil` for the color of the text.
    public var underline: RGBA?
    /// A Boolean value that indicates whether the text has an underline.
    public var hasUnderline: Bool
    /// The color of the strikethrough; `nil` for the color of the text.
    public var strikethrough: RGBA?
    /// A Boolean value that indicates whether the text has a strikethrough.
    public var hasStrikethrough: Bool
    /// The additional space after each character, in points.
    public var tracking: Double
    /// The distance by which the baseline is raised, in points.
    public var baselineOffset: Double
    /// The attachment in place of the text, which is then ``TextAttachment/character``; `nil` for text.
    public var attachment: TextAttachment?
    /// The number of the link to which the text belongs; `nil` for text that isn't a link.
    public var link: Int?

    /// Creates a span.
    public init(
        text: String, font: FontDescriptor, color: RGBA? = nil, background: RGBA? = nil, hasUnderline: Bool = false,
        underline: RGBA? = nil, hasStrikethrough: Bool = false, strikethrough: RGBA? = nil, tracking: Double = 0,
        baselineOffset: Double = 0, attachment: TextAttachment? = nil, link: Int? = nil
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.background = background
        self.hasUnderline = hasUnderline
        self.underline = underline
        self.hasStrikethrough = hasStrikethrough
        self.strikethrough = strikethrough
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.attachment = attachment
        self.link = link
    }
}

/// Everything that determines the layout of text. Equal requests have equal layouts, so a request is the key of a
/// layout in caches.
public struct TextRequest: Hashable, Sendable {
    /// The horizontal alignment of lines.
    public enum Alignment: Hashable, Sendable { case leading, center, trailing }
    /// The part of a line that truncation removes.
    public enum Truncation: Hashable, Sendable { case head, middle, tail }

    /// The spans of text.
    public var spans: [TextSpan]
    /// The maximum width, in points; `nil` for no limit.
    public var maximumWidth: Double?
    /// The maximum number of lines; `nil` for no limit.
    public var maximumLines: Int?
    /// The horizontal alignment of lines.
    public var alignment: Alignment
    /// The part of a line that truncation removes.
    public var truncation: Truncation
    /// The additional space between lines, in points.
    public var lineSpacing: Double
    /// A Boolean value that indicates whether the layout direction is right to left.
    public var isRightToLeft: Bool
    /// The smallest factor by which text can shrink before it's truncated.
    public var minimumScaleFactor: Double

    /// Creates a request.
    public init(
        spans: [TextSpan], maximumWidth: Double? = nil, maximumLines: Int? = nil, alignment: Alignment = .leading,
        truncation: Truncation = .tail, lineSpacing: Double = 0, isRightToLeft: Bool = false,
        minimumScaleFactor: Double = 1
    ) {
        self.spans = spans
        self.maximumWidth = maximumWidth
        self.maximumLines = maximumLines
        self.alignment = alignment
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.isRightToLeft = isRightToLeft
        self.minimumScaleFactor = minimumScaleFactor
    }
}
