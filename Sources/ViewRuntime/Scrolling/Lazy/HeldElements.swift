/// Finds lazy containers and the elements that they hold.
extension _Node {
    /// Like `realizedElement(withID:)`, but in a row that a lazy container holds temporarily, and not in the rows of
    /// inner containers.
    func heldElement(withID id: AnyHashable) -> Element? {
        if self is LazyContainer { return nil }
        if let own = ownElement(withID: id) { return own }
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

extension Element {
    /// The element inside the wrappers of list modifiers, from which the nodes of its content can be reached.
    var unwrapped: Element {
        var element = self
        while let wrapper = element as? ModifierElement, wrapper.content == nil, let child = wrapper.child {
            element = child
        }
        return element
    }
}
