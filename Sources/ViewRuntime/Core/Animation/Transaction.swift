/// What accompanies a state change through the views that it updates.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Told when the animations that the change begins are complete.
    package var completions: [AnimationCompletion] = []

    public init() {}

    public init(animation: Animation?) { self.animation = animation }

    /// The value under the key, or the key's default.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Adds a closure that is called once, when the animations that the change begins are complete.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }
}

extension Transaction {
    /// The animation of the change, if any.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Whether views' own animations of the change are turned off.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether the change is one of a running series, as of a slider that is dragged.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// Whether the speed of the change is measured, so that a later animation can go on with it.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }

    /// The anchor of a scroll that the change causes, in place of the scroll position's own.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// Whether a scroll that is decelerating keeps its speed when its position is changed.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservesVelocityKey.self] }
        set { self[PreservesVelocityKey.self] = newValue }
    }

    /// Whether a scroll view corrects its offset when its content changes size.
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
    /// The animation to use: none where animations are disabled.
    package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    package var isEmpty: Bool { values.isEmpty && completions.isEmpty }

    /// The transaction, with what it does not set itself taken from `outer`.
    package func merged(over outer: Transaction) -> Transaction {
        var result = outer
        result.values.merge(values) { _, inner in inner }
        result.completions += completions
        return result
    }
}
