import Foundation
import LayerTree

/// The connection of an element's layer to the layer tree.
extension Element {
    /// Creates the element's own layer.
    final func makeLayer() -> Layer {
        if let layer { return layer }
        let new = Layer(in: graph.layers)
        layer = new
        setNeedsLayers()
        graph.needsLayers(self)
        return new
    }

    /// Uses an existing layer.
    final func adopt(_ layer: Layer) {
        self.layer = layer
        graph.needsLayers(self)
    }

    /// Notifies the nearest layer around this element that its sublayers changed or moved.
    package final func setNeedsLayers() {
        var element = layoutParent
        while let current = element {
            if current.layer != nil {
                graph.needsLayers(current)
                return
            }
            element = current.layoutParent
        }
    }

    package final func setNeedsDraw() { graph.needsDraw(self) }

    /// Sets the transform of the element's layer.
    final func setTransform(_ transform: ProjectionTransform?) {
        guard let layer else { return }
        let isOther = (layer.transform == nil) != (transform == nil)
        layer.transform = transform
        if isOther { placeShownDidChange() }
    }

    /// Notifies the containers around the element that its visible position may differ from its layout.
    final func placeShownDidChange() {
        var element = layoutParent
        while let current = element {
            current.childPlaceShownDidChange()
            element = current.layoutParent
        }
    }

    /// Appends the outermost layers of this subtree.
    ///
    /// - Parameters:
    ///   - offset: The position of the layout parent in the parent layer's coordinates, in points.
    ///   - isMoving: Whether an element around this one moves, so that positions aren't rounded to pixels.
    ///   - list: The layers.
    final func emitLayers(at offset: CGPoint, isMoving: Bool = false, into list: inout [Layer]) {
        let place = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
        if let presentation {
            presentation.emit(self, at: place, isMoving: isMoving, into: &list)
        } else {
            emitOwnLayers(at: place, isMoving: isMoving, into: &list)
        }
    }

    final func emitChildren(at place: CGPoint, isMoving: Bool, into list: inout [Layer]) {
        if let presentation, !presentation.leaving.isEmpty {
            for child in presentation.drawn(shownChildren) {
                child.emitLayers(at: place, isMoving: isMoving, into: &list)
            }
        } else {
            forEachShownChild { $0.emitLayers(at: place, isMoving: isMoving, into: &list) }
        }
    }

    /// The children whose layers are in the tree, in drawing order.
    final var shownChildren: [Element] {
        var children: [Element] = []
        forEachShownChild { children.append($0) }
        return children
    }

    final func synchronizeLayers() {
        guard let target = childrenLayer else { return }
        var list: [Layer] = []
        list.reserveCapacity(max(target.children.count + 2, 4))
        emitChildren(at: .zero, isMoving: false, into: &list)
        target.setChildren(list)
    }
}
