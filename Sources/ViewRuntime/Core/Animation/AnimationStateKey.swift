/// A key for a value that a custom animation stores while it runs.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value of the key before the animation sets it.
    static var defaultValue: Value { get }
}
