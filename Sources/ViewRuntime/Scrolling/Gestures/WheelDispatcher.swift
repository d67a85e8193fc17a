import Foundation
import LayerTree

/// Brings wheels and trackpads to scroll views.
///
/// The axis of the longer movement decides. On it the innermost scroll view under the pointer that can still move that way
/// takes the wheel and keeps it until it rests for a moment; a trackpad is kept until it is left.
@MainActor
final class WheelDispatcher {
    /// Seconds that a wheel rests before another scroll view may have it.
    private static let rest = 0.15

    @Unretained private var latched: ScrollElement?
    private var lastTime = -Double.infinity
    /// What moved when fingers were put on a trackpad, and waits for where they go.
    private var caught: [Caught] = []

    @MainActor private struct Caught { @Unretained var scroll: ScrollElement? }

    /// Returns whether somebody wanted the event.
    func handle(_ event: WheelEvent, in root: Element) -> Bool {
        if event.phase == .began { begin() }
        if let latched, latched.isMounted, event.phase != .none || event.time - lastTime < Self.rest {
            lastTime = event.time
            return latched.gesture.handle(event)
        }
        let scrolls = HitTest.path(at: event.location, in: root).compactMap { $0 as? ScrollElement }.filter(\.gesture.isEnabled)
        switch event.phase {
        case .momentum, .momentumEnded: return false
        case .ended, .cancelled:
            letGo(but: nil)
            return false
        case .began where event.wheelDelta == .zero:
            caught = scrolls.filter { $0.gesture.isMoving && $0.gesture.touchDown() }.map(Caught.init)
            return scrolls.contains(where: \.gesture.canMove)
        case .none, .began, .changed: break
        }
        guard let chosen = choose(for: event, among: scrolls) else { return false }
        letGo(but: chosen)
        // Fingers may still be on the trackpad while a mouse's wheel is turned: they have lost what they moved.
        if latched !== chosen { latched?.gesture.endTrackpad() }
        latched = chosen
        lastTime = event.time
        return chosen.gesture.handle(event)
    }

    /// The end of the last movement may have been lost.
    private func begin() {
        latched?.gesture.endTrackpad()
        latched = nil
        letGo(but: nil)
    }

    private func letGo(but chosen: ScrollElement?) {
        for entry in caught where entry.scroll !== chosen { entry.scroll?.gesture.touchUp() }
        caught.removeAll()
    }

    private func choose(for event: WheelEvent, among scrolls: [ScrollElement]) -> ScrollElement? {
        let delta = event.wheelDelta
        for axis in [delta.mainAxis, delta.mainAxis.other] where delta[axis] != 0 {
            // Whose content fits does not count for a wheel, though it may be stretched on a trackpad.
            let along = scrolls.filter { scroll in
                scroll.scrolls(on: axis)
                    && (scroll.gesture.hasWay(on: axis) || event.phase != .none && scroll.gesture.canBounce(on: axis))
            }
            if along.isEmpty { continue }
            if let held = along.first(where: { scroll in caught.contains { $0.scroll === scroll } }) { return held }
            let able = along.first { $0.gesture.canMove(on: axis, by: $0.gesture.movement(of: event, on: axis)) }
            // Fingers on a trackpad stretch content beyond its edge; a wheel does not.
            return able ?? (event.phase == .none ? nil : along.first { $0.gesture.canBounce(on: axis) })
        }
        // A wheel that only turns one way moves what only scrolls the other way.
        return scrolls.first { scroll in
            scroll.gesture.activeAxes.contains { axis in
                let movement = scroll.gesture.movement(of: event, on: axis)
                return movement != 0 && scroll.gesture.canMove(on: axis, by: movement)
            }
        }
    }
}
