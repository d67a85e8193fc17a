import Foundation
import LayerTree

/// A glyph of a font and where its origin is, in points from the layout's top left corner.
public struct PlacedGlyph {
    public var id: UInt32
    public var x: Float
    public var y: Float
}

/// Glyphs of one font and one span on one line.
public struct GlyphRun {
    public var font: GlyphFont
    /// Which of the layout's glyphs.
    public var glyphs: Range<Int>
    /// Which of the request's spans.
    public var span: Int
    public var x: Double
    public var width: Double
    /// The y of the run's own baseline, raised by the span's offset.
    public var baseline: Double
}

/// A layout that keeps its glyphs, so that painting shapes nothing again.
public final class PangoTextLayout: TextLayout {
    public let glyphs: [PlacedGlyph]
    public let glyphRuns: [GlyphRun]
    /// Some run is underlined or struck through.
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

    /// Characters for which no installed font has a glyph; they show as the font's box.
    public var missingGlyphCount: Int { glyphs.reduce(0) { $0 + ($1.id == 0 ? 1 : 0) } }
}
