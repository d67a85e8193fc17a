import Foundation
import LayerTree

/// The effects of a layer with lengths in pixels, without those that change nothing.
struct EffectPlan {
    /// The standard deviation of the blur, in pixels.
    var blur = 0.0
    var shadows: [Shadow] = []
    var blendMode = LayerBlendMode.normal
    var mask: Layer?
    var colors: ColorMatrix?
    var transform: ColorTransform?
    var threshold: AlphaThreshold?

    struct Shadow {
        var color: RGBA
        /// The standard deviation, in pixels.
        var radius: Double
        /// The offset, in points.
        var offset: CGSize
        /// The number of pixels that the shadow can reach beyond the layer.
        var reach: Int
    }

    /// Creates a plan that only draws into one image, as every group does.
    init() {}

    /// Creates a plan, or returns `nil` if the effects change nothing. Blurs are at most 500 pixels; nonfinite values
    /// have no effect.
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
        let recolors = colors != nil || transform != nil || threshold != nil
        guard blur > 0 || !shadows.isEmpty || blendMode != .normal || mask != nil || recolors || effects.isGroup
        else { return nil }
    }

    /// The number of pixels that the effects can reach beyond the layer's own image.
    var reach: Int { shadows.reduce(Blur.reach(blur)) { max($0, Blur.reach(blur) + $1.reach) } }
}
