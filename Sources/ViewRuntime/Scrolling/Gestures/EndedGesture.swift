/// A gesture that runs an action when it ends successfully.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value

    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        let tracker = EndedTracker<Value>(Content._makeTracker(gesture.content, context))
        tracker.action = gesture.action
        return tracker
    }

    @MainActor public static func _followsPairs(_ gesture: Self) -> Bool { Content._followsPairs(gesture.content) }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        let tracker = unsafeDowncast(tracker, to: EndedTracker<Value>.self)
        tracker.action = gesture.action
        Content._updateTracker(tracker.base, gesture.content)
    }
}

private final class EndedTracker<Value>: WrappedTracker<Value, Value> {
    var action: ((Value) -> Void)!

    override func baseDidChange(_ effects: inout GestureEffects) {
        let wasEnded = phase.isEnded
        phase = base.phase
        guard case .ended(let value) = phase, !wasEnded else { return }
        effects.actions.append { [self] in action(value) }
    }
}

extension Gesture {
    /// Adds an action that runs when the gesture ends. It doesn't run if the gesture fails or is canceled.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
}
