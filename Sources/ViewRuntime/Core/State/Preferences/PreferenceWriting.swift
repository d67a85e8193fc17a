/// Sets the value of a preference, or changes the value from its content.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: NodeModifier {
    enum Change {
        case set(Key.Value)
        case transform((inout Key.Value) -> Void)
    }

    let change: Change

    @MainActor package func makeNode(_ context: _NodeContext) -> _Node { PreferenceWritingNode<Key>(change, context) }

    @MainActor package func apply(to node: _Node) {
        unsafeDowncast(node, to: PreferenceWritingNode<Key>.self).update(change)
    }
}

final class PreferenceWritingNode<Key: PreferenceKey>: PassthroughNode {
    private var change: _PreferenceWritingModifier<Key>.Change

    init(_ change: _PreferenceWritingModifier<Key>.Change, _ context: _NodeContext) {
        self.change = change
        super.init(context)
        preferenceDidChange(ObjectIdentifier(Key.self))
    }

    func update(_ new: _PreferenceWritingModifier<Key>.Change) {
        let old = change
        change = new
        if case .set(let old) = old, case .set(let new) = new, ValueComparison.areEqual(old, new) { return }
        preferenceDidChange(ObjectIdentifier(Key.self))
    }

    override func setOnScreen(_ value: Bool) {
        super.setOnScreen(value)
        preferenceDidChange(ObjectIdentifier(Key.self))
    }

    override func willUnmount() { preferenceDidChange(ObjectIdentifier(Key.self)) }

    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        preferenceDidChange(ObjectIdentifier(Key.self))
        super.appendElements(ofSlot: slot, to: &elements)
    }

    override func childElementsChanged() {
        // The value applies to each element.
        preferenceDidChange(ObjectIdentifier(Key.self))
        super.childElementsChanged()
    }

    override func forEachPreference<K: PreferenceKey>(_ key: K.Type, _ body: (Element, K.Value?) -> Void) {
        guard K.self == Key.self else { return super.forEachPreference(key, body) }
        if isParked { return }
        super.forEachPreference(Key.self) { element, inner in
            switch change {
            case .set(let value): body(element, .some(value as! K.Value))
            case .transform(let transform):
                var value = inner ?? Key.defaultValue
                transform(&value)
                body(element, .some(value as! K.Value))
            }
        }
    }
}

extension PreferenceKey {
    /// Adds the value of another view to a combined value.
    static func add(_ value: Value, to sum: inout Value?) {
        guard var known = sum else {
            sum = value
            return
        }
        reduce(value: &known) { value }
        sum = known
    }
}

extension View {
    /// Sets a preference for the views around this one. It replaces the values from inside this view.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(change: .set(value)))
    }

    /// Changes the preference of the views inside this one.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceWritingModifier<K>(change: .transform(callback)))
    }
}
