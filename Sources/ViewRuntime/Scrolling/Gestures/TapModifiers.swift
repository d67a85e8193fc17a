import Foundation

extension View {
    /// Runs an action when the view is tapped.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapActionModifier(count: count, action: action))
    }

    /// Runs an action when the view is tapped, with the place of the tap.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action when a pointer was held on the view for long enough.
    ///
    /// - Parameter onPressingChanged: Told true when the pointer goes down, and false when it leaves, moves too far, or has
    ///   been down for long enough; then before `action`.
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

    /// Runs an action when a pointer was held on the view for long enough.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }
}

/// Tells when a gesture begins and when it is over, however it ends.
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
        if phase.isActive, !isPressing {
            isPressing = true
            effects.actions.append { [self] in pressing?(true) }
        } else if !phase.isActive {
            stop(&effects)
        }
    }

    override func reset(_ effects: inout GestureEffects) {
        stop(&effects)
        super.reset(&effects)
    }

    private func stop(_ effects: inout GestureEffects) {
        guard isPressing else { return }
        isPressing = false
        effects.resets.append { [self] in pressing?(false) }
    }
}
