import Foundation
import LayerTree

/// A gesture that recognizes a second gesture after a first one, with the pointers that are then down.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The gesture that must succeed before the second gesture.
    public var first: First
    /// The gesture that follows the first gesture.
    public var second: Second

    /// Creates a sequence of two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The state of a sequence of two gestures.
    @frozen public enum Value {
        /// The first gesture is active.
        case first(First.Value)
        /// The first gesture has ended. The second gesture's value is `nil` until that gesture begins.
        case second(First.Value, Second.Value?)
    }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        SequenceTracker(gesture.first, gesture.second, context)
    }

    @MainActor public static func _followsPairs(_ gesture: Self) -> Bool {
        First._followsPairs(gesture.first) || Second._followsPairs(gesture.second)
    }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        unsafeDowncast(tracker, to: SequenceTracker<First, Second>.self).update(gesture.first, gesture.second)
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceTracker<First: Gesture, Second: Gesture>:
    PairTracker<First, Second, SequenceGesture<First, Second>.Value>
{
    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        if first.phase.isEnded {
            second.handle(input, &effects)
        } else {
            first.handle(input, &effects)
            if first.phase.isEnded { for event in context.pointers.all { second.handle(.began(event), &effects) } }
        }
        if partsDidChange() { phase = combined }
    }

    private var combined: GesturePhase<SequenceGesture<First, Second>.Value> {
        switch (first.phase, second.phase) {
        case (.failed, _), (_, .failed): .failed
        case (.ended(let value), .possible(let next)): .active(.second(value, next))
        case (.ended(let value), .active(let next)): .active(.second(value, next))
        case (.ended(let value), .ended(let next)): .ended(.second(value, next))
        case (.active(let value), _): .active(.first(value))
        case (.possible(let value), _): .possible(value.map { .first($0) })
        }
    }

    override var deadline: Double? { first.phase.isEnded ? second.deadline : first.deadline }
    override var claim: Claim? { first.phase.isEnded ? .continuous : first.claim }
    override var distance: CGFloat { first.phase.isEnded ? 0 : first.distance }
    override func holdsOff(_ claim: Claim) -> Bool { first.phase.isEnded || first.holdsOff(claim) }
}

extension Gesture {
    /// Returns a gesture that recognizes another gesture after this one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
