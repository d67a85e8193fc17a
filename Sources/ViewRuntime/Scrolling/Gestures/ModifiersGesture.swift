import LayerTree

/// A gesture that begins only while modifier keys are held down.
nonisolated public struct _ModifiersGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value

    let content: Content
    let modifiers: EventModifiers

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        let tracker = ModifiersTracker<Value>(Content._makeTracker(gesture.content, context))
        tracker.modifiers = gesture.modifiers
        return tracker
    }

    @MainActor public static func _followsPairs(_ gesture: Self) -> Bool { Content._followsPairs(gesture.content) }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        let tracker = unsafeDowncast(tracker, to: ModifiersTracker<Value>.self)
        tracker.modifiers = gesture.modifiers
        Content._updateTracker(tracker.base, gesture.content)
    }
}

private final class ModifiersTracker<Value>: WrappedTracker<Value, Value> {
    var modifiers: EventModifiers = []

    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        if case .began(let event) = input, phase.isPossible, !EventModifiers(event.modifiers).isSuperset(of: modifiers)
        {
            phase = .failed
        }
        if !phase.isFailed { super.handle(input, &effects) }
    }

    override func baseDidChange(_ effects: inout GestureEffects) { phase = base.phase }

    override var claim: Claim? { phase.isFailed ? nil : super.claim }
}

extension Gesture {
    /// Returns a gesture that begins only while all the given modifier keys are held down.
    ///
    /// Available from iOS 13 and macOS 10.15.
    public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}
