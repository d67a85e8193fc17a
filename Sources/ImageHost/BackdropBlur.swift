import Foundation
import LayerTree

extension LayerPainter {
    /// Blurs the content behind a layer where the layer's own commands fill.
    ///
    /// - Parameter sigma: The standard deviation, in pixels.
    func blurBackdrop(of layer: Layer, sigma: Double, matrix: Affine, alpha: Double, clip: ClipState) {
        var clip = clip
        if let cut = layer.clip { clip = clip.intersecting(cut, matrix: matrix) }
        for command in layer.content {
            guard case .fill(let path, _, let evenOdd) = command else { continue }
            var inside = clip.intersecting(.path(path, evenOdd: evenOdd), matrix: matrix)
            inside.bounds = inside.bounds.intersection(surface.bounds)
            if inside.bounds.isEmpty { continue }
            let picture = pool.surface(inside.bounds.outset(by: Blur.reach(sigma)))
            picture.copy(from: surface)
            surface.paint(Blur(picture, sigma: sigma, alphaOnly: false), alpha: alpha, clip: inside)
            pool.recycle(picture)
        }
    }
}

extension PixelSurface {
    /// Copies the pixels of another surface. Beyond its edges, the edge pixels repeat, so a blur doesn't fade there.
    fileprivate func copy(from other: PixelSurface) {
        let target = pixels, source = other.pixels
        let first = min(max(bounds.left, other.bounds.left), other.bounds.right - 1)
        let last = max(min(bounds.right, other.bounds.right), first + 1)
        for y in bounds.top..<bounds.bottom {
            let row = min(max(y, other.bounds.top), other.bounds.bottom - 1) - other.bounds.top
            let from = source + row * other.stride - other.bounds.left
            let to = target + (y - bounds.top) * stride - bounds.left
            if bounds.left < first {
                (to + bounds.left).update(repeating: from[first], count: first - bounds.left)
            }
            (to + first).update(from: from + first, count: last - first)
            if last < bounds.right {
                (to + last).update(repeating: from[last - 1], count: bounds.right - last)
            }
        }
    }
}
