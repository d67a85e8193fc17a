/// The search for realized elements by identity.
extension _Node {
    /// Returns the element of the view with an identity, or `nil` if it isn't realized.
    func madeElement(withID id: AnyHashable) -> Element? {
        // An offscreen element has no position, but its lazy container knows where it would be.
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
}
