import Foundation

/// A type-erased gesture.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
    private let make: @MainActor (_GestureContext) -> _GestureTracker<Value>
    private let update: @MainActor (_GestureTracker<Value>) -> Void
    private let followsPairs: @MainActor () -> Bool
    private let type: Any.Type

    /// Creates a type-erased gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        // Trackers run on the main actor, wherever the gesture was created.
        nonisolated(unsafe) let gesture = gesture
        make = { T._makeTracker(gesture, $0) }
        update = { T._updateTracker($0, gesture) }
        followsPairs = { T._followsPairs(gesture) }
        type = T.self
    }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        AnyTracker(gesture.make(context), of: gesture.type)
    }

    @MainActor public static func _followsPairs(_ gesture: Self) -> Bool { gesture.followsPairs() }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        let tracker = unsafeDowncast(tracker, to: AnyTracker<Value>.self)
        if tracker.type == gesture.type {
            gesture.update(tracker.base)
        } else {
            tracker.replace(by: gesture.make(tracker.context), of: gesture.type)
        }
    }
}

/// A tracker that forwards to another tracker, which a different gesture can replace.
private final class AnyTracker<Value>: _GestureTracker<Value> {
    private(set) var base: _GestureTracker<Value>
    private(set) var type: Any.Type
    private var leftover = GestureEffects()

    init(_ base: _GestureTracker<Value>, of type: Any.Type) {
        self.base = base
        self.type = type
        super.init(base.context)
    }

    /// Replaces the tracker. The current pointers belong to the old gesture, and the new one waits for other pointers.
    func replace(by base: _GestureTracker<Value>, of type: Any.Type) {
        self.base.reset(&leftover)
        self.base = base
        self.type = type
        phase = .failed
    }

    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        effects.append(leftover)
        leftover = GestureEffects()
        if phase.isFailed { return }
        let before = base.revision
        base.handle(input, &effects)
        if base.revision != before { phase = base.phase }
    }

    override func reset(_ effects: inout GestureEffects) {
        effects.append(leftover)
        leftover = GestureEffects()
        base.reset(&effects)
    }

    override var deadline: Double? { base.deadline }
    override var claim: Claim? { phase.isFailed ? nil : base.claim }
    override var distance: CGFloat { base.distance }
    override var isPress: Bool { base.isPress }
    override func holdsOff(_ claim: Claim) -> Bool { !phase.isFailed && base.holdsOff(claim) }
}
