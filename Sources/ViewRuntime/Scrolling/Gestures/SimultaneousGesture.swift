import Foundation

/// A gesture that recognizes two gestures at the same time.
///
/// The gesture is active while either of the two is. It ends when both are over and at least one of them ended. It
/// fails if both fail.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a simultaneous gesture.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The values of the gestures that are active or have ended.
    public struct Value {
        /// The value of the first gesture.
        public var first: First.Value?
        /// The value of the second gesture.
        public var second: Second.Value?
    }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        SimultaneousTracker(gesture.first, gesture.second, context)
    }

    @MainActor public static func _followsPairs(_ gesture: Self) -> Bool {
        First._followsPairs(gesture.first) || Second._followsPairs(gesture.second)
    }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        unsafeDowncast(tracker, to: SimultaneousTracker<First, Second>.self).update(gesture.first, gesture.second)
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SimultaneousTracker<First: Gesture, Second: Gesture>:
    PairTracker<First, Second, SimultaneousGesture<First, Second>.Value>
{
    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        first.handle(input, &effects)
        second.handle(input, &effects)
        guard partsDidChange() else { return }
        let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
        let areOver =
            !first.phase.isPossible && !first.phase.isActive && !second.phase.isPossible && !second.phase.isActive
        if areOver {
            phase = first.phase.isFailed && second.phase.isFailed ? .failed : .ended(value)
        } else if first.phase.isActive || second.phase.isActive {
            phase = .active(value)
        } else {
            phase = .possible(value)
        }
    }
}

extension Gesture {
    /// Returns a gesture that recognizes this gesture and another one at the same time.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
