/// A key for a value of a transaction.
public protocol TransactionKey<Value> {
    /// The type of the value.
    associatedtype Value
    /// The value of a transaction that doesn't set the key.
    static var defaultValue: Value { get }
}
