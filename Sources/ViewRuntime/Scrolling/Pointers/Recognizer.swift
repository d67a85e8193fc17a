import Foundation
import LayerTree

/// An element with gesture recognizers.
@MainActor
protocol GestureTarget: Element {
    /// Returns the recognizers for a new pointer on the element.
    func recognizers() -> [Recognizer]
}

/// Tracks the pointers that went down on an element and decides whether they perform its gesture.
///
/// Recognizers compete along the path from the innermost element outward. A recognizer that is certain claims the
/// pointers, and those that can't be active at the same time are canceled.
@MainActor
class Recognizer {
    enum State { case possible, active, finished, failed }

    unowned let element: Element
    private(set) var state = State.possible
    weak var arena: PointerArena?
    /// The touches of the recognizer, numbered by the arena. Only recognizers with a common touch compete.
    final var touches: Set<Int> = []

    init(_ element: Element) { self.element = element }

    // MARK: Overrides

    func pointerBegan(_ event: PointerEvent) {}
    func pointerMoved(_ event: PointerEvent) {}
    func pointerEnded(_ event: PointerEvent) {}
    /// Called when another recognizer or the system takes the pointers.
    func cancelled() {}

    /// Whether this recognizer and another one can be active at the same time.
    func allows(_ other: Recognizer) -> Bool { false }

    /// Whether this recognizer can take the pointers from another active one.
    func overrides(_ other: Recognizer) -> Bool { false }

    /// Whether the recognizer waits for a hold.
    var isPress: Bool { false }

    /// Whether a claim of a recognizer with lower precedence must wait for the outcome of this one.
    func holdsOff(_ claim: Claim) -> Bool { false }

    /// Whether further pointers can join the gesture.
    var acceptsPointers: Bool { true }

    /// The distance in points that a pointer must move before the recognizer is certain.
    ///
    /// If a movement suffices for several recognizers, the one with the shortest distance comes first. The outcome
    /// therefore doesn't depend on the sampling rate of the pointer.
    var distance: CGFloat { 0 }

    /// The rank among recognizers with the same distance. The lowest rank comes first.
    var rank: Int { 2 }

    /// Called when a scroll view starts to scroll with pointers of this recognizer.
    func scrollDidBegin() {}

    /// Called when the recognizers that this one waited for may have failed.
    func turnDidCome() {}

    /// The time in seconds at which the recognizer needs a call without an event, or `nil` for none.
    var deadline: Double? { nil }
    func deadlinePassed(_ time: Double) {}

    // MARK: Arbitration

    final var isAlive: Bool { (state == .possible || state == .active) && element.isMounted }

    /// Claims the pointers for a continuous gesture.
    ///
    /// - Returns: Whether the claim was granted.
    @discardableResult
    final func activate() -> Bool { claim(.continuous) == .granted }

    final func claim(_ claim: Claim) -> PointerArena.Verdict {
        if state == .active { return .granted }
        guard state == .possible, let arena else { return .rejected }
        let verdict = arena.claim(self, claim)
        if verdict == .granted { state = .active }
        return verdict
    }

    final func finish() { state = .finished }

    final func fail() { if state == .possible { state = .failed } }

    final func cancel() {
        guard state == .possible || state == .active else { return }
        state = .failed
        cancelled()
    }
}
