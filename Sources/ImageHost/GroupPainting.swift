import CCairo
import Foundation
import LayerTree

extension LayerPainter {
    /// Draws a layer with its children into an image, and composites the image with the effects onto the surface.
    ///
    /// The order is clip, colors, blur, mask, shadows, opacity, blend mode.
    func paintGroup(_ layer: Layer, matrix: Affine, alpha: Double, clip: ClipState, effects: EffectPlan) {
        var area = clip.bounds.outset(by: effects.reach)
        if case .within(let bounds) = layer.extent, let device = matrix.bounds(bounds) {
            area = area.intersection(device.touchedPixels)
        }
        if case .rect(let cut) = layer.clip, let device = matrix.bounds(cut.standardized) {
            area = area.intersection(device.touchedPixels)
        }
        guard !area.isEmpty else { return }
        var picture = self.picture(area, over: behind + [surface]) {
            paintContents(of: layer, matrix: matrix, alpha: 1, clip: $0)
        }
        defer { pool.recycle(picture) }
        effects.colors?.apply(to: picture)
        effects.transform?.apply(to: picture)
        effects.threshold?.apply(to: picture)
        if effects.blur > 0 {
            let blur = Blur(picture, sigma: effects.blur, alphaOnly: false)
            let blurred = self.picture(blur.bounds.intersection(clip.bounds.outset(by: effects.reach))) { inside in
                surface.paint(blur, clip: inside)
            }
            pool.recycle(picture)
            picture = blurred
        }
        if let mask = effects.mask {
            let masked = self.picture(picture.bounds) { paint(mask, in: matrix, alpha: 1, clip: $0) }
            picture.multiply(byAlphaOf: masked)
            pool.recycle(masked)
        }
        if effects.shadows.isEmpty {
            emit(picture, effects, alpha: alpha, clip: clip)
        } else if alpha == 1, effects.blendMode == .normal {
            paintShadows(of: picture, effects, matrix: matrix, clip: clip)
            emit(picture, effects, alpha: 1, clip: clip)
        } else {
            // The shadows fade together with their layer.
            let whole = picture.bounds.outset(by: effects.reach).intersection(clip.bounds)
            let both = self.picture(whole) { inside in
                paintShadows(of: picture, effects, matrix: matrix, clip: inside)
                surface.composite(picture, mode: .normal, alpha: 1, clip: inside)
            }
            emit(both, effects, alpha: alpha, clip: clip)
            pool.recycle(both)
        }
    }

    /// Returns a transparent image that a closure draws into instead of the surface. A blurred backdrop in it contains
    /// other surfaces, from back to front.
    func picture(
        _ area: DeviceRect, over others: [PixelSurface] = [], _ body: (ClipState) -> Void
    ) -> PixelSurface {
        let picture = pool.surface(area)
        let outer = (surface, behind)
        (surface, behind) = (picture, others)
        body(ClipState(bounds: picture.bounds, path: nil))
        (surface, behind) = outer
        return picture
    }

    private func emit(_ picture: PixelSurface, _ effects: EffectPlan, alpha: Double, clip: ClipState) {
        guard effects.blendMode == .plusDarker else {
            surface.composite(picture, mode: effects.blendMode, alpha: alpha, clip: clip)
            return
        }
        guard clip.path != nil else {
            surface.addDarker(picture, alpha: alpha, clip: clip)
            return
        }
        let cut = self.picture(picture.bounds.intersection(clip.bounds)) { inside in
            surface.composite(
                picture, mode: .normal, alpha: 1, clip: ClipState(bounds: inside.bounds, path: clip.path))
        }
        surface.addDarker(cut, alpha: alpha, clip: clip)
        pool.recycle(cut)
    }

    private func paintShadows(of picture: PixelSurface, _ effects: EffectPlan, matrix: Affine, clip: ClipState) {
        for shadow in effects.shadows {
            let dx = matrix.a * Double(shadow.offset.width) + matrix.c * Double(shadow.offset.height)
            let dy = matrix.b * Double(shadow.offset.width) + matrix.d * Double(shadow.offset.height)
            let blur = Blur(picture, sigma: shadow.radius, alphaOnly: true)
            let context = surface.context(clip: clip)
            surface.setMatrix(Affine(a: 1, b: 0, c: 0, d: 1, tx: dx, ty: dy))
            surface.setColor(shadow.color, alpha: 1)
            blur.withPattern { cairo_mask(context, $0) }
        }
    }
}

extension PixelSurface {
    func paint(_ blur: Blur, alpha: Double = 1, clip: ClipState) {
        let context = context(clip: clip)
        setMatrix(Affine(scale: 1))
        blur.withPattern { pattern in
            cairo_set_source(context, pattern)
            cairo_paint_with_alpha(context, alpha)
            cairo_set_source_rgba(context, 0, 0, 0, 1)
        }
    }
}
