import CPango

/// A font face at one size, with the properties that painters need to draw glyphs. Lengths are in points.
public final class GlyphFont {
    /// The name of the face for ``PangoTextMeasurer/fontFile(for:)``, or `nil` if the font isn't a file.
    public let face: String?
    /// The distance from the baseline to the top of the line.
    public let ascent: Double
    /// The distance from the baseline to the bottom of the line.
    public let descent: Double
    /// A Boolean value that indicates whether glyphs have their own colors, as emoji do, and no outlines.
    public let hasColorGlyphs: Bool
    /// The `cairo_scaled_font_t` at one pixel per point. It's valid for the lifetime of the font.
    public var scaledFont: OpaquePointer { scaled }
    /// An object in which a painter caches data for this font, such as rendered glyphs.
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

    /// The positions and thicknesses of underlines and strikethroughs.
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

    /// The positions and thicknesses of underlines and strikethroughs.
    public struct Decoration {
        /// The distance of the center of the underline above the baseline.
        public var underline: Double
        /// The thickness of the underline.
        public var underlineThickness: Double
        /// The distance of the center of the strikethrough above the baseline.
        public var strikethrough: Double
        /// The thickness of the strikethrough.
        public var strikethroughThickness: Double
    }
}

/// Converts Pango's units, 1024ths of a point, to points.
func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

/// Converts points to Pango's units. The limits are larger than any page, and keep sums inside Pango's 32 bits.
func pangoUnits(_ points: Double) -> Int32 {
    Int32(min(max(points, -1e6), 1e6) * Double(PANGO_SCALE))
}

/// Returns the fontconfig pattern of a font. All fonts of Pango's Cairo font map on this platform are fontconfig fonts.
func pattern(of font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer {
    pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
}
