import Foundation
import LayerTree

/// Walks through the layers from front to back and measures the visible part of each observed area.
///
/// - Complexity: O(*n*) in the number of layers in the window. The walk skips layers whose extent is outside of the
///   surrounding clips.
@MainActor
struct ShareWalk {
    /// The coordinates of a layer in the window. This part has no references, so it's cheap to copy.
    fileprivate struct Place {
        var matrix = ProjectionTransform()
        /// Whether axis-aligned rectangles stay axis-aligned.
        var isUpright = true
    }

    fileprivate struct Surroundings {
        var place = Place()
        var alpha: Double
        var frame: CGRect
        var clip: ClipChain?
        var masks: [[Ink]]
        var isCovered: Bool
    }

    private var pile = InkPile()
    private let found: (LayerWatch, VisibleShare) -> Void

    /// Calls a closure for every area in the window or hidden there. The walk doesn't reach areas outside.
    init(_ root: Layer, size: CGSize, found: @escaping (LayerWatch, VisibleShare) -> Void) {
        self.found = found
        visit(
            root,
            in: Surroundings(
                alpha: 1, frame: CGRect(origin: .zero, size: size), clip: nil, masks: [], isCovered: false))
    }

    private mutating func visit(_ layer: Layer, in around: Surroundings) {
        guard !layer.isHidden else { return }
        let opacity = min(max(layer.opacity, 0), 1)
        guard around.alpha * opacity > 1.0 / 512 else { return }
        let place = around.place.inside(layer)
        let effects = layer.effects
        if effects == nil, case .within(let extent) = layer.extent, let bounds = place.box(of: extent),
            !bounds.touches(around.frame)
        {
            return
        }
        var inside = around
        inside.place = place
        inside.alpha *= opacity
        if let clip = layer.clip { inside.cut(clip) }
        guard !inside.frame.isNull, inside.frame.width > 0, inside.frame.height > 0 else { return }
        let start = pile.count
        var mask: [Ink]?
        if let masking = effects?.mask {
            mask = inks(of: masking, in: inside)
            inside.masks.append(mask!)
        }
        let watch = layer.watch.flatMap { $0.isOn ? $0 : nil }
        if watch?.kind == .covered { inside.isCovered = true }
        // An area is in front of its own content only in drawing order. Its content counts as part of it.
        if let watch, watch.kind == .area { measure(watch, inside) }
        for index in layer.children.indices.reversed() { visit(layer.children[index], in: inside) }
        for command in layer.content.reversed() { add(command, inside) }
        if let watch, watch.kind == .cover, let bounds = inside.box(of: watch.bounds)?.intersection(inside.frame),
            !bounds.isNull
        {
            pile.append(Ink(.rect, alpha: 1, bounds: bounds, clip: inside.clip))
        }
        close(layer, from: start, opacity: opacity, mask: mask)
    }

    /// Combines the drawings of a layer into one if the layer is faded, masked, or blended as a group.
    private mutating func close(_ layer: Layer, from start: Int, opacity: Double, mask: [Ink]?) {
        let covers = layer.effects.map { $0.blendMode.covers } ?? true
        guard pile.count > start, opacity < 1 || mask != nil || !covers else { return }
        let inks = pile.removeLast(from: start)
        guard covers else { return }
        let bounds = inks.reduce(CGRect.null) { $0.union($1.bounds) }
        pile.append(Ink(.group(inks, mask: mask), alpha: opacity, bounds: bounds, clip: nil))
    }

    /// Returns the drawings of a layer without a parent, such as a mask.
    private func inks(of mask: Layer, in surroundings: Surroundings) -> [Ink] {
        var walk = self
        walk.pile.removeAll()
        var inside = surroundings
        inside.alpha = 1
        inside.masks = []
        walk.visit(mask, in: inside)
        return walk.pile.inks
    }

    private mutating func add(_ command: DrawCommand, _ inside: Surroundings) {
        switch command {
        case .fill(let path, let paint, let evenOdd): add(path, evenOdd: evenOdd, alpha: paint.leastAlpha, inside)
        case .stroke(let path, let paint, let style):
            if paint.leastAlpha > 0 { add(path.strokedPath(style), evenOdd: false, alpha: paint.leastAlpha, inside) }
        // Glyphs cover only a small part of the content behind them.
        case .text: break
        case .image(let image, let rect, _, _): if image.isOpaque { add(Path(rect), evenOdd: false, alpha: 1, inside) }
        }
    }

    private mutating func add(_ path: Path, evenOdd: Bool, alpha: Double, _ inside: Surroundings) {
        guard alpha > 1.0 / 256, let extent = path.extent, let box = inside.box(of: extent) else { return }
        let bounds = box.intersection(inside.frame)
        guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return }
        if case .rect = path.storage, inside.place.isUpright {
            pile.append(Ink(.rect, alpha: alpha, bounds: bounds, clip: inside.clip))
        } else {
            pile.append(
                Ink(
                    .shape(path, evenOdd: evenOdd, inside.place.matrix), alpha: alpha, bounds: bounds, clip: inside.clip
                ))
        }
    }

    // MARK: Areas

    private func measure(_ watch: LayerWatch, _ inside: Surroundings) {
        var share = VisibleShare()
        share.area = Double(watch.bounds.width * watch.bounds.height)
        defer { found(watch, share) }
        if inside.isCovered {
            share.obstructed = 1
            share.isModal = true
            return
        }
        guard share.area > 0 else {
            share.hidden = 1
            return
        }
        let drawn: Double
        let seen: Double
        let within: Double
        if inside.place.isUpright, let box = inside.box(of: watch.bounds) {
            drawn = Double(box.width * box.height)
            let rest = box.intersection(inside.frame)
            guard !rest.isNull, rest.width > 0, rest.height > 0 else {
                share.clipped = 1
                return
            }
            let inks = pile.touching(rest)
            // Wherever the drawings are, together they leave this much of the color.
            let remaining = inks.reduce(inside.alpha) { $0 * (1 - $1.alpha) }
            let isVisible = inside.alpha >= VisibleShare.minimumOpacity - Tolerance.rounding
            if inside.clip == nil, inside.masks.isEmpty, !isVisible || remaining >= VisibleShare.minimumOpacity {
                within = Double(rest.width * rest.height)
                seen = isVisible ? within : 0
            } else {
                let visible = VisibleArea(
                    Outline(box), in: inside.frame, clip: inside.clip, masks: inside.masks, alpha: inside.alpha,
                    under: inks)
                (within, seen) = (visible.inside, visible.seen)
            }
        } else if let outline = Outline(Path(watch.bounds), evenOdd: false, inside.place.matrix) {
            drawn = outline.area
            let visible = VisibleArea(
                outline, in: inside.frame, clip: inside.clip, masks: inside.masks, alpha: inside.alpha,
                under: pile.touching(outline.bounds))
            (within, seen) = (visible.inside, visible.seen)
        } else {
            share.hidden = 1
            return
        }
        // If an area is drawn larger than its layout, the share relates to the larger area.
        let whole = max(share.area, drawn)
        share.shrunk = max(1 - drawn / share.area, 0)
        share.clipped = max(drawn - within, 0) / whole
        share.seen = min(seen / whole, 1)
        let rest = max(1 - share.seen - share.clipped - share.shrunk, 0)
        if inside.alpha < VisibleShare.minimumOpacity - Tolerance.rounding {
            share.hidden = rest
        } else {
            share.obstructed = rest
        }
    }
}

extension ShareWalk.Place {
    /// Returns the coordinates of a layer in the layer with these coordinates.
    fileprivate func inside(_ layer: Layer) -> Self {
        var place = self
        if let transform = layer.transform {
            place.matrix = transform.moved(layer.position).concatenating(matrix)
            place.isUpright = isUpright && transform.isAffine && transform.m12 == 0 && transform.m21 == 0
        } else {
            place.matrix.shiftOrigin(to: layer.position)
        }
        return place
    }

    /// Returns the axis-aligned bounding box of a rectangle in the layer's coordinates, or `nil` if it isn't finite.
    fileprivate func box(of rect: CGRect) -> CGRect? {
        if isUpright {
            let x0 = rect.minX * matrix.m11 + matrix.m31
            let x1 = rect.maxX * matrix.m11 + matrix.m31
            let y0 = rect.minY * matrix.m22 + matrix.m32
            let y1 = rect.maxY * matrix.m22 + matrix.m32
            let box = CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
            return (box.minX + box.maxX + box.minY + box.maxY).isFinite ? box : nil
        }
        var box = CGRect.null
        for x in [rect.minX, rect.maxX] {
            for y in [rect.minY, rect.maxY] {
                guard matrix.m13 * x + matrix.m23 * y + matrix.m33 > Degenerate.length else { return nil }
                box = box.union(CGRect(origin: CGPoint(x: x, y: y).applying(matrix), size: .zero))
            }
        }
        return (box.minX + box.maxX + box.minY + box.maxY).isFinite ? box : nil
    }
}

extension ShareWalk.Surroundings {
    fileprivate func box(of rect: CGRect) -> CGRect? { place.box(of: rect) }

    fileprivate mutating func cut(_ layerClip: LayerClip) {
        let path: Path
        let evenOdd: Bool
        switch layerClip {
        case .rect(let rect): (path, evenOdd) = (Path(rect.standardized), false)
        case .path(let outline, let rule): (path, evenOdd) = (outline, rule)
        }
        guard let extent = path.extent else {
            frame = .null
            return
        }
        // A clip that isn't finite has no effect.
        guard let box = box(of: extent) else { return }
        frame = frame.intersection(box)
        if case .rect = path.storage, place.isUpright { return }
        if let outline = Outline(path, evenOdd: evenOdd, place.matrix) { clip = ClipChain(outline, parent: clip) }
    }
}

extension ProjectionTransform {
    /// Returns the transform with its results translated by a point.
    fileprivate func moved(_ point: CGPoint) -> ProjectionTransform {
        concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
    }

    /// Moves the origin of the coordinates to a point.
    fileprivate mutating func shiftOrigin(to point: CGPoint) {
        m31 += point.x * m11 + point.y * m21
        m32 += point.x * m12 + point.y * m22
        m33 += point.x * m13 + point.y * m23
    }
}

extension Paint {
    /// The opacity of the most transparent part of the paint.
    fileprivate var leastAlpha: Double {
        switch self {
        case .color(let color): return Double(min(max(color.alpha, 0), 1))
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _):
            return stops.map { Double(min(max($0.color.alpha, 0), 1)) }.min() ?? 0
        }
    }
}

extension LayerBlendMode {
    /// Whether drawing with this blend mode replaces the color under it.
    fileprivate var covers: Bool { self == .normal || self == .sourceAtop }
}

extension EncodedImage {
    /// Whether the format has no transparency: JPEG, and PNG in grayscale or color without a transparent color.
    fileprivate var isOpaque: Bool {
        if data.starts(with: [0xFF, 0xD8]) { return true }
        guard data.count > 29, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return false }
        let kind = data[data.startIndex + 25]
        return (kind == 0 || kind == 2) && data.prefix(1024).range(of: Data("tRNS".utf8)) == nil
    }
}
