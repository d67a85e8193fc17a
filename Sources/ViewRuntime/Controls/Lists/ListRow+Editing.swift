import Foundation
import LayerTree

/// The controls of the list beside the content of a row.
extension ListRowElement {
    /// The space that the controls of the list take at each edge, in points.
    var controlsRoom: (leading: CGFloat, trailing: CGFloat) {
        if expansion != nil { return (0, ListEditing.room - 12) }
        guard list.isEditing, place.part == .row else { return (0, 0) }
        let hasLeading = hasSelectionMark || deletion != nil
        return (hasLeading ? ListEditing.room - 12 : 0, movableNode == nil ? 0 : ListEditing.room - 12)
    }

    /// Whether a circle shows if the row is selected, instead of a delete button.
    var hasSelectionMark: Bool { list.isEditing && canChooseSeveral }

    func arrangeControls() {
        guard let kind = controlsKind else {
            if let controls {
                self.controls = nil
                controlsElement = nil
                graph.remove(controls)
                setNeedsLayers()
            }
            return
        }
        let view = ListRowControls(kind: kind)
        if let controls {
            ListRowControls._updateNode(controls, view)
        } else {
            controls = ListRowControls._makeNode(
                view, _NodeContext(graph: graph, parent: self, environment: environment))
            setNeedsLayers()
            graph.needsLayersAround(self)
        }
        if controlsElement == nil {
            controlsElement = controls?.elements().first
            controlsElement?.layoutParent = self
        }
        guard let controlsElement else { return }
        place(
            controlsElement, at: CGPoint(x: card.minX + swipe.shift, y: card.minY),
            proposal: ProposedViewSize(card.size))
    }

    private var controlsKind: ListRowControls.Kind? {
        if let expansion { return .chevron(isExpanded: expansion.isExpanded) }
        let room = controlsRoom
        guard room.leading > 0 || room.trailing > 0 else { return nil }
        return .editing(
            ListEditing(
                leading: hasSelectionMark
                    ? .mark(isSelected: isChosen)
                    : room.leading > 0 ? .delete { [weak self] in self?.swipe.uncover() } : nil,
                canMove: room.trailing > 0,
                move: { [weak self] step in self?.follow(step) }))
    }

    static var liftedEffects: LayerEffects {
        var effects = LayerEffects()
        effects.shadows = [
            LayerShadow(
                color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.25), radius: 8, offset: CGSize(width: 0, height: 2))
        ]
        return effects
    }
}
