/// What an animation knows besides value and time.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation keeps from call to call.
    public var state: AnimationState<Value>
    /// Whether the animation counts as complete although it may still move a little.
    public var isLogicallyComplete = false
    /// The environment of the view that is animated.
    public let environment: EnvironmentValues

    package init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
        self.state = state
        self.environment = environment
    }

    /// The context with another state, which may be that of another type.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, environment: environment)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}
