/// A gesture that updates a gesture state.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value

    /// The gesture that updates the state.
    public var base: Base
    /// The state that the gesture updates.
    public var state: GestureState<State>
    /// The closure that updates the state.
    public var body: (Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that updates a gesture state.
    public init(base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void)
    {
        self.base = base
        self.state = state
        self.body = body
    }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        let tracker = UpdatingTracker<Value, State>(Base._makeTracker(gesture.base, context))
        tracker.state = gesture.state
        tracker.change = gesture.body
        return tracker
    }

    @MainActor public static func _followsPairs(_ gesture: Self) -> Bool { Base._followsPairs(gesture.base) }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        let tracker = unsafeDowncast(tracker, to: UpdatingTracker<Value, State>.self)
        tracker.state = gesture.state
        tracker.change = gesture.body
        Base._updateTracker(tracker.base, gesture.base)
    }
}

private final class UpdatingTracker<Value, State>: WrappedTracker<Value, Value> {
    var state: GestureState<State>!
    var change: ((Value, inout State, inout Transaction) -> Void)!
    private var hasSet = false

    override func baseDidChange(_ effects: inout GestureEffects) {
        phase = base.phase
        switch phase {
        case .active(let value):
            hasSet = true
            effects.actions.append { [self] in state.update { change(value, &$0, &$1) } }
        case .ended, .failed: restore(&effects)
        case .possible: break
        }
    }

    override func reset(_ effects: inout GestureEffects) {
        restore(&effects)
        super.reset(&effects)
    }

    private func restore(_ effects: inout GestureEffects) {
        guard hasSet else { return }
        hasSet = false
        effects.resets.append { [self] in state.reset() }
    }
}

extension Gesture {
    /// Updates a gesture state while the gesture is active. The state resets when the gesture ends or is canceled.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
