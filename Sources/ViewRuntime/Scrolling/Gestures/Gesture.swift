/// A pattern in what pointers do, described by a value.
///
/// Gestures that are made of others give a ``body``. The underscored requirements are how the runtime follows the
/// pointers; programs never write them.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value = Body.Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Body { get }

    static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value>
    /// `tracker` is one that `_makeTracker` of the same type made; the pointers may be down.
    static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self)
}

extension Gesture where Value == Body.Value {
    public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        Body._makeTracker(gesture.body, context)
    }

    public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        Body._updateTracker(tracker, gesture.body)
    }
}

extension Never: Gesture {
    public typealias Value = Never

    public static func _makeTracker(_ gesture: Never, _ context: _GestureContext) -> _GestureTracker<Never> {}
    public static func _updateTracker(_ tracker: _GestureTracker<Never>, _ gesture: Never) {}
}

/// A gesture that the runtime itself knows how to follow.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) is a primitive gesture: it has no body") }
}
