/// The values that a view passes to the custom container around it.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The tags of the view, innermost first.
    var tags: [AnyHashable] = []

    /// The value of a key, or the key's default value.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value that views pass to the custom container around them.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that don't set one.
    static var defaultValue: Value { get }
}

nonisolated struct ContainerValueModifier: ElementModifier {
    let keyPath: AnyKeyPath
    let value: Any
    let change: (inout ContainerValues) -> Void

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { ContainerValueElement(context) }
    @MainActor package func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: ContainerValueElement.self)
        let isSame = element.keyPath == keyPath && isSameTrait(element.value, value)
        element.keyPath = keyPath
        element.value = value
        element.change = change
        // A layout around the view may read the value.
        if !isSame { element.invalidateLayout() }
    }
}

final class ContainerValueElement: ModifierElement {
    var keyPath: AnyKeyPath?
    var value: Any?
    var change: ((inout ContainerValues) -> Void)!

    override func trait(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(ContainerValues.self) else { return super.trait(key) }
        var values = super.trait(key) as? ContainerValues ?? ContainerValues()
        change(&values)
        return values
    }
}

extension View {
    /// Sets a value that the custom container around this view can read.
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value) { $0[keyPath: keyPath] = value })
    }
}
