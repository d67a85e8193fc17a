import CPango
import Foundation
import LayerTree

/// The Pango properties of a font descriptor, prepared once.
final class FontStyle {
    let description: OpaquePointer
    /// The OpenType features, such as `tnum=1`; `nil` for none.
    let features: String?
    /// The shaping of plain Latin text in this style, or `nil` if there's no font.
    private(set) lazy var latin: LatinStyle? = LatinStyle(self, library: library)
    /// The first font of the style, which determines the height of empty lines.
    private(set) lazy var font: GlyphFont? = {
        guard let font = pango_context_load_font(library.context, description) else { return nil }
        defer { g_object_unref(font) }
        return library.glyphFont(font)
    }()
    private unowned let library: FontLibrary

    init(_ descriptor: FontDescriptor, families: [String], library: FontLibrary) {
        self.library = library
        description = pango_font_description_new()
        pango_font_description_set_family(description, families.joined(separator: ","))
        pango_font_description_set_absolute_size(
            description, FontStyle.size(descriptor.size) * Double(PANGO_SCALE))
        let weight = min(max(descriptor.weight, 1), 1000)
        pango_font_description_set_weight(description, PangoWeight(rawValue: numericCast(weight)))
        pango_font_description_set_style(description, descriptor.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_stretch(description, FontStyle.stretch(descriptor.stretch))
        if descriptor.isSmallCaps { pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS) }
        features = descriptor.hasMonospacedDigits ? "tnum=1" : nil
    }

    deinit { pango_font_description_free(description) }

    /// Returns a valid font size. A size that isn't positive and finite is treated as 1; sizes are at most 4096.
    static func size(_ size: Double) -> Double {
        size.isFinite && size > 0 ? min(max(size, 0.1), 4096) : 1
    }

    /// Returns the nearest of the nine widths of OpenType, from a percentage.
    private static func stretch(_ percent: Int) -> PangoStretch {
        switch percent {
        case ..<57: PANGO_STRETCH_ULTRA_CONDENSED
        case ..<69: PANGO_STRETCH_EXTRA_CONDENSED
        case ..<82: PANGO_STRETCH_CONDENSED
        case ..<94: PANGO_STRETCH_SEMI_CONDENSED
        case ..<107: PANGO_STRETCH_NORMAL
        case ..<119: PANGO_STRETCH_SEMI_EXPANDED
        case ..<138: PANGO_STRETCH_EXPANDED
        case ..<175: PANGO_STRETCH_EXTRA_EXPANDED
        default: PANGO_STRETCH_ULTRA_EXPANDED
        }
    }
}
