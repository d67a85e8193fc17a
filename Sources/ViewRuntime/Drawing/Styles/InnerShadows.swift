import Foundation
import LayerTree

/// The shadows inside a shape, as layers in front of it.
///
/// The area around the shape casts a shadow into it, and the shape clips the result.
struct InnerShadows {
    private(set) var layers: [Layer] = []

    mutating func show(_ shadows: [ResolvedShadow], within outline: Path, evenOdd: Bool, in store: LayerStore) {
        while layers.count > shadows.count { layers.removeLast() }
        for (index, shadow) in shadows.enumerated() {
            if index == layers.count {
                let layer = Layer(in: store)
                layer.setChildren([Layer(in: store)])
                layers.append(layer)
            }
            let caster = layers[index].children[0]
            layers[index].clip = .path(outline, evenOdd: evenOdd)
            let reach = 3 * shadow.radius + abs(shadow.x) + abs(shadow.y) + 10
            let around = Path(outline.boundingRect.insetBy(dx: -reach, dy: -reach)).subtracting(
                outline, eoFill: evenOdd)
            // The color of the shadow, so it isn't visible at the edge of the clip.
            var color = shadow.color
            color.alpha = 1
            caster.content = [.fill(around, .color(color), evenOdd: false)]
            var effects = LayerEffects()
            effects.shadows = [
                LayerShadow(
                    color: shadow.color, radius: shadow.radius, offset: CGSize(width: shadow.x, height: shadow.y))
            ]
            caster.effects = effects
        }
    }
}
