import CPango
import LayerTree

/// A shortcut for the most common text, one line of printable ASCII in one style, that avoids Pango's paragraph
/// analysis. The font, the script, and the direction of such text are constant, so only the shaping remains.
final class LatinStyle {
    let font: GlyphFont
    private let item: UnsafeMutablePointer<PangoItem>
    private let buffer = pango_glyph_string_new()

    /// Creates a style, or returns `nil` if its first font has no Latin letters or combines small capitals from several
    /// sizes.
    init?(_ style: FontStyle, library: FontLibrary) {
        let context = library.context
        pango_context_set_font_description(context, style.description)
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        if let features = style.features { pango_attr_list_insert(attributes, pango_attr_font_features_new(features)) }
        let sample = String(String.UnicodeScalarView((0x20...0x7e).map { Unicode.Scalar(UInt8($0)) }))
        let items = pango_itemize_with_base_dir(
            context, PANGO_DIRECTION_LTR, sample, 0, Int32(sample.utf8.count), attributes, nil)
        defer { g_list_free(items) }
        var found: [UnsafeMutablePointer<PangoItem>] = []
        var link = items
        while let node = link {
            found.append(node.pointee.data.assumingMemoryBound(to: PangoItem.self))
            link = node.pointee.next
        }
        // Several items mean several fonts or scripts, which need the general analysis.
        guard found.count == 1, let pangoFont = found[0].pointee.analysis.font, let font = library.glyphFont(pangoFont)
        else {
            for item in found { pango_item_free(item) }
            return nil
        }
        self.font = font
        item = found[0]
    }

    deinit {
        pango_item_free(item)
        pango_glyph_string_free(buffer)
    }

    /// Returns the glyphs, with the top of the line at 0, and the width in Pango's units.
    func shape(_ text: String) -> (glyphs: [PlacedGlyph], width: Int32) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                let count = Int32(characters.count)
                pango_shape_full(
                    characters.baseAddress, count, characters.baseAddress, count, &item.pointee.analysis, buffer)
            }
        }
        let shaped = UnsafeBufferPointer(start: buffer!.pointee.glyphs, count: Int(buffer!.pointee.num_glyphs))
        var x: Int32 = 0
        let baseline = font.ascent
        let glyphs = [PlacedGlyph](unsafeUninitializedCapacity: shaped.count) { result, count in
            for glyph in shaped {
                if let placed = PlacedGlyph(glyph, x: x, baseline: baseline) {
                    (result.baseAddress! + count).initialize(to: placed)
                    count += 1
                }
                x += glyph.geometry.width
            }
        }
        return (glyphs, x)
    }

    /// Returns whether text is only printable ASCII and, for a right-to-left paragraph, reads the same there.
    static func takes(_ text: String, isRightToLeft: Bool) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard let first = bytes.first else { return false }
            var isNumber = true
            for byte in bytes {
                guard byte >= 0x20, byte < 0x7f else { return false }
                if byte < 0x30 || byte > 0x39 { isNumber = false }
            }
            let startsWithLetter = (first | 0x20) >= 0x61 && (first | 0x20) <= 0x7a
            return !isRightToLeft || startsWithLetter || isNumber
        }
    }
}

extension PlacedGlyph {
    /// Creates a glyph, or returns `nil` for glyphs that are never drawn. A character without a glyph becomes glyph 0,
    /// the box of the font.
    init?(_ glyph: PangoGlyphInfo, x: Int32, baseline: Double) {
        if glyph.glyph == pangoGlyphEmpty { return nil }
        id = glyph.glyph & pangoGlyphUnknown == 0 ? glyph.glyph : 0
        self.x = Float(points(x + glyph.geometry.x_offset))
        y = Float(baseline + points(glyph.geometry.y_offset))
    }
}

/// `PANGO_GLYPH_EMPTY` and `PANGO_GLYPH_UNKNOWN_FLAG`, which are casts in C and unavailable in Swift.
private let pangoGlyphEmpty: PangoGlyph = 0x0FFF_FFFF
private let pangoGlyphUnknown: PangoGlyph = 0x1000_0000
