import Foundation
import LayerTree

/// The relative motion of two pointers.
struct Pinch: Equatable {
    /// The distance between the pointers relative to the distance at the start.
    var magnification: CGFloat = 1
    /// The rotation of the line between the pointers since the start. It can exceed a full turn.
    var rotation = Angle.zero
    /// The time in seconds.
    var time = 0.0
    /// The midpoint at the moment the second pointer went down, in the gesture's coordinates.
    var startLocation = CGPoint.zero
    /// The midpoint at the start, relative to the view's size.
    var startAnchor = UnitPoint.center
}

/// A tracker that follows the first two pointers until one of them lifts.
class PinchTracker<Value: Equatable>: _GestureTracker<Value> {
    private var pair: (first: Int, second: Int)?
    private var startLength: CGFloat = 1
    private var lastAngle = 0.0
    private var pinch = Pinch()

    /// Whether the pointers have moved far enough to begin the gesture.
    func isEnough(_ pinch: Pinch) -> Bool { false }
    func value(of pinch: Pinch) -> Value { preconditionFailure() }
    func didBegin() {}

    override final func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        guard phase.isPossible || phase.isActive, let event = input.pointer else { return }
        switch input {
        case .began:
            if pair == nil, context.pointers.all.count == 2 { begin(at: event.time) }
        case .moved:
            guard let pair, event.id == pair.first || event.id == pair.second else { return }
            measure(at: event.time)
            if phase.isActive || isEnough(pinch) { phase = .active(value(of: pinch)) }
        case .ended:
            guard let pair, event.id == pair.first || event.id == pair.second else {
                if context.pointers.all.isEmpty { phase = .failed }
                return
            }
            phase = phase.isActive ? .ended(value(of: pinch)) : .failed
        case .time, .scrolled: break
        }
    }

    private func begin(at time: Double) {
        let down = context.pointers.all
        pair = (down[0].id, down[1].id)
        let a = down[0].location, b = down[1].location
        // Avoid a distance of 0 between the pointers, to which later distances couldn't be compared.
        startLength = max(hypot(b.x - a.x, b.y - a.y), 1)
        lastAngle = atan2(Double(b.y - a.y), Double(b.x - a.x))
        let element = context.element
        let middle = element.locally(CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2))
        pinch = Pinch(time: time, startLocation: middle)
        if element.size.width > 0, element.size.height > 0 {
            pinch.startAnchor = UnitPoint(x: middle.x / element.size.width, y: middle.y / element.size.height)
        }
        didBegin()
    }

    private func measure(at time: Double) {
        guard let pair, let a = location(pair.first), let b = location(pair.second) else { return }
        pinch.magnification = max(hypot(b.x - a.x, b.y - a.y), 1) / startLength
        let angle = atan2(Double(b.y - a.y), Double(b.x - a.x))
        pinch.rotation += .radians(remainder(angle - lastAngle, 2 * .pi))
        lastAngle = angle
        pinch.time = time
    }

    private func location(_ pointer: Int) -> CGPoint? { context.pointers.all.first { $0.id == pointer }?.location }

    override func reset(_ effects: inout GestureEffects) {
        pair = nil
        super.reset(&effects)
    }
}
