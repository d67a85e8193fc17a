import Foundation
import ScrollMechanics

/// A gesture that recognizes two pointers that rotate about each other.
nonisolated public struct RotateGesture: PrimitiveGesture {
    /// The minimum rotation before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotate gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// The state of a rotate gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the pointer event. The scene's clock starts at the reference date.
        public var time: Date
        /// The clockwise rotation since the start. It can exceed a full turn.
        public var rotation: Angle
        /// The change of the rotation per second.
        public var velocity: Angle
        /// The midpoint of the pointers at the start, relative to the view's size.
        public var startAnchor: UnitPoint
        /// The midpoint of the pointers at the start, in the view's coordinates.
        public var startLocation: CGPoint
    }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        let tracker = RotateTracker(context)
        tracker.gesture = gesture
        return tracker
    }

    @MainActor public static func _followsPairs(_ gesture: Self) -> Bool { true }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        unsafeDowncast(tracker, to: RotateTracker.self).gesture = gesture
    }
}

private final class RotateTracker: PinchTracker<RotateGesture.Value> {
    var gesture = RotateGesture()
    private var velocity = VelocityTracker()

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

/// A gesture that recognizes two pointers that rotate about each other. Its value is the angle.
@available(*, deprecated, renamed: "RotateGesture")
nonisolated public struct RotationGesture: PrimitiveGesture {
    public typealias Value = Angle
    private typealias Base = _MapGesture<RotateGesture, Angle>

    /// The minimum rotation before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    private var base: Base { Base(content: RotateGesture(minimumAngleDelta: minimumAngleDelta), transform: \.rotation) }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Angle> {
        Base._makeTracker(gesture.base, context)
    }

    @MainActor public static func _followsPairs(_ gesture: Self) -> Bool { Base._followsPairs(gesture.base) }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Angle>, _ gesture: Self) {
        Base._updateTracker(tracker, gesture.base)
    }
}
