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

    /// Whether views ignore their own animations of the change.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether the change is part of a continuous interaction, such as dragging a slider.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// Whether the runtime measures the velocity of the change, so that a later animation can continue with it.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }

    /// The anchor of a scroll that the change causes, or `nil` for the anchor of the scroll position.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// Whether a decelerating scroll view keeps its velocity when its scroll position changes.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservesVelocityKey.self] }
        set { self[PreservesVelocityKey.self] = newValue }
    }

    /// Whether a scroll view adjusts its content offset when its content changes size.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[OffsetAdjustmentKey.self] }
        set { self[OffsetAdjustmentKey.self] = newValue }
    }

    private enum AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }
    private enum DisablesAnimationsKey: TransactionKey { static var defaultValue: Bool { false } }
    private enum IsContinuousKey: TransactionKey { static var defaultValue: Bool { false } }
    private enum TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
    private enum ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
    private enum PreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
    private enum OffsetAdjustmentKey: TransactionKey {
        static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
    }
}

extension Transaction {
    /// The animation to use, which is `nil` if animations are disabled.
    package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    package var isEmpty: Bool { values.isEmpty && completions.isEmpty }

    /// Returns the transaction with the values that it doesn't set taken from an outer one.
    package func merged(over outer: Transaction) -> Transaction {
        var result = outer
        result.values.merge(values) { _, inner in inner }
        result.completions += completions
        return result
    }
}
