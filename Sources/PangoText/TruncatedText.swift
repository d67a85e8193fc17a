import CPango
import Foundation
import LayerTree

/// The lines of a request, limited to its width and its number of lines.
struct TruncatedText {
    private let request: TextRequest
    private let pangoLines: PangoLines
    private let width: Int32?
    private let limit: Int

    init(_ request: TextRequest, pangoLines: PangoLines) {
        self.request = request
        self.pangoLines = pangoLines
        width = request.pangoWidth
        limit = max(request.maximumLines ?? .max, 1)
    }

    func lines(scaledBy factor: Double) -> (lines: [BrokenLine], isTruncated: Bool) {
        let spans = scaled(by: factor)
        let lines = pangoLines.lines(spans, width: width, isRightToLeft: request.isRightToLeft)
        guard lines.count > limit else { return (lines, false) }
        return (truncated(lines, spans: spans), true)
    }

    /// The precision of the factor of scaled text.
    private var precision: Double { 0.01 }

    /// Returns the largest factor up to 1, within a hundredth, at which the text fits, or `smallest` if there's none.
    func largestFittingFactor(from smallest: Double) -> Double {
        if fits(scaledBy: 1) { return 1 }
        var low = smallest, high = 1.0
        guard fits(scaledBy: low) else { return low }
        while high - low > precision {
            let middle = (low + high) / 2
            if fits(scaledBy: middle) { low = middle } else { high = middle }
        }
        return low
    }

    private func fits(scaledBy factor: Double) -> Bool {
        let lines = pangoLines.lines(scaled(by: factor), width: width, isRightToLeft: request.isRightToLeft)
        return lines.count <= limit && !overflows(lines)
    }

    /// Returns whether a line is a single character, which can't be broken, and wider than the limit.
    private func overflows(_ lines: [BrokenLine]) -> Bool {
        guard let width else { return false }
        return lines.contains { line in line.width > width && line.runs.reduce(0) { $0 + $1.text.count } == 1 }
    }

    private func scaled(by factor: Double) -> [TextSpan] {
        guard factor != 1 else { return request.spans }
        return request.spans.map { span in
            var span = span
            span.font.size *= factor
            span.tracking *= factor
            span.attachment = span.attachment?.scaled(by: factor)
            return span
        }
    }

    /// Truncates the last paragraph that fits. Pango counts lines by paragraph, so this breaks the paragraph again, by
    /// itself.
    private func truncated(_ lines: [BrokenLine], spans: [TextSpan]) -> [BrokenLine] {
        let first = lines[..<limit].lastIndex { $0.startsParagraph } ?? 0
        let next = lines[(first + 1)...].firstIndex { $0.startsParagraph }
        var paragraph = slice(spans, from: lines[first].start, to: next.map { lines[$0].start })
        let room = limit - first
        let isWholeParagraph = (next ?? lines.count) - first <= room
        // The following text is another paragraph, so indicate it at the end of this one.
        if isWholeParagraph, let last = paragraph.lastIndex(where: { !$0.text.isEmpty }) ?? paragraph.indices.last {
            paragraph[last].text += "…"
        }
        let tail = pangoLines.lines(
            paragraph, width: width, isRightToLeft: request.isRightToLeft,
            ellipsis: width == nil ? nil : .init(lines: room, truncation: request.truncation))
        return Array(lines[..<first] + tail.prefix(room))
    }

    /// Returns the spans reduced to a range of bytes, without line feeds at its end. Empty spans remain, so indices are
    /// still valid.
    private func slice(_ spans: [TextSpan], from start: Int, to end: Int?) -> [TextSpan] {
        var position = 0
        var result = spans.map { span in
            let count = span.text.utf8.count
            defer { position += count }
            var span = span
            let lower = min(max(start - position, 0), count)
            span.text = span.text.bytes(lower..<max(min((end ?? .max) - position, count), lower))
            return span
        }
        for index in result.indices.reversed() {
            while let last = result[index].text.last, last.isNewline { result[index].text.removeLast() }
            if !result[index].text.isEmpty { break }
        }
        return result
    }
}

extension TextRequest {
    /// The maximum width in Pango's units, rounded up, so a text fits into its own measured width.
    var pangoWidth: Int32? {
        maximumWidth.flatMap { $0.isFinite ? pangoUnits(max($0, 0) + 0.999 / Double(PANGO_SCALE)) : nil }
    }
}
