/// Sets the value of a key that a view passes to its container.
nonisolated public struct _TraitModifier: ElementModifier {
    let key: ObjectIdentifier
    let value: Any

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { TraitElement(context) }

    @MainActor package func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: TraitElement.self)
        let isSame = element.key == key && isSameTrait(element.value, value)
        element.key = key
        element.value = value
        if !isSame { element.invalidateLayout() }
    }
}

final class TraitElement: ModifierElement {
    var key: ObjectIdentifier!
    var value: Any?

    override func trait(_ key: ObjectIdentifier) -> Any? { key == self.key ? value : super.trait(key) }
}

/// Returns whether two values are certainly equal.
func isSameTrait(_ a: Any?, _ b: Any) -> Bool {
    guard let a = a as? any Equatable else { return false }
    func compare<E: Equatable>(_ a: E) -> Bool { b as? E == a }
    return compare(a)
}
