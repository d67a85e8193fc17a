import Foundation
import LayerTree

/// Stacks and aligns broken lines.
struct LineStack {
    private let request: TextRequest
    private let lines: [BrokenLine]
    private let isTruncated: Bool
    private let factor: Double
    private var glyphs: [PlacedGlyph] = []
    private var glyphRuns: [GlyphRun] = []

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - lines: The broken lines.
    ///   - isTruncated: Whether text was truncated.
    ///   - factor: The factor by which the text shrank.
    init(_ request: TextRequest, lines: [BrokenLine], isTruncated: Bool, factor: Double) {
        self.request = request
        self.lines = lines
        self.isTruncated = isTruncated
        self.factor = factor
    }

    consuming func layout() -> PangoTextLayout {
        let natural = points(lines.reduce(0) { max($0, $1.width) })
        let limit = request.maximumWidth.flatMap { $0.isFinite ? max($0, 0) : nil }
        let width = max(min(natural, limit ?? natural), 0)
        let spacing = request.lineSpacing.isFinite ? request.lineSpacing : 0
        var placed: [TextLine] = []
        placed.reserveCapacity(lines.count)
        var top = 0.0, gap = 0.0
        for line in lines {
            top += placed.isEmpty ? 0 : gap
            let (ascent, descent) = extent(of: line)
            let x = request.start(slack: max(width - points(line.width), 0))
            placed.append(place(line, x: x, baseline: top + ascent, ascent: ascent, descent: descent))
            top += ascent + descent
            gap = spacing + (leading(of: line) - 1) * (ascent + descent)
        }
        return PangoTextLayout(
            request: request, size: CGSize(width: width, height: max(top, 0)), lines: placed, isTruncated: isTruncated,
            glyphs: glyphs, glyphRuns: glyphRuns)
    }

    private func extent(of line: BrokenLine) -> (ascent: Double, descent: Double) {
        guard !line.runs.isEmpty else { return (line.emptyFont?.ascent ?? 0, line.emptyFont?.descent ?? 0) }
        var ascent = -Double.infinity, descent = -Double.infinity
        for run in line.runs {
            let offset = baselineOffset(of: run.span)
            ascent = max(ascent, run.font.ascent + offset)
            descent = max(descent, run.font.descent - offset)
            if let attachment = run.attachment {
                ascent = max(ascent, attachment.ascent + offset)
                descent = max(descent, attachment.descent - offset)
            }
        }
        return (ascent, descent)
    }

    private func leading(of line: BrokenLine) -> Double {
        let leading =
            line.runs.isEmpty
            ? (request.spans.isEmpty ? 1 : request.spans[line.emptySpan].font.leading)
            : line.runs.reduce(0) { max($0, request.spans[$1.span].font.leading) }
        return leading.isFinite ? leading : 1
    }

    private func baselineOffset(of span: Int) -> Double {
        let offset = request.spans[span].baselineOffset * factor
        return offset.isFinite ? offset : 0
    }

    private mutating func place(
        _ line: BrokenLine, x: Double, baseline: Double, ascent: Double, descent: Double
    ) -> TextLine {
        var runs: [TextRun] = []
        runs.reserveCapacity(line.runs.count)
        for run in line.runs {
            let span = request.spans[run.span]
            let offset = baselineOffset(of: run.span)
            let first = glyphs.count
            for glyph in run.glyphs {
                glyphs.append(
                    PlacedGlyph(id: glyph.id, x: glyph.x + Float(x), y: glyph.y + Float(baseline - offset)))
            }
            let runX = x + points(run.x), width = points(run.width)
            if run.attachment == nil {
                glyphRuns.append(
                    GlyphRun(
                        font: run.font, glyphs: first..<glyphs.count, span: run.span, x: runX, width: width,
                        baseline: baseline - offset))
            }
            var font = span.font
            font.size *= factor
            runs.append(
                TextRun(
                    text: run.text, x: runX, width: width, font: font, face: run.font.face, color: span.color,
                    background: span.background, hasUnderline: span.hasUnderline,
                    hasStrikethrough: span.hasStrikethrough,
                    tracking: span.tracking * factor, baselineOffset: offset, attachment: run.attachment,
                    link: span.link, isRightToLeft: run.isRightToLeft))
        }
        return TextLine(baseline: baseline, ascent: ascent, descent: descent, runs: runs)
    }
}
