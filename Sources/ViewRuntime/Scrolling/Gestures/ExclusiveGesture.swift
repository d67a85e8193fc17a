import Foundation

/// A gesture that combines two gestures of which only one succeeds. The first has precedence.
///
/// The second gesture can be active until the first one begins. If it ends, it reports this only after the first
/// gesture has failed.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The gesture with precedence.
    public var first: First
    /// The gesture that succeeds only if the first gesture fails.
    public var second: Second

    /// Creates an exclusive gesture.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The value of the gesture that succeeds.
    @frozen public enum Value {
        /// The first gesture succeeded.
        case first(First.Value)
        /// The second gesture succeeded.
        case second(Second.Value)
    }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        ExclusiveTracker(gesture.first, gesture.second, context)
    }

    @MainActor public static func _followsPairs(_ gesture: Self) -> Bool {
        First._followsPairs(gesture.first) || Second._followsPairs(gesture.second)
    }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        unsafeDowncast(tracker, to: ExclusiveTracker<First, Second>.self).update(gesture.first, gesture.second)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class ExclusiveTracker<First: Gesture, Second: Gesture>:
    PairTracker<First, Second, ExclusiveGesture<First, Second>.Value>
{
    /// The effects of the second gesture's end, which wait for the failure of the first.
    private var held = GestureEffects()

    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        first.handle(input, &effects)
        if second.phase.isFailed {
            // If another gesture has replaced the second one, its states still have to be reset.
            second.reset(&effects)
        } else if first.claim != nil {
            stopSecond(&effects)
        } else {
            handleSecond(input, &effects)
        }
        if partsDidChange() { phase = combined }
    }

    private func handleSecond(_ input: GestureInput, _ effects: inout GestureEffects) {
        second.handle(input, &held)
        if isSecondOut { return }
        effects.append(held)
        held = GestureEffects()
    }

    private func stopSecond(_ effects: inout GestureEffects) {
        second.reset(&effects)
        second.phase = .failed
    }

    private var combined: GesturePhase<ExclusiveGesture<First, Second>.Value> {
        switch (first.phase, second.phase) {
        // The second gesture can begin while the first is undecided, for example during a press that may become long.
        case (.active, .active(let value)) where second.claim != nil: .active(.second(value))
        case (.active(let value), _): .active(.first(value))
        case (.ended(let value), _): .ended(.first(value))
        case (.failed, _): second.phase.map { .second($0) }
        case (.possible, .active(let value)): .active(.second(value))
        case (.possible, .ended(let value)): .possible(.second(value))
        case (.possible(let value), _): .possible(value.map { .first($0) })
        }
    }

    /// Whether the second gesture has ended and waits for the first one, which would stop it by a claim.
    private var isSecondOut: Bool { !first.phase.isFailed && second.phase.isEnded }

    override var claim: Claim? { first.claim ?? (isSecondOut ? nil : second.claim) }
}

extension Gesture {
    /// Combines this gesture with another one that succeeds only if this one fails.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
