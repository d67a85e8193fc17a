import Foundation
import LayerTree

/// A layer's effects with lengths in pixels and without those that change nothing.
struct EffectPlan {
    /// Sigma, pixels.
    var blur = 0.0
    var shadows: [Shadow] = []
    var blendMode = LayerBlendMode.normal
    var mask: Layer?
    var colors: ColorMatrix?
    var transform: ColorTransform?
    var threshold: AlphaThreshold?

    struct Shadow {
        var color: RGBA
        /// Sigma, pixels.
        var radius: Double
        /// Points.
        var offset: CGSize
        /// How many pixels beyond the layer the shadow may reach.
        var reach: Int
    }

    /// Only what every group does: paint as one picture.
    init() {}

    /// Nil when the effects change nothing. Blurs beyond 500 pixels count as 500; what is not finite as nothing.
    init?(_ effects: LayerEffects, scale: Double) {
        func length(_ value: CGFloat) -> Double {
            value.isFinite ? min(max(Double(value) * scale, 0), 500) : 0
        }
        blur = length(effects.blurRadius)
        for shadow in effects.shadows where shadow.color.alpha > 0 {
            guard (shadow.offset.width + shadow.offset.height).isFinite else { continue }
            let radius = length(shadow.radius)
            let shift = max(abs(Double(shadow.offset.width)), abs(Double(shadow.offset.height))) * scale
            shadows.append(
                Shadow(
                    color: shadow.color, radius: radius, offset: shadow.offset,
                    reach: Blur.reach(radius) + Int(min(shift * 1.5 + 1, 1e5))))
        }
        blendMode = effects.blendMode
        mask = effects.mask
        colors = ColorMatrix(effects)
        transform = effects.colorTransform
        threshold = effects.alphaThreshold
        let recolours = colors != nil || transform != nil || threshold != nil
        guard blur > 0 || !shadows.isEmpty || blendMode != .normal || mask != nil || recolours || effects.isGroup
        else { return nil }
    }

    /// How many pixels beyond the layer's own picture the effects may reach.
    var reach: Int { shadows.reduce(Blur.reach(blur)) { max($0, Blur.reach(blur) + $1.reach) } }
}
