import LayerTree
import ScrollworkTesting
import SwiftUI

/// One thing that a stage draws: a shape, a line, or a text.
package struct Mark {
    package enum Kind: Equatable {
        case fill
        case line(CGFloat)
        case text(String, size: Double, weight: Int)
        case image
    }

    package let kind: Kind
    /// The bounds in the window.
    package let frame: CGRect
    /// The color, multiplied by the opacity of the layers around; `nil` for a gradient or an image.
    package let color: RGBA?
    /// The path in the window, for a shape or a line.
    package let path: Path?
    /// The layout of a text.
    package var text: TextLayout?
    package let layer: Layer
}

/// Returns the description of a color in hexadecimal digits, or "none" for a gradient or an image.
@MainActor package func hex(_ color: RGBA?) -> String { color.map { Color.Resolved($0).description } ?? "none" }

extension Stage {
    /// The shapes and texts in the window, from back to front. Hidden layers don't count, but clipped parts do.
    package var marks: [Mark] {
        var marks: [Mark] = []
        func visit(_ layer: Layer, _ outer: CGAffineTransform, _ share: Double) {
            let share = share * layer.opacity
            if layer.isHidden || share < 0.001 { return }
            let own = layer.transform.map {
                CGAffineTransform(a: $0.m11, b: $0.m12, c: $0.m21, d: $0.m22, tx: $0.m31, ty: $0.m32)
            }
            let place = (own ?? .identity)
                .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
                .concatenating(outer)
            func color(_ paint: Paint) -> RGBA? {
                if case .color(let color) = paint { color.opacity(Float(share)) } else { nil }
            }
            for command in layer.content {
                switch command {
                case .fill(let path, let paint, _):
                    let path = path.applying(place)
                    marks.append(
                        Mark(kind: .fill, frame: path.boundingRect, color: color(paint), path: path, layer: layer))
                case .stroke(let path, let paint, let style):
                    let path = path.applying(place)
                    marks.append(
                        Mark(
                            kind: .line(style.lineWidth), frame: path.boundingRect, color: color(paint), path: path,
                            layer: layer))
                case .text(let layout, let origin, let paint):
                    let runs = layout.lines.flatMap(\.runs), font = runs.first?.font
                    marks.append(
                        Mark(
                            kind: .text(runs.map(\.text).joined(), size: font?.size ?? 0, weight: font?.weight ?? 0),
                            frame: CGRect(origin: origin, size: layout.size).applying(place),
                            color: runs.first?.color?.opacity(Float(share)) ?? color(paint), path: nil, text: layout,
                            layer: layer))
                case .image(_, let rect, let tint, _):
                    marks.append(
                        Mark(
                            kind: .image, frame: rect.applying(place), color: tint?.opacity(Float(share)), path: nil,
                            layer: layer))
                }
            }
            for child in layer.children { visit(child, place, share) }
        }
        visit(graph.rootLayer, .identity, 1)
        return marks
    }

    /// The filled shapes of a size, within the rounding of sums.
    package func fills(_ width: CGFloat, _ height: CGFloat) -> [Mark] {
        marks.filter {
            $0.kind == .fill && abs($0.frame.width - width) < 0.01 && abs($0.frame.height - height) < 0.01
        }
    }

    /// The layers that are visible.
    package var visibleLayers: [Layer] {
        func visit(_ layer: Layer) -> [Layer] {
            layer.isHidden || layer.opacity < 0.001 ? [] : [layer] + layer.children.flatMap(visit)
        }
        return visit(graph.rootLayer)
    }
}
