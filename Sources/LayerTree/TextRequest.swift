import Foundation

/// A piece of text in one style.
public struct TextSpan: Hashable, Sendable {
    public var text: String
    public var font: FontDescriptor
    /// Nil takes the paint of the draw command.
    public var color: RGBA?
    public var underline: RGBA?
    public var hasUnderline: Bool
    public var strikethrough: RGBA?
    public var hasStrikethrough: Bool
    /// Extra space after each character, points.
    public var tracking: Double
    /// How far the baseline is raised, points.
    public var baselineOffset: Double
    /// What stands in the place of the text, which is ``TextAttachment/character`` then; nil for text.
    public var attachment: TextAttachment?

    public init(
        text: String, font: FontDescriptor, color: RGBA? = nil, hasUnderline: Bool = false, underline: RGBA? = nil,
        hasStrikethrough: Bool = false, strikethrough: RGBA? = nil, tracking: Double = 0, baselineOffset: Double = 0,
        attachment: TextAttachment? = nil
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.hasUnderline = hasUnderline
        self.underline = underline
        self.hasStrikethrough = hasStrikethrough
        self.strikethrough = strikethrough
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.attachment = attachment
    }
}

/// All that decides how a text is laid out. Equal requests have equal layouts, so it is the key of their cache.
public struct TextRequest: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable { case leading, center, trailing }
    public enum Truncation: Hashable, Sendable { case head, middle, tail }

    public var spans: [TextSpan]
    /// Points; nil for no limit.
    public var maximumWidth: Double?
    /// Nil for no limit.
    public var maximumLines: Int?
    public var alignment: Alignment
    public var truncation: Truncation
    /// Extra space between lines, points.
    public var lineSpacing: Double
    public var isRightToLeft: Bool
    /// Text may shrink to this factor of its size before it is truncated.
    public var minimumScaleFactor: Double

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
