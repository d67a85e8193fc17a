/// The key of a value that a custom animation keeps while it runs.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
