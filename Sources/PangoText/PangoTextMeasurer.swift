import CPango
import Foundation
import LayerTree

/// A text measurer that uses Pango and the installed fonts.
///
/// The font size is in pixels at scale 1, and layouts are the same at every scale, because advances aren't rounded.
/// Equal requests return the same object while it's in the cache, which contains up to 2,048 layouts. A width that
/// isn't finite is treated as no limit, and a negative width as 0. Fewer than one line is treated as one. A font size
/// that isn't positive and finite is treated as 1, and nonfinite spacing as 0.
///
/// Use a measurer and its layouts on one thread at a time. The measurer loads fonts for the first layout.
public final class PangoTextMeasurer: TextMeasurer {
    private let fonts: FontMap
    private var cache = LayoutCache(capacity: 2048)
    private lazy var library = FontLibrary(names: fonts)
    private lazy var pangoLines = PangoLines(library: library)

    /// Creates a measurer.
    public init(fonts: FontMap = .standard) { self.fonts = fonts }

    /// Lays out text, or returns the cached layout of an equal request.
    public func layout(_ request: TextRequest) -> TextLayout { glyphLayout(request) }

    /// Returns a layout with glyphs.
    public func glyphLayout(_ request: TextRequest) -> PangoTextLayout {
        cache.layout(for: request) { plainLine(request) ?? paragraphs(request) }
    }

    /// Returns the insertion points of the lines of a text without a limit on its lines.
    public func insertionLines(in layout: TextLayout) -> [InsertionLine] {
        let request = layout.request
        return pangoLines.insertionLines(
            request.spans, width: request.pangoWidth, isRightToLeft: request.isRightToLeft
        ).map { line in
            let x = request.start(slack: max(layout.size.width - points(line.width), 0))
            return InsertionLine(start: line.start, edges: line.edges.map { x + points($0) })
        }
    }

    /// Returns the file of a run's face, or `nil` if no layout of this measurer contains the face.
    public func fontFile(for face: String) -> URL? { library.file(named: face)?.url }

    /// Returns the file of a run's face with its index in a collection and its variations, or `nil` if no layout of
    /// this measurer contains the face.
    public func fontFace(for face: String) -> FontFile? { library.file(named: face) }

    /// Returns the layout of one line of printable ASCII in one style, if it fits.
    private func plainLine(_ request: TextRequest) -> PangoTextLayout? {
        guard request.spans.count == 1, request.spans[0].tracking == 0, request.spans[0].baselineOffset == 0,
            LatinStyle.takes(request.spans[0].text, isRightToLeft: request.isRightToLeft)
        else { return nil }
        let span = request.spans[0]
        guard let style = library.style(for: span.font).latin else { return nil }
        let (glyphs, units) = style.shape(span.text)
        let width = points(units), font = style.font
        if let limit = request.maximumWidth, limit.isFinite, width > limit { return nil }
        let run = TextRun(
            text: span.text, x: 0, width: width, font: span.font, face: font.face, color: span.color,
            background: span.background, hasUnderline: span.hasUnderline, hasStrikethrough: span.hasStrikethrough,
            link: span.link)
        let line = TextLine(baseline: font.ascent, ascent: font.ascent, descent: font.descent, runs: [run])
        return PangoTextLayout(
            request: request, size: CGSize(width: width, height: font.ascent + font.descent), lines: [line],
            isTruncated: false, glyphs: glyphs,
            glyphRuns: [
                GlyphRun(font: font, glyphs: 0..<glyphs.count, span: 0, x: 0, width: width, baseline: font.ascent)
            ])
    }

    private func paragraphs(_ request: TextRequest) -> PangoTextLayout {
        let text = TruncatedText(request, pangoLines: pangoLines)
        let smallest = max(request.minimumScaleFactor, 0.01)
        let factor = smallest < 1 ? text.largestFittingFactor(from: smallest) : 1
        let (lines, isTruncated) = text.lines(scaledBy: factor)
        return LineStack(request, lines: lines, isTruncated: isTruncated, factor: factor).layout()
    }
}
