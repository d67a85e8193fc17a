/// Finding what was made of a view with an identity.
extension _Node {
    /// The element of the view with the identity, if it is made.
    func madeElement(withID id: AnyHashable) -> Element? {
        // What a lazy container keeps off screen has no place; the container knows where it would be.
        if isParked { return nil }
        if hasIdentity(id), slotCount > 0 {
            var elements: [Element] = []
            appendElements(ofSlot: 0, to: &elements)
            if let first = elements.first, first.layoutParent != nil { return first }
        }
        var found: Element?
        forEachChild { if found == nil { found = $0.madeElement(withID: id) } }
        return found
    }

    /// Like `madeElement`, in a row that a lazy container holds for a moment; not in the rows of containers inside it.
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

    /// The lazy containers made by this node, outermost first.
    func lazyContainers() -> [LazyContainer] {
        if let lazy = self as? LazyContainer { return [lazy] }
        var result: [LazyContainer] = []
        forEachChild { result += $0.lazyContainers() }
        return result
    }
}
