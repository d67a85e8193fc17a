import Foundation
import LayerTree

/// Paints layers, the parents before their children, into a surface.
///
/// The transform, the opacity and the clip are handed down as values, so a layer that only moves what it holds costs
/// two additions.
final class LayerPainter {
    var surface: PixelSurface
    /// Pixels per point of the picture.
    let scale: Double
    let pool: PixelPool
    let images: ImageStore
    let fallbackText: FallbackText

    init(surface: PixelSurface, scale: Double, pool: PixelPool, images: ImageStore, fallbackText: FallbackText) {
        self.surface = surface
        self.scale = scale
        self.pool = pool
        self.images = images
        self.fallbackText = fallbackText
    }

    /// Less than half a step of 8 bits cannot be seen.
    static let invisible = 1.0 / 512

    func paint(_ layer: Layer, in parent: Affine, alpha: Double, clip: ClipState) {
        guard !layer.isHidden else { return }
        let alpha = alpha * min(layer.opacity, 1)
        guard alpha > Self.invisible else { return }
        let x = Double(layer.position.x), y = Double(layer.position.y)
        var matrix: Affine
        if let transform = layer.transform {
            if !transform.isAffine {
                paintProjected(layer, transform, in: parent, alpha: alpha, clip: clip)
                return
            }
            matrix = Affine(transform)
            matrix.tx += x
            matrix.ty += y
            matrix = matrix.then(parent)
            // Nothing shows of a layer that is seen from its edge.
            guard matrix.meanScale > 1e-6 else { return }
        } else {
            matrix = parent.translated(x: x, y: y)
        }
        guard matrix.isFinite else { return }
        paint(layer, matrix: matrix, alpha: alpha, clip: clip)
    }

    /// Paints a layer whose own coordinates `matrix` takes to pixels, and whose opacity is in `alpha`.
    func paint(_ layer: Layer, matrix: Affine, alpha: Double, clip: ClipState) {
        let effects = layer.effects.flatMap { EffectPlan($0, scale: matrix.meanScale) }
        if layer.extent == .nothing, effects == nil { return }
        if case .within(let bounds) = layer.extent, let device = matrix.bounds(bounds) {
            let reach = effects?.reach ?? 0
            if device.touchedPixels.outset(by: reach).intersection(clip.bounds).isEmpty { return }
        }
        if let sigma = layer.effects?.backdropBlur, sigma.isFinite, sigma > 0 {
            blurBackdrop(of: layer, sigma: Double(sigma) * matrix.meanScale, matrix: matrix, alpha: alpha, clip: clip)
        }
        if let effects {
            paintGroup(layer, matrix: matrix, alpha: alpha, clip: clip, effects: effects)
        } else if alpha < 1, !distributesOpacity(layer) {
            paintGroup(layer, matrix: matrix, alpha: alpha, clip: clip, effects: EffectPlan())
        } else {
            paintContents(of: layer, matrix: matrix, alpha: alpha, clip: clip)
        }
    }

    /// The layer's commands and children, each multiplied by `alpha`.
    func paintContents(of layer: Layer, matrix: Affine, alpha: Double, clip: ClipState) {
        var clip = clip
        if let cut = layer.clip { clip = clip.intersecting(cut, matrix: matrix) }
        guard !clip.bounds.isEmpty else { return }
        for command in layer.content { draw(command, matrix: matrix, alpha: alpha, clip: clip) }
        for child in layer.children { paint(child, in: matrix, alpha: alpha, clip: clip) }
    }

    private func draw(_ command: DrawCommand, matrix: Affine, alpha: Double, clip: ClipState) {
        switch command {
        case .fill(let path, let paint, let evenOdd):
            fill(path, paint, evenOdd: evenOdd, matrix: matrix, alpha: alpha, clip: clip)
        case .stroke(let path, let paint, let style):
            stroke(path, paint, style, matrix: matrix, alpha: alpha, clip: clip)
        case .text(let layout, let point, let paint):
            draw(layout, at: point, paint, matrix: matrix, alpha: alpha, clip: clip)
        case .image(let image, let rect, let tint, let smooth):
            draw(image, in: rect, tint: tint, smooth: smooth, matrix: matrix, alpha: alpha, clip: clip)
        }
    }

    /// Whether fading each part is the same as fading the whole: there is one part, or few that do not touch.
    private func distributesOpacity(_ layer: Layer) -> Bool {
        let count = layer.content.count + layer.children.count
        if count <= 1 { return layer.content.first.map { $0.paintsOnce } ?? true }
        guard count <= 4 else { return false }
        var parts: [CGRect] = []
        for command in layer.content {
            guard command.paintsOnce, let extent = command.extent else { return false }
            parts.append(extent)
        }
        for child in layer.children where !child.isHidden {
            switch child.extentInParent {
            case .unknown: return false
            case .nothing: break
            case .within(let bounds): parts.append(bounds)
            }
        }
        for i in parts.indices.dropFirst() {
            for j in 0..<i where parts[i].intersects(parts[j]) { return false }
        }
        return true
    }
}

extension DrawCommand {
    /// No pixel is painted twice, so a transparent paint shows as one.
    fileprivate var paintsOnce: Bool {
        if case .text(let layout, _, _) = self {
            return !layout.request.spans.contains { $0.hasUnderline || $0.hasStrikethrough }
        }
        return true
    }

    /// What the command covers; nil when that is not known cheaply.
    fileprivate var extent: CGRect? {
        switch self {
        case .fill(let path, _, _): path.extent
        case .stroke: nil
        case .text(let layout, let point, _): CGRect(origin: point, size: layout.size)
        case .image(_, let rect, _, _): rect
        }
    }
}
