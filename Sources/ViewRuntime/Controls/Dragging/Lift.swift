import Foundation
import LayerTree

/// Recognizes the pointer that lifts a view and then drags it.
///
/// A finger lifts the view when it has been still for half a second; until then it can scroll or tap. A mouse lifts the
/// view after a few points.
class Lift: Recognizer {
    private static let delay = 0.5
    /// The distance in points that a finger may move before the lift, and that a mouse must move.
    private static let fingerSlop: CGFloat = 10, mouseSlop: CGFloat = 4

    private var start: PointerEvent?
    /// The last location of the pointer in the window, in points.
    private var location = CGPoint.zero
    private var due: Double?

    // MARK: Overrides

    /// Whether a mouse lifts the view when it has moved by a distance.
    func lifts(mouseMovedBy translation: CGSize) -> Bool { true }

    /// Claims the pointer and lifts the view, if the view can be lifted.
    ///
    /// - Parameters:
    ///   - start: The location where the pointer went down.
    ///   - location: The current location of the pointer.
    ///   - time: The time in seconds.
    func lift(from start: CGPoint, at location: CGPoint, _ time: Double) {}

    /// Moves the lifted view with the pointer.
    func move(to location: CGPoint, at time: Double) {}

    func drop(at time: Double) {}

    // MARK: Events

    private var needsMovement: Bool { start?.kind == .mouse }

    override final var distance: CGFloat { needsMovement ? Self.mouseSlop : Self.fingerSlop }

    /// A hold that opens a menu can become a drag.
    override final func allows(_ other: Recognizer) -> Bool { other.isPress }

    override final func pointerBegan(_ event: PointerEvent) {
        guard start == nil else { return }
        start = event
        location = event.location
        due = event.kind == .mouse ? nil : event.time + Self.delay
    }

    override final func pointerMoved(_ event: PointerEvent) {
        guard let start, event.id == start.id else { return }
        location = event.location
        if state == .active { return move(to: location, at: event.time) }
        let translation = CGSize(width: location.x - start.location.x, height: location.y - start.location.y)
        guard hypot(translation.width, translation.height) >= distance else { return }
        guard needsMovement, lifts(mouseMovedBy: translation) else { return fail() }
        lift(at: event.time)
        if state == .active { move(to: location, at: event.time) }
    }

    override final func pointerEnded(_ event: PointerEvent) {
        guard event.id == start?.id else { return }
        guard state == .active else { return fail() }
        drop(at: event.time)
        finish()
    }

    /// A finger that stops or moves scrolling content doesn't lift anything.
    override final func scrollDidBegin() { fail() }

    override final var deadline: Double? { due }

    override final func deadlinePassed(_ time: Double) { lift(at: time) }

    private func lift(at time: Double) {
        due = nil
        if let start { lift(from: start.location, at: location, time) }
        fail()
    }
}
