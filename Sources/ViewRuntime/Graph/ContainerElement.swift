import Foundation
import LayerTree

/// An element that lays out all elements of the content it made.
class ContainerElement: Element {
    final var content: _Node!
    final private var known: [Element]?

    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }

    /// The content's elements in view order.
    final var children: [Element] {
        if let known { return known }
        let found = content.elements()
        for child in found { child.layoutParent = self }
        known = found
        return found
    }

    override func childElementsChanged() {
        known = nil
        invalidateLayout()
        setNeedsLayers()
        graph.needsLayersAround(self)
    }

    override func forEachLayoutChild(_ body: (Element) -> Void) {
        let children = children
        if children.contains(where: { $0.zIndex != 0 }) {
            for child in children.enumerated().sorted(by: { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }) {
                body(child.element)
            }
        } else {
            for child in children { body(child) }
        }
    }

    override func environmentDidChange() { invalidateLayout() }
}
