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
            /// A figure, by its index in `figures`, with an opacity.
            case figure(Int, Double)
        }

        let bounds: CGRect
        let kind: Kind
    }

    struct Figure {
        let path: Path
        let evenOdd: Bool
        /// The origin of the path.
        let origin: CGPoint
    }

    private(set) var entries: [Entry] = []
    private(set) var watches: [LayerWatch] = []
    private(set) var figures: [Figure] = []
    /// The unions of the bounds of 16 entries each.
    private(set) var blocks: [CGRect] = []
    static let blockLength = 16

    /// Describes the inside of a layer, or returns `nil` if something inside is clipped, transformed, or drawn as a
    /// group.
    init?(_ layer: Layer) {
        guard addInside(of: layer, at: .zero) else { return nil }
    }

    private func addInside(of layer: Layer, at origin: CGPoint) -> Bool {
        layer.isMeasured = true
        let watch = layer.watch
        if let watch, watch.kind == .area {
            watches.append(watch)
            guard add(watch.bounds, at: origin, .area(watches.count - 1)) else { return false }
        }
        for child in layer.children.reversed() where !add(child, at: origin) { return false }
        for command in layer.content.reversed() where !add(command, at: origin) { return false }
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

    private func add(_ command: DrawCommand, at origin: CGPoint) -> Bool {
        guard let cover = command.cover else { return true }
        guard let extent = cover.path.extent else { return true }
        if case .rect = cover.path.storage { return add(extent, at: origin, .rect(cover.alpha)) }
        figures.append(Figure(path: cover.path, evenOdd: cover.evenOdd, origin: origin))
        return add(extent, at: origin, .figure(figures.count - 1, cover.alpha))
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

extension DrawCommand {
    /// The figure that a command covers, with its lowest opacity, or `nil` if it covers nothing that counts.
    var cover: (path: Path, evenOdd: Bool, alpha: Double)? {
        let figure: (path: Path, evenOdd: Bool, alpha: Double)?
        switch self {
        case .fill(let path, let paint, let evenOdd): figure = (path, evenOdd, paint.leastAlpha)
        case .stroke(let path, let paint, let style):
            figure = paint.leastAlpha > 0 ? (path.strokedPath(style), false, paint.leastAlpha) : nil
        // Glyphs cover only a small part of the content behind them.
        case .text: figure = nil
        case .image(let image, let rect, _, _): figure = image.isOpaque ? (Path(rect), false, 1) : nil
        }
        guard let figure, figure.alpha > 1.0 / 256 else { return nil }
        return figure
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

extension EncodedImage {
    /// Whether the format has no transparency: JPEG, and PNG in grayscale or color without a transparent color.
    fileprivate var isOpaque: Bool {
        if data.starts(with: [0xFF, 0xD8]) { return true }
        guard data.count > 29, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return false }
        let kind = data[data.startIndex + 25]
        return (kind == 0 || kind == 2) && data.prefix(1024).range(of: Data("tRNS".utf8)) == nil
    }
}
