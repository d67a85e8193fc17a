import CCairo
import Foundation
import LayerTree
import PangoText

extension LayerPainter {
    func draw(
        _ layout: TextLayout, at point: CGPoint, _ paint: Paint, matrix: Affine, alpha: Double, clip: ClipState
    ) {
        guard type(of: layout) == PangoTextLayout.self else {
            fallbackText.draw(layout, at: point) { glyphs, place in
                draw(glyphs, at: place, paint, matrix: matrix, alpha: alpha, clip: clip)
            }
            return
        }
        let layout = unsafeDowncast(layout, to: PangoTextLayout.self)
        let device = matrix.translated(x: Double(point.x), y: Double(point.y))
        guard abs(device.tx) < 1e6, abs(device.ty) < 1e6 else { return }
        let isUpright = matrix.isScale(scale)
        let isPlain = isUpright && isPlain(layout, device: device, clip: clip)
        for run in layout.glyphRuns {
            let own = layout.request.spans[run.span].color
            let solid: RGBA? = if let own { own } else if case .color(let color) = paint { color } else { nil }
            if isPlain, let solid, let masks = GlyphMasks.masks(for: run.font, scale: scale) {
                blend(layout.glyphs, run.glyphs, masks, device: device, pixel: solid.pixel(alpha: alpha), clip: clip)
            } else {
                let source = solid.map { Paint.color($0) } ?? paint
                drawOutlines(of: layout, run, at: point, source, matrix: matrix, alpha: alpha, clip: clip)
            }
            if layout.isDecorated {
                decorate(
                    run, layout, at: point, solid.map { .color($0) } ?? paint, matrix: matrix, alpha: alpha, clip: clip)
            }
        }
    }

    /// Returns whether only whole pixels clip the text. Ink can reach slightly outside the box of the layout, so the
    /// test includes a margin.
    private func isPlain(_ layout: PangoTextLayout, device: Affine, clip: ClipState) -> Bool {
        guard clip.path != nil else { return true }
        guard let bounds = device.bounds(CGRect(origin: .zero, size: layout.size)) else { return false }
        let margin = Double(layout.size.height) * scale / 4
        return clip.isPlain(over: bounds.outset(x: margin, y: margin).touchedPixels)
    }

    private func blend(
        _ glyphs: [PlacedGlyph], _ range: Range<Int>, _ masks: GlyphMasks, device: Affine, pixel: UInt32,
        clip: ClipState
    ) {
        guard pixel >> 24 != 0 else { return }
        let bounds = clip.bounds.intersection(surface.bounds)
        let memory = surface.pixels, ink = GlyphInk(pixel: pixel)
        // Adding half a step or pixel rounds to the nearest. The million keeps the sum positive, so the conversion
        // rounds down.
        let steps = Double(GlyphMasks.steps), origin = 1_048_576.0
        let left = (device.tx + origin) * steps + 0.5, top = device.ty + origin + 0.5
        glyphs.withUnsafeBufferPointer { glyphs in
            for index in range {
                let glyph = glyphs[index]
                let x = Int(max(left + Double(glyph.x) * scale * steps, 0))
                let y = Int(max(top + Double(glyph.y) * scale, 0)) &- 1_048_576
                let mask = masks.mask(glyph.id, step: x & 3).pointee
                surface.blend(mask, x: (x >> 2) &- 1_048_576, y: y, ink: ink, clip: bounds, into: memory)
            }
        }
    }

    /// Draws glyphs as outlines, for any transform, paint, and clip.
    private func drawOutlines(
        of layout: PangoTextLayout, _ run: GlyphRun, at point: CGPoint, _ paint: Paint, matrix: Affine, alpha: Double,
        clip: ClipState
    ) {
        let box = CGRect(origin: point, size: layout.size)
        guard !run.glyphs.isEmpty, let device = matrix.bounds(box.insetBy(dx: -box.height, dy: -box.height)) else {
            return
        }
        let touched = device.touchedPixels.intersection(clip.bounds)
        guard !touched.isEmpty else { return }
        let context = surface.context(clip: clip)
        surface.setMatrix(matrix)
        guard setSource(paint, over: touched, matrix: matrix, alpha: alpha) else { return }
        cairo_set_scaled_font(context, run.font.scaledFont)
        withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) { buffer in
            for (place, index) in run.glyphs.enumerated() {
                let glyph = layout.glyphs[index]
                buffer.initializeElement(
                    at: place,
                    to: cairo_glyph_t(
                        index: UInt(glyph.id), x: Double(point.x) + Double(glyph.x),
                        y: Double(point.y) + Double(glyph.y)))
            }
            if run.font.hasColorGlyphs {
                cairo_show_glyphs(context, buffer.baseAddress, Int32(buffer.count))
            } else {
                cairo_new_path(context)
                cairo_glyph_path(context, buffer.baseAddress, Int32(buffer.count))
                cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
                cairo_fill(context)
            }
        }
    }

    private func decorate(
        _ run: GlyphRun, _ layout: PangoTextLayout, at point: CGPoint, _ paint: Paint, matrix: Affine, alpha: Double,
        clip: ClipState
    ) {
        let span = layout.request.spans[run.span]
        let pixels = max(matrix.meanScale, Degenerate.scale)
        func line(above baseline: Double, thickness: Double, color: RGBA?) {
            // At least a pixel thick, and on whole pixels if the text is upright.
            let height = max((thickness * pixels).rounded(), 1) / pixels
            var y = Double(point.y) + run.baseline - baseline - height / 2
            if matrix.keepsAxes, matrix.d != 0 {
                y = ((y * matrix.d + matrix.ty).rounded() - matrix.ty) / matrix.d
            }
            let rect = CGRect(x: Double(point.x) + run.x, y: y, width: run.width, height: height)
            fill(
                Path(rect), color.map { .color($0) } ?? paint, evenOdd: false, matrix: matrix, alpha: alpha,
                clip: clip)
        }
        let decoration = run.font.decoration
        if span.hasUnderline {
            line(above: decoration.underline, thickness: decoration.underlineThickness, color: span.underline)
        }
        if span.hasStrikethrough {
            line(
                above: decoration.strikethrough, thickness: decoration.strikethroughThickness,
                color: span.strikethrough)
        }
    }
}
