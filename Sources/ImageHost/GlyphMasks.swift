import CCairo
import Foundation
import PangoText

/// The coverage of pixels by a glyph, relative to the pixel of its origin.
struct GlyphMask {
    /// Rows of ``stride`` bytes, a multiple of four; `nil` for a glyph without ink.
    var coverage: UnsafePointer<UInt8>?
    var left: Int32 = 0
    var top: Int32 = 0
    var width: Int32 = 0
    var height: Int32 = 0
    var stride: Int32 = 0
    var isRendered = false
}

/// The rendered glyphs of a font at one scale.
///
/// Cairo 1.16 rounds glyph positions to whole pixels, which results in uneven spacing. These glyphs are rendered at
/// four horizontal positions in a pixel, so letters are within an eighth of a pixel of their measured position.
/// Vertical positions are whole pixels, which keeps stems and baselines sharp.
final class GlyphMasks {
    static let steps = 4
    /// Larger glyphs are rare, and drawing their outlines is fast enough.
    static let largestSize = 96.0
    private static let pageLength = 32 * steps
    private static let largestStorage = 4 << 20

    private let scale: Double
    private let font: OpaquePointer
    private var pages: [UnsafeMutablePointer<GlyphMask>?] = []
    private var storage: [UnsafeMutablePointer<UInt8>] = []
    private var stored = 0

    /// Returns the masks for a font at a number of pixels per point, or `nil` if its glyphs are too large or have no
    /// outlines.
    static func masks(for font: GlyphFont, scale: Double) -> GlyphMasks? {
        let known =
            font.painterCache as? FontMasks
            ?? {
                let new = FontMasks()
                font.painterCache = new
                return new
            }()
        return known.masks(for: font, scale: scale)
    }

    init?(_ glyphFont: GlyphFont, scale: Double) {
        guard !glyphFont.hasColorGlyphs else { return nil }
        let base = glyphFont.scaledFont
        var size = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(base, &size)
        guard abs(size.yy) * scale <= Self.largestSize else { return nil }
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_scaled_font_get_font_options(base, options)
        var pixels = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
        font = cairo_scaled_font_create(cairo_scaled_font_get_font_face(base), &size, &pixels, options)
        guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else {
            cairo_scaled_font_destroy(font)
            return nil
        }
        self.scale = scale
    }

    deinit {
        empty()
        cairo_scaled_font_destroy(font)
    }

    /// Removes all masks if they use too much memory. No mask can be in use.
    func trim() { if stored > Self.largestStorage { empty() } }

    /// Returns the mask of a glyph whose origin is `step` quarters of a pixel to the right of a pixel's left edge. The
    /// mask is valid until ``trim()``.
    @inline(__always)
    func mask(_ glyph: UInt32, step: Int) -> UnsafePointer<GlyphMask> {
        let page = Int(glyph >> 5)
        let place = Int(glyph & 31) &* Self.steps &+ step
        if page < pages.count, let masks = pages[page], masks[place].isRendered { return UnsafePointer(masks + place) }
        return render(glyph, step: step, page: page, place: place)
    }

    @inline(never)
    private func render(_ glyph: UInt32, step: Int, page: Int, place: Int) -> UnsafePointer<GlyphMask> {
        if page >= pages.count { pages.append(contentsOf: repeatElement(nil, count: page + 1 - pages.count)) }
        if pages[page] == nil {
            let masks = UnsafeMutablePointer<GlyphMask>.allocate(capacity: Self.pageLength)
            masks.initialize(repeating: GlyphMask(), count: Self.pageLength)
            pages[page] = masks
        }
        let slot = pages[page]! + place
        slot.pointee.isRendered = true
        var cairoGlyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(font, &cairoGlyph, 1, &extents)
        let left = (extents.x_bearing * scale).rounded(.down) - 1
        let top = (extents.y_bearing * scale).rounded(.down) - 1
        let width = Int32((extents.width * scale).rounded(.up)) + 4
        let height = Int32((extents.height * scale).rounded(.up)) + 3
        guard extents.width > 0, extents.height > 0, width < 1024, height < 1024,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)
        else { return UnsafePointer(slot) }
        let context = cairo_create(surface)
        var pixels = cairo_matrix_t(
            xx: scale, yx: 0, xy: 0, yy: scale, x0: Double(step) / Double(Self.steps) - left, y0: -top)
        cairo_set_matrix(context, &pixels)
        cairo_set_scaled_font(context, font)
        cairo_glyph_path(context, &cairoGlyph, 1)
        cairo_fill(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        store(surface, left: Int32(left), top: Int32(top), in: slot)
        cairo_surface_destroy(surface)
        return UnsafePointer(slot)
    }

    /// Copies the part of the surface that contains ink.
    private func store(_ surface: OpaquePointer, left: Int32, top: Int32, in slot: UnsafeMutablePointer<GlyphMask>) {
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let sourceStride = Int(cairo_image_surface_get_stride(surface))
        var x0 = Int.max, y0 = Int.max, x1 = -1, y1 = -1
        for y in 0..<Int(cairo_image_surface_get_height(surface)) {
            for x in 0..<Int(cairo_image_surface_get_width(surface)) where data[y * sourceStride + x] != 0 {
                x0 = min(x0, x)
                x1 = max(x1, x)
                y0 = min(y0, y)
                y1 = max(y1, y)
            }
        }
        guard x1 >= 0 else { return }
        let width = x1 - x0 + 1, height = y1 - y0 + 1, stride = (width + 3) & ~3
        let copy = UnsafeMutableRawPointer.allocate(byteCount: stride * height, alignment: 4)
            .bindMemory(to: UInt8.self, capacity: stride * height)
        copy.initialize(repeating: 0, count: stride * height)
        for y in 0..<height { memcpy(copy + y * stride, data + (y0 + y) * sourceStride + x0, width) }
        storage.append(copy)
        stored += stride * height
        slot.pointee = GlyphMask(
            coverage: UnsafePointer(copy), left: left + Int32(x0), top: top + Int32(y0), width: Int32(width),
            height: Int32(height), stride: Int32(stride), isRendered: true)
    }

    private func empty() {
        for page in pages { page?.deallocate() }
        for coverage in storage { UnsafeMutableRawPointer(coverage).deallocate() }
        pages.removeAll()
        storage.removeAll()
        stored = 0
    }
}

/// The masks of a font for the most recent scales.
private final class FontMasks {
    @exclusivity(unchecked) private var known: [(scale: Double, masks: GlyphMasks?)] = []

    func masks(for font: GlyphFont, scale: Double) -> GlyphMasks? {
        for entry in known where entry.scale == scale {
            entry.masks?.trim()
            return entry.masks
        }
        if known.count == 3 { known.removeFirst() }
        let masks = GlyphMasks(font, scale: scale)
        known.append((scale, masks))
        return masks
    }
}
