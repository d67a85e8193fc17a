import Foundation

extension View {
    /// Performs an action when a person taps this view.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(_TapActionModifier(count: count, action: action))
    }

    /// Performs an action with the location of the tap when a person taps this view.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Performs an action when a person presses this view for a minimum duration.
    ///
    /// - Parameters:
    ///   - minimumDuration: The minimum duration in seconds.
    ///   - maximumDistance: The maximum distance in points that the pointer may move.
    ///   - action: The closure to run.
    ///   - onPressingChanged: The closure that receives `true` when the pointer goes down, and `false` when the press
    ///     ends or fails. It runs before `action`.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                pressing: onPressingChanged
            ).onEnded { _ in action() })
    }

    /// Performs an action when a person presses this view for a minimum duration.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A gesture that reports when a long press begins and when it ends or fails.
nonisolated struct PressingGesture: PrimitiveGesture {
    typealias Value = Bool

    let base: LongPressGesture
    let pressing: ((Bool) -> Void)?

    @MainActor static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Bool> {
        let tracker = PressingTracker(LongPressGesture._makeTracker(gesture.base, context))
        tracker.pressing = gesture.pressing
        return tracker
    }

    @MainActor static func _updateTracker(_ tracker: _GestureTracker<Bool>, _ gesture: Self) {
        let tracker = unsafeDowncast(tracker, to: PressingTracker.self)
        tracker.pressing = gesture.pressing
        LongPressGesture._updateTracker(tracker.base, gesture.base)
    }
}

private final class PressingTracker: WrappedTracker<Bool, Bool> {
    var pressing: ((Bool) -> Void)?
    private var isPressing = false

    override func baseDidChange(_ effects: inout GestureEffects) {
        phase = base.phase
        if phase.isActive {
            isPressing = true
            effects.actions.append { [self] in pressing?(true) }
        } else if phase.isEnded, !isPressing {
            // A press without a minimum duration ends when the pointer goes down.
            effects.actions.append { [self] in
                pressing?(true)
                pressing?(false)
            }
        } else {
            reset(&effects)
        }
    }

    override func reset(_ effects: inout GestureEffects) {
        guard isPressing else { return }
        effects.resets.append { [self] in pressing?(false) }
    }
}
