import CPango
import Foundation
import LayerTree

/// The Pango fonts of a measurer: styles by descriptor, and glyph fonts by Pango font.
final class FontLibrary {
    let context: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let names: FontMap
    private var styles: [FontDescriptor: FontStyle] = [:]
    private(set) var fonts: [UnsafeMutablePointer<PangoFont>: GlyphFont] = [:]
    /// The number of fonts from which those that nothing uses are removed.
    private var mostFonts = fewFonts
    private static let fewFonts = 512
    private var files: [String: FontFile] = [:]

    init(names: FontMap) {
        self.names = names
        map = pango_cairo_font_map_new()
        context = pango_font_map_create_context(map)
        // Advances must not depend on the scale at which the text is drawn.
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
    }

    deinit {
        styles.removeAll()
        fonts.removeAll()
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
    }

    func file(named face: String) -> FontFile? { files[face] }

    func style(for descriptor: FontDescriptor) -> FontStyle {
        if let known = styles[descriptor] { return known }
        if styles.count >= 1024 { styles.removeAll(keepingCapacity: true) }
        let style = FontStyle(descriptor, families: names.families(for: descriptor.family), library: self)
        styles[descriptor] = style
        return style
    }

    func glyphFont(_ font: UnsafeMutablePointer<PangoFont>) -> GlyphFont? {
        if let known = fonts[font] { return known }
        guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
        let file = FontFile(pattern: pattern(of: font))
        let known = GlyphFont(font, scaled: scaled, face: file.map(name(of:)))
        if fonts.count >= mostFonts { removeUnusedFonts() }
        fonts[font] = known
        return known
    }

    /// Removes the fonts that no layout uses, such as those of a text that was enlarged in many steps.
    private func removeUnusedFonts() {
        var used: [UnsafeMutablePointer<PangoFont>: GlyphFont] = [:]
        while var entry = fonts.popFirst() {
            if !isKnownUniquelyReferenced(&entry.value) { used[entry.key] = entry.value }
        }
        fonts = used
        // Many fonts in use aren't examined for each new one.
        mostFonts = max(Self.fewFonts, 2 * used.count)
    }

    /// Returns the name of the file, or a unique name if a file in another folder has the same name.
    private func name(of file: FontFile) -> String {
        var name = file.name
        var copy = 2
        while let other = files[name], other != file {
            name = "\(file.name)~\(copy)"
            copy += 1
        }
        files[name] = file
        return name
    }
}
