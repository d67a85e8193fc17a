import Foundation
import LayerTree

/// A tracker that counts the taps of a pointer.
final class TapTracker<Value>: _GestureTracker<Value> {
    var count = 1
    /// Returns the gesture's value for the location of a tap in the window.
    var makeValue: (CGPoint) -> Value
    private var isDown = false
    private var start = CGPoint.zero
    private var taps = 0
    private var limit: Double?

    init(_ context: _GestureContext, makeValue: @escaping (CGPoint) -> Value) {
        self.makeValue = makeValue
        super.init(context)
    }

    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        guard phase.isPossible else { return }
        switch input {
        case .began(let event): begin(event)
        // There is one pointer, because a second one makes the gesture fail.
        case .moved(let event):
            if !isNear(event.location) { phase = .failed }
        case .ended(let event): end(event)
        case .time(let time):
            if let limit, time >= limit { phase = .failed }
        case .scrolled: phase = .failed
        }
    }

    private func begin(_ event: PointerEvent) {
        // Two fingers, or a tap at another location, make the gesture fail.
        guard !isDown, taps == 0 || isNear(event.location) else {
            phase = .failed
            return
        }
        isDown = true
        start = event.location
        limit = event.time + TapLimits.duration
    }

    private func end(_ event: PointerEvent) {
        guard isNear(event.location) else {
            phase = .failed
            return
        }
        isDown = false
        taps += 1
        limit = taps < max(count, 1) ? event.time + TapLimits.gap : nil
        if limit == nil { phase = .ended(makeValue(event.location)) }
    }

    private func isNear(_ point: CGPoint) -> Bool {
        hypot(point.x - start.x, point.y - start.y) < TapLimits.distance
    }

    override var deadline: Double? { limit }
    override var claim: Claim? { phase.isEnded ? .tap : nil }
}

enum TapLimits {
    /// The distance in points at which a moving pointer makes a tap fail.
    static let distance: CGFloat = 45
    /// The time in seconds that a pointer may stay down.
    static let duration = 0.75
    /// The maximum time in seconds between two taps.
    static let gap = 0.35
}
