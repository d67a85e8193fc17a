import Foundation

/// A pointer that is held still. The gesture is active, with the value true, from when the pointer goes down, and ends when it
/// was down for long enough.
nonisolated public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool

    /// Seconds; less than 0 and what is not a number count as 0.
    public var minimumDuration: Double
    /// How far the pointer may move meanwhile, points.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Bool> {
        let tracker = LongPressTracker(context)
        tracker.gesture = gesture
        return tracker
    }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Bool>, _ gesture: Self) {
        unsafeDowncast(tracker, to: LongPressTracker.self).gesture = gesture
    }
}

private final class LongPressTracker: _GestureTracker<Bool> {
    var gesture = LongPressGesture()
    private var pointer: Int?
    private var start = CGPoint.zero
    private var due: Double?

    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        guard phase.isPossible || phase.isActive else { return }
        switch input {
        case .began(let event):
            // A second finger makes it something else.
            guard pointer == nil else {
                phase = .failed
                return
            }
            pointer = event.id
            start = event.location
            let duration = max(0, gesture.minimumDuration)
            due = event.time + duration
            phase = duration > 0 ? .active(true) : .ended(true)
        case .moved(let event):
            guard event.id == pointer else { return }
            if hypot(event.location.x - start.x, event.location.y - start.y) > max(0, gesture.maximumDistance) { phase = .failed }
        case .ended(let event):
            if event.id == pointer { phase = .failed }
        case .time(let time):
            if let due, time >= due { phase = .ended(true) }
        case .scrolled:
            if pointer != nil { phase = .failed }
        }
    }

    override func reset(_ effects: inout GestureEffects) {
        pointer = nil
        due = nil
        super.reset(&effects)
    }

    override var deadline: Double? { phase.isActive ? due.flatMap { $0.isFinite ? $0 : nil } : nil }
    /// While it is held, other gestures may still take the pointer.
    override var claim: Claim? { phase.isEnded ? .press : nil }
}
