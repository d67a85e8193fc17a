/// The context of a state change, which the views that it updates receive.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The completions that wait for the animations of the change.
    package var completions: [AnimationCompletion] = []

    /// Creates an empty transaction.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// The value of a key, or the key's default value.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Adds a closure that runs once after the animations of the change complete.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }
}

extension Transaction {
    /// The animation of the change, or `nil` for none.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// A Boolean value that indicates whether views ignore their own animations of the change.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the change is part of a continuous interaction, such as dragging a
    /// slider.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the runtime measures the velocity of the change, so that a later
    /// animation can continue with it.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }

    /// Whether scroll views keep their content offsets in the layout after the change.
    var keepsOffsets: Bool {
        get { self[KeepsOffsetsKey.self] }
        set { self[KeepsOffsetsKey.self] = newValue }
    }

    private enum KeepsOffsetsKey: TransactionKey { static var defaultValue: Bool { false } }
    private enum AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }
    private enum DisablesAnimationsKey: TransactionKey { static var defaultValue: Bool { false } }
    private enum IsContinuousKey: TransactionKey { static var defaultValue: Bool { false } }
    private enum TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
}

extension Transaction {
    /// The animation to use, which is `nil` if animations are disabled.
    package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// Whether the layout after the change depends on the transaction.
    var affectsLayout: Bool { animation != nil || keepsOffsets }

    package var isEmpty: Bool { values.isEmpty && completions.isEmpty }

    /// Returns the transaction with the values that it doesn't set taken from an outer one.
    package func merged(over outer: Transaction) -> Transaction {
        var result = outer
        result.values.merge(values) { _, inner in inner }
        result.completions += completions
        return result
    }
}

/// A key for a value of a transaction.
public protocol TransactionKey<Value> {
    /// The type of the value.
    associatedtype Value
    /// The value of a transaction that doesn't set the key.
    static var defaultValue: Value { get }
}
