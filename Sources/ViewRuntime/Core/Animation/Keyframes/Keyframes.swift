import Foundation

/// The changes of a value over time, on one or several tracks.
///
/// Available from iOS 17 and macOS 14.
public protocol Keyframes<Value> {
    /// The type of the animated value.
    associatedtype Value = Body.Value
    /// The type of the keyframes that this content consists of.
    associatedtype Body: Keyframes

    /// The keyframes that this content consists of.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}

extension Never: Keyframes {
    public func _append(to tracks: inout _KeyframeTracks<Never>) {}
}

/// Tracks that the runtime implements directly.
package protocol PrimitiveKeyframeTracks: Keyframes where Body == Never {}

extension PrimitiveKeyframeTracks {
    public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }
}

/// Tracks that run at the same time.
public struct _KeyframeTracks<Root> {
    let initial: Root
    /// The changes that the tracks make to the value at a time in seconds.
    private(set) var changes: [(inout Root, Double) -> Void] = []
    /// The duration of the longest track, in seconds.
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

/// The keyframes of a property of a value.
///
/// Available from iOS 17 and macOS 14.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: PrimitiveKeyframeTracks
where Value == Content.Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates a track of keyframes for the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(\.self, content: content)
    }

    /// Creates a track of keyframes for a property of the value.
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

/// A result builder that combines tracks, or keyframes of the whole value.
///
/// Available from iOS 17 and macOS 14.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Builds keyframes from an expression.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Starts a sequence of keyframes.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Appends keyframes to a sequence.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeSequence<Value>([accumulated, next])
    }

    /// Combines the keyframes of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    where Value: Animatable {
        KeyframeSequence<Value>(components)
    }

    /// Builds the keyframes of the first branch of a condition.
    public static func buildEither<First, Second>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    /// Builds the keyframes of the second branch of a condition.
    public static func buildEither<First, Second>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    /// Creates a track from keyframes of the whole value.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack { component }
    }

    /// Builds an empty group of tracks.
    public static func buildBlock() -> some Keyframes<Value> { KeyframeTrackGroup<Value>([]) }

    /// Builds a track from an expression.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    /// Starts a group of tracks.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    /// Adds a track to a group.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframeTrackGroup<Value>([accumulated, next])
    }

    /// Returns the group of tracks.
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value {
        component
    }
}

/// Tracks that run at the same time.
private struct KeyframeTrackGroup<Value>: PrimitiveKeyframeTracks {
    private let parts: [any Keyframes<Value>]

    init(_ parts: [any Keyframes<Value>]) { self.parts = parts }

    func _append(to tracks: inout _KeyframeTracks<Value>) { for part in parts { part._append(to: &tracks) } }
}

/// A value that follows keyframes, as a function of time.
///
/// Available from iOS 17 and macOS 14.
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

    /// Creates a timeline from an initial value and keyframes.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        var tracks = _KeyframeTracks(from: initialValue)
        content()._append(to: &tracks)
        self.tracks = tracks
    }

    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { tracks.duration }

    /// Returns the value at a fraction of the duration.
    ///
    /// - Parameter progress: The fraction, from 0 to 1.
    ///
    /// - Complexity: O(*n*), where *n* is the number of keyframes.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Returns the value at a time.
    ///
    /// - Parameter time: The time in seconds. Before the start, the value is the initial one. After its end, a track
    ///   keeps its last value.
    ///
    /// - Complexity: O(*n*), where *n* is the number of keyframes.
    public func value(time: Double) -> Value { tracks.value(at: time.isNaN ? 0 : time) }
}
