import Foundation

/// The common behavior of trackers with two gestures.
class PairTracker<First: Gesture, Second: Gesture, Value>: _GestureTracker<Value> {
    let first: _GestureTracker<First.Value>
    let second: _GestureTracker<Second.Value>
    /// The revisions of both trackers that the phase reflects.
    private var seen = SIMD2<Int>()

    init(_ first: First, _ second: Second, _ context: _GestureContext) {
        self.first = First._makeTracker(first, context)
        self.second = Second._makeTracker(second, context)
        super.init(context)
    }

    final func update(_ first: First, _ second: Second) {
        First._updateTracker(self.first, first)
        Second._updateTracker(self.second, second)
    }

    /// Returns whether one of the phases has changed since the last call. Another gesture can replace a part between
    /// two inputs.
    final func partsDidChange() -> Bool {
        let revisions = SIMD2(first.revision, second.revision)
        if revisions == seen { return false }
        seen = revisions
        return true
    }

    override func reset(_ effects: inout GestureEffects) {
        first.reset(&effects)
        second.reset(&effects)
    }

    /// A part that has failed receives no input, so its deadline doesn't matter.
    override var deadline: Double? {
        let first = first.phase.isFailed ? nil : first.deadline
        let second = second.phase.isFailed ? nil : second.deadline
        return [first, second].compactMap(\.self).min()
    }

    override var claim: Claim? { first.claim ?? second.claim }
    override var distance: CGFloat { min(first.distance, second.distance) }
    override func holdsOff(_ claim: Claim) -> Bool { first.holdsOff(claim) || second.holdsOff(claim) }
}
