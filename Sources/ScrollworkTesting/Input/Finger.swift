import Foundation
import LayerTree

/// A finger that touches the stage, or a mouse or a pen that is pressed there.
///
/// Moving and holding a finger advances the stage's clock. Several fingers can be down at once; while one moves, the
/// others don't.
///
/// ```swift
/// let finger = stage.touch(at: CGPoint(x: 300, y: 100))
/// finger.move(to: CGPoint(x: 100, y: 100), over: 0.2)
/// finger.hold(for: 0.3)
/// finger.lift()
/// ```
@MainActor
public final class Finger {
    /// The location, in points in the stage's coordinates.
    public private(set) var location: CGPoint
    /// A Boolean value that indicates whether the finger is down.
    public private(set) var isDown = true
    private let stage: Stage
    private let id: Int
    private let kind: PointerEvent.Kind
    private let modifiers: KeyModifiers

    init(
        _ stage: Stage, at location: CGPoint, kind: PointerEvent.Kind = .touch, modifiers: KeyModifiers = []
    ) {
        self.stage = stage
        self.kind = kind
        self.location = location
        self.modifiers = modifiers
        id = stage.makePointerID()
        send(.began)
        stage.update()
    }

    /// Moves the finger along a straight line at a constant speed.
    ///
    /// - Parameters:
    ///   - point: The location at the end of the movement, in points.
    ///   - seconds: The duration, in seconds. With 0, the finger moves at once. Negative and nonfinite values are
    ///     treated as 0.
    ///   - samplesPerSecond: The rate at which the finger reports its location, at most 10,000. By default, it's the
    ///     frame rate of the stage. A value that isn't positive is treated as 60. The finger also reports the end of
    ///     the movement.
    public func move(to point: CGPoint, over seconds: Double, samplesPerSecond: Double? = nil) {
        guard isDown else { return }
        let start = location, begin = stage.time
        let samples = Stage.moments(from: begin, lasting: seconds, rate: samplesPerSecond ?? stage.framesPerSecond)
        let frames = Stage.moments(from: begin, lasting: seconds, rate: stage.framesPerSecond)
        let end = samples[samples.count - 1]
        var waiting = samples[...]
        for frame in frames {
            while let sample = waiting.first, sample <= frame + Stage.timeTolerance {
                waiting.removeFirst()
                let part = sample < end && end > begin ? (sample - begin) / (end - begin) : 1
                location =
                    part < 1
                    ? CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part) : point
                send(.moved, at: sample)
            }
            stage.run(at: frame)
        }
    }

    /// Moves the finger along a straight line by a distance. See ``move(to:over:samplesPerSecond:)``.
    ///
    /// - Parameters:
    ///   - distance: The distance, in points. Negative values are to the left and up.
    ///   - seconds: The duration, in seconds.
    ///   - samplesPerSecond: The rate at which the finger reports its location.
    public func move(by distance: CGSize, over seconds: Double, samplesPerSecond: Double? = nil) {
        move(
            to: CGPoint(x: location.x + distance.width, y: location.y + distance.height), over: seconds,
            samplesPerSecond: samplesPerSecond)
    }

    /// Holds the finger still. A finger that doesn't move reports nothing.
    ///
    /// - Parameter seconds: The time, in seconds. Negative and nonfinite values are treated as 0.
    public func hold(for seconds: Double) { stage.advance(by: seconds) }

    /// Lifts the finger. Content that it drags continues with the velocity of the finger.
    public func lift() { leave(.ended) }

    /// Cancels the touch, as the system does for an incoming call.
    public func cancel() { leave(.cancelled) }

    private func leave(_ phase: PointerEvent.Phase) {
        guard isDown else { return }
        isDown = false
        send(phase)
        stage.update()
    }

    private func send(_ phase: PointerEvent.Phase, at time: Double? = nil) {
        stage.send(
            .pointer(
                PointerEvent(
                    id: id, kind: kind, phase: phase, location: location, time: time ?? stage.time,
                    modifiers: modifiers)))
    }
}
