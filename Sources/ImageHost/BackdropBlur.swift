import Foundation
import LayerTree

extension LayerPainter {
    /// Blurs the content behind a layer where the layer's own commands fill.
    ///
    /// - Parameters:
    ///   - sigma: The standard deviation, in pixels.
    ///   - clip: The visible area, inside the clip of the layer.
    func blurBackdrop(of layer: Layer, sigma: Double, matrix: Affine, alpha: Double, clip: ClipState) {
        for command in layer.content {
            guard case .fill(let path, _, let evenOdd) = command else { continue }
            var inside = clip.intersecting(.path(path, evenOdd: evenOdd), matrix: matrix)
            inside.bounds = inside.bounds.intersection(surface.bounds)
            if inside.bounds.isEmpty { continue }
            let picture = pool.surface(inside.bounds.outset(by: Blur.reach(sigma)))
            copyBackdrop(to: picture)
            surface.paint(Blur(picture, sigma: sigma, alphaOnly: false), alpha: alpha, clip: inside)
            pool.recycle(picture)
        }
    }

    /// Copies the content of the surface, in front of the content behind its groups.
    func copyBackdrop(to picture: PixelSurface) {
        picture.copy(from: behind.first ?? surface)
        guard !behind.isEmpty else { return }
        for group in behind.dropFirst() + [surface] {
            picture.composite(group, mode: .normal, alpha: 1, clip: ClipState(bounds: picture.bounds, path: nil))
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
