import CCairo
import Foundation
import LayerTree

extension PixelSurface {
    /// Composites an image with the same pixel coordinates onto this surface.
    func composite(_ picture: PixelSurface, mode: LayerBlendMode, alpha: Double, clip: ClipState) {
        let clip = ClipState(bounds: clip.bounds.intersection(picture.bounds), path: clip.path)
        guard !clip.bounds.isEmpty else { return }
        let source = picture.source
        let context = self.context(clip: clip)
        cairo_identity_matrix(context)
        cairo_set_source_surface(
            context, source, Double(picture.bounds.left - bounds.left), Double(picture.bounds.top - bounds.top))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_set_operator(context, mode.cairoOperator)
        cairo_paint_with_alpha(context, alpha)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        // The memory of the image will be reused, so keep no reference to it.
        cairo_set_source_rgba(context, 0, 0, 0, 1)
    }

    /// Multiplies every pixel by the alpha of an image that covers this one.
    func multiply(byAlphaOf picture: PixelSurface) {
        let source = picture.source
        let context = self.context(clip: ClipState(bounds: bounds, path: nil))
        cairo_identity_matrix(context)
        cairo_set_source_surface(
            context, source, Double(picture.bounds.left - bounds.left), Double(picture.bounds.top - bounds.top))
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgba(context, 0, 0, 0, 1)
    }

    /// Adds the colors of the image and subtracts one: `max(0, source + destination - 1)`, with respect to alpha.
    func addDarker(_ picture: PixelSurface, alpha: Double, clip: ClipState) {
        let area = clip.bounds.intersection(bounds).intersection(picture.bounds)
        guard !area.isEmpty else { return }
        let factor = UInt32(min(max(alpha, 0), 1) * 255 + 0.5)
        let target = pixels, source = picture.pixels
        for y in area.top..<area.bottom {
            let to = target + (y - bounds.top) * stride - bounds.left
            let from = source + (y - picture.bounds.top) * picture.stride - picture.bounds.left
            for x in area.left..<area.right {
                let s = Pixel.scale(from[x], by: factor), d = to[x]
                let sa = s >> 24, da = d >> 24, ra = min(sa + da, 255)
                func channel(_ shift: UInt32) -> UInt32 {
                    let dark = (da - min(d >> shift & 255, da)) + (sa - min(s >> shift & 255, sa))
                    return (ra - min(dark, ra)) << shift
                }
                to[x] = ra << 24 | channel(16) | channel(8) | channel(0)
            }
        }
    }
}

extension LayerBlendMode {
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        // Cairo has no such operator; see `addDarker`.
        case .plusDarker: CAIRO_OPERATOR_OVER
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
