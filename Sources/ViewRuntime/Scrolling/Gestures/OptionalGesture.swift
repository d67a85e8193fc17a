/// An optional gesture. Without a gesture, nothing is recognized.
extension Optional: Gesture where Wrapped: Gesture {
    /// The type of the gesture's value.
    public typealias Value = Wrapped.Value

    public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Wrapped.Value> {
        AnyGesture._makeTracker(gesture.erased, context)
    }

    public static func _updateTracker(_ tracker: _GestureTracker<Wrapped.Value>, _ gesture: Self) {
        AnyGesture._updateTracker(tracker, gesture.erased)
    }

    public static func _followsPairs(_ gesture: Self) -> Bool { gesture.map { Wrapped._followsPairs($0) } ?? false }

    private var erased: AnyGesture<Wrapped.Value> { map { AnyGesture($0) } ?? AnyGesture(NoGesture()) }
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {}

/// A gesture that fails with the first event.
nonisolated private struct NoGesture<Value>: PrimitiveGesture {
    @MainActor static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        NoTracker(context)
    }

    @MainActor static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {}
}

private final class NoTracker<Value>: _GestureTracker<Value> {
    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) { phase = .failed }
}
