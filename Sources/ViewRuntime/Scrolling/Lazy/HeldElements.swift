/// Finds lazy containers and the elements that they hold.
extension _Node {
    /// Like `madeElement(withID:)`, but in a row that a lazy container holds temporarily, and not in the rows of inner
    /// containers.
    func heldElement(withID id: AnyHashable) -> Element? {
        if self is LazyContainer { return nil }
        if hasIdentity(id), slotCount > 0 {
            var elements: [Element] = []
            appendElements(ofSlot: 0, to: &elements)
            if let first = elements.first, first.layoutParent != nil { return first }
        }
        var found: Element?
        forEachChild { if found == nil { found = $0.heldElement(withID: id) } }
        return found
    }

    /// Returns the lazy containers inside this node, outermost first.
    func lazyContainers() -> [LazyContainer] {
        if let lazy = self as? LazyContainer { return [lazy] }
        var result: [LazyContainer] = []
        forEachChild { result += $0.lazyContainers() }
        return result
    }
}
