/// A type that recognizes a pattern of pointer events.
///
/// A gesture that consists of other gestures implements ``body``. The runtime uses the underscored requirements to
/// track pointers. Programs never implement them.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value = Body.Value
    /// The type of the gesture's body.
    associatedtype Body: Gesture
    /// The gesture that this gesture consists of.
    @MainActor @preconcurrency var body: Body { get }

    static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value>
    /// Updates a tracker that `_makeTracker` of the same type created. Pointers may be down.
    static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self)
    /// Returns whether the gesture follows two pointers.
    static func _followsPairs(_ gesture: Self) -> Bool
}

extension Gesture where Value == Body.Value {
    public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        Body._makeTracker(gesture.body, context)
    }

    public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        Body._updateTracker(tracker, gesture.body)
    }
}

extension Gesture {
    public static func _followsPairs(_ gesture: Self) -> Bool {
        Body.self != Never.self && Body._followsPairs(gesture.body)
    }
}

extension Never: Gesture {
    public typealias Value = Never

    public static func _makeTracker(_ gesture: Never, _ context: _GestureContext) -> _GestureTracker<Never> {}
    public static func _updateTracker(_ tracker: _GestureTracker<Never>, _ gesture: Never) {}
}

/// A gesture that the runtime implements directly.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) is a primitive gesture: it has no body") }
}
