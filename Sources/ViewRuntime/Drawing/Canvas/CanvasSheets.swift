import Foundation
import LayerTree

/// Converts the recorded drawing of a canvas to layers, and reuses those of the previous drawing.
struct CanvasSheets {
    private var pool: [Layer] = []
    private var used = 0

    /// Returns layers that draw the items in order.
    mutating func layers(for items: [CanvasItem], in store: LayerStore, size: CGSize) -> [Layer] {
        used = 0
        let layers = make(items, store, size)
        // Release unused layers, except for a few, because the next drawing is likely similar.
        if pool.count > 2 * used + 16 { pool.removeLast(pool.count - used) }
        return layers
    }

    private mutating func take(_ store: LayerStore) -> Layer {
        defer { used += 1 }
        if used == pool.count { pool.append(Layer(in: store)) }
        let layer = pool[used]
        layer.position = .zero
        layer.transform = nil
        layer.opacity = 1
        layer.clip = nil
        if layer.effects != nil { layer.effects = nil }
        if !layer.content.isEmpty { layer.content = [] }
        if !layer.children.isEmpty { layer.setChildren([]) }
        return layer
    }

    private mutating func make(_ items: [CanvasItem], _ store: LayerStore, _ size: CGSize) -> [Layer] {
        var result: [Layer] = []
        // Collect commands without effects on one layer.
        var run: [DrawCommand] = [], clips: [CanvasClip] = []
        func finish(_ sheets: inout CanvasSheets) {
            guard !run.isEmpty else { return }
            let layer = sheets.take(store)
            layer.content = run
            run = []
            result.append(sheets.clipped(layer, clips, store, size))
        }
        for item in items {
            if let commands = item.plainCommands {
                if !run.isEmpty, item.state.clips.map(\.id) != clips.map(\.id) { finish(&self) }
                clips = item.state.clips
                run += commands
            } else {
                finish(&self)
                result.append(sheet(item, store, size))
            }
        }
        finish(&self)
        return result
    }

    /// Returns a separate layer for an item.
    private mutating func sheet(_ item: CanvasItem, _ store: LayerStore, _ size: CGSize) -> Layer {
        var layer = take(store)
        switch item.content {
        case .commands(let commands):
            layer.content = commands
            layer.transform = ProjectionTransform(item.transform)
        case .group(let items):
            layer.setChildren(make(items, store, size))
            // Blend modes inside the layer apply to its content, not to the background.
            if items.contains(where: { $0.state.blendMode != .normal }) {
                var effects = LayerEffects()
                effects.isGroup = true
                layer.effects = effects
            }
        case .symbol(let layers):
            layer.setChildren(layers.map { copy($0, store) })
            layer.transform = ProjectionTransform(item.transform)
        }
        for filter in item.state.filters.reversed() {
            let outer = take(store)
            var effects = LayerEffects()
            effects.isGroup = true
            filter.apply(to: &effects)
            outer.effects = effects
            outer.setChildren([layer])
            layer = outer
        }
        layer = clipped(layer, item.state.clips, store, size)
        guard item.state.opacity < 1 || item.state.blendMode != .normal else { return layer }
        let outer = take(store)
        var effects = LayerEffects()
        effects.isGroup = true
        effects.blendMode = item.state.blendMode.layerBlendMode
        outer.effects = effects
        outer.opacity = min(max(item.state.opacity, 0), 1)
        outer.setChildren([layer])
        return outer
    }

    private mutating func clipped(_ layer: Layer, _ clips: [CanvasClip], _ store: LayerStore, _ size: CGSize) -> Layer {
        var layer = layer
        for clip in clips {
            let outer = take(store)
            outer.setChildren([layer])
            switch clip.shape {
            case .path(let path, let evenOdd):
                outer.clip = .path(
                    clip.isInverse ? Path(wide(size)).subtracting(path, eoFill: evenOdd) : path, evenOdd: evenOdd)
            case .layer(let items, let opacity):
                let mask = take(store), drawing = take(store)
                drawing.setChildren(make(items, store, size))
                drawing.opacity = min(max(opacity, 0), 1)
                if clip.isInverse {
                    mask.content = [.fill(Path(wide(size)), .color(.black), evenOdd: false)]
                    var cut = LayerEffects()
                    cut.blendMode = .destinationOut
                    drawing.effects = cut
                }
                mask.setChildren([drawing])
                var effects = LayerEffects()
                effects.mask = mask
                outer.effects = effects
            }
            layer = outer
        }
        return layer
    }

    /// Returns a rectangle larger than the visible area.
    private func wide(_ size: CGSize) -> CGRect {
        CGRect(origin: .zero, size: size).insetBy(dx: -size.width - 100, dy: -size.height - 100)
    }

    private mutating func copy(_ layer: Layer, _ store: LayerStore) -> Layer {
        let copy = take(store)
        copy.position = layer.position
        copy.transform = layer.transform
        copy.opacity = layer.isHidden ? 0 : layer.opacity
        copy.clip = layer.clip
        copy.content = layer.content
        if var effects = layer.effects {
            effects.mask = effects.mask.map { self.copy($0, store) }
            copy.effects = effects
        }
        copy.setChildren(layer.children.map { self.copy($0, store) })
        return copy
    }
}

extension CanvasItem {
    /// The commands in the coordinates of the canvas, if the item needs no layer.
    fileprivate var plainCommands: [DrawCommand]? {
        guard state.isPlain, case .commands(let commands) = content else { return nil }
        if transform.isIdentity { return commands }
        var result: [DrawCommand] = []
        result.reserveCapacity(commands.count)
        for command in commands {
            guard let moved = command.applying(transform) else { return nil }
            result.append(moved)
        }
        return result
    }
}

extension DrawCommand {
    /// Returns the transformed command, or `nil` if no command can express it.
    fileprivate func applying(_ t: CGAffineTransform) -> DrawCommand? {
        let isMove = t.a == 1 && t.b == 0 && t.c == 0 && t.d == 1
        switch self {
        case .fill(let path, let paint, let evenOdd):
            return paint.applying(t).map { .fill(path.applying(t), $0, evenOdd: evenOdd) }
        case .stroke(let path, let paint, var style):
            let scale = hypot(t.a, t.b)
            guard abs(hypot(t.c, t.d) - scale) < Tolerance.rounding * max(scale, 1),
                abs(t.a * t.c + t.b * t.d) < Tolerance.rounding * max(scale * scale, 1),
                let paint = paint.applying(t)
            else { return nil }
            style.lineWidth *= scale
            style.dash = style.dash.map { $0 * scale }
            style.dashPhase *= scale
            return .stroke(path.applying(t), paint, style)
        case .text(let layout, let point, let paint):
            guard isMove, let paint = paint.applying(t) else { return nil }
            return .text(layout, at: point.applying(t), paint)
        case .image(let image, let rect, let tint, let smooth):
            guard t.b == 0, t.c == 0, t.a > 0, t.d > 0 else { return nil }
            return .image(image, in: rect.applying(t), tint: tint, smooth: smooth)
        }
    }
}

extension Paint {
    fileprivate func applying(_ t: CGAffineTransform) -> Paint? {
        switch self {
        case .color: return self
        case .linearGradient(let stops, let from, let to):
            // With a rotation and uniform scaling, lines across the gradient stay perpendicular to it.
            guard abs(t.a - t.d) < Tolerance.rounding, abs(t.b + t.c) < Tolerance.rounding else { return nil }
            return .linearGradient(stops, from: from.applying(t), to: to.applying(t))
        case .radialGradient(let stops, let center, let start, let end):
            guard abs(t.a - t.d) < Tolerance.rounding, abs(t.b + t.c) < Tolerance.rounding else { return nil }
            let scale = hypot(t.a, t.b)
            return .radialGradient(
                stops, center: center.applying(t), startRadius: start * scale, endRadius: end * scale)
        default: return nil
        }
    }
}
