import CPango

/// One face at one size, with what painters need to draw its glyphs. Lengths are points.
public final class GlyphFont {
    /// The name under which ``PangoTextMeasurer/fontFile(for:)`` knows the file; nil for a font that is no file.
    public let face: String?
    public let ascent: Double
    public let descent: Double
    /// Glyphs have colours of their own, as emoji do, and no outline.
    public let hasColorGlyphs: Bool
    /// The `cairo_scaled_font_t` at one pixel per point. Valid as long as the font lives.
    public var scaledFont: OpaquePointer { scaled }
    /// Where a painter keeps what it prepared for this font, such as rendered glyphs.
    package var painterCache: AnyObject?

    private let font: UnsafeMutablePointer<PangoFont>
    private let scaled: OpaquePointer

    init(_ font: UnsafeMutablePointer<PangoFont>, scaled: OpaquePointer, face: String?) {
        self.font = font
        self.scaled = scaled
        self.face = face
        g_object_ref(font)
        cairo_scaled_font_reference(scaled)
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(font, 0, nil, &logical)
        ascent = -points(logical.y)
        descent = points(logical.height) - ascent
        var color: FcBool = 0
        hasColorGlyphs =
            FcPatternGetBool(pattern(of: font), FC_COLOR, 0, &color) == FcResultMatch && color != 0
    }

    deinit {
        cairo_scaled_font_destroy(scaled)
        g_object_unref(font)
    }

    /// Distances of the lines' centres above the baseline, and their thickness.
    public private(set) lazy var decoration: Decoration = {
        let metrics = pango_font_get_metrics(font, nil)
        defer { pango_font_metrics_unref(metrics) }
        let underline = points(pango_font_metrics_get_underline_thickness(metrics))
        let strikethrough = points(pango_font_metrics_get_strikethrough_thickness(metrics))
        return Decoration(
            underline: points(pango_font_metrics_get_underline_position(metrics)) - underline / 2,
            underlineThickness: underline,
            strikethrough: points(pango_font_metrics_get_strikethrough_position(metrics)) - strikethrough / 2,
            strikethroughThickness: strikethrough)
    }()

    public struct Decoration {
        public var underline: Double
        public var underlineThickness: Double
        public var strikethrough: Double
        public var strikethroughThickness: Double
    }
}

/// Pango counts in 1024ths of a point.
func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

/// Limits are far beyond any page, and keep sums within Pango's 32 bits.
func pangoUnits(_ points: Double) -> Int32 {
    Int32(min(max(points, -1e6), 1e6) * Double(PANGO_SCALE))
}

/// What fontconfig knows of a font. Every font of Pango's Cairo font map is one of fontconfig's here.
func pattern(of font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer {
    pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
}
