import Foundation
import LayerTree

/// The edit controls of a row.
extension ListRowElement {
    /// The space that the edit controls take at each edge, in points.
    var editingRoom: (leading: CGFloat, trailing: CGFloat) {
        guard list.isEditing, place.part == .row else { return (0, 0) }
        let hasLeading = hasSelectionMark || deletion != nil
        return (hasLeading ? ListEditing.room - 12 : 0, movableNode == nil ? 0 : ListEditing.room - 12)
    }

    /// Whether a circle shows if the row is selected, instead of a delete button.
    var hasSelectionMark: Bool { list.isEditing && canChooseSeveral }

    func arrangeEditing() {
        let room = editingRoom
        guard room.leading > 0 || room.trailing > 0 else {
            if let editing {
                self.editing = nil
                editingElement = nil
                graph.remove(editing)
                setNeedsLayers()
            }
            return
        }
        let view = ListEditing(
            leading: hasSelectionMark
                ? .mark(isSelected: isChosen)
                : room.leading > 0 ? .delete { [weak self] in self?.swipe.uncover() } : nil,
            canMove: room.trailing > 0,
            move: { [weak self] step in self?.follow(step) })
        if let editing {
            ListEditing._updateNode(editing, view)
        } else {
            editing = ListEditing._makeNode(view, _NodeContext(graph: graph, parent: self, environment: environment))
            setNeedsLayers()
            graph.needsLayersAround(self)
        }
        if editingElement == nil {
            editingElement = editing?.elements().first
            editingElement?.layoutParent = self
        }
        guard let editingElement else { return }
        place(
            editingElement, at: CGPoint(x: card.minX + swipe.shift, y: card.minY), proposal: ProposedViewSize(card.size)
        )
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
