/// A value of the environment that is not one of the built-in ones.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
