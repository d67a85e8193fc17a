import Foundation
import LayerTree

/// Draws layers into a surface, parents before their children.
///
/// The transform, the opacity, and the clip are arguments, so a layer that only moves its content costs two additions.
final class LayerPainter {
    var surface: PixelSurface
    /// The surfaces behind the surface of a group, from back to front.
    var behind: [PixelSurface] = []
    /// The number of pixels per point.
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

    /// An opacity of less than half a step of 8 bits is invisible.
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
            // A layer seen edge-on is invisible.
            guard matrix.meanScale > Degenerate.scale else { return }
        } else {
            matrix = parent.translated(x: x, y: y)
        }
        guard matrix.isFinite else { return }
        paint(layer, matrix: matrix, alpha: alpha, clip: clip)
    }

    /// Draws a layer. The matrix transforms the layer's coordinates to pixels, and `alpha` includes its opacity.
    func paint(_ layer: Layer, matrix: Affine, alpha: Double, clip: ClipState) {
        let effects = layer.effects.flatMap { EffectPlan($0, scale: matrix.meanScale) }
        if layer.extent == .nothing, effects == nil { return }
        if case .within(let bounds) = layer.extent, let device = matrix.bounds(bounds) {
            let reach = effects?.reach ?? 0
            if device.touchedPixels.outset(by: reach).intersection(clip.bounds).isEmpty { return }
        }
        if let effects {
            paintGroup(layer, matrix: matrix, alpha: alpha, clip: clip, effects: effects)
        } else if alpha < 1, !distributesOpacity(layer) {
            paintGroup(layer, matrix: matrix, alpha: alpha, clip: clip, effects: EffectPlan())
        } else {
            paintContents(of: layer, matrix: matrix, alpha: alpha, clip: clip)
        }
    }

    /// Draws the blurred backdrop, the commands, and the children of a layer, each with an opacity.
    func paintContents(of layer: Layer, matrix: Affine, alpha: Double, clip: ClipState) {
        var clip = clip
        if let cut = layer.clip { clip = clip.intersecting(cut, matrix: matrix) }
        guard !clip.bounds.isEmpty else { return }
        if let sigma = layer.effects?.backdropBlur, sigma.isFinite, sigma > 0 {
            blurBackdrop(of: layer, sigma: Double(sigma) * matrix.meanScale, matrix: matrix, alpha: alpha, clip: clip)
        }
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

    /// Returns whether applying the opacity to each part is the same as applying it to the layer: for a single part, or
    /// a few parts that don't overlap.
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
    /// A Boolean value that indicates whether the command draws no pixel twice, so a transparent paint looks uniform.
    fileprivate var paintsOnce: Bool {
        if case .text(let layout, _, _) = self {
            return !layout.request.spans.contains { $0.hasUnderline || $0.hasStrikethrough }
        }
        return true
    }

    /// The area of the command, or `nil` if it's expensive to compute.
    fileprivate var extent: CGRect? {
        switch self {
        case .fill(let path, _, _): path.extent
        case .stroke: nil
        case .text(let layout, let point, _): CGRect(origin: point, size: layout.size)
        case .image(_, let rect, _, _): rect
        }
    }
}
