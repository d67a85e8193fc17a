import Foundation
import LayerTree

// A layer in the format for the page, with only its changes:
//   {"i":id,"p":[x,y],"m":[m11…m33]|0,"o":opacity,"c":clip|0,"e":effects|0,"d":[command…],"k":[child…],
//   "s":motion|0,"r":restPositions|0,"f":responses|0}
//   motion [axis|0,axis|0], horizontal and vertical; axis [flags,growth,lower,upper,viewport,offset], or with a
//     trajectory [flags,growth,lower,upper,viewport,start,[number…]], numbers as in Trajectory.number(_:);
//     flags: 1 held, 2 bounces, 4 stretches, 8 mirrored
//   restPositions [choice|0,choice|0], horizontal and vertical; choice as SnapChoice.numbers
//   responses [response|0,response|0], horizontal and vertical; response
//     [[offset…],[property,number…]…], with a number for each offset of each property that isn't constant;
//     property 0 to 8 for the entries of the transform, 9 for the opacity
//   clip ["R",…] as a path; a path with the even-odd rule is [path]
// A layer that only moved takes some thirty bytes.

extension JSONBytes {
    @MainActor
    mutating func layer(_ layer: Layer, changes: LayerChanges, _ book: any ResourceBook) {
        object { json in
            json.key("i")
            json.id(layer.id)
            if changes.contains(.position) {
                json.key("p")
                json.array { $0.point(layer.position) }
            }
            if changes.contains(.transform), layer.transform != nil || changes != .all {
                json.key("m")
                json.transform(layer.transform)
            }
            if changes.contains(.opacity) {
                json.key("o")
                json.number(layer.isHidden ? 0 : min(max(layer.opacity, 0), 1), decimals: 4)
            }
            if changes.contains(.clip) {
                json.key("c")
                json.clip(layer.clip)
            }
            if changes.contains(.effects) {
                json.key("e")
                if let effects = layer.effects { json.effects(effects) } else { json.integer(0) }
            }
            if changes.contains(.content) {
                json.key("d")
                json.array { json in for command in layer.content { json.command(command, book) } }
            }
            if !changes.isDisjoint(with: [.motion, .heldOffset]), layer.motion != nil || changes != .all {
                json.key("s")
                json.motion(layer.motion)
            }
            if changes.contains(.restPositions), layer.restPositions != nil || changes != .all {
                json.key("r")
                json.restPositions(layer.restPositions)
            }
            if changes.contains(.responses), layer.responses != nil || changes != .all {
                json.key("f")
                json.responses(layer.responses)
            }
            if changes.contains(.children) {
                json.key("k")
                json.array { json in for child in layer.children { json.id(child.id) } }
            }
        }
    }

    private mutating func transform(_ transform: ProjectionTransform?) {
        guard let m = transform, !m.isIdentity else { return integer(0) }
        array { json in
            for term in [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33] {
                json.number(term, decimals: 6)
            }
        }
    }

    /// Writes what both axes have, or 0 for an axis without it.
    private mutating func axes<Value>(
        _ horizontal: Value?, _ vertical: Value?, _ write: (inout JSONBytes, Value) -> Void
    ) {
        array { json in
            for value in [horizontal, vertical] {
                if let value { write(&json, value) } else { json.integer(0) }
            }
        }
    }

    private mutating func motion(_ motion: LayerMotion?) {
        guard let motion else { return integer(0) }
        axes(motion.horizontal, motion.vertical) { $0.axis($1) }
    }

    private mutating func restPositions(_ positions: LayerRestPositions?) {
        guard let positions else { return integer(0) }
        axes(positions.horizontal, positions.vertical) { json, numbers in
            json.array { json in for number in numbers { json.number(number, decimals: 6) } }
        }
    }

    private mutating func responses(_ responses: LayerResponses?) {
        guard let responses else { return integer(0) }
        axes(responses.horizontal, responses.vertical) { $0.response($1) }
    }

    private mutating func response(_ response: LayerResponse) {
        let samples = response.samples.map(\.numbers)
        array { json in
            json.array { json in for sample in response.samples { json.number(sample.offset) } }
            for property in samples[0].indices where samples.contains(where: { $0[property] != samples[0][property] }) {
                json.array { json in
                    json.integer(property)
                    // The entries of the translation are in points.
                    let decimals = [6, 7].contains(property) ? 3 : 6
                    for sample in samples { json.number(sample[property], decimals: decimals) }
                }
            }
        }
    }

    private mutating func axis(_ axis: LayerMotion.Axis) {
        array { json in
            let isHeld = if case .held = axis.course { true } else { false }
            let flags = [isHeld, axis.bounces, axis.stretches, axis.isMirrored]
            json.integer(flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) })
            json.number(axis.growth, decimals: 4)
            // The bounds of an endless scroll view are infinite, which JSON can't express.
            json.number(max(axis.bounds.lowerBound, -1e12))
            json.number(min(axis.bounds.upperBound, 1e12))
            json.number(axis.viewport)
            switch axis.course {
            case .none(let offset), .held(let offset): json.number(offset, decimals: 4)
            case .law(let numbers, let start):
                json.number(start, decimals: 6)
                json.array { json in for number in numbers { json.number(number, decimals: 6) } }
            }
        }
    }

    private mutating func clip(_ clip: LayerClip?) {
        switch clip {
        case nil: integer(0)
        case .rect(let rect): path(Path(rect))
        case .path(let path, evenOdd: false): self.path(path)
        case .path(let path, evenOdd: true): array { $0.path(path) }
        }
    }

    private mutating func effects(_ effects: LayerEffects) {
        let plain = LayerEffects()
        object { json in
            if effects.blurRadius != plain.blurRadius {
                json.key("blur")
                json.number(max(effects.blurRadius, 0))
            }
            if effects.backdropBlur > 0 {
                json.key("backdrop")
                json.number(effects.backdropBlur)
            }
            let shadows = effects.shadows.filter { $0.color.alpha > 0 }
            if !shadows.isEmpty {
                json.key("shadows")
                json.array { json in for shadow in shadows { json.shadow(shadow) } }
            }
            if effects.blendMode != plain.blendMode {
                json.key("blend")
                json.string(effects.blendMode.rawValue)
            }
            if let mask = effects.mask {
                json.key("mask")
                json.id(mask.id)
            }
            json.factor("saturation", effects.saturation, plain.saturation)
            json.factor("brightness", effects.brightness, plain.brightness)
            json.factor("contrast", effects.contrast, plain.contrast)
            json.factor("grayscale", effects.grayscale, plain.grayscale)
            json.factor("hue", effects.hueRotation, plain.hueRotation)
            if let transform = effects.colorTransform {
                json.key("matrix")
                json.array { json in for value in transform.values { json.number(Double(value), decimals: 4) } }
            }
            if let threshold = effects.alphaThreshold {
                json.key("threshold")
                json.array { json in
                    json.number(Double(threshold.range.lowerBound), decimals: 4)
                    json.number(Double(threshold.range.upperBound), decimals: 4)
                    json.color(threshold.color)
                }
            }
            if effects.isGroup {
                json.key("group")
                json.integer(1)
            }
        }
    }

    private mutating func shadow(_ shadow: LayerShadow) {
        array { json in
            json.color(shadow.color)
            json.number(max(shadow.radius, 0))
            json.number(shadow.offset.width)
            json.number(shadow.offset.height)
        }
    }

    private mutating func factor(_ name: StaticString, _ value: Double, _ plain: Double) {
        guard value != plain else { return }
        key(name)
        number(value, decimals: 4)
    }
}
