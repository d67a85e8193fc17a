import Foundation

/// Where a layer and its children paint, in the layer's own coordinates.
public enum LayerExtent: Equatable {
    case nothing
    case within(CGRect)
    /// Anywhere: what it draws has no bounds that are cheaply known.
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
    /// The extent as the layer's parent sees it, effects included.
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

    /// What `extent` is when it is not kept.
    func measuredExtent() -> LayerExtent {
        if let paintBounds { return .bounded(paintBounds.standardized) }
        if case .rect(let rect) = clip { return .bounded(rect.standardized) }
        var result = LayerExtent.nothing
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
            // Mitred corners reach out as far as the limit lets them.
            let reach = style.lineWidth * (style.lineJoin == .miter ? max(style.miterLimit, 1) : 1)
            return .bounded(extent.insetBy(dx: -reach, dy: -reach))
        case .text(let layout, let point, _):
            // Ink may leave the box a little.
            let margin = -layout.size.height / 2
            return .bounded(CGRect(origin: point, size: layout.size).insetBy(dx: margin, dy: margin))
        case .image(_, let rect, _, _): return .bounded(rect.standardized)
        }
    }
}
