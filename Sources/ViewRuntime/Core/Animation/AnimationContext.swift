/// The contextual values that an animation can use.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state that the animation keeps between calls.
    public var state: AnimationState<Value>
    /// A Boolean value that indicates whether the animation is logically complete, although it may still move slightly.
    public var isLogicallyComplete = false
    /// The environment of the animated view.
    public let environment: EnvironmentValues

    package init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
        self.state = state
        self.environment = environment
    }

    /// Returns the context with a different state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, environment: environment)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}
