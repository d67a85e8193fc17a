import Foundation
import LayerTree

/// The relative motion of two pointers.
struct Pinch: Equatable {
    /// The distance between the pointers relative to the distance at the start.
    var magnification: CGFloat = 1
    /// The rotation of the line between the pointers since the start. It can exceed a full turn.
    var rotation = Angle.zero
    /// The time in seconds.
    var time: Double
    /// The midpoint at the moment the second pointer went down, in the gesture's coordinates.
    let startLocation: CGPoint
    /// The midpoint at the start, relative to the view's size.
    let startAnchor: UnitPoint
}

/// A tracker that follows the first two pointers until one of them lifts.
class PinchTracker<Value: Equatable>: _GestureTracker<Value> {
    private var pair: Pair?

    /// The two pointers, and what they have done.
    private struct Pair {
        let first: Int
        let second: Int
        let startLength: CGFloat
        /// The direction from the first pointer to the second, in radians.
        var angle: Double
        var pinch: Pinch

        func includes(_ event: PointerEvent) -> Bool { event.id == first || event.id == second }
    }

    /// Whether the pointers have moved far enough to begin the gesture.
    func isEnough(_ pinch: Pinch) -> Bool { false }
    func value(of pinch: Pinch) -> Value { preconditionFailure() }

    override final func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        guard phase.isPossible || phase.isActive, let event = input.pointer else { return }
        switch input {
        case .began:
            if context.pointers.all.count == 2 { begin(at: event.time) }
        case .moved:
            guard let pair, pair.includes(event) else { return }
            let pinch = measure(pair, at: event.time)
            if phase.isActive || isEnough(pinch) { phase = .active(value(of: pinch)) }
        case .ended:
            guard let pair, pair.includes(event) else {
                if context.pointers.all.isEmpty { phase = .failed }
                return
            }
            phase = phase.isActive ? .ended(value(of: pair.pinch)) : .failed
        case .time, .scrolled: break
        }
    }

    private func begin(at time: Double) {
        let down = context.pointers.all
        let a = down[0].location, b = down[1].location
        let element = context.element
        let middle = element.locally(CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2))
        let hasArea = element.size.width > 0 && element.size.height > 0
        let anchor =
            hasArea ? UnitPoint(x: middle.x / element.size.width, y: middle.y / element.size.height) : .center
        pair = Pair(
            first: down[0].id, second: down[1].id, startLength: Self.length(from: a, to: b),
            angle: Self.angle(from: a, to: b), pinch: Pinch(time: time, startLocation: middle, startAnchor: anchor))
    }

    private func measure(_ known: Pair, at time: Double) -> Pinch {
        guard let a = location(known.first), let b = location(known.second) else { return known.pinch }
        var pair = known
        pair.pinch.magnification = Self.length(from: a, to: b) / pair.startLength
        let angle = Self.angle(from: a, to: b)
        pair.pinch.rotation += .radians(remainder(angle - pair.angle, 2 * .pi))
        pair.angle = angle
        pair.pinch.time = time
        self.pair = pair
        return pair.pinch
    }

    /// Returns the distance between two pointers, but not 0, to which later distances couldn't be compared.
    private static func length(from a: CGPoint, to b: CGPoint) -> CGFloat { max(hypot(b.x - a.x, b.y - a.y), 1) }

    private static func angle(from a: CGPoint, to b: CGPoint) -> Double { atan2(Double(b.y - a.y), Double(b.x - a.x)) }

    private func location(_ pointer: Int) -> CGPoint? { context.pointers.all.first { $0.id == pointer }?.location }
}
