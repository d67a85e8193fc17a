import Foundation
import ScrollMechanics

/// A gesture that recognizes two pointers that move apart or together.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
    /// The minimum change of the magnification before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnify gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// The state of a magnify gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the pointer event. The scene's clock starts at the reference date.
        public var time: Date
        /// The distance between the pointers relative to the distance at the start.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The midpoint of the pointers at the start, relative to the view's size.
        public var startAnchor: UnitPoint
        /// The midpoint of the pointers at the start, in the view's coordinates.
        public var startLocation: CGPoint
    }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        let tracker = MagnifyTracker(context)
        tracker.gesture = gesture
        return tracker
    }

    @MainActor public static func _followsPairs(_ gesture: Self) -> Bool { true }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        unsafeDowncast(tracker, to: MagnifyTracker.self).gesture = gesture
    }
}

private final class MagnifyTracker: PinchTracker<MagnifyGesture.Value> {
    var gesture = MagnifyGesture()
    private var velocity = VelocityTracker()

    override func isEnough(_ pinch: Pinch) -> Bool { abs(pinch.magnification - 1) >= max(0, gesture.minimumScaleDelta) }

    override func value(of pinch: Pinch) -> MagnifyGesture.Value {
        velocity.add(time: pinch.time, position: Double(pinch.magnification))
        return MagnifyGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: pinch.time), magnification: pinch.magnification,
            velocity: CGFloat(velocity.velocity(at: pinch.time)), startAnchor: pinch.startAnchor,
            startLocation: pinch.startLocation)
    }
}

/// A gesture that recognizes two pointers that move apart or together. Its value is the magnification.
@available(*, deprecated, renamed: "MagnifyGesture")
nonisolated public struct MagnificationGesture: PrimitiveGesture {
    public typealias Value = CGFloat
    private typealias Base = _MapGesture<MagnifyGesture, CGFloat>

    /// The minimum change of the magnification before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnification gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    private var base: Base {
        Base(content: MagnifyGesture(minimumScaleDelta: minimumScaleDelta), transform: \.magnification)
    }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<CGFloat>
    {
        Base._makeTracker(gesture.base, context)
    }

    @MainActor public static func _followsPairs(_ gesture: Self) -> Bool { Base._followsPairs(gesture.base) }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<CGFloat>, _ gesture: Self) {
        Base._updateTracker(tracker, gesture.base)
    }
}
