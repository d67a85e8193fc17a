import CPango
import Foundation
import LayerTree

/// Measures text with Pango and the installed fonts.
///
/// A font's size is in pixels at scale 1, and layouts are the same at every scale: advances are not rounded. Layouts of
/// equal requests are the same object while they are in the cache, which holds up to two thousand. A width that is not
/// finite counts as no limit, a negative one as 0; fewer than one line counts as one; a font size that is not positive
/// and finite counts as 1; spacings that are not finite count as 0.
///
/// A measurer and its layouts belong to one thread at a time. Fonts are looked for when the first text is laid out.
public final class PangoTextMeasurer: TextMeasurer {
    private let fonts: FontMap
    private var cache = LayoutCache(capacity: 2048)
    private lazy var library = FontLibrary(names: fonts)
    private lazy var breaker = LineBreaker(library: library)

    public init(fonts: FontMap = .standard) { self.fonts = fonts }

    public func layout(_ request: TextRequest) -> TextLayout { glyphLayout(request) }

    /// As ``layout(_:)``, with the type that keeps glyphs.
    public func glyphLayout(_ request: TextRequest) -> PangoTextLayout {
        cache.layout(for: request) { plainLine(request) ?? paragraphs(request) }
    }

    /// The file of a run's face; nil for a name that no layout of this measurer carried.
    public func fontFile(for face: String) -> URL? { library.file(named: face)?.url }

    /// The file of a run's face with its place in a collection and its variations.
    public func fontFace(for face: String) -> FontFile? { library.file(named: face) }

    /// One line of printable ASCII in one style, when it fits.
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
            hasUnderline: span.hasUnderline, hasStrikethrough: span.hasStrikethrough)
        let line = TextLine(baseline: font.ascent, ascent: font.ascent, descent: font.descent, runs: [run])
        return PangoTextLayout(
            request: request, size: CGSize(width: width, height: font.ascent + font.descent), lines: [line],
            isTruncated: false, glyphs: glyphs,
            glyphRuns: [
                GlyphRun(font: font, glyphs: 0..<glyphs.count, span: 0, x: 0, width: width, baseline: font.ascent)
            ])
    }

    private func paragraphs(_ request: TextRequest) -> PangoTextLayout {
        let text = TruncatedText(request, breaker: breaker)
        var (lines, isTruncated) = text.lines(scaledBy: 1)
        var factor = 1.0
        if isTruncated, request.minimumScaleFactor < 1 {
            factor = text.largestFittingFactor(from: max(request.minimumScaleFactor, 0.01))
            (lines, isTruncated) = text.lines(scaledBy: factor)
        }
        return LineStack(request, lines: lines, isTruncated: isTruncated, factor: factor).layout()
    }
}
