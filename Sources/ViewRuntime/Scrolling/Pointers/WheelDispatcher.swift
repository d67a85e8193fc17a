import Foundation
import LayerTree

/// Delivers wheel and trackpad events to scroll views.
///
/// The axis with the larger movement determines the scroll view. It's the innermost scroll view under the pointer that
/// can still scroll in that direction. It receives the events until the wheel pauses, or until the fingers leave the
/// trackpad.
@MainActor
final class WheelDispatcher {
    /// The pause in seconds after which a wheel can scroll another scroll view.
    private static let rest = 0.15

    @Unretained private var latched: ScrollElement?
    private var lastTime = -Double.infinity
    /// The scroll views whose motion a touch of the trackpad stopped, and which wait for the direction of the fingers.
    private var caught: [Caught] = []

    @MainActor private struct Caught { @Unretained var scroll: ScrollElement? }

    /// Delivers an event.
    ///
    /// - Returns: Whether a scroll view handled the event.
    func handle(_ event: WheelEvent, in root: Element) -> Bool {
        if event.phase == .began { begin() }
        if let latched, latched.isMounted, event.phase != .none || event.time - lastTime < Self.rest {
            lastTime = event.time
            return latched.gesture.handle(event)
        }
        let scrolls = HitTest.path(at: event.location, in: root).compactMap { $0 as? ScrollElement }.filter(
            \.takesInput)
        switch event.phase {
        case .momentum, .momentumEnded: return false
        case .ended, .cancelled:
            letGo(but: nil)
            return false
        case .began where event.wheelDelta == .zero:
            caught = scrolls.filter { $0.gesture.isMoving && $0.gesture.touchDown(at: event.time) }.map(Caught.init)
            return scrolls.contains(where: \.canMove)
        case .none, .began, .changed: break
        }
        guard
            let chosen = ScrollArbitration.chosen(
                for: event, among: scrolls, isCaught: { scroll in caught.contains { $0.scroll === scroll } })
        else { return false }
        letGo(but: chosen)
        // Fingers may still be on the trackpad while a mouse wheel turns. They lose their scroll view.
        if latched !== chosen { latched?.gesture.endTrackpad() }
        latched = chosen
        lastTime = event.time
        return chosen.gesture.handle(event)
    }

    /// Ends the previous gesture, whose end event may have been lost.
    private func begin() {
        latched?.gesture.endTrackpad()
        latched = nil
        letGo(but: nil)
    }

    private func letGo(but chosen: ScrollElement?) {
        for entry in caught where entry.scroll !== chosen { entry.scroll?.gesture.touchUp() }
        caught.removeAll()
    }
}
