import Foundation
import LayerTree

/// Walks through the layers from front to back and measures the visible part of each observed area.
///
/// - Complexity: O(*n*) in the number of layers in the window. The walk skips layers whose extent is outside of the
///   surrounding clips.
struct ShareWalk {
    /// The clips, masks, and screens around a layer. Few layers change them.
    fileprivate struct Surroundings {
        var frame: CGRect
        var clip: ClipChain?
        var masks: [[InkCut]] = []
        /// Whether another screen covers the layer.
        var isCovered = false
        /// Whether a blur makes the layer unrecognizable.
        var isBlurred = false
        /// The blend mode of a layer around the layer.
        var blending: Blending?

        /// Whether only the frame limits the layer.
        var isPlain: Bool { clip == nil && masks.isEmpty && !isCovered && !isBlurred && blending == nil }
    }

    fileprivate enum Blending {
        case mode(LayerBlendMode)
        /// Several blend modes or filters affect the colors.
        case unknown

        /// Returns the opacity of a drawing that would hide as much, or `nil` if it isn't known.
        func alpha(_ alpha: Double, light: Double?) -> Double? {
            guard case .mode(let mode) = self else { return nil }
            if mode.covering == .replaces || mode.covering == .keeps { return alpha }
            return light.flatMap(mode.remainder).map { alpha * (1 - $0) }
        }
    }

    /// The areas in the window or hidden there, with their visible shares. The walk doesn't reach areas outside.
    private(set) var findings: [(watch: LayerWatch, share: VisibleShare)] = []
    private var pile = InkPile()
    /// Whether the walk is inside a layer whose areas it records.
    private var isRecording = false
    /// Whether the walk is inside a mask, in which undrawn areas hide the content.
    private var isMask = false

    /// - Parameter count: The expected number of areas.
    init(_ root: Layer, size: CGSize, count: Int) {
        findings.reserveCapacity(count)
        visit(root, at: LayerPlace(), alpha: 1, in: Surroundings(frame: CGRect(origin: .zero, size: size)))
    }

    /// - Parameters:
    ///   - outer: The coordinates of the layer's parent.
    ///   - alpha: The combined opacity of the layer's ancestors.
    private mutating func visit(_ layer: Layer, at outer: LayerPlace, alpha: Double, in around: Surroundings) {
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
        of layer: Layer, at place: LayerPlace, alpha: Double, _ opacity: Double, in around: Surroundings
    ) {
        let effects = layer.effects
        let watch = layer.watch?.isOn == true ? layer.watch : nil
        let start = pile.count
        var mask: [InkCut]?
        if layer.clip == nil, effects?.mask == nil, watch?.kind != .covered,
            effects == nil || effects!.blendMode == .normal && around.blending == nil && !effects!.blurs
        {
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
            if effects?.blurs == true { inside.isBlurred = true }
            if let effects, effects.blendMode != .normal || around.blending != nil && effects.changesColors {
                inside.blending =
                    around.blending == nil && !effects.changesColors ? .mode(effects.blendMode) : .unknown
            }
            visitContent(of: layer, watch, at: place, alpha: alpha, in: inside)
        }
        close(effects, from: start, opacity: opacity, mask: mask)
    }

    private mutating func visitContent(
        of layer: Layer, _ watch: LayerWatch?, at place: LayerPlace, alpha: Double, in around: Surroundings
    ) {
        if place.isUpright, around.blending == nil, !isMask, let digest = digest(of: layer) {
            return add(digest, at: place, alpha: alpha, around)
        }
        // An area is in front of its own content only in drawing order. Its content is treated as part of it.
        if let watch, watch.kind == .area {
            findings.append((watch, share(of: watch.bounds, at: place, alpha, around)))
        }
        for child in layer.children.reversed() { visit(child, at: place, alpha: alpha, in: around) }
        for cover in layer.covers { add(cover, at: place, around) }
        if let watch, watch.kind == .cover {
            var around = around
            around.blending = nil
            add(Cover(path: Path(watch.bounds), alpha: 1), at: place, around)
        }
    }

    /// Combines the drawings of a layer into one if the layer is faded, masked, or blended as a group.
    private mutating func close(_ effects: LayerEffects?, from start: Int, opacity: Double, mask: [InkCut]?) {
        guard pile.count > start, opacity < 1 || effects != nil else { return }
        let covering = effects?.blendMode.covering ?? .replaces
        let isBlended = covering != .replaces
        // In its own group, blended content has nothing behind it, so it isn't blended with areas outside.
        let isolates = pile.inks[start...].contains(where: \.isBlended)
        guard opacity < 1 || mask != nil || isBlended || isolates else { return }
        let all = pile.removeLast(from: start)
        for ink in all where ink.isNote { pile.append(ink) }
        let inks = all.filter { !$0.isNote }.map { $0.isBlended ? $0.doubted : $0 }
        guard !inks.isEmpty else { return }
        let bounds = inks.reduce(CGRect.null) { $0.union($1.bounds) }
        if covering == .keeps { return pile.append(Ink(noting: bounds)) }
        // Where drawings are on top of each other, only their combined color would say how much they hide.
        let isDoubtful = isBlended && Self.overlap(inks)
        let group = InkFigure.Content.group(inks.map(\.cut), mask: mask)
        pile.append(
            Ink(
                group, alpha: opacity, bounds: bounds, clip: nil, isDoubtful: isDoubtful,
                isBlended: isBlended))
    }

    private static func overlap(_ inks: [Ink]) -> Bool {
        if inks.count > 16 { return true }
        return inks.indices.contains { index in inks[..<index].contains { $0.bounds.touches(inks[index].bounds) } }
    }

    /// Returns the drawings of a layer without a parent, such as a mask.
    private func inks(of mask: Layer, at place: LayerPlace, in surroundings: Surroundings) -> [InkCut] {
        var walk = self
        walk.pile.removeAll()
        walk.isMask = true
        var inside = surroundings
        inside.masks = []
        inside.blending = nil
        walk.visit(mask, at: place, alpha: 1, in: inside)
        return walk.pile.inks.map(\.cut)
    }

    private mutating func add(_ cover: Cover, at place: LayerPlace, _ around: Surroundings) {
        guard let extent = cover.path.extent, let box = place.box(of: extent) else { return }
        let bounds = box.intersection(around.frame)
        guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return }
        if cover.isNote, !isMask { return pile.append(Ink(noting: bounds)) }
        var alpha = cover.isNote ? 1 : cover.alpha
        var isDoubtful = cover.isNote
        if let blending = around.blending {
            // A drawing that hides nothing can still replace the color of another one.
            if let same = blending.alpha(alpha, light: cover.light) { alpha = same } else { isDoubtful = true }
        }
        if case .rect = cover.path.storage, place.isUpright, cover.shade == nil, !isDoubtful, around.blending == nil {
            pile.append(Ink(filling: bounds, alpha: alpha, clip: around.clip))
        } else {
            let figure = InkFigure.Content.shape(cover.path, evenOdd: cover.evenOdd, place.matrix)
            pile.append(
                Ink(
                    figure, shade: cover.shade, alpha: alpha, bounds: bounds, clip: around.clip,
                    isDoubtful: isDoubtful))
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

    private mutating func add(_ digest: AreaDigest, at place: LayerPlace, alpha: Double, _ around: Surroundings) {
        for block in digest.blocks.indices {
            guard place.box(of: digest.blocks[block])?.touches(around.frame) == true else { continue }
            let first = block * AreaDigest.blockLength
            for index in first..<min(first + AreaDigest.blockLength, digest.entries.count) {
                let entry = digest.entries[index]
                guard let box = place.box(of: entry.bounds), box.touches(around.frame) else { continue }
                switch entry.kind {
                case .area(let index):
                    let watch = digest.watches[index]
                    guard watch.isOn else { continue }
                    var share = share(of: entry.bounds, at: place, alpha, around)
                    share.isNoted = share.isNoted || digest.isNoted[index] && share.seen > 0
                    findings.append((watch, share))
                case .rect(let opacity):
                    pile.append(Ink(filling: box.intersection(around.frame), alpha: opacity, clip: around.clip))
                case .figure(let index):
                    let figure = digest.figures[index]
                    add(figure.cover, at: place.moved(to: figure.origin), around)
                }
            }
        }
        guard !digest.noteBounds.isNull, let box = place.box(of: digest.noteBounds) else { return }
        let bounds = box.intersection(around.frame)
        if !bounds.isNull, bounds.width > 0, bounds.height > 0 { pile.append(Ink(noting: bounds)) }
    }

    // MARK: Areas

    /// Returns the visible share of an area, whose bounds are in the coordinates of a layer.
    private func share(of bounds: CGRect, at place: LayerPlace, _ alpha: Double, _ around: Surroundings) -> VisibleShare
    {
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
        let alpha = around.isBlurred ? 0 : alpha
        let isVisible = alpha >= VisibleShare.minimumOpacity - Tolerance.rounding
        let drawn: Double
        var seen: Double
        let within: Double
        var unknown = 0.0
        let touching: [Ink]
        if place.isUpright, let box = place.box(of: bounds) {
            drawn = Double(box.width * box.height)
            let rest = box.intersection(around.frame)
            guard !rest.isNull, rest.width > 0, rest.height > 0 else {
                if drawn > 0 { share.clipped = 1 } else { share.shrunk = 1 }
                return share
            }
            touching = pile.touching(rest)
            let inks = touching.contains(where: \.isNote) ? touching.filter { !$0.isNote } : touching
            // Wherever the drawings are, together they leave this much of the color.
            let remaining = inks.reduce(alpha) { $0 * (1 - $1.alpha) }
            if around.clip == nil, around.masks.isEmpty, !isVisible || remaining >= VisibleShare.minimumOpacity {
                within = Double(rest.width * rest.height)
                seen = isVisible ? within : 0
            } else {
                let visible = VisibleArea(
                    Outline(box), in: around.frame, clip: around.clip, masks: around.masks, alpha: alpha,
                    under: inks.map(\.cut))
                (within, seen, unknown) = (visible.inside, visible.seen, visible.unknown)
            }
        } else if let outline = Outline(Path(bounds), evenOdd: false, place.matrix) {
            drawn = outline.area
            touching = pile.touching(outline.bounds)
            let visible = VisibleArea(
                outline, in: around.frame, clip: around.clip, masks: around.masks, alpha: alpha,
                under: touching.filter { !$0.isNote }.map(\.cut))
            (within, seen, unknown) = (visible.inside, visible.seen, visible.unknown)
        } else {
            share.hidden = 1
            return share
        }
        // If an area is drawn larger than its layout, the share relates to the larger area.
        let whole = max(share.area, drawn)
        share.shrunk = max(1 - drawn / share.area, 0)
        share.clipped = max(drawn - within, 0) / whole
        // A blended area can look like anything, depending on what is behind it.
        if around.blending != nil { (seen, unknown) = (0, seen + unknown) }
        share.seen = min(seen / whole, 1)
        share.unknown = min(unknown / whole, 1 - share.seen)
        share.isNoted = share.seen > 0 && touching.contains(where: \.isNote)
        let rest = max(1 - share.seen - share.unknown - share.clipped - share.shrunk, 0)
        if isVisible { share.obstructed = rest } else { share.hidden = rest }
        return share
    }
}

extension ShareWalk.Surroundings {
    fileprivate mutating func cut(_ layerClip: LayerClip, at place: LayerPlace) {
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

extension LayerEffects {
    /// Whether a blur makes the layer unrecognizable.
    fileprivate var blurs: Bool { blurRadius > VisibleShare.largestBlur }

    /// Whether filters change the colors of the layer.
    fileprivate var changesColors: Bool {
        saturation != 1 || brightness != 0 || contrast != 1 || grayscale != 0 || hueRotation != 0
            || colorTransform != nil || alphaThreshold != nil
    }
}
