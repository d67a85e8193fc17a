import Foundation

/// A text that has been broken into lines and measured; immutable. Measurers subclass it to keep glyphs for painters that know them.
///
/// Coordinates are points from the layout's top left corner.
open class TextLayout {
    public let request: TextRequest
    public let size: CGSize
    public let lines: [TextLine]
    public let isTruncated: Bool

    public init(request: TextRequest, size: CGSize, lines: [TextLine], isTruncated: Bool) {
        self.request = request
        self.size = size
        self.lines = lines
        self.isTruncated = isTruncated
    }

    public var firstBaseline: Double { lines.first?.baseline ?? 0 }
    public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

public struct TextLine: Sendable {
    /// The y of the baseline.
    public var baseline: Double
    public var ascent: Double
    public var descent: Double
    public var runs: [TextRun]

    public init(baseline: Double, ascent: Double, descent: Double, runs: [TextRun]) {
        self.baseline = baseline
        self.ascent = ascent
        self.descent = descent
        self.runs = runs
    }
}

/// Text in one font on one line. An ellipsis put there by truncation is part of `text`.
public struct TextRun: Sendable {
    public var text: String
    public var x: Double
    public var width: Double
    public var font: FontDescriptor
    /// Names the font file that measured the run, for hosts that must draw with the same one; nil when none did.
    public var face: String?
    public var color: RGBA?
    public var hasUnderline: Bool
    public var hasStrikethrough: Bool
    public var tracking: Double
    public var baselineOffset: Double
    /// What is to be drawn in the run's place, as large as it is in this layout; hosts draw nothing for such a run. Nil for text.
    public var attachment: TextAttachment?

    public init(
        text: String, x: Double, width: Double, font: FontDescriptor, face: String? = nil, color: RGBA? = nil,
        hasUnderline: Bool = false, hasStrikethrough: Bool = false, tracking: Double = 0, baselineOffset: Double = 0,
        attachment: TextAttachment? = nil
    ) {
        self.text = text
        self.x = x
        self.width = width
        self.font = font
        self.face = face
        self.color = color
        self.hasUnderline = hasUnderline
        self.hasStrikethrough = hasStrikethrough
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.attachment = attachment
    }
}
