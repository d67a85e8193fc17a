import Foundation

/// Two gestures that go on at the same time, neither in the other's way.
///
/// It is active while either is, ends when both are over and at least one of them ended, and fails when both failed.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The values of those that go on or have ended.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        SimultaneousTracker<First, Second>(
            First._makeTracker(gesture.first, context), Second._makeTracker(gesture.second, context), context)
    }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        let tracker = unsafeDowncast(tracker, to: SimultaneousTracker<First, Second>.self)
        First._updateTracker(tracker.first, gesture.first)
        Second._updateTracker(tracker.second, gesture.second)
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SimultaneousTracker<First: Gesture, Second: Gesture>:
    _GestureTracker<SimultaneousGesture<First, Second>.Value>
{
    let first: _GestureTracker<First.Value>
    let second: _GestureTracker<Second.Value>

    init(_ first: _GestureTracker<First.Value>, _ second: _GestureTracker<Second.Value>, _ context: _GestureContext) {
        self.first = first
        self.second = second
        super.init(context)
    }

    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        let before = (first.revision, second.revision)
        first.handle(input, &effects)
        second.handle(input, &effects)
        if before == (first.revision, second.revision) { return }
        let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
        let areOver = !first.phase.isPossible && !first.phase.isActive && !second.phase.isPossible && !second.phase.isActive
        if areOver {
            phase = first.phase.isFailed && second.phase.isFailed ? .failed : .ended(value)
        } else if first.phase.isActive || second.phase.isActive {
            phase = .active(value)
        } else {
            phase = .possible(value)
        }
    }

    override func reset(_ effects: inout GestureEffects) {
        first.reset(&effects)
        second.reset(&effects)
        super.reset(&effects)
    }

    override var deadline: Double? { [first.deadline, second.deadline].compactMap(\.self).min() }
    override var claim: Claim? { first.claim ?? second.claim }
    override var distance: CGFloat { min(first.distance, second.distance) }
    override func holdsOff(_ claim: Claim) -> Bool { first.holdsOff(claim) || second.holdsOff(claim) }
}

extension Gesture {
    /// This gesture and another one, at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
