import Foundation
import LayerTree

/// How an element's layer comes into the tree of layers.
extension Element {
    /// Gives the element a layer of its own.
    final func makeLayer() -> Layer {
        if let layer { return layer }
        let made = Layer(in: graph.layers)
        layer = made
        setNeedsLayers()
        graph.needsLayers(self)
        return made
    }

    /// Uses a layer that someone else made.
    final func adopt(_ layer: Layer) {
        self.layer = layer
        graph.needsLayers(self)
    }

    /// Tells the nearest layer around this element that its sublayers are other ones or elsewhere.
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

    /// Shows the element's layer through a transform.
    final func setTransform(_ transform: ProjectionTransform?) {
        guard let layer else { return }
        let isOther = (layer.transform == nil) != (transform == nil)
        layer.transform = transform
        if isOther { placeShownDidChange() }
    }

    /// Tells containers around that the element may now be shown elsewhere than it is laid out.
    final func placeShownDidChange() {
        var element = layoutParent
        while let current = element {
            current.childPlaceShownDidChange()
            element = current.layoutParent
        }
    }

    /// Adds the outermost layers of this subtree, placed from `offset` in the parent layer's space.
    ///
    /// - Parameter isMoving: Whether something around it is on its way, so that it is shown between pixels.
    final func emitLayers(at offset: CGPoint, isMoving: Bool = false, into list: inout [Layer]) {
        let place = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
        if let presentation {
            presentation.emit(self, at: place, isMoving: isMoving, into: &list)
        } else {
            emitOwnLayers(at: place, isMoving: isMoving, into: &list)
        }
    }

    final func emitChildren(at place: CGPoint, isMoving: Bool, into list: inout [Layer]) {
        if let leaving = presentation?.leaving, !leaving.isEmpty {
            var index = 0
            forEachShownChild { child in
                for element in leaving where element.index == index {
                    element.element.emitLayers(at: place, isMoving: isMoving, into: &list)
                }
                index += 1
                child.emitLayers(at: place, isMoving: isMoving, into: &list)
            }
            for element in leaving where element.index >= index {
                element.element.emitLayers(at: place, isMoving: isMoving, into: &list)
            }
        } else {
            forEachShownChild { $0.emitLayers(at: place, isMoving: isMoving, into: &list) }
        }
    }

    final func synchronizeLayers() {
        guard let target = childrenLayer else { return }
        var list: [Layer] = []
        list.reserveCapacity(max(target.children.count + 2, 4))
        emitChildren(at: .zero, isMoving: false, into: &list)
        target.setChildren(list)
    }
}
