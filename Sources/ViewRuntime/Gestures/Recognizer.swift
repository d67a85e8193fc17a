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

    init(_ element: Element) { self.element = element }

    // MARK: For subclasses

    func pointerBegan(_ event: PointerEvent) {}
    func pointerMoved(_ event: PointerEvent) {}
    func pointerEnded(_ event: PointerEvent) {}
    /// The pointers are someone else's, or were taken away by the system.
    func cancelled() {}

    /// Whether this one and another may be active at the same time.
    func allows(_ other: Recognizer) -> Bool { false }

    /// When the recogniser wants to be asked again although nothing happens, seconds; nil for never.
    var deadline: Double? { nil }
    func deadlinePassed(_ time: Double) {}

    // MARK: Competing

    /// Claims the pointers. Returns whether nobody else has them for themselves.
    @discardableResult
    final func activate() -> Bool {
        if state == .active { return true }
        guard state == .possible, let arena, arena.claim(self) else { return false }
        state = .active
        return true
    }

    final func finish() { state = .finished }

    final func fail() { if state == .possible { state = .failed } }

    final func cancel() {
        guard state == .possible || state == .active else { return }
        state = .failed
        cancelled()
    }
}
