/// A modifier that runs an action when the preference value of its content changes.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    @MainActor package func makeNode(_ context: _NodeContext) -> _Node {
        let node = PreferenceActionNode<Key>(context)
        node.action = action
        return node
    }

    @MainActor package func apply(to node: _Node) {
        unsafeDowncast(node, to: PreferenceActionNode<Key>.self).action = action
    }
}

final class PreferenceActionNode<Key: PreferenceKey>: PassthroughNode, PreferenceReader where Key.Value: Equatable {
    var action: ((Key.Value) -> Void)!
    private var last: Key.Value?

    override func preferenceDidChange(_ key: ObjectIdentifier) {
        if key == ObjectIdentifier(Key.self) { graph.preferences.add(self) }
        super.preferenceDidChange(key)
    }

    override func preferenceOrderDidChange() {
        graph.preferences.add(self)
        super.preferenceOrderDidChange()
    }

    override func setOnScreen(_ value: Bool) {
        super.setOnScreen(value)
        if value { graph.preferences.add(self) }
    }

    func readPreference() {
        var sum: Key.Value?
        collectPreference(Key.self, into: &sum)
        // Removed views remove their values. Without any value, there's nothing to report.
        if sum == nil && last == nil { return }
        let value = sum ?? Key.defaultValue
        if value == last { return }
        last = value
        graph.afterUpdate(unretained(self) { $0.action(value) })
    }
}

/// A modifier that layers a view, created from the preference value of the content, behind or in front of it.
nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
    let alignment: Alignment
    let isInFront: Bool
    let transform: (Key.Value) -> Layer

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let element = PreferenceLayerElement<Key, Layer>(context)
        element.use(modifier)
        let inner = context.inside(element)
        // Several views form one base, in a stack.
        element.primary =
            C._elementCount == 1 ? C._makeNode(content, inner) : ZStack<C>._makeNode(ZStack { content }, inner)
        element.makeLayerView()
        return element
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let element = unsafeDowncast(node, to: PreferenceLayerElement<Key, Layer>.self)
        if C._elementCount == 1 {
            C._updateNode(element.primary, content)
        } else {
            ZStack<C>._updateNode(element.primary, ZStack { content })
        }
        element.use(modifier)
        element.refresh()
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { 1 }
}

final class PreferenceLayerElement<Key: PreferenceKey, Layer: View>: SecondaryLayerElement, PreferenceReader {
    private var transform: ((Key.Value) -> Layer)!
    private var value = Key.defaultValue

    func use(_ modifier: PreferenceLayerModifier<Key, Layer>) {
        alignment = modifier.alignment
        isInFront = modifier.isInFront
        transform = modifier.transform
    }

    func makeLayerView() {
        let view = tracking { transform(value) }
        secondary = Layer._makeNode(view, _NodeContext(graph: graph, parent: self, environment: environment))
        graph.preferences.add(self)
    }

    override func refresh() {
        graph.didRefresh(self)
        Layer._updateNode(secondary, tracking { transform(value) })
    }

    override func preferenceDidChange(_ key: ObjectIdentifier) {
        if key == ObjectIdentifier(Key.self) { graph.preferences.add(self) }
        super.preferenceDidChange(key)
    }

    override func preferenceOrderDidChange() {
        graph.preferences.add(self)
        super.preferenceOrderDidChange()
    }

    override func setOnScreen(_ value: Bool) {
        super.setOnScreen(value)
        if value { graph.preferences.add(self) }
    }

    func readPreference() {
        var sum: Key.Value?
        primary.collectPreference(Key.self, into: &sum)
        let new = sum ?? Key.defaultValue
        if ValueComparison.areEqual(new, value) { return }
        value = new
        setNeedsRefresh()
    }
}

extension View {
    /// Runs an action when the preference value of views inside this view changes, after the layout with the change.
    ///
    /// The action also runs for an initial value that a view sets.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }

    /// Layers a view behind this view, created from the preference value of views inside.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        backgroundPreferenceValue(key, alignment: .center, transform)
    }

    /// Layers a view behind this view, created from the preference value of views inside.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: false, transform: transform))
    }

    /// Layers a view in front of this view, created from the preference value of views inside.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        overlayPreferenceValue(key, alignment: .center, transform)
    }

    /// Layers a view in front of this view, created from the preference value of views inside.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: true, transform: transform))
    }
}
