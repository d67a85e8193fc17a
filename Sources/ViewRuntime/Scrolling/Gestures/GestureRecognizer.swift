import Foundation
import LayerTree

/// The precedence of a gesture among gestures with the same pointers.
enum GesturePriority: Equatable {
    /// The gesture comes after those inside the view.
    case normal
    /// The gesture comes before those inside the view.
    case high
    /// The gesture is recognized together with all others.
    case simultaneous
}

/// The recognizer of a gesture modifier.
final class GestureRecognizer<G: Gesture>: Recognizer {
    private let priority: GesturePriority
    private let pointers = GesturePointers()
    private let tracker: _GestureTracker<G.Value>
    private var held = GestureEffects()
    private var isWaiting = false

    init(_ gesture: G, _ priority: GesturePriority, on element: Element) {
        self.priority = priority
        tracker = G._makeTracker(gesture, _GestureContext(element: element, pointers: pointers))
        super.init(element)
    }

    /// Updates the gesture while pointers are down.
    func update(_ gesture: G) { G._updateTracker(tracker, gesture) }

    // MARK: Events

    override func pointerBegan(_ event: PointerEvent) {
        pointers.note(event)
        feed(.began(event))
    }

    override func pointerMoved(_ event: PointerEvent) {
        pointers.note(event)
        feed(.moved(event))
    }

    override func pointerEnded(_ event: PointerEvent) {
        pointers.note(event)
        feed(.ended(event))
    }

    override func scrollDidBegin() { feed(.scrolled) }

    override var deadline: Double? { isWaiting ? nil : tracker.deadline }
    override func deadlinePassed(_ time: Double) { feed(.time(time)) }

    private func feed(_ input: GestureInput) {
        if isWaiting { return }
        tracker.handle(input, &held)
        conclude()
    }

    override func turnDidCome() { if isWaiting { conclude() } }

    private func conclude() {
        if let claim = tracker.claim {
            switch self.claim(claim) {
            case .granted: isWaiting = false
            case .waits:
                isWaiting = true
                return
            case .rejected: return cancel()
            }
        }
        switch tracker.phase {
        case .ended, .failed: finish()
        case .possible, .active: break
        }
        runEffects()
    }

    override func cancelled() {
        held = GestureEffects()
        tracker.reset(&held)
        runEffects()
    }

    private func runEffects() {
        let effects = held
        held = GestureEffects()
        var transaction = TransactionStack.current
        transaction.tracksVelocity = true
        TransactionStack.with(transaction) { effects.run() }
    }

    // MARK: Arbitration

    override func allows(_ other: Recognizer) -> Bool { priority == .simultaneous }

    /// With high priority, the recognizer takes precedence over gestures inside the view.
    override func overrides(_ other: Recognizer) -> Bool {
        guard priority == .high, ScrollArbitration.yieldsToHighPriority(other) else { return false }
        var inner: Element? = other.element
        while let current = inner, current !== element { inner = current.layoutParent }
        return inner != nil
    }

    override var isPress: Bool { tracker.isPress }

    override func holdsOff(_ claim: Claim) -> Bool { !isWaiting && tracker.holdsOff(claim) }

    override var acceptsPointers: Bool { !isWaiting }
    override var distance: CGFloat { tracker.distance }
    override var rank: Int { priority == .high ? 0 : 2 }
}
