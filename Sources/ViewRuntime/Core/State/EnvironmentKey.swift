/// A key for a custom value of the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
}
