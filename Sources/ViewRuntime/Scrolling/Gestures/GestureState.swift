/// A value that a gesture sets while it goes on, and that goes back to its initial value when the gesture ends or is
/// cancelled.
///
/// Only ``Gesture/updating(_:body:)`` writes it.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    let initial: Value
    private let prepareReset: ((Value, inout Transaction) -> Void)?
    private(set) var location: StateLocation<Value>?

    private init(_ initial: Value, _ prepareReset: ((Value, inout Transaction) -> Void)?) {
        self.initial = initial
        self.prepareReset = prepareReset
    }

    public init(wrappedValue: Value) { self.init(wrappedValue, nil) }
    public init(initialValue: Value) { self.init(initialValue, nil) }

    /// - Parameter resetTransaction: Accompanies the change back to the initial value.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue) { _, transaction in transaction = resetTransaction.merged(over: transaction) }
    }

    /// - Parameter resetTransaction: Accompanies the change back to the initial value.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// - Parameter reset: Told the last value; sets up the transaction of the change back to the initial value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue, reset)
    }

    /// - Parameter reset: Told the last value; sets up the transaction of the change back to the initial value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue, reset)
    }

    public var wrappedValue: Value { location?.read() ?? initial }

    public var projectedValue: GestureState<Value> { self }

    @MainActor public static func _makeStorage() -> _PropertyStorage? { Storage() }

    private final class Storage: _PropertyStorage {
        var location: StateLocation<Value>?

        override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
            let state = pointer.assumingMemoryBound(to: GestureState<Value>.self)
            // One that was handed on by the view that declares it lives there.
            if let known = state.pointee.location, known !== location { return }
            if location == nil { location = StateLocation(state.pointee.initial) }
            state.pointee.location = location
        }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }

    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

// What prepares a reset runs on the main thread, with the gesture.
extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState {
    /// Changes the value in a transaction that `body` may change first.
    func update(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var transaction = TransactionStack.current
        var value = location.current
        body(&value, &transaction)
        TransactionStack.with(transaction) { location.write(value, transaction) }
    }

    /// Sets the value back to the initial one.
    func reset() {
        guard let location else { return }
        // Without a transaction of its own it is part of the change that the gesture's end makes.
        guard let prepareReset else { return location.write(initial) }
        var transaction = TransactionStack.current
        prepareReset(location.current, &transaction)
        TransactionStack.with(transaction) { location.write(initial, transaction) }
    }
}
