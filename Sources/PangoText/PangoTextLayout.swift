import Foundation
import LayerTree

/// A glyph and its origin, in points from the top-left corner of the layout.
public struct PlacedGlyph {
    /// The index of the glyph in the font.
    public var id: UInt32
    /// The x-coordinate of the origin.
    public var x: Float
    /// The y-coordinate of the origin.
    public var y: Float
}

/// Glyphs of one font and one span on one line.
public struct GlyphRun {
    /// The font of the glyphs.
    public var font: GlyphFont
    /// The range of glyphs in the layout.
    public var glyphs: Range<Int>
    /// The index of the span in the request.
    public var span: Int
    /// The x-coordinate of the left edge, in points.
    public var x: Double
    /// The width, in points.
    public var width: Double
    /// The y-coordinate of the baseline, including the baseline offset of the span.
    public var baseline: Double
}

/// A layout that stores its glyphs, so drawing doesn't shape text again.
public final class PangoTextLayout: TextLayout {
    /// The glyphs of all runs.
    public let glyphs: [PlacedGlyph]
    /// The runs of glyphs.
    public let glyphRuns: [GlyphRun]
    /// A Boolean value that indicates whether a run has an underline or a strikethrough.
    public let isDecorated: Bool

    init(
        request: TextRequest, size: CGSize, lines: [TextLine], isTruncated: Bool, glyphs: [PlacedGlyph],
        glyphRuns: [GlyphRun]
    ) {
        self.glyphs = glyphs
        self.glyphRuns = glyphRuns
        isDecorated = request.spans.contains { $0.hasUnderline || $0.hasStrikethrough }
        super.init(request: request, size: size, lines: lines, isTruncated: isTruncated)
    }

    /// The number of characters without a glyph in any installed font. They appear as the box of the font.
    public var missingGlyphCount: Int { glyphs.reduce(0) { $0 + ($1.id == 0 ? 1 : 0) } }
}
