import Foundation
import LayerTree

/// Walks through the layers from front to back and measures the visible part of each observed area.
///
/// - Complexity: O(*n*) in the number of layers in the window. The walk skips layers whose extent is outside of the
///   surrounding clips.
struct ShareWalk {
    /// The coordinates of a layer in the window. This part has no references, so it's cheap to copy.
    fileprivate struct Place {
        var matrix = ProjectionTransform()
        /// Whether axis-aligned rectangles stay axis-aligned.
        var isUpright = true
    }

    /// The clips, masks, and screens around a layer. Few layers change them.
    fileprivate struct Surroundings {
        var frame: CGRect
        var clip: ClipChain?
        var masks: [[InkCut]] = []
        /// Whether another screen covers the layer.
        var isCovered = false

        /// Whether only the frame limits the layer.
        var isPlain: Bool { clip == nil && masks.isEmpty && !isCovered }
    }

    /// The areas in the window or hidden there, with their visible shares. The walk doesn't reach areas outside.
    private(set) var findings: [(watch: LayerWatch, share: VisibleShare)] = []
    private var pile = InkPile()
    /// Whether the walk is inside a layer whose areas it records.
    private var isRecording = false

    /// - Parameter count: The expected number of areas.
    init(_ root: Layer, size: CGSize, count: Int) {
        findings.reserveCapacity(count)
        visit(root, at: Place(), alpha: 1, in: Surroundings(frame: CGRect(origin: .zero, size: size)))
    }

    /// - Parameters:
    ///   - outer: The coordinates of the layer's parent.
    ///   - alpha: The combined opacity of the layer's ancestors.
    private mutating func visit(_ layer: Layer, at outer: Place, alpha: Double, in around: Surroundings) {
        guard !layer.isHidden else { return }
        let opacity = min(max(layer.opacity, 0), 1)
        guard alpha * opacity > 1.0 / 512 else { return }
        let place = outer.inside(layer)
        guard layer.effects == nil, case .within(let extent) = layer.extent, let bounds = place.box(of: extent) else {
            return visitInside(of: layer, at: place, alpha: alpha * opacity, opacity, in: around)
        }
        guard bounds.touches(around.frame) else { return }
        guard case .complex(let known) = layer.digest, place.isUpright, around.isPlain,
            around.frame.contains(bounds), !pile.touches(bounds)
        else { return visitInside(of: layer, at: place, alpha: alpha * opacity, opacity, in: around) }
        let opacities = [opacity, alpha * opacity]
        if let known {
            let record = unsafeDowncast(known, to: AreaRecord.self)
            if let distance = record.distance(to: place.matrix, opacities: opacities) {
                return add(record, movedBy: distance)
            }
        }
        let isOuter = !isRecording, first = (finding: findings.count, ink: pile.count)
        isRecording = true
        visitInside(of: layer, at: place, alpha: alpha * opacity, opacity, in: around)
        guard isOuter else { return }
        isRecording = false
        layer.digest = .complex(
            AreaRecord(
                findings: Array(findings[first.finding...]), inks: Array(pile.inks[first.ink...]),
                matrix: place.matrix, opacities: opacities))
    }

    private mutating func add(_ record: AreaRecord, movedBy distance: CGSize) {
        for finding in record.findings where finding.watch.isOn { findings.append(finding) }
        for ink in record.inks { pile.append(ink.moved(by: distance)) }
    }

    private mutating func visitInside(
        of layer: Layer, at place: Place, alpha: Double, _ opacity: Double, in around: Surroundings
    ) {
        let effects = layer.effects
        let watch = layer.watch?.isOn == true ? layer.watch : nil
        let start = pile.count
        var mask: [InkCut]?
        if layer.clip == nil, effects?.mask == nil, watch?.kind != .covered {
            visitContent(of: layer, watch, at: place, alpha: alpha, in: around)
        } else {
            var inside = around
            if let clip = layer.clip { inside.cut(clip, at: place) }
            guard !inside.frame.isNull, inside.frame.width > 0, inside.frame.height > 0 else { return }
            if let masking = effects?.mask {
                mask = inks(of: masking, at: place, in: inside)
                inside.masks.append(mask!)
            }
            if watch?.kind == .covered { inside.isCovered = true }
            visitContent(of: layer, watch, at: place, alpha: alpha, in: inside)
        }
        close(effects, from: start, opacity: opacity, mask: mask)
    }

    private mutating func visitContent(
        of layer: Layer, _ watch: LayerWatch?, at place: Place, alpha: Double, in around: Surroundings
    ) {
        if place.isUpright, let digest = digest(of: layer) {
            return add(digest, at: place, alpha: alpha, around)
        }
        // An area is in front of its own content only in drawing order. Its content counts as part of it.
        if let watch, watch.kind == .area {
            findings.append((watch, share(of: watch.bounds, at: place, alpha, around)))
        }
        for child in layer.children.reversed() { visit(child, at: place, alpha: alpha, in: around) }
        for command in layer.content.reversed() {
            if let cover = command.cover {
                add(cover.path, evenOdd: cover.evenOdd, alpha: cover.alpha, at: place, around)
            }
        }
        if let watch, watch.kind == .cover, let bounds = place.box(of: watch.bounds)?.intersection(around.frame),
            !bounds.isNull
        {
            pile.append(Ink(filling: bounds, alpha: 1, clip: around.clip))
        }
    }

    /// Combines the drawings of a layer into one if the layer is faded, masked, or blended as a group.
    private mutating func close(_ effects: LayerEffects?, from start: Int, opacity: Double, mask: [InkCut]?) {
        let covers = effects?.blendMode.covers ?? true
        guard pile.count > start, opacity < 1 || mask != nil || !covers else { return }
        let inks = pile.removeLast(from: start)
        guard covers else { return }
        let bounds = inks.reduce(CGRect.null) { $0.union($1.bounds) }
        pile.append(Ink(.group(inks.map(\.cut), mask: mask), alpha: opacity, bounds: bounds, clip: nil))
    }

    /// Returns the drawings of a layer without a parent, such as a mask.
    private func inks(of mask: Layer, at place: Place, in surroundings: Surroundings) -> [InkCut] {
        var walk = self
        walk.pile.removeAll()
        var inside = surroundings
        inside.masks = []
        walk.visit(mask, at: place, alpha: 1, in: inside)
        return walk.pile.inks.map(\.cut)
    }

    private mutating func add(
        _ path: Path, evenOdd: Bool, alpha: Double, at place: Place, _ around: Surroundings
    ) {
        guard let extent = path.extent, let box = place.box(of: extent) else { return }
        let bounds = box.intersection(around.frame)
        guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return }
        if case .rect = path.storage, place.isUpright {
            pile.append(Ink(filling: bounds, alpha: alpha, clip: around.clip))
        } else {
            let figure = InkFigure.Content.shape(path, evenOdd: evenOdd, place.matrix)
            pile.append(Ink(figure, alpha: alpha, bounds: bounds, clip: around.clip))
        }
    }

    // MARK: Digests

    /// The number of measurements without a change inside, after which a layer gets a digest. The layers of rows stay
    /// the same while rows appear and disappear in a layer around them.
    private static let measurementsBeforeDigest = 8

    /// Returns the digest of a layer that stays the same inside, or `nil` if the layer changes or is too complex.
    private func digest(of layer: Layer) -> AreaDigest? {
        switch layer.digest {
        case .known(let digest): return unsafeDowncast(digest, to: AreaDigest.self)
        case .complex, .unavailable: return nil
        case .unknown(let measurements):
            guard measurements >= Self.measurementsBeforeDigest else {
                layer.digest = .unknown(measurements: measurements + 1)
                layer.isMeasured = true
                return nil
            }
            let digest = AreaDigest(layer)
            layer.digest = digest.map { .known($0) } ?? (AreaRecord.includes(layer) ? .complex(nil) : .unavailable)
            return digest
        }
    }

    private mutating func add(_ digest: AreaDigest, at place: Place, alpha: Double, _ around: Surroundings) {
        for block in digest.blocks.indices {
            guard place.box(of: digest.blocks[block])?.touches(around.frame) == true else { continue }
            let first = block * AreaDigest.blockLength
            for index in first..<min(first + AreaDigest.blockLength, digest.entries.count) {
                let entry = digest.entries[index]
                guard let box = place.box(of: entry.bounds), box.touches(around.frame) else { continue }
                switch entry.kind {
                case .area(let index):
                    let watch = digest.watches[index]
                    if watch.isOn { findings.append((watch, share(of: entry.bounds, at: place, alpha, around))) }
                case .rect(let opacity):
                    pile.append(Ink(filling: box.intersection(around.frame), alpha: opacity, clip: around.clip))
                case .figure(let index, let opacity):
                    let figure = digest.figures[index]
                    add(
                        figure.path, evenOdd: figure.evenOdd, alpha: opacity, at: place.moved(to: figure.origin),
                        around)
                }
            }
        }
    }

    // MARK: Areas

    /// Returns the visible share of an area, whose bounds are in the coordinates of a layer.
    private func share(of bounds: CGRect, at place: Place, _ alpha: Double, _ around: Surroundings) -> VisibleShare {
        var share = VisibleShare()
        share.area = Double(bounds.width * bounds.height)
        if around.isCovered {
            share.obstructed = 1
            share.isModal = true
            return share
        }
        guard share.area > 0 else {
            share.hidden = 1
            return share
        }
        let isVisible = alpha >= VisibleShare.minimumOpacity - Tolerance.rounding
        let drawn: Double
        let seen: Double
        let within: Double
        if place.isUpright, let box = place.box(of: bounds) {
            drawn = Double(box.width * box.height)
            let rest = box.intersection(around.frame)
            guard !rest.isNull, rest.width > 0, rest.height > 0 else {
                share.clipped = 1
                return share
            }
            let inks = pile.touching(rest)
            // Wherever the drawings are, together they leave this much of the color.
            let remaining = inks.reduce(alpha) { $0 * (1 - $1.alpha) }
            if around.clip == nil, around.masks.isEmpty, !isVisible || remaining >= VisibleShare.minimumOpacity {
                within = Double(rest.width * rest.height)
                seen = isVisible ? within : 0
            } else {
                let visible = VisibleArea(
                    Outline(box), in: around.frame, clip: around.clip, masks: around.masks, alpha: alpha,
                    under: inks.map(\.cut))
                (within, seen) = (visible.inside, visible.seen)
            }
        } else if let outline = Outline(Path(bounds), evenOdd: false, place.matrix) {
            drawn = outline.area
            let visible = VisibleArea(
                outline, in: around.frame, clip: around.clip, masks: around.masks, alpha: alpha,
                under: pile.touching(outline.bounds).map(\.cut))
            (within, seen) = (visible.inside, visible.seen)
        } else {
            share.hidden = 1
            return share
        }
        // If an area is drawn larger than its layout, the share relates to the larger area.
        let whole = max(share.area, drawn)
        share.shrunk = max(1 - drawn / share.area, 0)
        share.clipped = max(drawn - within, 0) / whole
        share.seen = min(seen / whole, 1)
        let rest = max(1 - share.seen - share.clipped - share.shrunk, 0)
        if isVisible { share.obstructed = rest } else { share.hidden = rest }
        return share
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

    /// Returns the coordinates with another origin.
    fileprivate func moved(to origin: CGPoint) -> Self {
        var place = self
        place.matrix.shiftOrigin(to: origin)
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
    fileprivate mutating func cut(_ layerClip: LayerClip, at place: ShareWalk.Place) {
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
        guard let box = place.box(of: extent) else { return }
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

extension LayerBlendMode {
    /// Whether drawing with this blend mode replaces the color under it.
    fileprivate var covers: Bool { self == .normal || self == .sourceAtop }
}
