import CCairo
import Foundation
import LayerTree

extension LayerPainter {
    func fill(_ path: Path, _ paint: Paint, evenOdd: Bool, matrix: Affine, alpha: Double, clip: ClipState) {
        guard let extent = path.extent, let device = matrix.bounds(extent) else { return }
        let touched = device.touchedPixels.intersection(clip.bounds)
        guard !touched.isEmpty else { return }
        if case .color(let color) = paint, case .rect = path.storage, matrix.keepsAxes, clip.isPlain(over: touched),
            let whole = device.wholePixels
        {
            surface.fill(whole.intersection(clip.bounds), pixel: color.pixel(alpha: alpha))
            return
        }
        let context = surface.context(clip: clip)
        surface.setMatrix(matrix)
        guard setSource(paint, over: touched, matrix: matrix, alpha: alpha) else { return }
        cairo_new_path(context)
        if case .rect = path.storage, matrix.keepsAxes, let whole = device.wholePixels {
            cairo_identity_matrix(context)
            cairo_rectangle(
                context, Double(whole.left - surface.bounds.left), Double(whole.top - surface.bounds.top),
                Double(whole.width), Double(whole.height))
        } else {
            path.append(to: context)
        }
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }

    /// Strokes a path. A width that isn't positive and finite draws nothing, and a dash pattern without length has no
    /// effect.
    func stroke(
        _ path: Path, _ paint: Paint, _ style: StrokeStyle, matrix: Affine, alpha: Double, clip: ClipState
    ) {
        let width = Double(style.lineWidth)
        guard width > 0, width.isFinite, let extent = path.extent, matrix.bounds(extent) != nil else { return }
        let miter = style.miterLimit.isFinite ? max(Double(style.miterLimit), 1) : 10
        let reach = -CGFloat(width) * (style.lineJoin == .miter ? CGFloat(min(miter, 100)) : 1)
        guard let device = matrix.bounds(extent.insetBy(dx: reach, dy: reach)) else { return }
        let touched = device.touchedPixels.intersection(clip.bounds)
        guard !touched.isEmpty else { return }
        let context = surface.context(clip: clip)
        surface.setMatrix(matrix)
        guard setSource(paint, over: touched, matrix: matrix, alpha: alpha) else { return }
        cairo_new_path(context)
        path.append(to: context)
        cairo_set_line_width(context, width)
        cairo_set_miter_limit(context, miter)
        cairo_set_line_cap(context, style.lineCap.cairo)
        cairo_set_line_join(context, style.lineJoin.cairo)
        let dash = style.dash.map { $0.isFinite ? max(Double($0), 0) : 0 }
        let hasLength = dash.reduce(0, +) > Degenerate.scale
        cairo_set_dash(
            context, hasLength ? dash : [], hasLength ? Int32(dash.count) : 0,
            style.dashPhase.isFinite ? Double(style.dashPhase) : 0)
        cairo_stroke(context)
    }

    /// Makes a paint the source of the surface's context, whose matrix is that of the points of the paint. Returns
    /// `false` if the paint is invisible.
    func setSource(_ paint: Paint, over touched: DeviceRect, matrix: Affine, alpha: Double) -> Bool {
        switch paint {
        case .color(let color):
            surface.setColor(color, alpha: alpha)
            return color.alpha > 0
        case .linearGradient(let stops, let from, let to):
            guard (from.x + from.y + to.x + to.y).isFinite else { return false }
            let pattern = cairo_pattern_create_linear(Double(from.x), Double(from.y), Double(to.x), Double(to.y))
            return setSource(pattern!, stops, alpha: alpha)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            guard (center.x + center.y + startRadius + endRadius).isFinite else { return false }
            let x = Double(center.x), y = Double(center.y)
            let pattern = cairo_pattern_create_radial(
                x, y, max(Double(startRadius), 0), x, y, max(Double(endRadius), 0))
            return setSource(pattern!, stops, alpha: alpha)
        case .angularGradient(let stops, let center, let start, let end):
            guard (Double(center.x + center.y) + start + end).isFinite else { return false }
            let cone = AngularGradient(stops, center: center, startAngle: start, endAngle: end)
            let picture = pool.surface(touched)
            cone.paint(into: picture, matrix: matrix, alpha: alpha)
            setSource(picture)
            pool.recycleAfterFrame(picture)
            return true
        }
    }

    private func setSource(_ pattern: OpaquePointer, _ stops: [GradientStop], alpha: Double) -> Bool {
        defer { cairo_pattern_destroy(pattern) }
        guard !stops.isEmpty else { return false }
        for stop in stops {
            let color = stop.color.clamped
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location.isFinite ? stop.location : 0, Double(color.red), Double(color.green),
                Double(color.blue), Double(color.alpha) * alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(surface.currentContext, pattern)
        return true
    }

    /// Makes an image with the same pixel coordinates the source.
    private func setSource(_ picture: PixelSurface) {
        let context = surface.currentContext
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        cairo_identity_matrix(context)
        cairo_set_source_surface(
            context, picture.source, Double(picture.bounds.left - surface.bounds.left),
            Double(picture.bounds.top - surface.bounds.top))
        cairo_set_matrix(context, &matrix)
    }
}

extension CGLineCap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
