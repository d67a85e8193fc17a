/// A gesture that runs an action when its value changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
    public typealias Value = Content.Value

    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        let tracker = ChangedTracker<Value>(Content._makeTracker(gesture.content, context))
        tracker.action = gesture.action
        return tracker
    }

    @MainActor public static func _followsPairs(_ gesture: Self) -> Bool { Content._followsPairs(gesture.content) }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        let tracker = unsafeDowncast(tracker, to: ChangedTracker<Value>.self)
        tracker.action = gesture.action
        Content._updateTracker(tracker.base, gesture.content)
    }
}

private final class ChangedTracker<Value: Equatable>: WrappedTracker<Value, Value> {
    var action: ((Value) -> Void)!
    private var last: Value?

    override func baseDidChange(_ effects: inout GestureEffects) {
        phase = base.phase
        guard case .active(let value) = phase, value != last else { return }
        last = value
        effects.actions.append { [self] in action(value) }
    }
}

extension Gesture where Value: Equatable {
    /// Adds an action that runs when the value of the gesture changes while the gesture is active. It doesn't run at
    /// the end of the gesture.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
