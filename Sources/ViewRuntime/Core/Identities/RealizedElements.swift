/// The search for realized elements by identity.
extension _Node {
    /// Returns the element of the view with an identity, or `nil` if it isn't realized.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - entersLazy: Whether to search the rows of lazy containers, of which only some are realized.
    func realizedElement(withID id: AnyHashable, entersLazy: Bool = true) -> Element? {
        // An offscreen element has no position, but its lazy container knows where it would be.
        if isParked || !entersLazy && realizesSlots { return nil }
        if let own = ownElement(withID: id) { return own }
        var found: Element?
        forEachChild { if found == nil { found = $0.realizedElement(withID: id, entersLazy: entersLazy) } }
        return found
    }

    /// Returns the first element of the node if the node itself has an identity, or else `nil`.
    func ownElement(withID id: AnyHashable) -> Element? {
        guard hasIdentity(id), slotCount > 0 else { return nil }
        var elements: [Element] = []
        appendElements(ofSlot: 0, to: &elements)
        return elements.first.flatMap { $0.layoutParent == nil ? nil : $0 }
    }
}
