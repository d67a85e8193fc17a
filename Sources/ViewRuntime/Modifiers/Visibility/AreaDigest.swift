import Foundation
import LayerTree

/// The areas and the drawings inside a layer, from front to back, in the layer's coordinates.
///
/// While content scrolls, only its position changes. A digest makes it unnecessary to visit its layers again.
final class AreaDigest {
    struct Entry {
        enum Kind {
            /// An area, by its index in `watches`.
            case area(Int)
            /// A rectangle with an opacity.
            case rect(Double)
            /// A figure, by its index in `figures`.
            case figure(Int)
        }

        let bounds: CGRect
        let kind: Kind
    }

    struct Figure {
        let cover: Cover
        /// The origin of the path.
        let origin: CGPoint
    }

    private(set) var entries: [Entry] = []
    private(set) var watches: [LayerWatch] = []
    /// Whether something with an unknown opacity is in front of the areas, by their indices in `watches`.
    private(set) var isNoted: [Bool] = []
    /// The drawings with an unknown opacity.
    private var notes = InkPile()
    /// The bounds of everything with an unknown opacity.
    private(set) var noteBounds = CGRect.null
    private(set) var figures: [Figure] = []
    /// The unions of the bounds of 16 entries each.
    private(set) var blocks: [CGRect] = []
    static let blockLength = 16
    /// The bounds of the drawings whose opacity varies.
    private var shaded: [CGRect] = []

    /// Describes the inside of a layer, or returns `nil` if something inside is clipped, transformed, or drawn as a
    /// group, or if an area is under a drawing whose opacity varies.
    init?(_ layer: Layer) {
        guard addInside(of: layer, at: .zero) else { return nil }
        notes.removeAll()
        shaded = []
    }

    private func addInside(of layer: Layer, at origin: CGPoint) -> Bool {
        layer.isMeasured = true
        let watch = layer.watch
        if let watch, watch.kind == .area {
            let bounds = watch.bounds.offsetBy(dx: origin.x, dy: origin.y)
            if shaded.contains(where: { $0.touches(bounds) }) { return false }
            watches.append(watch)
            isNoted.append(notes.touches(bounds))
            guard add(watch.bounds, at: origin, .area(watches.count - 1)) else { return false }
        }
        for child in layer.children.reversed() where !add(child, at: origin) { return false }
        for cover in layer.covers where !add(cover, at: origin) { return false }
        if let watch, watch.isOn, watch.kind == .cover { return add(watch.bounds, at: origin, .rect(1)) }
        return true
    }

    private func add(_ child: Layer, at origin: CGPoint) -> Bool {
        child.isMeasured = true
        if child.isHidden { return true }
        guard child.opacity == 1, child.transform == nil, child.clip == nil, child.effects == nil,
            child.watch?.kind != .covered
        else { return false }
        return addInside(of: child, at: CGPoint(x: origin.x + child.position.x, y: origin.y + child.position.y))
    }

    private func add(_ cover: Cover, at origin: CGPoint) -> Bool {
        guard let extent = cover.path.extent else { return true }
        if cover.isNote {
            let bounds = extent.offsetBy(dx: origin.x, dy: origin.y)
            notes.append(Ink(noting: bounds))
            noteBounds = noteBounds.union(bounds)
            return true
        }
        if cover.shade != nil {
            shaded.append(extent.offsetBy(dx: origin.x, dy: origin.y))
        } else if case .rect = cover.path.storage {
            return add(extent, at: origin, .rect(cover.alpha))
        }
        figures.append(Figure(cover: cover, origin: origin))
        return add(extent, at: origin, .figure(figures.count - 1))
    }

    private func add(_ bounds: CGRect, at origin: CGPoint, _ kind: Entry.Kind) -> Bool {
        let bounds = bounds.offsetBy(dx: origin.x, dy: origin.y)
        guard bounds.width > 0, bounds.height > 0, (bounds.maxX + bounds.maxY).isFinite else { return false }
        if entries.count.isMultiple(of: Self.blockLength) {
            blocks.append(bounds)
        } else {
            blocks[blocks.count - 1] = blocks[blocks.count - 1].union(bounds)
        }
        entries.append(Entry(bounds: bounds, kind: kind))
        return true
    }
}
