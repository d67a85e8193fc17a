import Foundation

/// Keyframes of one value, one after the other. Apple: iOS 17, macOS 14.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent

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
        /// Seconds.
        let duration: Double
    }

    private(set) var entries: [Entry] = []

    /// - Parameter duration: Seconds; negative ones and those that are not finite count as 0.
    mutating func append(_ key: Key, _ target: Value, _ duration: Double) {
        entries.append(Entry(key: key, target: target, duration: duration.isFinite ? max(duration, 0) : 0))
    }
}

extension Never: Animatable {}

extension Never: KeyframeTrackContent {
    public func _append(to keys: inout _KeyframeList<Never>) {}
}

/// Keyframes that the runtime itself knows how to play.
package protocol PrimitiveKeyframes: KeyframeTrackContent where Body == Never {}

extension PrimitiveKeyframes {
    public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }
}

/// Goes to a value along a curve of time. Apple: iOS 17, macOS 14.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframes {
    private let target: Value
    private let duration: TimeInterval
    private let curve: UnitCurve

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        target = to
        self.duration = duration
        curve = timingCurve
    }

    public func _append(to keys: inout _KeyframeList<Value>) { keys.append(.linear(curve), target, duration) }
}

/// Goes to a value along a cubic curve. Apple: iOS 17, macOS 14.
///
/// Velocities are per second. Where two cubic keyframes meet and none is given, the velocity is that of the way from the value
/// before to the value after, so that the motion is smooth (a Catmull–Rom spline). After another keyframe it goes on with the
/// velocity that one ends with; it ends at rest before another one.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframes {
    private let target: Value
    private let duration: TimeInterval
    private let startVelocity: Value?
    private let endVelocity: Value?

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

/// Goes to a value as a spring does. Apple: iOS 17, macOS 14.
///
/// A spring that is given less time than it needs hands on the value and the velocity that it has by then.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframes {
    private let target: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let startVelocity: Value?

    /// - Parameters:
    ///   - duration: Seconds; nil is the time that the spring takes to settle, ten seconds at most.
    ///   - startVelocity: Per second; nil goes on with the velocity of the keyframe before.
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

/// Is at a value at once. Apple: iOS 17, macOS 14.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframes {
    private let target: Value

    public init(_ to: Value) { target = to }

    public func _append(to keys: inout _KeyframeList<Value>) { keys.append(.move, target, 0) }
}
