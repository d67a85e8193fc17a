import Foundation

/// A text measurer that depends on no installed font.
///
/// Every character is half an em wide. A line is 1.2 em high, with its baseline 0.95 em below its top. Lines break at
/// spaces and line feeds, and a word wider than the line breaks between characters.
public final class FixedTextMeasurer: TextMeasurer {
    private var cache: [TextRequest: TextLayout] = [:]

    /// Creates a measurer.
    public init() {}

    /// Lays out text, or returns the cached layout of an equal request.
    public func layout(_ request: TextRequest) -> TextLayout {
        if let known = cache[request] { return known }
        let layout = FixedLines(request).layout()
        if cache.count > 4096 { cache.removeAll(keepingCapacity: true) }
        cache[request] = layout
        return layout
    }

    /// Returns the insertion points of the lines of a text without a limit on its lines.
    public func insertionLines(in layout: TextLayout) -> [InsertionLine] {
        FixedLines(layout.request).insertionLines(width: layout.size.width)
    }
}

/// Breaks the text of a request into lines.
private struct FixedLines {
    private struct Piece {
        var character: Character
        var span: Int
        var width: Double
        var attachment: TextAttachment?
    }

    private struct Line {
        /// The number of characters before the line.
        var start: Int
        var pieces: [Piece] = []

        var width: Double { pieces.reduce(0) { $0 + $1.width } }
    }

    let request: TextRequest

    init(_ request: TextRequest) { self.request = request }

    func layout() -> TextLayout {
        var lines = broken().map(\.pieces)
        var isTruncated = false
        if let limit = request.maximumLines, lines.count > max(limit, 1) {
            isTruncated = true
            let kept = max(limit, 1)
            lines = Array(lines[..<kept])
            lines[kept - 1] = truncated(lines[kept - 1])
        }
        let pieceWidth = lines.map { $0.reduce(0) { $0 + $1.width } }
        let natural = pieceWidth.max() ?? 0
        let width = request.maximumWidth.map { min(natural, $0) } ?? natural
        var y = 0.0
        var result: [TextLine] = []
        for (index, line) in lines.enumerated() {
            let em = line.map { request.spans[$0.span].font.size }.max() ?? request.spans.first?.font.size ?? 0
            let slack = max(width - pieceWidth[index], 0)
            let x = request.start(slack: slack)
            var ascent = em * 0.95, descent = em * 0.25
            for piece in line {
                guard let attachment = piece.attachment else { continue }
                let offset = request.spans[piece.span].baselineOffset
                ascent = max(ascent, attachment.ascent + offset)
                descent = max(descent, attachment.descent - offset)
            }
            result.append(
                TextLine(baseline: y + ascent, ascent: ascent, descent: descent, runs: runs(of: line, from: x)))
            y += ascent + descent + (index + 1 < lines.count ? request.lineSpacing : 0)
        }
        return TextLayout(
            request: request, size: CGSize(width: width, height: y), lines: result, isTruncated: isTruncated)
    }

    func insertionLines(width: Double) -> [InsertionLine] {
        broken().map { line in
            var edges = [request.start(slack: max(width - line.width, 0))]
            for piece in line.pieces { edges.append(edges[edges.count - 1] + piece.width) }
            return InsertionLine(start: line.start, edges: edges)
        }
    }

    private func broken() -> [Line] {
        var lines = [Line(start: 0)]
        var width = 0.0
        var lastSpace: Int?
        var count = 0
        let limit = request.maximumWidth ?? .infinity
        for (index, span) in request.spans.enumerated() {
            for character in span.text {
                count += 1
                if character.isNewline {
                    lines.append(Line(start: count))
                    width = 0
                    lastSpace = nil
                    continue
                }
                let piece = Piece(
                    character: character, span: index,
                    width: max((span.attachment?.width ?? span.font.size / 2) + span.tracking, 0),
                    attachment: span.attachment)
                let last = lines.count - 1
                if width + piece.width > limit + Degenerate.length, !lines[last].pieces.isEmpty {
                    var rest: [Piece] = []
                    if character != " ", let space = lastSpace {
                        rest = Array(lines[last].pieces[(space + 1)...])
                        lines[last].pieces.removeSubrange(space...)
                    }
                    let start = character == " " ? count : count - 1 - rest.count
                    lines.append(Line(start: start, pieces: rest))
                    width = rest.reduce(0) { $0 + $1.width }
                    lastSpace = nil
                    if character == " " { continue }
                }
                if character == " " { lastSpace = lines[lines.count - 1].pieces.count }
                lines[lines.count - 1].pieces.append(piece)
                width += piece.width
            }
        }
        return lines
    }

    private func truncated(_ line: [Piece]) -> [Piece] {
        guard let last = line.last else { return line }
        var kept = line
        let ellipsis = Piece(
            character: "…", span: last.span,
            width: last.attachment == nil ? last.width : request.spans[last.span].font.size / 2)
        let limit = request.maximumWidth ?? .infinity
        var width = kept.reduce(0) { $0 + $1.width }
        while !kept.isEmpty, width + ellipsis.width > limit + Degenerate.length { width -= kept.removeLast().width }
        return kept + [ellipsis]
    }

    private func runs(of line: [Piece], from start: Double) -> [TextRun] {
        var runs: [TextRun] = []
        var x = start
        var spanOfLast: Int?
        for piece in line {
            if piece.span == spanOfLast, piece.attachment == nil, runs[runs.count - 1].attachment == nil {
                runs[runs.count - 1].text.append(piece.character)
                runs[runs.count - 1].width += piece.width
            } else {
                let span = request.spans[piece.span]
                runs.append(
                    TextRun(
                        text: piece.attachment == nil ? String(piece.character) : "", x: x, width: piece.width,
                        font: span.font, color: span.color, background: span.background,
                        hasUnderline: span.hasUnderline, hasStrikethrough: span.hasStrikethrough,
                        tracking: span.tracking, baselineOffset: span.baselineOffset, attachment: piece.attachment,
                        link: span.link))
                spanOfLast = piece.span
            }
            x += piece.width
        }
        return runs
    }
}
