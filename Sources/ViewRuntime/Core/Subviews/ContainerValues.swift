/// What a view tells the custom container it is in.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// What `tag(_:)` said, innermost first.
    var tags: [AnyHashable] = []

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value that views tell the custom container they are in.
public protocol ContainerValueKey {
    associatedtype Value
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
    /// Tells the custom container around the view a value.
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}
