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
        // If a corner is behind the viewer, the layer can be anywhere.
        let area = toSurface.bounds(box)?.touchedPixels.outset(by: 1).intersection(clip.bounds) ?? clip.bounds
        // The density is that of the surface around the layer, limited by the size of an image.
        let density = min(max(parent.meanScale, 0.1), 4096 / max(Double(box.width), Double(box.height)))
        let own = Affine(scale: density)
        guard !area.isEmpty, let inside = own.bounds(box), let inverse = toSurface.inverted(scale: density) else {
            return
        }
        let frame = inside.touchedPixels.outset(by: 1)
        let backdrop = layer.backdropReach.map { reach in
            self.backdrop(frame.outset(by: Blur.reach(min(reach * density, 500))), toSurface.scaled(by: 1 / density))
        }
        let source = picture(frame, over: backdrop.map { [$0] } ?? []) { clip in
            paint(layer, matrix: own, alpha: 1, clip: clip)
        }
        if let backdrop { pool.recycle(backdrop) }
        let projected = pool.surface(area)
        projected.sample(source, inverse)
        surface.composite(projected, mode: .normal, alpha: alpha, clip: clip)
        pool.recycle(projected)
        pool.recycle(source)
    }

    /// Returns the content of the surface and of what is behind its groups, in the coordinates of a layer's image.
    private func backdrop(_ area: DeviceRect, _ toSurface: Projection) -> PixelSurface {
        let whole = pool.surface((behind.first ?? surface).bounds)
        copyBackdrop(to: whole)
        let picture = pool.surface(area)
        picture.sample(whole, toSurface)
        pool.recycle(whole)
        return picture
    }
}

extension Layer {
    /// The largest standard deviation of a backdrop's blur in the layer and its children, in points; `nil` for none.
    fileprivate var backdropReach: Double? {
        let own = effects.map { Double($0.backdropBlur) }.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        return children.reduce(own) { most, child in
            guard let inner = child.backdropReach else { return most }
            return max(most ?? 0, inner)
        }
    }

    /// The box that an image of the layer must contain: the box of its drawing with everything that its effects add.
    fileprivate var projectedBox: CGRect? {
        guard let effects, let plan = EffectPlan(effects, scale: 1) else { return drawnBox }
        let reach = -CGFloat(plan.reach)
        return drawnBox?.insetBy(dx: reach, dy: reach)
    }

    /// The bounds of the layer or, if unknown, those of its drawing.
    private var drawnBox: CGRect? {
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
