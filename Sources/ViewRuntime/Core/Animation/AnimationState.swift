/// The values that a custom animation stores while it runs.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty state.
    public init() {}

    /// The value of a key, or the key's default value.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value that a custom animation stores while it runs.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value of the key before the animation sets it.
    static var defaultValue: Value { get }
}
