import Foundation
import LayerTree

/// Recognizes the pointer that lifts and drags a source.
///
/// A finger lifts the source when it has been still for half a second; until then it can scroll or tap. A mouse starts
/// the drag after a few points. The recognizer belongs to the root, so the drag continues if the source disappears.
final class DragLift: Recognizer {
    private static let delay = 0.5
    /// The distance in points that a finger may move before the lift, and that a mouse must move.
    private static let fingerSlop: CGFloat = 10, mouseSlop: CGFloat = 4

    private weak var source: DragSourceElement?
    private var start: PointerEvent?
    private var due: Double?
    private var session: DragSession?

    init(_ source: DragSourceElement) {
        self.source = source
        super.init(source.graph.root)
    }

    private var needsMovement: Bool { start?.kind == .mouse }

    override var distance: CGFloat { needsMovement ? Self.mouseSlop : Self.fingerSlop }

    /// A hold that opens a menu can become a drag.
    override func allows(_ other: Recognizer) -> Bool { other.isPress }

    // MARK: Events

    override func pointerBegan(_ event: PointerEvent) {
        guard start == nil else { return }
        start = event
        due = event.kind == .mouse ? nil : event.time + Self.delay
    }

    override func pointerMoved(_ event: PointerEvent) {
        guard let start, event.id == start.id else { return }
        if let session { return session.move(to: event.location, at: event.time) }
        let travel = hypot(event.location.x - start.location.x, event.location.y - start.location.y)
        guard travel >= distance else { return }
        if needsMovement {
            lift()
            session?.move(to: event.location, at: event.time)
        } else {
            fail()
        }
    }

    override func pointerEnded(_ event: PointerEvent) {
        guard event.id == start?.id else { return }
        guard let session else { return fail() }
        session.drop(at: event.time)
        self.session = nil
        finish()
    }

    /// A finger that stops or moves scrolling content doesn't lift anything.
    override func scrollDidBegin() { fail() }

    override func cancelled() {
        session?.cancel()
        session = nil
    }

    override var deadline: Double? { due }

    override func deadlinePassed(_ time: Double) { lift() }

    private func lift() {
        due = nil
        guard let start, let source, source.canLift, source.graph.dragging.session == nil,
            let item = source.item?(), activate()
        else { return fail() }
        session = DragSession(item, from: source, at: start.location)
    }
}
