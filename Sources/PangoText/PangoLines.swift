import CPango
import LayerTree

/// Glyphs of one font and one span, relative to the start of their line's baseline. Widths are in Pango's units.
struct ShapedRun {
    var font: GlyphFont
    var span: Int
    var text: String
    var x: Int32
    var width: Int32
    var glyphs: [PlacedGlyph]
    /// The attachment in place of glyphs.
    var attachment: TextAttachment?
    /// Whether the bidirectional level of the run is odd.
    var isRightToLeft = false
}

struct BrokenLine {
    /// The runs in visual order, from left to right.
    var runs: [ShapedRun]
    var width: Int32
    /// The index of the first byte of the line in the text.
    var start: Int
    var startsParagraph: Bool
    /// The font that determines the height of a line without runs.
    var emptyFont: GlyphFont?
    var emptySpan: Int

    /// Extends the last run by its tracking. Pango adds tracking only between characters.
    mutating func extendByTracking(of spans: [TextSpan]) {
        guard let last = runs.indices.last, spans[runs[last].span].tracking.isFinite else { return }
        let tracking = pangoUnits(spans[runs[last].span].tracking)
        runs[last].width += tracking
        width += tracking
    }
}

/// Breaks spans into lines, with a `PangoLayout` that it reuses for each text.
final class PangoLines {
    let library: FontLibrary
    private let layout: OpaquePointer

    init(library: FontLibrary) {
        self.library = library
        layout = pango_layout_new(library.context)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// The limits for truncating a paragraph.
    struct Ellipsis {
        var lines: Int
        var truncation: TextRequest.Truncation
    }

    /// Breaks spans into lines.
    ///
    /// - Parameters:
    ///   - spans: The spans.
    ///   - width: The maximum width, in Pango's units; `nil` for no limit.
    ///   - isRightToLeft: Whether the layout direction is right to left.
    ///   - ellipsis: The limits for truncation; `nil` for no limit.
    func lines(_ spans: [TextSpan], width: Int32?, isRightToLeft: Bool, ellipsis: Ellipsis? = nil) -> [BrokenLine] {
        let (text, styles) = prepare(spans, width: width, isRightToLeft: isRightToLeft, ellipsis: ellipsis)
        let ends = spans.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1.text.utf8.count) }
        var lines: [BrokenLine] = []
        forEachLine { line in
            var broken = broken(line, text: text, spans: spans, spanEnds: ends, styles: styles)
            broken.extendByTracking(of: spans)
            lines.append(broken)
        }
        return lines
    }

    /// The insertion points of a line, in Pango's units from the left edge of the line.
    struct PangoInsertionLine {
        var start: Int
        var edges: [Int32]
        var width: Int32
    }

    /// Returns the insertion points of the lines of spans.
    func insertionLines(_ spans: [TextSpan], width: Int32?, isRightToLeft: Bool) -> [PangoInsertionLine] {
        let (text, _) = prepare(spans, width: width, isRightToLeft: isRightToLeft, ellipsis: nil)
        // The first byte of each character, and the number of bytes.
        var bytes: [Int] = []
        bytes.reserveCapacity(text.utf8.count + 1)
        var byte = 0
        for character in text {
            bytes.append(byte)
            byte += character.utf8.count
        }
        bytes.append(byte)
        var next = 0
        var lines: [PangoInsertionLine] = []
        forEachLine { line in
            let positions = LeadingEdges(line, text: pango_layout_get_text(layout))
            let first = Int(line.pointee.start_index), end = first + Int(line.pointee.length)
            while next < bytes.count - 1, bytes[next] < first { next += 1 }
            let start = next
            var edges: [Int32] = []
            while next < bytes.count - 1, bytes[next] < end {
                edges.append(positions.edge(at: bytes[next] - first))
                next += 1
            }
            edges.append(positions.end)
            lines.append(PangoInsertionLine(start: start, edges: edges, width: positions.width))
        }
        return lines
    }

    private func forEachLine(_ body: (UnsafeMutablePointer<PangoLayoutLine>) -> Void) {
        var link = pango_layout_get_lines_readonly(layout)
        while let node = link {
            body(node.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self))
            link = node.pointee.next
        }
    }

    /// Sets the text of the layout to spans, and returns it with the styles of the spans.
    private func prepare(
        _ spans: [TextSpan], width: Int32?, isRightToLeft: Bool, ellipsis: Ellipsis?
    ) -> (text: String, styles: [FontStyle]) {
        let text = spans.count == 1 ? spans[0].text : spans.reduce(into: "") { $0 += $1.text }
        let styles = spans.map { library.style(for: $0.font) }
        pango_context_set_base_dir(library.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        pango_layout_context_changed(layout)
        pango_layout_set_font_description(layout, styles.first?.description)
        let attributes = attributes(of: spans, styles: styles)
        PangoLines.allowHyphensOnlyAtSoftHyphens(in: text, attributes)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_width(layout, width ?? -1)
        pango_layout_set_height(layout, ellipsis.map { Int32(-$0.lines) } ?? -1)
        pango_layout_set_ellipsize(layout, ellipsis.map { PangoLines.mode($0.truncation) } ?? PANGO_ELLIPSIZE_NONE)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        return (text, styles)
    }

    private func attributes(of spans: [TextSpan], styles: [FontStyle]) -> OpaquePointer? {
        let list = pango_attr_list_new()
        var start: UInt32 = 0
        for (index, span) in spans.enumerated() {
            let end = start + UInt32(span.text.utf8.count)
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                attribute!.pointee.start_index = start
                attribute!.pointee.end_index = end
                pango_attr_list_insert(list, attribute)
            }
            if spans.count > 1 {
                insert(pango_attr_font_desc_new(styles[index].description))
                // The painter provides colors; these only prevent runs from crossing span boundaries.
                insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0))
            }
            if let attachment = span.attachment {
                let height = pangoUnits(attachment.ascent + attachment.descent)
                var box = PangoRectangle(
                    x: 0, y: -pangoUnits(attachment.ascent), width: pangoUnits(attachment.width), height: height)
                let shape = pango_attr_shape_new(&box, &box)
                shape!.pointee.start_index = start
                // The dots that replace truncated text can follow in the same span.
                shape!.pointee.end_index = min(start + UInt32(TextAttachment.character.utf8.count), end)
                pango_attr_list_insert(list, shape)
            }
            if let features = styles[index].features { insert(pango_attr_font_features_new(features)) }
            if span.tracking != 0, span.tracking.isFinite {
                insert(pango_attr_letter_spacing_new(pangoUnits(span.tracking)))
            }
            start = end
        }
        return list
    }

    /// Adds attributes so that a word that is wider than a line continues on the next one without a hyphen. Pango
    /// inserts one wherever it breaks a word. A break at a soft hyphen still shows the hyphen.
    private static func allowHyphensOnlyAtSoftHyphens(in text: String, _ list: OpaquePointer?) {
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        while start < scalars.endIndex {
            // The attribute of a character applies to a break before it.
            let end = scalars[start...].firstIndex(of: "\u{AD}").map { scalars.index(after: $0) } ?? scalars.endIndex
            let attribute = pango_attr_insert_hyphens_new(0)
            attribute!.pointee.start_index = UInt32(text.utf8.distance(from: text.startIndex, to: start))
            attribute!.pointee.end_index = UInt32(text.utf8.distance(from: text.startIndex, to: end))
            pango_attr_list_insert(list, attribute)
            start = end < scalars.endIndex ? scalars.index(after: end) : end
        }
    }

    private func broken(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, text: String, spans: [TextSpan], spanEnds: [Int],
        styles: [FontStyle]
    ) -> BrokenLine {
        func span(at byte: Int) -> Int { spanEnds.firstIndex { byte < $0 } ?? max(spanEnds.count - 1, 0) }
        let start = Int(line.pointee.start_index)
        var runs: [ShapedRun] = []
        var x: Int32 = 0
        var link = line.pointee.runs
        while let node = link {
            let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            link = node.pointee.next
            guard let item = run.item, let string = run.glyphs, let pangoFont = item.pointee.analysis.font,
                let font = library.glyphFont(pangoFont)
            else { continue }
            let runStart = x
            let isEllipsis = item.pointee.analysis.flags & 2 != 0  // PANGO_ANALYSIS_FLAG_IS_ELLIPSIS
            var glyphs: [PlacedGlyph] = []
            glyphs.reserveCapacity(Int(string.pointee.num_glyphs))
            for glyph in UnsafeBufferPointer(start: string.pointee.glyphs, count: Int(string.pointee.num_glyphs)) {
                if let placed = PlacedGlyph(glyph, x: x, baseline: 0) { glyphs.append(placed) }
                // Pango stretches an ellipsis to fill the line.
                x +=
                    isEllipsis
                    ? min(advance(of: glyph.glyph, in: pangoFont), glyph.geometry.width) : glyph.geometry.width
            }
            let offset = Int(item.pointee.offset)
            var runText = isEllipsis ? "…" : text.bytes(offset..<offset + Int(item.pointee.length))
            // The space at which a line breaks has no width, so it isn't part of the visible text.
            if string.pointee.hasEndWithoutWidth, runText.last?.isWhitespace == true { runText.removeLast() }
            // PANGO_ANALYSIS_FLAG_NEED_HYPHEN: The run ends at a soft hyphen at which the line breaks.
            if item.pointee.analysis.flags & 4 != 0 { runText = runText.replacing("\u{AD}", with: "") + "-" }
            let index = span(at: offset)
            if runText == TextAttachment.character, spans.indices.contains(index),
                let attachment = spans[index].attachment
            {
                // The line is as high as the style's font, whichever font contains the placeholder character.
                runs.append(
                    ShapedRun(
                        font: styles[index].font ?? font, span: index, text: "", x: runStart, width: x - runStart,
                        glyphs: [],
                        attachment: attachment))
                continue
            }
            runs.append(
                ShapedRun(
                    font: font, span: index, text: runText, x: runStart, width: x - runStart, glyphs: glyphs,
                    isRightToLeft: item.pointee.analysis.level & 1 != 0))
        }
        let emptySpan = span(at: start)
        return BrokenLine(
            runs: runs, width: x, start: start, startsParagraph: pango_layout_line_is_paragraph_start(line) != 0,
            emptyFont: runs.isEmpty && !styles.isEmpty ? styles[emptySpan].font : nil, emptySpan: emptySpan)
    }

    private func advance(of glyph: PangoGlyph, in font: UnsafeMutablePointer<PangoFont>) -> Int32 {
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(font, glyph, nil, &logical)
        return logical.width
    }

    private static func mode(_ truncation: TextRequest.Truncation) -> PangoEllipsizeMode {
        switch truncation {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}

extension String {
    /// Returns the text of a range of UTF-8 bytes, clamped to the string.
    func bytes(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<utf8.count)
        let start = utf8.index(startIndex, offsetBy: range.lowerBound)
        let end = utf8.index(start, offsetBy: range.count)
        return String(self[start..<end])
    }
}

extension PangoGlyphString {
    /// A Boolean value that indicates whether the first or the last glyph has no width, like the space at which Pango
    /// breaks a line.
    fileprivate var hasEndWithoutWidth: Bool {
        guard num_glyphs > 0, let glyphs else { return false }
        return glyphs[0].geometry.width == 0 || glyphs[Int(num_glyphs) - 1].geometry.width == 0
    }
}
