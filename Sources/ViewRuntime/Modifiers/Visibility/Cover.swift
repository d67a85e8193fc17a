import Foundation
import LayerTree

/// The area that a draw command hides.
struct Cover {
    let path: Path
    var evenOdd = false
    /// The highest opacity, in 0...1.
    let alpha: Double
    /// The opacity relative to the highest if it varies.
    var shade: InkShade?
    /// The mean of the color components, in 0...1, or `nil` if there are several colors.
    var light: Double?
    /// Whether the extent is known, but not the part of it that the drawing hides.
    var isNote = false
}

extension Layer {
    /// What the layer's own content hides, from front to back.
    var covers: some Sequence<Cover> {
        // Content behind a blur isn't recognizable, however transparent the drawing is.
        let blurs = (effects?.backdropBlur ?? 0) > VisibleShare.largestBlur
        return content.reversed().lazy.compactMap { command in blurs ? command.cover?.opaque : command.cover }
    }
}

extension DrawCommand {
    /// The area that the command hides, or `nil` if it hides nothing significant.
    fileprivate var cover: Cover? {
        switch self {
        case .fill(let path, let paint, let evenOdd): return Cover(path, paint, evenOdd: evenOdd)
        case .stroke(let path, let paint, let style):
            return paint.mostAlpha > Cover.leastAlpha ? Cover(path.strokedPath(style), paint, evenOdd: false) : nil
        // Glyphs hide a small part of the content behind them.
        case .text(let layout, let point, _):
            return Cover(path: Path(CGRect(origin: point, size: layout.size)), alpha: 0, isNote: true)
        case .image(let image, let rect, let tint, _):
            let alpha = tint?.opacity ?? 1
            guard alpha > Cover.leastAlpha else { return nil }
            let rect = rect.standardized
            if image.isOpaque { return Cover(path: Path(rect), alpha: alpha, light: tint?.light) }
            guard image.isPNG, ImageOpacity.isAvailable else { return Cover(path: Path(rect), alpha: 0, isNote: true) }
            return Cover(path: Path(rect), alpha: alpha, shade: InkShade(image, in: rect), light: tint?.light)
        }
    }
}

extension Cover {
    static let leastAlpha = 1.0 / 256

    /// The same drawing without transparency.
    fileprivate var opaque: Cover { isNote ? self : Cover(path: path, evenOdd: evenOdd, alpha: 1) }

    fileprivate init?(_ path: Path, _ paint: Paint, evenOdd: Bool) {
        let alpha = paint.mostAlpha
        guard alpha > Self.leastAlpha else { return nil }
        self.init(path: path, evenOdd: evenOdd, alpha: alpha, shade: InkShade(paint), light: paint.light)
    }
}

extension Paint {
    private var stops: [GradientStop] {
        switch self {
        case .color: []
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _):
            stops
        }
    }

    /// The opacity of the least transparent part of the paint.
    fileprivate var mostAlpha: Double {
        if case .color(let color) = self { return color.opacity }
        return stops.reduce(0) { max($0, $1.color.opacity) }
    }

    /// The mean of the color components, or `nil` if the paint has several colors.
    fileprivate var light: Double? {
        if case .color(let color) = self { return color.light }
        guard let first = stops.first?.color.light, stops.allSatisfy({ $0.color.light == first }) else { return nil }
        return first
    }
}

extension EncodedImage {
    /// Whether the format has no transparency: JPEG, and PNG in grayscale or color without a transparent color.
    fileprivate var isOpaque: Bool {
        if data.starts(with: [0xFF, 0xD8]) { return true }
        guard isPNG, data.count > 29 else { return false }
        let kind = data[data.startIndex + 25]
        return (kind == 0 || kind == 2) && data.prefix(1024).range(of: Data("tRNS".utf8)) == nil
    }

    fileprivate var isPNG: Bool { data.starts(with: [0x89, 0x50, 0x4E, 0x47]) }
}

extension LayerBlendMode {
    /// The effect of a layer on what is visible under it.
    enum Covering {
        /// The layer replaces the color under it, according to its opacity.
        case replaces
        /// The color under the layer stays recognizable.
        case keeps
        /// The part of the difference between black and white under the layer that remains depends on its color.
        case mixes
        /// This part also depends on the color under the layer.
        case depends
    }

    var covering: Covering {
        switch self {
        case .normal, .sourceAtop, .destinationOut, .luminosity: .replaces
        case .hue, .saturation, .color, .destinationOver: .keeps
        case .multiply, .screen, .exclusion: .mixes
        case .darken, .lighten, .plusDarker, .plusLighter, .difference, .hardLight, .overlay, .softLight, .colorDodge,
            .colorBurn:
            .depends
        }
    }

    /// The part of the difference between black and white that remains under an opaque color, or `nil` if it depends on
    /// the color under it.
    func remainder(under light: Double) -> Double? {
        switch self {
        case .multiply: light
        case .screen: 1 - light
        case .exclusion: abs(1 - 2 * light)
        default: covering == .keeps ? 1 : covering == .replaces ? 0 : nil
        }
    }
}
