import Foundation

/// Changes of a value over time, on one track or on several at once. Apple: iOS 17, macOS 14.
public protocol Keyframes<Value> {
    associatedtype Value = Body.Value
    associatedtype Body: Keyframes

    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}

extension Never: Keyframes {
    public func _append(to tracks: inout _KeyframeTracks<Never>) {}
}

/// Tracks that the runtime itself knows how to play.
package protocol PrimitiveKeyframeTracks: Keyframes where Body == Never {}

extension PrimitiveKeyframeTracks {
    public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }
}

/// Tracks that run at once.
public struct _KeyframeTracks<Root> {
    let initial: Root
    /// What each track makes of the value at a time in seconds.
    private(set) var changes: [(inout Root, Double) -> Void] = []
    /// The longest track's, in seconds.
    private(set) var duration = 0.0

    init(from initial: Root) { self.initial = initial }

    mutating func append<Value: Animatable>(_ keyPath: WritableKeyPath<Root, Value>, _ keys: _KeyframeList<Value>) {
        let curve = KeyframeCurve(keys, from: initial[keyPath: keyPath], velocity: .zero)
        duration = max(duration, curve.duration)
        changes.append { root, time in root[keyPath: keyPath] = curve.value(at: time) }
    }

    func value(at time: Double) -> Root {
        var result = initial
        for change in changes { change(&result, time) }
        return result
    }
}

/// Keyframes of one property of a value. Apple: iOS 17, macOS 14.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: PrimitiveKeyframeTracks where Value == Content.Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(\.self, content: content)
    }

    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    public func _append(to tracks: inout _KeyframeTracks<Root>) {
        var keys = _KeyframeList<Value>()
        content._append(to: &keys)
        tracks.append(keyPath, keys)
    }
}

/// Combines tracks, or keyframes of the whole value. Apple: iOS 17, macOS 14.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeSequence<Value>([accumulated, next])
    }

    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    where Value: Animatable {
        KeyframeSequence<Value>(components)
    }

    public static func buildEither<First, Second>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    public static func buildEither<First, Second>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack { component }
    }

    public static func buildBlock() -> some Keyframes<Value> { KeyframeTrackGroup<Value>([]) }

    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframeTrackGroup<Value>([accumulated, next])
    }

    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content where Content.Value == Value {
        component
    }
}

/// Tracks that run at once.
private struct KeyframeTrackGroup<Value>: PrimitiveKeyframeTracks {
    private let parts: [any Keyframes<Value>]

    init(_ parts: [any Keyframes<Value>]) { self.parts = parts }

    func _append(to tracks: inout _KeyframeTracks<Value>) { for part in parts { part._append(to: &tracks) } }
}

/// How a value changes over time, to be asked at any time. Apple: iOS 17, macOS 14.
///
/// ```swift
/// let bounce = KeyframeTimeline(initialValue: 0.0) {
///     CubicKeyframe(20.0, duration: 0.2)
///     SpringKeyframe(0.0, spring: .bouncy)
/// }
/// bounce.value(time: 0.1)
/// ```
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        var tracks = _KeyframeTracks(from: initialValue)
        content()._append(to: &tracks)
        self.tracks = tracks
    }

    /// Of the longest track, in seconds.
    public var duration: TimeInterval { tracks.duration }

    /// The value when a share of the time has passed, 0...1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// The value after some seconds. Before the start it is the initial one, after its end a track keeps its last.
    public func value(time: Double) -> Value { tracks.value(at: time.isNaN ? 0 : time) }
}
