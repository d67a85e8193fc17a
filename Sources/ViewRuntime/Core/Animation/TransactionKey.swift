/// The key of a value that travels with a state change.
public protocol TransactionKey<Value> {
    associatedtype Value
    static var defaultValue: Value { get }
}
