import Foundation
import LayerTree

extension LayerPainter {
    /// Draws a layer with a perspective transform: as an image in the layer's own coordinates, from which the surface
    /// samples its pixels.
    func paintProjected(
        _ layer: Layer, _ transform: ProjectionTransform, in parent: Affine, alpha: Double, clip: ClipState
    ) {
        guard let box = layer.projectedBox, box.width > 0, box.height > 0 else { return }
        let toSurface = Projection(transform, position: layer.position, parent: parent)
        guard let device = toSurface.bounds(box) else { return }
        let area = device.touchedPixels.outset(by: 1).intersection(clip.bounds)
        // The density is that of the surface around the layer, limited by the size of an image.
        let density = min(max(parent.meanScale, 0.1), 4096 / max(Double(box.width), Double(box.height)))
        let own = Affine(scale: density)
        guard !area.isEmpty, let inside = own.bounds(box), let inverse = toSurface.inverted(scale: density) else {
            return
        }
        let source = picture(inside.touchedPixels.outset(by: 1)) { clip in
            paint(layer, matrix: own, alpha: 1, clip: clip)
        }
        let projected = pool.surface(area)
        projected.sample(source, inverse)
        surface.composite(projected, mode: .normal, alpha: alpha, clip: clip)
        pool.recycle(projected)
        pool.recycle(source)
    }
}

extension Layer {
    /// The box that an image of the layer must contain: its bounds or, if unknown, those of its drawing.
    fileprivate var projectedBox: CGRect? {
        if let paintBounds { return paintBounds.standardized }
        if case .rect(let rect) = clip { return rect.standardized }
        var box: CGRect?
        func add(_ rect: CGRect?) {
            guard let rect, (rect.origin.x + rect.origin.y + rect.width + rect.height).isFinite else { return }
            box = box?.union(rect) ?? rect
        }
        for command in content {
            switch command {
            case .fill(let path, _, _): add(path.extent)
            case .stroke(let path, _, let style): add(path.extent?.insetBy(dx: -style.lineWidth, dy: -style.lineWidth))
            case .text(let layout, let point, _):
                add(CGRect(origin: point, size: layout.size).insetBy(dx: -layout.size.height / 4, dy: 0))
            case .image(_, let rect, _, _): add(rect.standardized)
            }
        }
        for child in children where !child.isHidden {
            guard let inner = child.projectedBox else { continue }
            if let transform = child.transform {
                let corners = Projection(transform, position: child.position, parent: Affine(scale: 1)).bounds(inner)
                add(
                    corners.map { CGRect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top) }
                )
            } else {
                add(inner.offsetBy(dx: child.position.x, dy: child.position.y))
            }
        }
        return box
    }
}
