import Foundation

/// A tracker that adds behavior to another tracker.
class WrappedTracker<Base, Value>: _GestureTracker<Value> {
    let base: _GestureTracker<Base>
    private var seen: Int

    init(_ base: _GestureTracker<Base>) {
        self.base = base
        seen = base.revision
        super.init(base.context)
    }

    /// Called when the phase of the base tracker has changed.
    func baseDidChange(_ effects: inout GestureEffects) {}

    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        base.handle(input, &effects)
        if base.revision == seen { return }
        seen = base.revision
        baseDidChange(&effects)
    }

    override func reset(_ effects: inout GestureEffects) { base.reset(&effects) }

    override var deadline: Double? { base.deadline }
    override var claim: Claim? { base.claim }
    override var distance: CGFloat { base.distance }
    override var isPress: Bool { base.isPress }
    override func holdsOff(_ claim: Claim) -> Bool { base.holdsOff(claim) }
}
