import Foundation
import LayerTree

/// The shadows within a shape, as layers on top of it.
///
/// What is around the shape casts a shadow into it, and all is cut to the shape.
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
            let around = Path(outline.boundingRect.insetBy(dx: -reach, dy: -reach)).subtracting(outline, eoFill: evenOdd)
            // In the shadow's colour, so that the edge of the clip does not show it.
            var color = shadow.color
            color.alpha = 1
            caster.content = [.fill(around, .color(color), evenOdd: false)]
            var effects = LayerEffects()
            effects.shadows = [LayerShadow(color: shadow.color, radius: shadow.radius, offset: CGSize(width: shadow.x, height: shadow.y))]
            caster.effects = effects
        }
    }
}
