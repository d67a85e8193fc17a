import Foundation

/// A sequence of keyframes of a value.
///
/// Available from iOS 17 and macOS 14.
public protocol KeyframeTrackContent<Value> {
    /// The type of the animated value.
    associatedtype Value: Animatable = Body.Value
    /// The type of the keyframes that this content consists of.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that this content consists of.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    func _append(to keys: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _append(to keys: inout _KeyframeList<Value>) { body._append(to: &keys) }
}

/// The keyframes of a track, in order.
public struct _KeyframeList<Value: Animatable> {
    enum Key {
        case linear(UnitCurve)
        case cubic(startVelocity: Value?, endVelocity: Value?)
        case spring(Spring, startVelocity: Value?)
        case move
    }

    struct Entry {
        let key: Key
        let target: Value
        /// The duration in seconds.
        let duration: Double
    }

    private(set) var entries: [Entry] = []

    /// Appends a keyframe.
    ///
    /// - Parameter duration: The duration in seconds. Negative and infinite values are treated as 0.
    mutating func append(_ key: Key, _ target: Value, _ duration: Double) {
        entries.append(Entry(key: key, target: target, duration: duration.isFinite ? max(duration, 0) : 0))
    }
}

extension Never: Animatable {}

extension Never: KeyframeTrackContent {
    public func _append(to keys: inout _KeyframeList<Never>) {}
}

/// Keyframes that the runtime implements directly.
package protocol PrimitiveKeyframes: KeyframeTrackContent where Body == Never {}

extension PrimitiveKeyframes {
    public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }
}

/// A keyframe that moves to a value along a timing curve.
///
/// Available from iOS 17 and macOS 14.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframes {
    private let target: Value
    private let duration: TimeInterval
    private let curve: UnitCurve

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value of the keyframe.
    ///   - duration: The duration in seconds.
    ///   - timingCurve: The timing curve.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        target = to
        self.duration = duration
        curve = timingCurve
    }

    public func _append(to keys: inout _KeyframeList<Value>) { keys.append(.linear(curve), target, duration) }
}

/// A keyframe that moves to a value along a cubic curve.
///
/// Velocities are per second. Between two cubic keyframes without explicit velocities, the motion is smooth: the
/// velocity is that of a line from the value before to the value after, as in a Catmull–Rom spline. After another kind
/// of keyframe, the motion continues with that keyframe's end velocity. Before another kind of keyframe, it ends at
/// rest.
///
/// Available from iOS 17 and macOS 14.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframes {
    private let target: Value
    private let duration: TimeInterval
    private let startVelocity: Value?
    private let endVelocity: Value?

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value of the keyframe.
    ///   - duration: The duration in seconds.
    ///   - startVelocity: The velocity at the start per second, or `nil` for a smooth motion.
    ///   - endVelocity: The velocity at the end per second, or `nil` for a smooth motion.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        target = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    public func _append(to keys: inout _KeyframeList<Value>) {
        keys.append(.cubic(startVelocity: startVelocity, endVelocity: endVelocity), target, duration)
    }
}

/// A keyframe that moves to a value with a spring.
///
/// If the spring doesn't settle within its duration, the next keyframe continues with its value and velocity.
///
/// Available from iOS 17 and macOS 14.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframes {
    private let target: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let startVelocity: Value?

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value of the keyframe.
    ///   - duration: The duration in seconds, or `nil` for the settling duration of the spring, which is limited to 10
    ///     seconds.
    ///   - spring: The spring.
    ///   - startVelocity: The velocity at the start per second, or `nil` to continue with the velocity of the previous
    ///     keyframe.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        target = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    public func _append(to keys: inout _KeyframeList<Value>) {
        keys.append(.spring(spring, startVelocity: startVelocity), target, duration ?? min(spring.settlingDuration, 10))
    }
}

/// A keyframe that moves to a value at once.
///
/// Available from iOS 17 and macOS 14.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframes {
    private let target: Value

    /// Creates a keyframe.
    ///
    /// - Parameter to: The value of the keyframe.
    public init(_ to: Value) { target = to }

    public func _append(to keys: inout _KeyframeList<Value>) { keys.append(.move, target, 0) }
}
