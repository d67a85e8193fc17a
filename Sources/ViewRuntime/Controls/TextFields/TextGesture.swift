import Foundation
import LayerTree

/// A gesture that selects text: with taps of a finger, and with clicks and drags of a mouse or a pen.
nonisolated struct TextGesture: PrimitiveGesture {
    typealias Value = Void

    enum Action {
        /// A tap at a point in the window, with the number of taps there in quick succession.
        case tap(CGPoint, count: Int, extends: Bool)
        /// A drag between two points in the window.
        case drag(from: CGPoint, to: CGPoint)
    }

    let action: @MainActor (Action) -> Void

    @MainActor static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Void> {
        let tracker = TextGestureTracker(context)
        tracker.gesture = gesture
        return tracker
    }

    @MainActor static func _updateTracker(_ tracker: _GestureTracker<Void>, _ gesture: Self) {
        unsafeDowncast(tracker, to: TextGestureTracker.self).gesture = gesture
    }
}

private final class TextGestureTracker: _GestureTracker<Void> {
    /// The distance in points at which a mouse begins to select text. It's shorter than the one at which it scrolls.
    private static let slop: CGFloat = 3

    var gesture: TextGesture!
    private var start: PointerEvent?
    private var isSelecting = false

    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        guard phase.isPossible || phase.isActive else { return }
        switch input {
        case .began(let event):
            if start == nil { start = event }
        case .moved(let event):
            guard let start, event.id == start.id, start.kind != .touch else { return }
            let distance = hypot(event.location.x - start.location.x, event.location.y - start.location.y)
            guard isSelecting || distance >= Self.slop else { return }
            isSelecting = true
            phase = .active(())
            act(.drag(from: start.location, to: event.location), &effects)
        case .ended(let event):
            guard let start, event.id == start.id else { return }
            if isSelecting {
                phase = .ended(())
                return
            }
            guard context.element.bounds.contains(context.element.locally(event.location)) else {
                phase = .failed
                return
            }
            phase = .ended(())
            let element = context.element as? TextFieldElement
            let count = element?.taps.count(event) ?? 1
            act(.tap(event.location, count: count, extends: event.modifiers.contains(.shift)), &effects)
        case .scrolled: phase = .failed
        case .time: break
        }
    }

    private func act(_ action: TextGesture.Action, _ effects: inout GestureEffects) {
        effects.actions.append { [self] in gesture.action(action) }
    }

    override var claim: Claim? { isSelecting ? .continuous : phase.isEnded ? .tap : nil }

    override var distance: CGFloat { start?.kind == .touch ? 0 : Self.slop }

    override func holdsOff(_ claim: Claim) -> Bool { claim != .continuous }
}

/// Counts taps in quick succession at about the same location.
struct TapCounter {
    private var last: (location: CGPoint, time: Double, count: Int)?

    /// Returns the number of taps that a tap completes.
    mutating func count(_ event: PointerEvent) -> Int {
        var count = 1
        if let last, event.time - last.time <= TapLimits.gap,
            hypot(event.location.x - last.location.x, event.location.y - last.location.y) < TapLimits.distance
        {
            count = last.count + 1
        }
        last = (event.location, event.time, count)
        return count
    }
}
