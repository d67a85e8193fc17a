import Foundation

/// The common behavior of trackers with two gestures.
class PairTracker<First: Gesture, Second: Gesture, Value>: _GestureTracker<Value> {
    let first: _GestureTracker<First.Value>
    let second: _GestureTracker<Second.Value>

    init(_ first: First, _ second: Second, _ context: _GestureContext) {
        self.first = First._makeTracker(first, context)
        self.second = Second._makeTracker(second, context)
        super.init(context)
    }

    final func update(_ first: First, _ second: Second) {
        First._updateTracker(self.first, first)
        Second._updateTracker(self.second, second)
    }

    /// The revisions of both trackers. They change whenever one of the phases changes.
    final var revisions: SIMD2<Int> { SIMD2(first.revision, second.revision) }

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
