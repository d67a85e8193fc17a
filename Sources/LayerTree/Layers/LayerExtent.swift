import Foundation

/// The area in which a layer and its children draw, in the layer's coordinates.
public enum LayerExtent: Equatable {
    /// The layer draws nothing.
    case nothing
    /// The layer draws inside a rectangle.
    case within(CGRect)
    /// The layer can draw anywhere, because its bounds are expensive to compute.
    case unknown

    func union(_ other: LayerExtent) -> LayerExtent {
        switch (self, other) {
        case (.unknown, _), (_, .unknown): .unknown
        case (.nothing, _): other
        case (_, .nothing): self
        case (.within(let a), .within(let b)): .within(a.union(b))
        }
    }
}

extension Layer {
    /// The extent in the coordinates of the layer's parent, including effects.
    public var extentInParent: LayerExtent {
        guard case .within(let rect) = extent else { return extent }
        if let effects, effects.blurRadius > 0 || !effects.shadows.isEmpty { return .unknown }
        guard let transform else { return .within(rect.offsetBy(dx: position.x, dy: position.y)) }
        guard transform.isAffine else { return .unknown }
        var box = CGRect.null
        for x in [rect.minX, rect.maxX] {
            for y in [rect.minY, rect.maxY] {
                box = box.union(CGRect(origin: CGPoint(x: x, y: y).applying(transform), size: .zero))
            }
        }
        return .bounded(box.offsetBy(dx: position.x, dy: position.y))
    }

    /// Computes the extent without the cache.
    func measuredExtent() -> LayerExtent {
        if let paintBounds { return .bounded(paintBounds.standardized) }
        if case .rect(let rect) = clip { return .bounded(rect.standardized) }
        var result = watch.map { $0.hasArea ? LayerExtent.bounded($0.bounds) : .nothing } ?? .nothing
        for command in content {
            result = result.union(command.extent)
            if result == .unknown { return result }
        }
        for child in children {
            result = result.union(child.extentInParent)
            if result == .unknown { return result }
        }
        return result
    }
}

extension LayerExtent {
    fileprivate static func bounded(_ rect: CGRect) -> LayerExtent {
        (rect.minX + rect.minY + rect.maxX + rect.maxY).isFinite ? .within(rect) : .unknown
    }
}

extension DrawCommand {
    fileprivate var extent: LayerExtent {
        switch self {
        case .fill(let path, _, _): return path.extent.map(LayerExtent.bounded) ?? .nothing
        case .stroke(let path, _, let style):
            guard let extent = path.extent else { return .nothing }
            // Mitered corners reach as far as the limit allows.
            let reach = style.lineWidth * (style.lineJoin == .miter ? max(style.miterLimit, 1) : 1)
            return .bounded(extent.insetBy(dx: -reach, dy: -reach))
        case .text(let layout, let point, _):
            // Glyphs can reach slightly outside their box.
            let margin = -layout.size.height / 2
            return .bounded(CGRect(origin: point, size: layout.size).insetBy(dx: margin, dy: margin))
        case .image(_, let rect, _, _): return .bounded(rect.standardized)
        }
    }
}
