import Foundation

/// A gesture that recognizes a pointer that is held still.
///
/// The gesture is active with the value `true` from the moment the pointer goes down, and it ends after the minimum
/// duration.
nonisolated public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool

    /// The minimum duration of the press in seconds. A negative value is treated as 0.
    public var minimumDuration: Double
    /// The maximum distance in points that the pointer may move.
    public var maximumDistance: CGFloat

    /// Creates a long press gesture.
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
            // A second finger makes the gesture fail.
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
            // There is one pointer, because a second one makes the gesture fail.
            if hypot(event.location.x - start.x, event.location.y - start.y) > max(0, gesture.maximumDistance) {
                phase = .failed
            }
        case .ended, .scrolled: phase = .failed
        case .time(let time):
            if let due, time >= due { phase = .ended(true) }
        }
    }

    override var deadline: Double? { phase.isActive ? due.flatMap { $0.isFinite ? $0 : nil } : nil }
    override var isPress: Bool { true }
    /// Other gestures can take the pointer until the press is complete.
    override var claim: Claim? { phase.isEnded ? .press : nil }
}
