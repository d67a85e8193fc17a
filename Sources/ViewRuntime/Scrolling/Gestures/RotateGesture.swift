import Foundation
import ScrollMechanics

/// Two pointers that turn about each other.
nonisolated public struct RotateGesture: PrimitiveGesture {
    /// How far the pointers must turn before the gesture begins.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public struct Value: Equatable, Sendable {
        /// When the pointers reported this; the scene's clock begins at the reference date.
        public var time: Date
        /// How far the pointers turned, clockwise; it may be more than a full turn.
        public var rotation: Angle
        /// The change of the rotation per second.
        public var velocity: Angle
        /// The midpoint of the pointers at the start, as a fraction of the view.
        public var startAnchor: UnitPoint
        /// The midpoint of the pointers at the start, in the view's own coordinates.
        public var startLocation: CGPoint
    }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        let tracker = RotateTracker(context)
        tracker.gesture = gesture
        return tracker
    }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        unsafeDowncast(tracker, to: RotateTracker.self).gesture = gesture
    }
}

private final class RotateTracker: PinchTracker<RotateGesture.Value> {
    var gesture = RotateGesture()
    private var velocity = VelocityTracker()

    override func didBegin() { velocity = VelocityTracker() }

    override func isEnough(_ pinch: Pinch) -> Bool {
        abs(pinch.rotation.radians) >= max(0, gesture.minimumAngleDelta.radians)
    }

    override func value(of pinch: Pinch) -> RotateGesture.Value {
        velocity.add(time: pinch.time, position: pinch.rotation.radians)
        return RotateGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: pinch.time), rotation: pinch.rotation,
            velocity: .radians(velocity.velocity(at: pinch.time)), startAnchor: pinch.startAnchor,
            startLocation: pinch.startLocation)
    }
}

/// Two pointers that turn about each other; the value is the angle.
@available(*, deprecated, renamed: "RotateGesture")
nonisolated public struct RotationGesture: PrimitiveGesture {
    public typealias Value = Angle
    private typealias Base = _MapGesture<RotateGesture, Angle>

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    private var base: Base { Base(content: RotateGesture(minimumAngleDelta: minimumAngleDelta), transform: \.rotation) }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Angle> {
        Base._makeTracker(gesture.base, context)
    }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Angle>, _ gesture: Self) {
        Base._updateTracker(tracker, gesture.base)
    }
}
