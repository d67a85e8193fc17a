import Foundation

/// Measured text, broken into lines. A layout is immutable. Measurers create subclasses to store glyphs for painters
/// that support them.
///
/// Coordinates are in points from the top-left corner of the layout.
open class TextLayout {
    /// The request for this layout.
    public let request: TextRequest
    /// The size of all lines, in points.
    public let size: CGSize
    /// The lines, from top to bottom.
    public let lines: [TextLine]
    /// A Boolean value that indicates whether text was truncated.
    public let isTruncated: Bool

    /// Creates a layout.
    public init(request: TextRequest, size: CGSize, lines: [TextLine], isTruncated: Bool) {
        self.request = request
        self.size = size
        self.lines = lines
        self.isTruncated = isTruncated
    }

    /// The y-coordinate of the first baseline; 0 without lines.
    public var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// The y-coordinate of the last baseline; 0 without lines.
    public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// A line of a layout.
public struct TextLine: Sendable {
    /// The y-coordinate of the baseline.
    public var baseline: Double
    /// The distance from the baseline to the top of the line.
    public var ascent: Double
    /// The distance from the baseline to the bottom of the line.
    public var descent: Double
    /// The runs of the line.
    public var runs: [TextRun]

    /// Creates a line.
    public init(baseline: Double, ascent: Double, descent: Double, runs: [TextRun]) {
        self.baseline = baseline
        self.ascent = ascent
        self.descent = descent
        self.runs = runs
    }
}

/// Text in one font on one line, including an ellipsis after truncation.
public struct TextRun: Sendable {
    /// The text of the run.
    public var text: String
    /// The x-coordinate of the left edge.
    public var x: Double
    /// The width of the run.
    public var width: Double
    /// The font of the run.
    public var font: FontDescriptor
    /// The font file that measured the run, for hosts that must draw with the same file; `nil` if there is none.
    public var face: String?
    /// The color; `nil` for the paint of the draw command.
    public var color: RGBA?
    /// The color behind the text; `nil` for none. Hosts don't draw it.
    public var background: RGBA?
    /// A Boolean value that indicates whether the text has an underline.
    public var hasUnderline: Bool
    /// A Boolean value that indicates whether the text has a strikethrough.
    public var hasStrikethrough: Bool
    /// The additional space after each character.
    public var tracking: Double
    /// The distance by which the baseline is raised.
    public var baselineOffset: Double
    /// The attachment in place of the text, with its size in this layout; `nil` for text. Hosts draw nothing for an
    /// attachment.
    public var attachment: TextAttachment?
    /// The number of the link to which the text belongs; `nil` for text that isn't a link.
    public var link: Int?
    /// A Boolean value that indicates whether the characters proceed from right to left.
    public var isRightToLeft: Bool

    /// Creates a run.
    public init(
        text: String, x: Double, width: Double, font: FontDescriptor, face: String? = nil, color: RGBA? = nil,
        background: RGBA? = nil, hasUnderline: Bool = false, hasStrikethrough: Bool = false, tracking: Double = 0,
        baselineOffset: Double = 0, attachment: TextAttachment? = nil, link: Int? = nil, isRightToLeft: Bool = false
    ) {
        self.text = text
        self.x = x
        self.width = width
        self.font = font
        self.face = face
        self.color = color
        self.background = background
        self.hasUnderline = hasUnderline
        self.hasStrikethrough = hasStrikethrough
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.attachment = attachment
        self.link = link
        self.isRightToLeft = isRightToLeft
    }
}
