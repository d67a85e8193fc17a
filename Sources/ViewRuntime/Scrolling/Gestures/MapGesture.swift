/// A gesture that transforms the value of another gesture.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
    let content: Content
    let transform: (Content.Value) -> Value

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        let tracker = MapTracker<Content.Value, Value>(Content._makeTracker(gesture.content, context))
        tracker.transform = gesture.transform
        return tracker
    }

    @MainActor public static func _followsPairs(_ gesture: Self) -> Bool { Content._followsPairs(gesture.content) }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        let tracker = unsafeDowncast(tracker, to: MapTracker<Content.Value, Value>.self)
        tracker.transform = gesture.transform
        Content._updateTracker(tracker.base, gesture.content)
    }
}

private final class MapTracker<Base, Value>: WrappedTracker<Base, Value> {
    var transform: ((Base) -> Value)!

    override func baseDidChange(_ effects: inout GestureEffects) { phase = base.phase.map(transform) }
}

extension Gesture {
    /// Returns a gesture that transforms the value of this gesture.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}
