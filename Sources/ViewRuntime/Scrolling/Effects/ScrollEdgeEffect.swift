import Foundation
import LayerTree

/// The edge effects that a scroll view requests.
struct ScrollEdgeEffects: Equatable {
    private var kinds: [Edge: ScrollEdgeEffectStyle.Kind] = [:]
    private var hidden: Edge.Set = []

    mutating func set(_ kind: ScrollEdgeEffectStyle.Kind, for edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { kinds[edge] = kind }
    }

    mutating func hide(_ isHidden: Bool, _ edges: Edge.Set) {
        if isHidden { hidden.formUnion(edges) } else { hidden.subtract(edges) }
    }

    /// The effects that are drawn.
    var drawn: [Edge: ScrollEdgeEffectStyle.Kind] {
        if kinds.isEmpty { return [:] }
        return kinds.filter { $0.value != .automatic && !hidden.contains(Edge.Set($0.key)) }
    }
}

/// Separates content from the bars that it scrolls under. Only scroll views that request an effect have one.
@MainActor
final class ScrollEdgeEffect: OffsetObserver {
    private static let fade: CGFloat = 12
    private unowned let scroll: ScrollElement
    private var layers: [Edge: Layer] = [:]

    init(_ scroll: ScrollElement) { self.scroll = scroll }

    /// Redraws the effects after a change of the layout or of the requested effects.
    func update() {
        let drawn = scroll.configuration.edgeEffects.drawn
        let before = layers.count
        layers = layers.filter { drawn[$0.key] != nil }
        for (edge, kind) in drawn where scroll.scrolls(on: edge.axis) {
            let layer = layers[edge] ?? Layer(in: scroll.graph.layers)
            layers[edge] = layer
            layer.content = commands(edge, kind)
        }
        if layers.count != before || !layers.isEmpty { scroll.setEdgeLayers(Edge.allCases.compactMap { layers[$0] }) }
        offsetDidChange(of: scroll)
    }

    /// Sets the opacity of the effects from the length of the content under each edge.
    func offsetDidChange(of scroll: ScrollElement) {
        for (edge, layer) in layers {
            let motion = scroll[edge.axis]
            let hidden =
                edge == .top || edge == .leading
                ? motion.offset - motion.bounds.lowerBound : motion.bounds.upperBound - motion.offset
            layer.opacity = min(max(hidden / Double(Self.fade), 0), 1)
        }
    }

    private func commands(_ edge: Edge, _ kind: ScrollEdgeEffectStyle.Kind) -> [DrawCommand] {
        let inset = scroll.contentInsets[edge]
        guard inset > 0 else { return [] }
        let viewport = scroll.viewport
        let backgroundColor = Color(SystemColor.background).resolve(in: scroll.environment).rgba
        let isAtStart = (edge == .leading) != (scroll.environment.layoutDirection == .rightToLeft)
        let depth = inset + (kind == .soft ? Self.fade : 0)
        let rect: CGRect =
            switch edge {
            case .top: CGRect(x: viewport.minX, y: viewport.minY, width: viewport.width, height: depth)
            case .bottom: CGRect(x: viewport.minX, y: viewport.maxY - depth, width: viewport.width, height: depth)
            default:
                CGRect(
                    x: isAtStart ? viewport.minX : viewport.maxX - depth, y: viewport.minY, width: depth,
                    height: viewport.height)
            }
        // The gradient extends from the edge of the scroll view to the edge of the unobscured content.
        let from: CGPoint, to: CGPoint
        switch edge {
        case .top: (from, to) = (CGPoint(x: 0, y: rect.minY), CGPoint(x: 0, y: rect.maxY))
        case .bottom: (from, to) = (CGPoint(x: 0, y: rect.maxY), CGPoint(x: 0, y: rect.minY))
        default:
            (from, to) =
                isAtStart
                ? (CGPoint(x: rect.minX, y: 0), CGPoint(x: rect.maxX, y: 0))
                : (CGPoint(x: rect.maxX, y: 0), CGPoint(x: rect.minX, y: 0))
        }
        guard kind == .hard else {
            let stops = [(0.95, 0.0), (0.85, 0.4), (0.45, 0.75), (0, 1)].map {
                GradientStop(color: backgroundColor.opacity(Float($0.0)), location: $0.1)
            }
            return [.fill(Path(rect), .linearGradient(stops, from: from, to: to))]
        }
        let width = 1 / max(scroll.environment.displayScale, 1)
        let line =
            edge.axis == .vertical
            ? CGRect(x: rect.minX, y: edge == .top ? rect.maxY - width : rect.minY, width: rect.width, height: width)
            : CGRect(x: isAtStart ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height)
        let ink = Color(SystemColor.separator).resolve(in: scroll.environment).rgba
        return [
            .fill(Path(rect), .color(backgroundColor.opacity(0.94))),
            .fill(Path(line), .color(ink)),
        ]
    }
}
