import Foundation
import LayerTree
import ScrollMechanics

/// A tracker that follows the first pointer and ignores others.
final class DragTracker: _GestureTracker<DragGesture.Value> {
    var gesture = DragGesture()
    private var pointer: Int?
    /// The location at which the pointer went down, in the window and in the gesture's coordinate space.
    private var start = (window: CGPoint.zero, local: CGPoint.zero)
    private var velocity = (x: VelocityTracker(), y: VelocityTracker())

    override var distance: CGFloat { max(0, gesture.minimumDistance) }

    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        guard phase.isPossible || phase.isActive, let event = input.pointer else { return }
        if case .began = input, pointer == nil {
            begin(event)
        } else if event.id == pointer {
            follow(event, isLast: event.phase == .ended)
        }
    }

    private func begin(_ event: PointerEvent) {
        pointer = event.id
        start = (event.location, location(of: event))
        let value = value(at: event)
        phase = distance <= 0 ? .active(value) : .possible(nil)
    }

    private func follow(_ event: PointerEvent, isLast: Bool) {
        let value = value(at: event)
        let travel = hypot(event.location.x - start.window.x, event.location.y - start.window.y)
        // The largest distance counts, even if the pointer moves back.
        let isFarEnough = phase.isActive || travel >= distance
        if isLast {
            phase = isFarEnough ? .ended(value) : .failed
        } else if isFarEnough {
            phase = .active(value)
        }
    }

    private func location(of event: PointerEvent) -> CGPoint {
        context.element.location(of: event.location, in: gesture.coordinateSpace)
    }

    private func value(at event: PointerEvent) -> DragGesture.Value {
        let location = location(of: event)
        velocity.x.add(time: event.time, position: location.x)
        velocity.y.add(time: event.time, position: location.y)
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time), location: location, startLocation: start.local,
            velocity: CGSize(width: velocity.x.velocity(at: event.time), height: velocity.y.velocity(at: event.time)))
    }
}
