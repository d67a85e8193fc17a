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
    let change: (inout ContainerValues) -> Void

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { ContainerValueElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: ContainerValueElement.self).change = change
    }
}

final class ContainerValueElement: ModifierElement {
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
        modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}
