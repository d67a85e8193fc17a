import Foundation
import LayerTree

/// Watches the pointers that went down on its element and decides whether they are its gesture.
///
/// Recognisers along the path from the innermost element outwards compete. One that is sure claims the
/// pointers; those that cannot go on beside it are cancelled.
@MainActor
class Recognizer {
    enum State { case possible, active, finished, failed }

    unowned let element: Element
    private(set) var state = State.possible
    weak var arena: PointerArena?
    /// The touches that the recogniser has seen, as the arena numbers them. Only those who share one compete.
    final var touches: Set<Int> = []

    init(_ element: Element) { self.element = element }

    // MARK: For subclasses

    func pointerBegan(_ event: PointerEvent) {}
    func pointerMoved(_ event: PointerEvent) {}
    func pointerEnded(_ event: PointerEvent) {}
    /// The pointers are someone else's, or were taken away by the system.
    func cancelled() {}

    /// Whether this one and another may be active at the same time.
    func allows(_ other: Recognizer) -> Bool { false }

    /// Whether this one takes the pointers away from another that has them.
    func overrides(_ other: Recognizer) -> Bool { false }

    /// Whether a claim by a recogniser that comes later must wait for this one's outcome.
    func holdsOff(_ claim: Claim) -> Bool { false }

    /// Whether new pointers may join those that are followed.
    var acceptsPointers: Bool { true }

    /// How far a pointer must move before the recogniser is sure, points. When a movement is enough for several, the one
    /// with the shortest way comes first, so that the outcome does not depend on how often a finger is sampled.
    var distance: CGFloat { 0 }

    /// Among those with the same distance the lowest comes first.
    var rank: Int { 2 }

    /// A scroll view has begun to move its content with pointers that this one follows too.
    func scrollDidBegin() {}

    /// What the recogniser waited for has failed.
    func turnDidCome() {}

    /// When the recogniser wants to be asked again although nothing happens, seconds; nil for never.
    var deadline: Double? { nil }
    func deadlinePassed(_ time: Double) {}

    // MARK: Competing

    final var isAlive: Bool { (state == .possible || state == .active) && element.isMounted }

    /// Claims the pointers. Returns whether nobody else has them for themselves.
    @discardableResult
    final func activate() -> Bool { claim(.continuous) == .granted }

    final func claim(_ claim: Claim) -> PointerArena.Verdict {
        if state == .active { return .granted }
        guard state == .possible, let arena else { return .refused }
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
