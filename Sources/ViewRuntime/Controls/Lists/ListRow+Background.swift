import Foundation
import LayerTree

/// The custom background of a row.
extension ListRowElement {
    var corners: RectangleCornerRadii {
        if place.part != .row { return RectangleCornerRadii() }
        let radius = look.cornerRadius, isApart = list.rowSpacing ?? 0 > 0 || look.kind == .sidebar
        let top = place.isFirst || isApart ? radius : 0, bottom = place.isLast || isApart ? radius : 0
        return RectangleCornerRadii(topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
    }

    /// Whether content in a rectangle may cover the rounded corners of the card.
    func coversCorners(_ content: CGRect) -> Bool {
        let radius = look.cornerRadius
        let isAtSide = content.minX < card.minX + radius || content.maxX > card.maxX - radius
        let isAtEnd = content.minY < card.minY + radius || content.maxY > card.maxY - radius
        return corners != RectangleCornerRadii() && isAtSide && isAtEnd
    }

    func layOutBackground() {
        guard let background = traits.background else {
            if let backgroundNode {
                self.backgroundNode = nil
                backgroundElement = nil
                graph.remove(backgroundNode)
                graph.needsLayersAround(self)
            }
            return
        }
        let view = ListRowBackgroundView(content: background, corners: corners)
        if let backgroundNode {
            ListRowBackgroundView._updateNode(backgroundNode, view)
        } else {
            backgroundNode = ListRowBackgroundView._makeNode(
                view, _NodeContext(graph: graph, parent: self, environment: environment))
            setNeedsLayers()
            graph.needsLayersAround(self)
        }
        if backgroundElement == nil {
            backgroundElement = backgroundNode?.elements().first
            backgroundElement?.layoutParent = self
        }
        guard let backgroundElement else { return }
        // The bottom separator is in front of the background.
        let line = showsLine(.bottom) ? Self.line(in: environment) : 0
        place(
            backgroundElement, at: card.origin,
            proposal: ProposedViewSize(width: card.width, height: max(card.height - line, 0)))
    }
}

/// The custom background of a row, clipped to the card's corners.
private struct ListRowBackgroundView: View {
    let content: AnyView
    let corners: RectangleCornerRadii

    var body: some View {
        ZStack { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .clipShape(UnevenRoundedRectangle(cornerRadii: corners))
    }
}
