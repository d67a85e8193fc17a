import Foundation
import LayerTree

/// An element that lays out all elements of its content.
package class ContainerElement: Element {
    final var content: _Node!
    final private var known: [Element]?
    /// Whether the content has changed since the container read its elements.
    final private var hasChanged = false
    final private var knownIdentities: [[AnyHashable]]?

    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }

    /// The content's elements in view order. Empty before the content exists, for example before the first layout.
    final var children: [Element] {
        if let known, !hasChanged { return known }
        guard let content else { return [] }
        let found = content.elements()
        for child in found { child.layoutParent = self }
        known = found
        hasChanged = false
        return found
    }

    final override var lastShownChildren: [Element] {
        let hasChanged = hasChanged
        self.hasChanged = false
        defer { self.hasChanged = hasChanged }
        return shownChildren
    }

    /// The identities that each child has from `ForEach` and `id(_:)`.
    final var childIdentities: [[AnyHashable]] {
        if let knownIdentities { return knownIdentities }
        guard let content else { return [] }
        var result: [[AnyHashable]] = []
        for slot in 0..<content.slotCount {
            var identities: [AnyHashable] = [], elements: [Element] = []
            content.appendIdentities(ofSlot: slot, to: &identities)
            content.appendElements(ofSlot: slot, to: &elements)
            result.append(contentsOf: Array(repeating: identities, count: elements.count))
        }
        knownIdentities = result
        return result
    }

    override func childElementsChanged() {
        hasChanged = true
        knownIdentities = nil
        invalidateLayout()
        graph.needsLayersAround(self)
    }

    /// Whether the drawing order of the children depends on more than their positions in the list.
    final var hasRaisedChildren: Bool { graph.zIndexElements > 0 && children.contains { $0.zIndex != 0 } }

    package override func forEachLayoutChild(_ body: (Element) -> Void) {
        let children = children
        if hasRaisedChildren {
            var order: [(zIndex: Double, index: Int)] = []
            for (index, child) in children.enumerated() { order.append((child.zIndex, index)) }
            order.sort(by: <)
            for (_, index) in order { body(children[index]) }
        } else {
            for child in children { body(child) }
        }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if environment.layoutDirection != old.layoutDirection { invalidateLayout() }
    }
}
