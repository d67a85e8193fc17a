/// A property wrapper for a value that a gesture updates while it's active. The value resets when the gesture ends or
/// is canceled.
///
/// Only ``Gesture/updating(_:body:)`` writes the value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    let initial: Value
    private let prepareReset: ((Value, inout Transaction) -> Void)?
    private(set) var location: StateLocation<Value>?

    private init(_ initial: Value, _ prepareReset: ((Value, inout Transaction) -> Void)?) {
        self.initial = initial
        self.prepareReset = prepareReset
    }

    /// Creates a gesture state with an initial value.
    public init(wrappedValue: Value) { self.init(wrappedValue, nil) }
    /// Creates a gesture state with an initial value.
    public init(initialValue: Value) { self.init(initialValue, nil) }

    /// Creates a gesture state.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value.
    ///   - resetTransaction: The transaction of the change back to the initial value.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue) { _, transaction in transaction = resetTransaction.merged(over: transaction) }
    }

    /// Creates a gesture state.
    ///
    /// - Parameters:
    ///   - initialValue: The initial value.
    ///   - resetTransaction: The transaction of the change back to the initial value.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates a gesture state.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value.
    ///   - reset: A closure that receives the last value and configures the transaction of the change back to the
    ///     initial value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue, reset)
    }

    /// Creates a gesture state.
    ///
    /// - Parameters:
    ///   - initialValue: The initial value.
    ///   - reset: A closure that receives the last value and configures the transaction of the change back to the
    ///     initial value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue, reset)
    }

    /// The current value of the gesture state.
    public var wrappedValue: Value { location?.read() ?? initial }

    /// The gesture state itself, to pass to `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    @MainActor public static func _makeStorage() -> _PropertyStorage? { Storage() }

    private final class Storage: _PropertyStorage {
        var location: StateLocation<Value>?

        override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
            let state = pointer.assumingMemoryBound(to: GestureState<Value>.self)
            // A gesture state from another view keeps the storage in that view.
            if let known = state.pointee.location, known !== location { return }
            if location == nil { location = StateLocation(state.pointee.initial) }
            state.pointee.location = location
        }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a gesture state with the initial value `nil` and a transaction for the reset.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a gesture state with the initial value `nil` and a closure that configures the reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

// The reset closure runs on the main thread, together with the gesture.
extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState {
    /// Changes the value in a transaction, which the closure can change first.
    func update(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var transaction = TransactionStack.current
        var value = location.current
        body(&value, &transaction)
        TransactionStack.with(transaction) { location.write(value, transaction) }
    }

    /// Resets the value to the initial one.
    func reset() {
        guard let location else { return }
        // Without its own transaction, the reset is part of the change at the gesture's end.
        guard let prepareReset else { return location.write(initial) }
        var transaction = TransactionStack.current
        prepareReset(location.current, &transaction)
        TransactionStack.with(transaction) { location.write(initial, transaction) }
    }
}
